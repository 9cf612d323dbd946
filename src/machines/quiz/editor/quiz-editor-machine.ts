import type { SnapshotFrom } from 'xstate';

import { failed } from '../../../domain/outcome.ts';
import { withOutput } from '../../shared/with-output.ts';
import { getJournalStatus, type JournalStatus } from '../../shared/journal/journal-status.ts';
import { createInitialContext, type SaveInput } from './context.ts';
import { dialog } from './dialog-states.ts';
import { activities, changes, details, history, items } from './editing-states.ts';
import { editorSetup } from './editor-actions.ts';
import { journal } from './journal-states.ts';

const unexpected = () => failed({ kind: 'unexpected' });

/**
 * The quiz editor (QFRM, QED, QVAL): loads a quiz, offers unsaved drafts, lets the domain decide
 * every command, validates and saves. A failed save leaves the form as it is. Provide `loadQuiz`,
 * `saveQuiz`, `writeJournal`, `articlePicker`, `subjects`, `videoPicker`, `playlistImport` and
 * `questionImage`.
 */
export const quizEditorMachine = editorSetup.createMachine({
  id: 'quizEditor',
  context: ({ input }) => createInitialContext(input),
  type: 'parallel',
  invoke: { src: 'subjects', id: 'subjects', input: null },
  states: {
    form: {
      initial: 'loading',
      states: {
        /** The journal searches for unsaved drafts at the same time. */
        loading: {
          invoke: {
            src: 'loadQuiz',
            input: ({ context: { input } }) => ({ source: input.source, mode: input.mode }),
            onDone: { target: 'checkingForDraft', actions: withOutput('setLoadOutcome') },
            onError: {
              target: 'checkingForDraft',
              actions: { type: 'setLoadOutcome', params: unexpected },
            },
          },
        },
        /**
         * Waits for the journal. Unsaved work is offered even when the server has no quiz
         * (QFRM-39).
         */
        checkingForDraft: {
          always: [
            { guard: 'isOpenInAnotherTab', target: 'openInAnotherTab' },
            {
              guard: 'hasTakenOverDraft',
              target: 'editing',
              actions: [
                { type: 'resumeJournal', params: { draft: null } },
                { type: 'recoverDraft', params: { draft: null } },
              ],
            },
            { guard: 'hasDrafts', target: 'offeringDraft' },
            { guard: 'canShowClosedQuiz', target: 'closed', actions: 'showClosedQuiz' },
            { guard: 'canOpenQuiz', target: 'editing', actions: ['openQuiz', 'startJournal'] },
            { guard: 'hasSearchedDrafts', target: 'loadFailed', actions: 'setLoadFailure' },
          ],
        },
        offeringDraft: {
          tags: 'offer',
          always: { guard: 'isOpenInAnotherTab', target: 'openInAnotherTab' },
          on: {
            'draft.continue': {
              guard: 'isOfferedDraft',
              target: 'editing',
              actions: [
                { type: 'resumeJournal', params: ({ event }) => event },
                { type: 'recoverDraft', params: ({ event }) => event },
              ],
            },
            'draft.continueAsNew': {
              guard: 'isOfferedDraft',
              target: 'editing',
              actions: [
                { type: 'resumeJournal', params: ({ event }) => event },
                { type: 'recoverDraft', params: ({ event }) => event },
                'convertToNewQuiz',
                'convertJournalToNew',
              ],
            },
            'draft.discard': {
              guard: 'isOfferedDraft',
              target: 'checkingForDraft',
              actions: [
                { type: 'discardDraft', params: ({ event }) => event },
                { type: 'removeDraft', params: ({ event }) => event },
              ],
            },
            'draft.startNew': {
              guard: 'isNewQuiz',
              target: 'checkingForDraft',
              actions: 'ignoreDrafts',
            },
          },
        },
        /**
         * Another tab has the lock. When it ends or releases it, this tab reads everything again.
         */
        openInAnotherTab: {
          tags: 'openInAnotherTab',
          entry: 'announceSaved',
          on: { 'journal.lockAcquired': 'loading' },
        },
        loadFailed: { on: { 'quiz.reload': 'loading' } },
        /** The quiz is being processed, or the person cannot edit it (PERM-20). */
        closed: { on: { 'quiz.reload': 'loading' } },
        editing: {
          tags: 'form',
          type: 'parallel',
          always: { guard: 'isOpenInAnotherTab', target: 'openInAnotherTab' },
          on: {
            'quiz.save': 'validating',
            'quiz.saveAsNew': {
              target: 'validating',
              actions: ['convertToNewQuiz', 'convertJournalToNew'],
            },
          },
          states: { changes, details, activities, items, history },
        },
        /**
         * Errors are announced together, the first one is revealed, and nothing is sent (QVAL-01,
         * QVAL-02).
         */
        validating: {
          entry: 'validate',
          always: [
            {
              guard: 'hasErrors',
              target: 'editing',
              actions: ['announceErrors', 'revealFirstError'],
            },
            { target: 'saving', actions: 'recordSaveAttempt' },
          ],
        },
        saving: {
          tags: ['form', 'busy'],
          invoke: {
            src: 'saveQuiz',
            input: ({ context: { input, version, attempts } }) => ({
              quiz: input.source.kind === 'stored' ? input.source.quiz : null,
              version,
              attempts: attempts as SaveInput['attempts'],
            }),
            onDone: [
              { guard: withOutput('hasSucceeded'), target: 'storingJournal' },
              {
                guard: withOutput('isConflict'),
                target: 'loadingRemote',
                actions: [withOutput('setFailure'), withOutput('dropRefusedAttempt')],
              },
              {
                target: 'editing.changes.saveFailed',
                actions: [withOutput('setFailure'), withOutput('dropRefusedAttempt')],
              },
            ],
            onError: {
              target: 'editing.changes.saveFailed',
              actions: { type: 'setFailure', params: unexpected },
            },
          },
        },
        /**
         * Another person has saved meanwhile (decision 39): their version is loaded to rebase the
         * author's work.
         */
        loadingRemote: {
          tags: 'form',
          on: { 'conflict.dismiss': 'editing' },
          invoke: {
            src: 'loadQuiz',
            input: ({ context: { input } }) => ({ source: input.source, mode: input.mode }),
            onDone: [
              {
                guard: withOutput('hasSucceeded'),
                target: 'conflict',
                actions: withOutput('compareWithRemote'),
              },
              { target: 'loadRemoteFailed' },
            ],
            onError: 'loadRemoteFailed',
          },
        },
        loadRemoteFailed: {
          tags: 'form',
          on: { 'conflict.reload': 'loadingRemote', 'conflict.dismiss': 'editing' },
        },
        /**
         * The author's draft does not change before the merge is saved. A save that meets a newer
         * version starts again.
         */
        conflict: {
          tags: 'form',
          on: {
            'conflict.chooseSide': { actions: 'chooseSide' },
            'conflict.restoreDropped': { actions: 'restoreDropped' },
            'conflict.save': {
              guard: 'hasResolvedAll',
              target: 'validating',
              actions: 'mergeConflict',
            },
            'conflict.openRemote': { target: 'editing', actions: 'openRemoteVersion' },
            'conflict.dismiss': { target: 'editing', actions: 'clearConflict' },
          },
        },
        /**
         * The journal stores that the quiz is saved before the editor is left, so it is not offered
         * as unsaved later.
         */
        storingJournal: {
          tags: ['form', 'busy'],
          entry: ['markSaved', 'sendLines', 'countSentLines', 'finishJournal'],
          always: { guard: 'isJournalStored', target: 'saved' },
          after: { finishTimeout: 'saved' },
        },
        /** The editor is left (QFRM-28 to QFRM-31). */
        saved: { tags: ['form', 'busy'], entry: ['announceSaved', 'leave'] },
      },
    },
    dialog,
    journal,
  },
});

/** Returns what the journal of a quiz has confirmed. */
export const selectJournalStatus = (
  snapshot: SnapshotFrom<typeof quizEditorMachine>,
): JournalStatus =>
  getJournalStatus(snapshot.context.journal, snapshot.matches({ journal: { writing: 'delayed' } }));
