import type { SavedTree } from '../../../domain/history/history.ts';
import type { Outcome } from '../../../domain/outcome.ts';

/**
 * Why lines are not stored: no storage, storage full, storage written by newer code, storage that
 * fails, or no key to encrypt and decrypt them now.
 */
export type JournalError = 'missing' | 'full' | 'newer' | 'failing' | 'locked';

/** The part of a recovered document that every journal has. */
export interface RecoveredWork {
  readonly history: SavedTree<unknown>;
  readonly isDamaged: boolean;
}

/** Unsaved work found in this browser. `startedAt` and `changedAt` are milliseconds since 1970. */
export interface UnsavedWork<Source, Recovered extends RecoveredWork> {
  readonly id: string;
  readonly source: Source;
  readonly recovered: Recovered;
  readonly startedAt: number;
  readonly changedAt: number;
}

/**
 * An editor's side of its journal. `pendingLines` are not sent to the journal actor yet;
 * `sentCount` and `storedCount` count the lines sent and the lines on disk. `drafts` is null until
 * the search for drafts has ended. `loadOutcome` is the server's response meanwhile.
 */
export interface JournalState<Line, Unsaved, Loaded> {
  readonly pendingLines: readonly Line[];
  readonly sentCount: number;
  readonly storedCount: number;
  readonly drafts: readonly Unsaved[] | null;
  readonly newerDraftCount: number;
  readonly isEncrypted: boolean;
  readonly error: JournalError | null;
  readonly isStarted: boolean;
  readonly hasRequestedLock: boolean;
  readonly loadOutcome: Outcome<Loaded> | null;
}

/** The journal before the search for drafts. */
export const emptyJournal: JournalState<never, never, never> = {
  pendingLines: [],
  sentCount: 0,
  storedCount: 0,
  drafts: null,
  newerDraftCount: 0,
  isEncrypted: true,
  error: null,
  isStarted: false,
  hasRequestedLock: false,
  loadOutcome: null,
};

/** Returns the journal at the start of a draft: nothing is pending and no draft is offered. */
export const startJournal = <Line, Unsaved, Loaded>(
  journal: JournalState<Line, Unsaved, Loaded>,
): JournalState<Line, Unsaved, Loaded> => ({
  ...emptyJournal,
  newerDraftCount: journal.newerDraftCount,
  isEncrypted: journal.isEncrypted,
  error: journal.error,
  drafts: [],
  isStarted: true,
});

/** Returns the journal with one more line to send. */
export const appendLine = <Line, Unsaved, Loaded>(
  journal: JournalState<Line, Unsaved, Loaded>,
  line: Line,
): JournalState<Line, Unsaved, Loaded> => ({
  ...journal,
  pendingLines: [...journal.pendingLines, line],
});

/** Returns the journal after its pending lines were sent. */
export const countSentLines = <Line, Unsaved, Loaded>(
  journal: JournalState<Line, Unsaved, Loaded>,
): JournalState<Line, Unsaved, Loaded> => ({
  ...journal,
  pendingLines: [],
  sentCount: journal.sentCount + journal.pendingLines.length,
});
