import type { ImportEntry, ImportOutcome } from '../../api/contract/translation-files.ts';
import type { Message } from '../notice.ts';

/** A value of a file with what becomes of it. */
export type ReviewedValue = ImportEntry;

/** The outcomes in the order in which they matter to a reviewer. */
export const importOutcomes: readonly ImportOutcome[] = [
  'added',
  'changed',
  'refused',
  'unchanged',
];

/** How many values of a file have which outcome. */
export type ImportCounts = Readonly<Record<ImportOutcome, number>>;

/** Counts the values of a file by what becomes of them. */
export function countsOf(entries: readonly ImportEntry[]): ImportCounts {
  const counts = { added: 0, changed: 0, refused: 0, unchanged: 0 };
  for (const { outcome } of entries) counts[outcome] += 1;
  return counts;
}

/** How many values storing writes. */
export const storedCount = ({ added, changed }: ImportCounts): number => added + changed;

/** The outcome a review opens with: the first that any value has. */
export function shownFirst(entries: readonly ImportEntry[]): ImportOutcome {
  const counts = countsOf(entries);
  return importOutcomes.find((outcome) => counts[outcome] > 0) ?? 'unchanged';
}

/** Why a reviewed file cannot be stored now; null when it can. */
export function importFault(entries: readonly ImportEntry[], leavesOut: boolean): Message | null {
  const counts = countsOf(entries);
  if (storedCount(counts) === 0) return { key: 'translationGroups.nothingToStore' };
  return counts.refused > 0 && !leavesOut ? { key: 'translationGroups.mustLeaveOut' } : null;
}
