/** Whether a student has come to a class, or is only invited. */
export const studentStatuses = ['invited', 'joined'] as const;
export type StudentStatus = (typeof studentStatuses)[number];

/**
 * A student's result in a quiz: the percentage of right answers, `open` or `missed` while nothing
 * was handed in, or null when nothing is expected.
 */
export type QuizResult = number | 'open' | 'missed' | null;

/** What decides a result; times in milliseconds since 1970. */
export interface ResultFacts {
  readonly percent: number | null;
  readonly hasJoined: boolean;
  readonly startsAt: number | null;
  readonly endsAt: number | null;
}

/**
 * Returns a student's result in a quiz at `now`. Nothing is expected from a student who has not
 * joined, nor before the quiz starts.
 */
export function getQuizResult(
  { percent, hasJoined, startsAt, endsAt }: ResultFacts,
  now: number,
): QuizResult {
  if (percent !== null) return percent;
  if (!hasJoined || (startsAt !== null && startsAt > now)) return null;
  return endsAt !== null && endsAt <= now ? 'missed' : 'open';
}

/** Returns the mean of the percentages among results, rounded; null without any. */
export function getMeanPercent(results: readonly QuizResult[]): number | null {
  const percents = results.filter((result) => typeof result === 'number');
  return percents.length === 0
    ? null
    : Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length);
}
