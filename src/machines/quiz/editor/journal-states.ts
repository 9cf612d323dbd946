import { journalStates, onJournalError } from '../../shared/journal/journal-states.ts';
import { editorSetup } from './editor-actions.ts';

/** Storing unsaved edits of a quiz in this browser (decision 11, NAV-010). */
export const journal = editorSetup.createStateConfig({
  ...journalStates,
  invoke: {
    src: 'writeJournal',
    id: 'journal',
    input: ({ context: { input } }) => ({ mode: input.mode, source: input.source }),
    onError: onJournalError,
  },
});
