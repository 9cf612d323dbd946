/** From this percentage on a result is shown green, below it red (QRES-15, LIM-24). */
export const passMark = 60;

/** Whether a result counts as passed: 60 percent or more, judged on what was reached and not on what is shown (QRES-15). */
export const isPassed = (progress: number): boolean => progress >= passMark;

/** Right answers as a results table shows them: question count times progress over 100 (QRES-14), to the nearest whole answer, a half upwards (QRES-22). */
export const scoreOf = (progress: number, questionCount: number): number =>
  Math.round((questionCount * progress) / 100);

/**
 * A percentage as it is shown: with at most one decimal, cut and not rounded (QRES-22). So nothing shown reaches a mark that the result did not reach:
 * 59.96 reads 59.9 and is red, 99.99 reads 99.9.
 */
export const shownPercentage = (progress: number): number =>
  Math.floor(Number((progress * 10).toFixed(6))) / 10;
