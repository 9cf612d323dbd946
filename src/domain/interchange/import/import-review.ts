import type { ImportEntry } from './imported-package.ts';
import { itemKey } from './item-key.ts';

/** What a package would become: its quizzes and what was read of each item. */
export interface ImportReview {
  readonly quizzes: readonly { readonly title: string; readonly countOfQuestions: number }[];
  readonly report: readonly ImportEntry[];
}

const isRemark = ({ outcome, preview }: ImportEntry): boolean =>
  outcome !== 'skipped' && preview === undefined;

/** Whether an item can be imported at all. */
export const isImportable = ({ outcome }: ImportEntry): boolean => outcome !== 'skipped';

/** What is said of quizzes as a whole: entries without anything to look at that are not left out. */
export const quizRemarks = ({ report }: ImportReview): readonly ImportEntry[] =>
  report.filter(isRemark);

/** The items of a package, in its order. */
export const itemsOf = ({ report }: ImportReview): readonly ImportEntry[] =>
  report.filter((entry) => !isRemark(entry));

/** The keys of all items that can be imported. */
export const importableKeys = (review: ImportReview): readonly string[] =>
  itemsOf(review).filter(isImportable).map(itemKey);

/** How many items there are, how many of them can be imported and how many are to be, without those in `leftOut`. */
export function countItems(
  review: ImportReview,
  leftOut: ReadonlySet<string>,
): { readonly all: number; readonly importable: number; readonly chosen: number } {
  const keys = importableKeys(review);
  return {
    all: itemsOf(review).length,
    importable: keys.length,
    chosen: keys.filter((key) => !leftOut.has(key)).length,
  };
}
