import { assertNever } from '../assert-never.ts';
import type { QuizCommand } from './command.ts';
import { accepted, unchanged, type Decision } from './decision.ts';
import type { Draft, DraftActivity, Key } from './draft.ts';
import { activityIndexOf } from './locate.ts';
import type { EditContext } from './mode.ts';
import { refused } from './refusal.ts';
import { nextActivityTitle } from './rules/activity-title.ts';
import { removeActivityRefusal, renameActivityRefusal } from './rules/refusals.ts';

type ActivityCommand = Extract<QuizCommand, { readonly type: `activity.${string}` }>;

function decideAdd({ activities }: Draft, key: Key): Decision {
  const title = nextActivityTitle(activities);
  return accepted(
    { key: 'quiz.step.activityAdded', values: { title } },
    { type: 'activityAdded', activity: { key, title, items: [] }, index: activities.length },
  );
}

function decideMove(draft: Draft, activity: DraftActivity, from: number, wanted: number): Decision {
  const to = Math.max(0, Math.min(wanted, draft.activities.length - 1));
  if (to === from) return unchanged;
  return accepted(
    { key: 'quiz.step.activityMoved', values: { title: activity.title, position: to + 1 } },
    { type: 'activityMoved', activity: activity.key, from, to },
  );
}

/** Decides a change of the list of activities (QED-17 to QED-21, QED-32, QED-36). */
export function decideActivity(
  draft: Draft,
  command: ActivityCommand,
  { mode }: EditContext,
): Decision {
  if (command.type === 'activity.add') return decideAdd(draft, command.activity);
  const index = activityIndexOf(draft.activities, command.activity);
  const activity = draft.activities[index];
  if (activity === undefined) return refused({ key: 'quiz.refusal.activityGone' });
  switch (command.type) {
    case 'activity.remove':
      return (
        removeActivityRefusal(draft) ??
        accepted(
          { key: 'quiz.step.activityRemoved', values: { title: activity.title } },
          { type: 'activityRemoved', activity, index },
        )
      );
    case 'activity.move':
      return decideMove(draft, activity, index, command.to);
    case 'activity.rename':
      if (command.title === activity.title) return unchanged;
      return (
        renameActivityRefusal(mode) ??
        accepted(
          { key: 'quiz.step.activityRenamed', values: { title: command.title } },
          {
            type: 'activityRenamed',
            at: { activity: activity.key, activityIndex: index },
            from: activity.title,
            to: command.title,
          },
        )
      );
    default:
      return assertNever(command);
  }
}
