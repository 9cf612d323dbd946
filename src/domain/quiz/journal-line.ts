import type { JournalEntry } from './journal-entry.ts';

/**
 * One line of a journal: an entry of the history, or what became of a save. `attempted` names a save that is about to be sent, so that one
 * whose answer a crash has cut off can be repeated under its name; `attemptRefused` forgets the last of them, `attemptsSettled` all.
 */
export type JournalLine =
  | JournalEntry
  | { readonly type: 'attempted'; readonly name: string }
  | { readonly type: 'attemptRefused' }
  | { readonly type: 'attemptsSettled' };
