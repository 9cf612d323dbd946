import type { JournalState } from './journal-state.ts';

interface GuardArgs {
  readonly context: {
    readonly journal: JournalState<unknown, { readonly id: string }, unknown>;
  };
  readonly event: { readonly type: string };
}

const countDrafts = ({ context: { journal } }: GuardArgs): number => journal.drafts?.length ?? 0;

/** The guards about drafts found in this browser and lines sent to the journal. */
export const journalGuards = {
  hasPendingLines: ({ context: { journal } }: GuardArgs): boolean =>
    journal.pendingLines.length > 0,
  hasUnstoredLines: ({ context: { journal } }: GuardArgs): boolean =>
    journal.storedCount < journal.sentCount,
  hasStoredLines: ({ context: { journal } }: GuardArgs): boolean =>
    journal.storedCount >= journal.sentCount,
  isJournalStarted: ({ context: { journal } }: GuardArgs): boolean => journal.isStarted,
  isNewerStorage: ({ event }: GuardArgs): boolean =>
    event.type === 'journal.failed' && 'error' in event && event.error === 'newer',
  isLocked: ({ context: { journal } }: GuardArgs): boolean => journal.error === 'locked',
  hasSearchedDrafts: ({ context: { journal } }: GuardArgs): boolean => journal.drafts !== null,
  hasDrafts: (args: GuardArgs): boolean => countDrafts(args) > 0,
  /** This tab requested the lock and finds the draft of the other tab. */
  hasTakenOverDraft: (args: GuardArgs): boolean =>
    args.context.journal.hasRequestedLock && countDrafts(args) === 1,
  isOfferedDraft: ({ context: { journal }, event }: GuardArgs): boolean =>
    'draft' in event && (journal.drafts?.some(({ id }) => id === event.draft) ?? false),
};
