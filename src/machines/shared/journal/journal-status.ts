import type { JournalError, JournalState } from './journal-state.ts';

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
