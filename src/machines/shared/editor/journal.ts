import type { SavedTree } from '../../../domain/history/history.ts';
import type { Outcome } from '../../../domain/outcome.ts';

/**
 * Why lines are not stored: no storage, storage full, storage written by newer code, storage that
 * fails, or no key to encrypt and decrypt them now.
 */
export type JournalError = 'missing' | 'full' | 'newer' | 'failing' | 'locked';

/** What every journal holds of unsaved work. */
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
 * An editor's side of its journal. `id` is null while nothing is written. `savedCount` counts its
 * lines that say that the server has the draft. `pendingLines` are not sent to the journal actor yet;
 * `sentCount` and `storedCount` count the lines sent and the lines on disk. A save waits for the first
 * `awaitedCount` lines, unless the disk `isSlow`: a save has waited in vain since it stored a line. `drafts` is null until
 * the search for drafts has ended. `loadOutcome` is the server's response meanwhile.
 */
export interface JournalState<Line, Unsaved, Loaded> {
  readonly id: string | null;
  readonly savedCount: number;
  readonly pendingLines: readonly Line[];
  readonly sentCount: number;
  readonly storedCount: number;
  readonly awaitedCount: number;
  readonly isSlow: boolean;
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
  id: null,
  savedCount: 0,
  pendingLines: [],
  sentCount: 0,
  storedCount: 0,
  awaitedCount: 0,
  isSlow: false,
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

/**
 * The commands of an editor to its journal actor. Lines belong to the journal that was started or
 * resumed last. `journal.convertToNew` makes it the journal of a new quiz or playlist and counts as
 * a line; `journal.move` appends lines and makes it the journal of a stored one, both or neither.
 * `journal.discard` deletes a found draft, or for null what was written; a second `journal.start`
 * deletes that too.
 */
export type JournalCommand<Base, Line, Source = unknown> =
  | { readonly type: 'journal.findDrafts' }
  | { readonly type: 'journal.start'; readonly base: Base }
  | { readonly type: 'journal.resume'; readonly draft: string }
  | { readonly type: 'journal.append'; readonly lines: readonly Line[] }
  | { readonly type: 'journal.convertToNew' }
  | { readonly type: 'journal.move'; readonly source: Source; readonly lines: readonly Line[] }
  | { readonly type: 'journal.discard'; readonly draft: string | null }
  | { readonly type: 'journal.finish' }
  | { readonly type: 'journal.requestLock' }
  | { readonly type: 'journal.releaseLock' }
  | { readonly type: 'journal.retry' };

/**
 * The events of the journal actor. `journal.opened` names the journal that is written from now on.
 * `journal.stored` counts the lines on disk since it was started or resumed. `lockRequested` comes from another tab that wants to edit, `lockAcquired`
 * when the other tab has ended or released its lock. `newer` counts the drafts that newer code has
 * written. `keyAwaited` says that drafts were found whose key is still being loaded, `unencrypted`
 * that this browser does not encrypt here.
 */
export type JournalEvent<Unsaved> =
  | {
      readonly type: 'journal.draftsFound';
      readonly drafts: readonly Unsaved[];
      readonly newer: number;
    }
  | { readonly type: 'journal.keyAwaited' }
  | { readonly type: 'journal.unencrypted' }
  | { readonly type: 'journal.lockedElsewhere' }
  | { readonly type: 'journal.lockRequested' }
  | { readonly type: 'journal.lockAcquired' }
  | { readonly type: 'journal.opened'; readonly id: string }
  | { readonly type: 'journal.stored'; readonly count: number }
  | { readonly type: 'journal.failed'; readonly error: JournalError };

/** What a person does about unsaved work found in this browser. */
export type DraftEvent =
  | { readonly type: 'draft.continue'; readonly draft: string }
  | { readonly type: 'draft.continueAsNew'; readonly draft: string }
  | { readonly type: 'draft.discard'; readonly draft: string }
  | { readonly type: 'draft.startNew' }
  | { readonly type: 'journal.requestLock' }
  | { readonly type: 'journal.retry' };

interface JournalGuardArgs {
  readonly context: {
    readonly journal: JournalState<unknown, { readonly id: string }, unknown>;
  };
  readonly event: { readonly type: string };
}

const countDrafts = ({ context: { journal } }: JournalGuardArgs): number =>
  journal.drafts?.length ?? 0;

/** The guards about drafts found in this browser and lines sent to the journal. */
export const journalGuards = {
  hasPendingLines: ({ context: { journal } }: JournalGuardArgs): boolean =>
    journal.pendingLines.length > 0,
  hasUnstoredLines: ({ context: { journal } }: JournalGuardArgs): boolean =>
    journal.storedCount < journal.sentCount,
  hasStoredLines: ({ context: { journal } }: JournalGuardArgs): boolean =>
    journal.storedCount >= journal.sentCount,
  isAttemptOnDisk: ({ context: { journal } }: JournalGuardArgs): boolean =>
    journal.isSlow || journal.storedCount >= journal.awaitedCount,
  isJournalStarted: ({ context: { journal } }: JournalGuardArgs): boolean => journal.isStarted,
  isNewerStorage: ({ event }: JournalGuardArgs): boolean =>
    event.type === 'journal.failed' && 'error' in event && event.error === 'newer',
  isLocked: ({ context: { journal } }: JournalGuardArgs): boolean => journal.error === 'locked',
  hasSearchedDrafts: ({ context: { journal } }: JournalGuardArgs): boolean =>
    journal.drafts !== null,
  hasDrafts: (args: JournalGuardArgs): boolean => countDrafts(args) > 0,
  /** This tab requested the lock and finds the draft of the other tab. */
  hasTakenOverDraft: (args: JournalGuardArgs): boolean =>
    args.context.journal.hasRequestedLock && countDrafts(args) === 1,
  isOfferedDraft: ({ context: { journal }, event }: JournalGuardArgs): boolean =>
    'draft' in event && (journal.drafts?.some(({ id }) => id === event.draft) ?? false),
};

const setError = <const E extends 'missing' | 'failing' | 'locked' | null>(error: E) =>
  ({ type: 'setJournalError', params: { error } }) as const;
const setReportedError = {
  type: 'setJournalError',
  params: ({ event }: { readonly event: { readonly error: JournalError } }) => event,
} as const;

/**
 * Storing unsaved edits in this browser (PD-11, NAV-010). Every line of the history is sent in the
 * transition that made it; the count of stored lines tells `stored`, `storing` and `delayed` apart.
 * Without storage or a key, editing and saving continue. One tab at a time has the lock to write a
 * draft. An editor provides `journalGuards` and the actions of its setup, and invokes
 * `writeJournal` with `onJournalError`.
 */
export const journalStates = {
  initial: 'findingDrafts',
  always: { guard: 'hasPendingLines', actions: ['sendLines', 'countSentLines'] },
  on: {
    'journal.failed': [
      { guard: 'isNewerStorage', target: '.newerVersion', actions: setReportedError },
      { target: '.unavailable', actions: setReportedError },
    ],
    'journal.opened': { actions: 'setJournalId' },
    'journal.stored': { actions: 'setStoredCount' },
    'journal.unencrypted': { actions: 'markUnencrypted' },
    'journal.lockedElsewhere': '.lockedElsewhere',
    'journal.lockRequested': {
      guard: 'canReleaseLock',
      target: '.lockedElsewhere',
      actions: 'releaseLock',
    },
  },
  states: {
    findingDrafts: {
      entry: 'findDrafts',
      on: {
        'journal.draftsFound': { target: 'ready', actions: 'setDrafts' },
        'journal.keyAwaited': 'awaitingKey',
      },
      after: { journalTimeout: { target: 'unavailable', actions: setError('failing') } },
    },
    awaitingKey: {
      on: { 'journal.draftsFound': { target: 'ready', actions: 'setDrafts' } },
      after: { keyTimeout: { target: 'unavailable', actions: setError('locked') } },
    },
    ready: { always: { guard: 'isJournalStarted', target: 'writing' } },
    writing: {
      initial: 'stored',
      states: {
        stored: { always: { guard: 'hasUnstoredLines', target: 'storing' } },
        storing: {
          always: { guard: 'hasStoredLines', target: 'stored' },
          after: { storingDelay: 'delayed' },
        },
        delayed: { tags: 'journalDelayed', always: { guard: 'hasStoredLines', target: 'stored' } },
      },
    },
    unavailable: {
      entry: 'reportWorkNotKept',
      on: {
        'journal.stored': {
          target: 'writing',
          actions: ['setStoredCount', setError(null), 'reportWorkKept'],
        },
        'journal.retry': { actions: 'retryJournal' },
        'editor.reload': {
          guard: 'isLocked',
          target: 'findingDrafts',
          actions: [setError(null), 'clearDrafts', 'reportWorkKept'],
        },
      },
    },
    newerVersion: { entry: 'reportWorkNotKept' },
    lockedElsewhere: {
      on: {
        'journal.requestLock': { actions: ['markLockRequested', 'requestLock'] },
        'journal.lockAcquired': {
          target: 'findingDrafts',
          actions: [setError(null), 'clearDrafts', 'reportWorkKept'],
        },
      },
    },
  },
} as const;

/** What happens when the journal actor ends with an error. */
export const onJournalError = { target: '.unavailable', actions: setError('missing') } as const;

/**
 * How many lines this browser has stored: all, not yet all, delayed for a second or more, or none
 * and why.
 */
export type JournalStatus =
  | { readonly kind: 'stored' }
  | { readonly kind: 'storing' | 'delayed'; readonly steps: number }
  | { readonly kind: 'notStored'; readonly steps: number; readonly error: JournalError };

interface JournalSnapshot {
  readonly context: { readonly journal: JournalState<unknown, unknown, unknown> };
  readonly hasTag: (tag: 'journalDelayed') => boolean;
}

/**
 * Returns what the journal of an editor has confirmed. A line counts as stored only after the
 * journal actor has reported it.
 */
export function selectJournalStatus(snapshot: JournalSnapshot): JournalStatus {
  const { sentCount, storedCount, pendingLines, error } = snapshot.context.journal;
  const steps = sentCount + pendingLines.length - storedCount;
  if (error !== null) return { kind: 'notStored', steps, error };
  if (steps === 0) return { kind: 'stored' };
  return { kind: snapshot.hasTag('journalDelayed') ? 'delayed' : 'storing', steps };
}
