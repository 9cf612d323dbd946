/** The lowest percentage that is shown green; lower results are red (QRES-15, LIM-24). */
export const passMark = 60;

/**
 * Returns whether a result is passed: 60 percent or more. It uses the exact percentage, not the
 * displayed one (QRES-15).
 */
export const isPassed = (progress: number): boolean => progress >= passMark;

/**
 * Returns the number of right answers in a results table: question count times progress over 100
 * (QRES-14), rounded to the nearest integer, halves up (QRES-22).
 */
export const countRightAnswers = (progress: number, questionCount: number): number =>
  Math.round((questionCount * progress) / 100);

/**
 * Returns a percentage for display, truncated to one decimal (QRES-22). Truncating keeps 59.96 from
 * being displayed as the pass mark: it is shown as 59.9 in red.
 */
export const truncatePercentage = (progress: number): number =>
  Math.floor(Number((progress * 10).toFixed(6))) / 10;
