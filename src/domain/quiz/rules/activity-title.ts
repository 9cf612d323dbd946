import type { DraftActivity } from '../draft.ts';

const titleOf = (n: number): string => `Activity ${n}`;

/** The title of a new quiz's only activity (QFRM-27). */
export const firstActivityTitle = titleOf(1);

/** 'Activity N' with the smallest N that no activity has yet (QED-36, decision 19). */
export function nextActivityTitle(activities: readonly DraftActivity[]): string {
  const taken = new Set(activities.map((activity) => activity.title));
  let n = 1;
  while (taken.has(titleOf(n))) n += 1;
  return titleOf(n);
}
