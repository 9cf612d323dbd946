import type { ImportEntry } from './imported-package.ts';
import { itemKey } from './item-key.ts';

/** What a package would become: its quizzes and what was read of each item. */
export interface ImportReview {
  readonly quizzes: readonly { readonly title: string; readonly countOfQuestions: number }[];
  readonly report: readonly ImportEntry[];
}

/** Whether an item can be imported at all. */
export const isImportable = ({ outcome }: ImportEntry): boolean => outcome !== 'skipped';

/** The keys of all items that can be imported. */
export const importableKeys = ({ report }: ImportReview): readonly string[] => report.filter(isImportable).map(itemKey);

/** How many items there are, how many of them can be imported and how many are to be, without those in `leftOut`. */
export function countItems(review: ImportReview, leftOut: ReadonlySet<string>): { readonly all: number; readonly importable: number; readonly chosen: number } {
  const keys = importableKeys(review);
  return { all: review.report.length, importable: keys.length, chosen: keys.filter((key) => !leftOut.has(key)).length };
}
