import type { ImportEntry, ImportOutcome } from './translation.ts';
import type { Message } from '../messages/message.ts';

/** A value of a file with the outcome of its import. */
export type ReviewedValue = ImportEntry;

/** The outcomes in the order of their importance to a reviewer. */
export const importOutcomes: readonly ImportOutcome[] = [
  'added',
  'changed',
  'refused',
  'unchanged',
];

/** The number of values of a file by outcome. */
export type ImportCounts = Readonly<Record<ImportOutcome, number>>;

/** Counts the values of a file by outcome. */
export function countOutcomes(entries: readonly ImportEntry[]): ImportCounts {
  const counts = { added: 0, changed: 0, refused: 0, unchanged: 0 };
  for (const { outcome } of entries) counts[outcome] += 1;
  return counts;
}

/** Returns how many values the import stores. */
export const countStored = ({ added, changed }: ImportCounts): number => added + changed;

/** Returns the outcome a review shows first: the first one with values. */
export function getInitialOutcome(entries: readonly ImportEntry[]): ImportOutcome {
  const counts = countOutcomes(entries);
  return importOutcomes.find((outcome) => counts[outcome] > 0) ?? 'unchanged';
}

/** Returns why a reviewed file cannot be stored, or null. */
export function findImportError(
  entries: readonly ImportEntry[],
  leavesOut: boolean,
): Message | null {
  const counts = countOutcomes(entries);
  if (countStored(counts) === 0) return { key: 'translationGroups.nothingToStore' };
  return counts.refused > 0 && !leavesOut ? { key: 'translationGroups.mustLeaveOut' } : null;
}
