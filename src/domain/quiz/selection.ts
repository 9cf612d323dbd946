import type { Draft, DraftActivity, Key } from './draft.ts';
import { activityIndexOf } from './locate.ts';

/** The selected activity: the wanted one, or the first when that is gone, so exactly one is selected at any time (QED-18, QED-19). */
export function selectedActivity(draft: Draft, wanted: Key | null): DraftActivity {
  const index = wanted === null ? 0 : activityIndexOf(draft.activities, wanted);
  const activity = draft.activities[index] ?? draft.activities[0];
  if (activity === undefined) throw new Error('a quiz has at least one activity');
  return activity;
}
