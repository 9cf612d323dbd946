import { assertNever } from '../assert-never.ts';
import { isRich } from '../rich-text/plain-text.ts';
import type { Near, QuizCommand } from './command.ts';
import { accepted, unchanged, type Decision } from './decision.ts';
import type { Draft, DraftItem } from './draft.ts';
import type { ItemPlace, QuizEvent } from './event.ts';
import { locateItem } from './locate.ts';
import { refused } from './refusal.ts';
import { questionNumber } from './rules/question-number.ts';
import { chooseAnswerRefusal, removeOptionRefusal } from './rules/refusals.ts';
import {
  answersAfterChoosing,
  answersAfterRemoving,
  answersWhenSingle,
} from './rules/right-answers.ts';

type QuestionCommand = Extract<
  QuizCommand,
  { readonly type: `question.set${string}` | `option.${string}` | 'answer.choose' }
>;
type OptionCommand = Extract<QuestionCommand, { readonly option: string }>;

const hasSameAnswers = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);

const answerEvents = (
  at: ItemPlace,
  from: readonly string[],
  to: readonly string[],
): readonly QuizEvent[] =>
  hasSameAnswers(from, to) ? [] : [{ type: 'rightAnswerChanged', at, from, to }];

const textSteps = {
  question: {
    none: 'quiz.step.questionTitle',
    toRich: 'quiz.step.questionRich',
    toPlain: 'quiz.step.questionPlain',
  },
  option: {
    none: 'quiz.step.optionText',
    toRich: 'quiz.step.optionRich',
    toPlain: 'quiz.step.optionPlain',
  },
} as const;

function modeChange(from: string, to: string): 'none' | 'toRich' | 'toPlain' {
  const becomesRich = isRich(to);
  if (isRich(from) === becomesRich) return 'none';
  return becomesRich ? 'toRich' : 'toPlain';
}

function decideMultiple(
  at: ItemPlace,
  item: DraftItem,
  isMultiple: boolean,
  number: number,
): Decision {
  if (item.isMultiple === isMultiple) return unchanged;
  const answers = isMultiple ? item.rightAnswer : answersWhenSingle(item);
  return accepted(
    {
      key: isMultiple ? 'quiz.step.multipleAllowed' : 'quiz.step.multipleDisallowed',
      values: { number },
    },
    { type: 'questionMultipleChanged', at, from: item.isMultiple, to: isMultiple },
    ...answerEvents(at, item.rightAnswer, answers),
  );
}

function decideNewOption(at: ItemPlace, item: DraftItem, id: string, number: number): Decision {
  if (item.options.some((option) => option.id === id)) return unchanged;
  const index = item.options.length;
  return accepted(
    { key: 'quiz.step.optionAdded', values: { number } },
    { type: 'optionAdded', at, option: { id, text: '' }, index },
  );
}

function decideOption(
  at: ItemPlace,
  item: DraftItem,
  command: OptionCommand,
  number: number,
): Decision {
  if (command.type === 'option.add') return decideNewOption(at, item, command.option, number);
  const index = item.options.findIndex((option) => option.id === command.option);
  const option = item.options[index];
  if (option === undefined) return refused({ key: 'quiz.refusal.optionGone' });
  const values = { option: index + 1, number };
  switch (command.type) {
    case 'option.setText':
      if (option.text === command.text) return unchanged;
      return accepted(
        { key: textSteps.option[modeChange(option.text, command.text)], values },
        {
          type: 'optionTextChanged',
          at,
          option: option.id,
          index,
          from: option.text,
          to: command.text,
        },
      );
    case 'option.remove': {
      const answers = answerEvents(at, item.rightAnswer, answersAfterRemoving(item, option.id));
      return (
        removeOptionRefusal(item) ??
        accepted({ key: 'quiz.step.optionRemoved', values }, ...answers, {
          type: 'optionRemoved',
          at,
          option,
          index,
        })
      );
    }
    case 'answer.choose': {
      const answers = answersAfterChoosing(item, option.id);
      if (hasSameAnswers(item.rightAnswer, answers)) return unchanged;
      const key = answers.includes(option.id)
        ? 'quiz.step.answerChosen'
        : 'quiz.step.answerTakenOut';
      return (
        chooseAnswerRefusal(item, option.id) ??
        accepted({ key, values }, ...answerEvents(at, item.rightAnswer, answers))
      );
    }
    default:
      return assertNever(command);
  }
}

/** Decides a change inside one question (QED-24 to QED-29). */
export function decideQuestion(draft: Draft, command: QuestionCommand, near?: Near): Decision {
  const found = locateItem(draft, command.item, near);
  if (found === null) return refused({ key: 'quiz.refusal.itemGone' });
  const { at, activity, item } = found;
  if (item.type === 'video') return refused({ key: 'quiz.refusal.notAQuestion' });
  const number = questionNumber(activity.items, at.itemIndex);
  switch (command.type) {
    case 'question.setTitle':
      if (item.title === command.title) return unchanged;
      return accepted(
        { key: textSteps.question[modeChange(item.title, command.title)], values: { number } },
        { type: 'questionTitleChanged', at, from: item.title, to: command.title },
      );
    case 'question.setImage':
      if (item.image === command.image) return unchanged;
      return accepted(
        { key: 'quiz.step.questionImage', values: { number } },
        { type: 'questionImageChanged', at, from: item.image, to: command.image },
      );
    case 'question.setMultiple':
      return decideMultiple(at, item, command.isMultiple, number);
    case 'option.add':
    case 'option.remove':
    case 'option.setText':
    case 'answer.choose':
      return decideOption(at, item, command, number);
    default:
      return assertNever(command);
  }
}
