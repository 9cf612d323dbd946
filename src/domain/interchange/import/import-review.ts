import { type ImportEntry, getItemKey } from './imported-package.ts';

/** What the import of a package would create: its quizzes, and the outcome of each item. */
export interface ImportReview {
  readonly quizzes: readonly { readonly title: string; readonly countOfQuestions: number }[];
  readonly report: readonly ImportEntry[];
}

const isQuizRemark = ({ outcome, preview }: ImportEntry): boolean =>
  outcome !== 'skipped' && preview === undefined;

/** Whether an item can be imported. */
export const isImportable = ({ outcome }: ImportEntry): boolean => outcome !== 'skipped';

/** Returns the entries about quizzes as a whole: those without a preview that are not skipped. */
export const listQuizRemarks = ({ report }: ImportReview): readonly ImportEntry[] =>
  report.filter(isQuizRemark);

/** Returns the items of a package in order. */
export const listReviewItems = ({ report }: ImportReview): readonly ImportEntry[] =>
  report.filter((entry) => !isQuizRemark(entry));

/** Returns the keys of all items that can be imported. */
export const listImportableKeys = (review: ImportReview): readonly string[] =>
  listReviewItems(review).filter(isImportable).map(getItemKey);

/**
 * Counts all items, those that can be imported, and those that will be, without the keys in
 * `leftOut`.
 */
export function countItems(
  review: ImportReview,
  leftOut: ReadonlySet<string>,
): { readonly all: number; readonly importable: number; readonly chosen: number } {
  const keys = listImportableKeys(review);
  return {
    all: listReviewItems(review).length,
    importable: keys.length,
    chosen: keys.filter((key) => !leftOut.has(key)).length,
  };
}
