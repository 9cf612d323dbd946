import { assertNever } from '../../assert-never.ts';
import type { Message } from '../../messages/message.ts';
import { matchItem } from '../draft/item-type.ts';
import type { LocationHint, QuizCommand } from './command.ts';
import { accept, refuse, unchanged, type Decision } from './decision.ts';
import type { ArticleReference, Draft, DraftItem, Key, VideoItem } from '../draft/draft.ts';
import { findActivityIndex, locateItem, type LocatedItem } from '../draft/locate.ts';
import { createQuestion } from '../draft/create-draft.ts';
import { getQuestionNumber } from '../draft/question-number.ts';
import { checkAddVideo } from './videos.ts';

type ItemCommand = Extract<
  QuizCommand,
  { readonly type: 'question.add' | 'video.add' | 'item.remove' | 'item.move' }
>;

const clampIndex = (index: number, length: number): number => Math.max(0, Math.min(index, length));

const createVideo = (key: Key, article: ArticleReference): VideoItem => ({
  key,
  type: 'video',
  title: article.title,
  image: null,
  isMultiple: false,
  rightAnswer: [],
  options: [],
  article,
});

const createAddName = (item: DraftItem, number: number): Message =>
  matchItem(item, {
    video: ({ title }): Message => ({ key: 'quiz.step.videoAdded', values: { title } }),
    question: (): Message => ({ key: 'quiz.step.questionAdded', values: { number } }),
  });

const createRemoveName = (item: DraftItem, number: number): Message =>
  matchItem(item, {
    video: ({ title }): Message => ({ key: 'quiz.step.videoRemoved', values: { title } }),
    question: (): Message => ({ key: 'quiz.step.questionRemoved', values: { number } }),
  });

/** Decides to add one item to an activity, at `index` or at the end. */
export function decideAdd(
  draft: Draft,
  activityKey: Key,
  item: DraftItem,
  index?: number,
): Decision {
  const activityIndex = findActivityIndex(draft.activities, activityKey);
  const activity = draft.activities[activityIndex];
  if (activity === undefined) return refuse({ key: 'quiz.refusal.activityGone' });
  const itemIndex = clampIndex(index ?? activity.items.length, activity.items.length);
  const number = getQuestionNumber(activity.items, itemIndex - 1) + 1;
  return accept(createAddName(item, number), {
    type: 'itemAdded',
    at: { activity: activity.key, activityIndex, item: item.key, itemIndex },
    item,
  });
}

function decideRemove({ at, activity, item }: LocatedItem): Decision {
  const number = getQuestionNumber(activity.items, at.itemIndex);
  return accept(createRemoveName(item, number), { type: 'itemRemoved', at, item });
}

function createMoveName(
  { at, activity, item }: LocatedItem,
  target: string,
  position: number,
  isOtherActivity: boolean,
): Message {
  const number = getQuestionNumber(activity.items, at.itemIndex);
  return matchItem(item, {
    video: ({ title }): Message =>
      isOtherActivity
        ? { key: 'quiz.step.videoMovedToActivity', values: { title, activity: target } }
        : { key: 'quiz.step.videoMoved', values: { title, position } },
    question: (): Message =>
      isOtherActivity
        ? { key: 'quiz.step.questionMovedToActivity', values: { number, activity: target } }
        : { key: 'quiz.step.questionMoved', values: { number, position } },
  });
}

function decideMove(
  draft: Draft,
  found: LocatedItem,
  activityKey: Key,
  requestedIndex: number,
): Decision {
  const activityIndex = findActivityIndex(draft.activities, activityKey);
  const target = draft.activities[activityIndex];
  if (target === undefined) return refuse({ key: 'quiz.refusal.activityGone' });
  const isOtherActivity = target.key !== found.activity.key;
  const itemIndex = clampIndex(requestedIndex, target.items.length - (isOtherActivity ? 0 : 1));
  if (!isOtherActivity && itemIndex === found.at.itemIndex) return unchanged;
  const to = { activity: target.key, activityIndex, item: found.item.key, itemIndex };
  return accept(createMoveName(found, target.title, itemIndex + 1, isOtherActivity), {
    type: 'itemMoved',
    from: found.at,
    to,
  });
}

/**
 * Decides a command that adds, removes or moves an item (QED-30, QED-31, QED-33 to QED-35, QED-47).
 */
export function decideItem(draft: Draft, command: ItemCommand, near?: LocationHint): Decision {
  switch (command.type) {
    case 'question.add':
      return decideAdd(
        draft,
        command.activity,
        createQuestion(command.item, command.options),
        command.index,
      );
    case 'video.add':
      return (
        checkAddVideo(draft, command.article) ??
        decideAdd(
          draft,
          command.activity,
          createVideo(command.item, command.article),
          command.index,
        )
      );
    case 'item.remove':
    case 'item.move': {
      const found = locateItem(draft, command.item, near);
      if (found === null) return refuse({ key: 'quiz.refusal.itemGone' });
      return command.type === 'item.remove'
        ? decideRemove(found)
        : decideMove(draft, found, command.activity, command.to);
    }
    default:
      return assertNever(command);
  }
}
