import type { PlayerQuiz } from '../player-quiz.ts';

/** The learner's location in a quiz: an activity and an item in it, from 0. */
export interface LessonLocation {
  readonly activity: number;
  readonly item: number;
}

/** Returns a location as learning systems store it, such as `2.14`. */
export const writeLocation = ({ activity, item }: LessonLocation): string =>
  `${String(activity)}.${String(item)}`;

/** Parses a stored location. Returns the beginning of the quiz when the location is not in it. */
export function readLocation(
  { activities }: Pick<PlayerQuiz, 'activities'>,
  stored: string,
): LessonLocation {
  const [, activity = 0, item = 0] = (/^(\d{1,6})\.(\d{1,6})$/.exec(stored) ?? []).map(Number);
  const found = activities[activity];
  if (found === undefined) return { activity: 0, item: 0 };
  return { activity, item: item < found.items.length ? item : 0 };
}
