import { assertNever } from '../../assert-never.ts';
import type { QuizCommand } from './command.ts';
import { accept, refuse, unchanged, type Decision } from './decision.ts';
import type { Draft, DraftActivity, Key } from '../draft/draft.ts';
import { findActivityIndex } from '../draft/locate.ts';
import type { EditContext } from '../draft/mode.ts';
import { createActivityTitle } from '../draft/create-draft.ts';
import { checkRemoveActivity, checkRenameActivity } from './refusals.ts';

type ActivityCommand = Extract<QuizCommand, { readonly type: `activity.${string}` }>;

function decideAdd({ activities }: Draft, key: Key): Decision {
  const title = createActivityTitle(activities);
  return accept(
    { key: 'quiz.step.activityAdded', values: { title } },
    { type: 'activityAdded', activity: { key, title, items: [] }, index: activities.length },
  );
}

function decideMove(
  draft: Draft,
  activity: DraftActivity,
  from: number,
  requestedIndex: number,
): Decision {
  const to = Math.max(0, Math.min(requestedIndex, draft.activities.length - 1));
  if (to === from) return unchanged;
  return accept(
    { key: 'quiz.step.activityMoved', values: { title: activity.title, position: to + 1 } },
    { type: 'activityMoved', activity: activity.key, from, to },
  );
}

/** Decides a command about the list of activities (QED-17 to QED-21, QED-32, QED-36). */
export function decideActivity(
  draft: Draft,
  command: ActivityCommand,
  { mode }: EditContext,
): Decision {
  if (command.type === 'activity.add') return decideAdd(draft, command.activity);
  const index = findActivityIndex(draft.activities, command.activity);
  const activity = draft.activities[index];
  if (activity === undefined) return refuse({ key: 'quiz.refusal.activityGone' });
  switch (command.type) {
    case 'activity.remove':
      return (
        checkRemoveActivity(draft) ??
        accept(
          { key: 'quiz.step.activityRemoved', values: { title: activity.title } },
          { type: 'activityRemoved', activity, index },
        )
      );
    case 'activity.move':
      return decideMove(draft, activity, index, command.to);
    case 'activity.rename':
      if (command.title === activity.title) return unchanged;
      return (
        checkRenameActivity(mode) ??
        accept(
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
