import type { PlayedQuiz } from '../played-quiz.ts';

/** Where somebody is in a quiz: an activity and an item in it, from 0. */
export interface Place {
  readonly activity: number;
  readonly item: number;
}

/** A place as a learning system keeps it: `2.14`, from 0. */
export const writePlace = ({ activity, item }: Place): string =>
  `${String(activity)}.${String(item)}`;

/** The place that was kept; the beginning when it is none of this quiz. */
export function readPlace({ activities }: Pick<PlayedQuiz, 'activities'>, kept: string): Place {
  const [, activity = 0, item = 0] = (/^(\d{1,6})\.(\d{1,6})$/.exec(kept) ?? []).map(Number);
  const there = activities[activity];
  if (there === undefined) return { activity: 0, item: 0 };
  return { activity, item: item < there.items.length ? item : 0 };
}
