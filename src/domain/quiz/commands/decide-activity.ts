import { assertNever } from '../../assert-never.ts';
import type { QuizCommand } from './command.ts';
import { accept, refuse, unchanged, type Decision } from './decision.ts';
import type { Draft, DraftActivity, Key } from '../draft/draft.ts';
import { findActivityIndex } from '../draft/locate.ts';
import { hasActivityTitleField, type EditContext, type QuizKind } from '../draft/quiz-kind.ts';
import { countItems } from '../draft/question-number.ts';
import { leaveOutKnownVideos } from './add-items.ts';
import { createActivityTitle, isDefaultActivityTitle } from '../draft/create-draft.ts';
import { maxTitleCharacters } from '../draft/quiz-limits.ts';
import { createCopyTitle } from '../../text/create-copy-title.ts';
import { checkRemoveActivity, checkRenameActivity } from './refusals.ts';

type DuplicateCommand = Extract<QuizCommand, { readonly type: 'activity.duplicate' }>;
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

/**
 * The copy follows the original. 'Activity 1' becomes the next number, but for library quizzes,
 * whose titles are all their own. A video can be in a quiz only once, so the copy has none (QED-47).
 */
function decideDuplicate(
  draft: Draft,
  activity: DraftActivity,
  index: number,
  { copy, items }: DuplicateCommand,
  kind: QuizKind,
): Decision {
  const title =
    !hasActivityTitleField(kind) && isDefaultActivityTitle(activity.title)
      ? createActivityTitle(draft.activities)
      : createCopyTitle(activity.title, maxTitleCharacters);
  const videos = countItems(activity.items).videos;
  return accept(
    { key: 'quiz.step.activityDuplicated', values: { title: activity.title, videos } },
    {
      type: 'activityAdded',
      activity: { key: copy, title, items: leaveOutKnownVideos(draft, items) },
      index: index + 1,
    },
  );
}

/** Decides a command about the list of activities (QED-17 to QED-21, QED-32, QED-36). */
export function decideActivity(
  draft: Draft,
  command: ActivityCommand,
  { kind }: EditContext,
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
    case 'activity.duplicate':
      return decideDuplicate(draft, activity, index, command, kind);
    case 'activity.move':
      return decideMove(draft, activity, index, command.to);
    case 'activity.rename':
      if (command.title === activity.title) return unchanged;
      return (
        checkRenameActivity(kind, command.title) ??
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
