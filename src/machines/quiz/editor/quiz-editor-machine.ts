import {
  changesState,
  createSavingInPlaceState,
  discardTransition,
  historyState,
  leavingStates,
  saveTransitions,
  openingStates,
  savingStates,
} from '../../shared/editor/editor-states.ts';
import { journalStates, onJournalError } from '../../shared/editor/journal.ts';
import { createInitialContext } from './context.ts';
import { dialog } from './dialog-states.ts';
import { activities, details, finding, items } from './editing-states.ts';
import { editorSetup } from './editor-setup.ts';

const journal = editorSetup.createStateConfig({
  ...journalStates,
  invoke: {
    src: 'writeJournal',
    id: 'journal',
    input: ({ context: { input } }) => ({ kind: input.kind, source: input.source }),
    onError: onJournalError,
  },
});

/**
 * The quiz editor (QFRM, QED, QVAL): loads a quiz, offers unsaved drafts, lets the domain decide
 * every command, validates and saves. A failed save leaves the form as it is. Provide `load`,
 * `save`, `writeJournal`, `articlePicker`, `subjects`, `videoPicker`, `playlistImport`,
 * `questionImage` and `questionPaste`.
 */
export const quizEditorMachine = editorSetup.createMachine({
  id: 'quizEditor',
  context: ({ input }) => createInitialContext(input),
  type: 'parallel',
  invoke: { src: 'subjects', id: 'subjects', input: null },
  on: { 'notice.acted': { guard: 'isAboutActivity', actions: 'refuseRestoring' } },
  states: {
    form: {
      initial: 'loading',
      on: discardTransition,
      states: {
        ...openingStates,
        offeringDraft: {
          ...openingStates.offeringDraft,
          on: {
            ...openingStates.offeringDraft.on,
            'draft.startNew': {
              guard: 'isNewQuiz',
              target: 'checkingForDraft',
              actions: 'ignoreDrafts',
            },
          },
        },
        editing: {
          tags: 'form',
          type: 'parallel',
          always: { guard: 'isOpenInAnotherTab', target: 'openInAnotherTab' },
          on: saveTransitions,
          states: {
            changes: changesState,
            savingInPlace: createSavingInPlaceState('quizEditor'),
            history: historyState,
            details,
            activities,
            items,
            finding,
          },
        },
        ...savingStates,
        ...leavingStates,
        conflict: {
          ...savingStates.conflict,
          on: {
            ...savingStates.conflict.on,
            'conflict.restoreDropped': { actions: 'restoreDropped' },
          },
        },
      },
    },
    dialog,
    journal,
  },
});
