import type { ActorRefFrom } from 'xstate';

import { listQuizChoices } from '../../../domain/interchange/import/import-review.ts';
import { withOutput, withUnexpected } from '../../shared/with-output.ts';
import { blank, listUndoable, noResult, quizImportSetup } from './quiz-import-setup.ts';

/**
 * The dialog that imports a QTI package (QLST-07, QIO-01 to QIO-03): the server reads the file in a
 * dry run, the person reviews the items, names the quizzes and excludes some, then all others are
 * imported or none. A failure keeps the file and the selection. A report says what was imported; one
 * undo moves all of it to the recycle bin. Provide `sendPackage` and `removeQuizzes`.
 */
export const quizImportMachine = quizImportSetup.createMachine({
  id: 'quizImport',
  context: ({ input }) => ({ ...blank, ...noResult, ...input }),
  initial: 'closed',
  on: {
    'quizzes.restored': { actions: { type: 'recordRestored', params: ({ event }) => event.ids } },
  },
  states: {
    closed: { entry: 'reset', on: { 'import.open': 'open' } },
    open: {
      tags: 'open',
      initial: 'choosing',
      on: { 'import.close': 'closed' },
      states: {
        choosing: {
          on: {
            'package.choose': [
              {
                guard: { type: 'isPackage', params: ({ event }) => event.files },
                target: 'withPackage',
                actions: { type: 'setFile', params: ({ event }) => event.files },
              },
              { actions: { type: 'rejectFile', params: ({ event }) => event.files } },
            ],
            'import.retry': { guard: 'hasFile', target: 'withPackage' },
            'report.show': { guard: 'hasResult', target: 'reported' },
          },
        },
        withPackage: {
          entry: 'reportUnsavedWork',
          exit: 'reportNoUnsavedWork',
          initial: 'reading',
          states: {
            reading: {
              tags: 'sending',
              entry: 'startUpload',
              invoke: {
                src: 'sendPackage',
                input: ({ context }) => ({
                  file: context.file as File,
                  choices: [],
                  idempotencyKey: null,
                }),
                onError: {
                  target: '#quizImport.open.choosing',
                  actions: withUnexpected('setError'),
                },
              },
              on: {
                'package.progress': {
                  actions: { type: 'setProgress', params: ({ event }) => event.part },
                },
                'package.sent': [
                  {
                    guard: { type: 'hasSucceeded', params: ({ event }) => event.outcome },
                    target: 'reviewing',
                    actions: { type: 'setReview', params: ({ event }) => event.outcome },
                  },
                  {
                    target: '#quizImport.open.choosing',
                    actions: { type: 'setError', params: ({ event }) => event.outcome },
                  },
                ],
                'import.stop': '#quizImport.open.choosing',
              },
            },
            reviewing: {
              tags: 'review',
              on: {
                'item.choose': {
                  actions: { type: 'toggleItem', params: ({ event }) => event.item },
                },
                'items.choose': {
                  actions: { type: 'toggleAll', params: ({ event }) => event.isChosen },
                },
                'quiz.choose': {
                  actions: { type: 'chooseQuiz', params: ({ event }) => event },
                },
                'title.set': { actions: { type: 'setTitle', params: ({ event }) => event } },
                'import.start': { guard: 'canImport', target: 'importing' },
                'package.choose': [
                  {
                    guard: { type: 'isPackage', params: ({ event }) => event.files },
                    target: 'reading',
                    actions: { type: 'setFile', params: ({ event }) => event.files },
                  },
                  {
                    target: '#quizImport.open.choosing',
                    actions: { type: 'rejectFile', params: ({ event }) => event.files },
                  },
                ],
              },
            },
            importing: {
              tags: 'sending',
              entry: 'startUpload',
              invoke: {
                src: 'sendPackage',
                input: ({ context }) => ({
                  file: context.file as File,
                  choices: context.review === null ? [] : listQuizChoices(context.review, context),
                  idempotencyKey: context.idempotencyKey,
                }),
                onError: { target: 'reviewing', actions: withUnexpected('setError') },
              },
              on: {
                'package.progress': {
                  actions: { type: 'setProgress', params: ({ event }) => event.part },
                },
                'package.sent': [
                  {
                    guard: { type: 'hasSucceeded', params: ({ event }) => event.outcome },
                    target: '#quizImport.open.reported',
                    actions: [
                      { type: 'setResult', params: ({ event }) => event.outcome },
                      'announceDone',
                      'emitImported',
                    ],
                  },
                  {
                    target: 'reviewing',
                    actions: { type: 'setError', params: ({ event }) => event.outcome },
                  },
                ],
                'import.stop': { target: 'reviewing', actions: 'emitImported' },
                'import.close': { target: '#quizImport.closed', actions: 'emitImported' },
              },
            },
          },
        },
        reported: {
          tags: 'report',
          initial: 'shown',
          on: { 'report.save': { actions: 'saveReport' } },
          states: {
            shown: {
              on: {
                'import.undo': { guard: 'canUndo', target: 'undoing' },
                'import.another': '#quizImport.open.choosing',
              },
            },
            undoing: {
              invoke: {
                src: 'removeQuizzes',
                id: 'removeQuizzes',
                input: ({ context }) => ({ items: listUndoable(context) }),
                onDone: {
                  target: 'shown',
                  actions: [
                    withOutput('announceRemovals'),
                    withOutput('recordRemovals'),
                    'emitImported',
                  ],
                },
              },
              on: { 'import.close': {} },
            },
          },
        },
      },
    },
  },
});

/** A reference to an import dialog. */
export type QuizImportRef = ActorRefFrom<typeof quizImportMachine>;
