import type { JournalError, JournalState } from './journal-state.ts';

/**
 * How many lines this browser has stored: all, not yet all, delayed for a second or more, or none
 * and why.
 */
export type JournalStatus =
  | { readonly kind: 'stored' }
  | { readonly kind: 'storing' | 'delayed'; readonly steps: number }
  | { readonly kind: 'notStored'; readonly steps: number; readonly error: JournalError };

/**
 * Returns what the journal has confirmed. A line counts as stored only after the journal actor has
 * reported it.
 */
export function getJournalStatus(
  { sentCount, storedCount, pendingLines, error }: JournalState<unknown, unknown, unknown>,
  isDelayed: boolean,
): JournalStatus {
  const steps = sentCount + pendingLines.length - storedCount;
  if (error !== null) return { kind: 'notStored', steps, error };
  if (steps === 0) return { kind: 'stored' };
  return { kind: isDelayed ? 'delayed' : 'storing', steps };
}
