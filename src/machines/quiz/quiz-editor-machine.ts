import { failed } from '../../domain/outcome.ts';
import { unopened } from './editing.ts';
import { dialog } from './editor-dialogs.ts';
import { activities, changes, details, history, items } from './editor-rules.ts';
import { checking, conflict, readingTheirs, saved, saving } from './editor-saving.ts';
import { editorSetup } from './editor-setup.ts';

/**
 * The quiz editor (QFRM, QED, QVAL): loads a quiz, lets domain decide every command by the rules of its regions, checks and saves. The
 * form stays as it is when a save fails. Supply `loadQuiz`, `saveQuiz`, the article picker's `loadPage` and the
 * `load` of the subjects.
 */
export const quizEditorMachine = editorSetup.createMachine({
  id: 'quizEditor',
  context: ({ input }) => unopened(input),
  type: 'parallel',
  invoke: { src: 'subjects', id: 'subjects', input: null },
  states: {
    form: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'loadQuiz',
            input: ({ context: { input } }) => ({ source: input.source, mode: input.mode }),
            onDone: [
              { guard: { type: 'hasOpened', params: ({ event }) => event.output }, target: 'editing', actions: { type: 'open', params: ({ event }) => event.output } },
              { target: 'loadFailed', actions: { type: 'keepFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'loadFailed', actions: { type: 'keepFailure', params: () => failed({ kind: 'unexpected' }) } },
          },
        },
        loadFailed: { on: { 'quiz.reload': 'loading' } },
        editing: {
          tags: 'form',
          type: 'parallel',
          on: { 'quiz.save': 'checking' },
          states: { changes, details, activities, items, history },
        },
        checking,
        saving,
        conflict,
        readingTheirs,
        saved,
      },
    },
    dialog,
  },
});
