import { assertNever } from '../assert-never.ts';
import type { Message } from '../notice.ts';
import type { Near, QuizCommand } from './command.ts';
import { accepted, unchanged, type Decision } from './decision.ts';
import type { Draft, DraftItem, Key } from './draft.ts';
import { activityIndexOf, locateItem, type LocatedItem } from './locate.ts';
import { newQuestion } from './new-draft.ts';
import { refused } from './refusal.ts';
import { questionNumber } from './rules/question-number.ts';
import { addVideoRefusal } from './rules/videos.ts';

type ItemCommand = Extract<
  QuizCommand,
  { readonly type: 'question.add' | 'video.add' | 'item.remove' | 'item.move' }
>;

const within = (index: number, length: number): number => Math.max(0, Math.min(index, length));

const videoItem = (key: Key, article: NonNullable<DraftItem['article']>): DraftItem => ({
  key,
  type: 'video',
  title: article.title,
  image: null,
  isMultiple: false,
  rightAnswer: [],
  options: [],
  article,
});

function decideAdd(draft: Draft, activityKey: Key, item: DraftItem, index?: number): Decision {
  const activityIndex = activityIndexOf(draft.activities, activityKey);
  const activity = draft.activities[activityIndex];
  if (activity === undefined) return refused({ key: 'quiz.refusal.activityGone' });
  const itemIndex = within(index ?? activity.items.length, activity.items.length);
  const name: Message =
    item.type === 'video'
      ? { key: 'quiz.step.videoAdded', values: { title: item.title } }
      : {
          key: 'quiz.step.questionAdded',
          values: { number: questionNumber(activity.items, itemIndex - 1) + 1 },
        };
  return accepted(name, {
    type: 'itemAdded',
    at: { activity: activity.key, activityIndex, item: item.key, itemIndex },
    item,
  });
}

function decideRemove({ at, activity, item }: LocatedItem): Decision {
  const name: Message =
    item.type === 'video'
      ? { key: 'quiz.step.videoRemoved', values: { title: item.title } }
      : {
          key: 'quiz.step.questionRemoved',
          values: { number: questionNumber(activity.items, at.itemIndex) },
        };
  return accepted(name, { type: 'itemRemoved', at, item });
}

function nameOfMove(
  { at, activity, item }: LocatedItem,
  target: string,
  position: number,
  isOther: boolean,
): Message {
  const number = questionNumber(activity.items, at.itemIndex);
  if (item.type === 'video') {
    return isOther
      ? { key: 'quiz.step.videoMovedToActivity', values: { title: item.title, activity: target } }
      : { key: 'quiz.step.videoMoved', values: { title: item.title, position } };
  }
  return isOther
    ? { key: 'quiz.step.questionMovedToActivity', values: { number, activity: target } }
    : { key: 'quiz.step.questionMoved', values: { number, position } };
}

function decideMove(draft: Draft, found: LocatedItem, activityKey: Key, wanted: number): Decision {
  const activityIndex = activityIndexOf(draft.activities, activityKey);
  const target = draft.activities[activityIndex];
  if (target === undefined) return refused({ key: 'quiz.refusal.activityGone' });
  const isOther = target.key !== found.activity.key;
  const itemIndex = within(wanted, target.items.length - (isOther ? 0 : 1));
  if (!isOther && itemIndex === found.at.itemIndex) return unchanged;
  const to = { activity: target.key, activityIndex, item: found.item.key, itemIndex };
  return accepted(nameOfMove(found, target.title, itemIndex + 1, isOther), {
    type: 'itemMoved',
    from: found.at,
    to,
  });
}

/** Decides which items an activity holds and where they stand (QED-30, QED-31, QED-33 to QED-35, QED-47). */
export function decideItem(draft: Draft, command: ItemCommand, near?: Near): Decision {
  switch (command.type) {
    case 'question.add':
      return decideAdd(
        draft,
        command.activity,
        newQuestion(command.item, command.options),
        command.index,
      );
    case 'video.add':
      return (
        addVideoRefusal(draft, command.article) ??
        decideAdd(draft, command.activity, videoItem(command.item, command.article), command.index)
      );
    case 'item.remove':
    case 'item.move': {
      const found = locateItem(draft, command.item, near);
      if (found === null) return refused({ key: 'quiz.refusal.itemGone' });
      return command.type === 'item.remove'
        ? decideRemove(found)
        : decideMove(draft, found, command.activity, command.to);
    }
    default:
      return assertNever(command);
  }
}
