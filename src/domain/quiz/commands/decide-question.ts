import { assertNever } from '../../assert-never.ts';
import { isRichText } from '../../rich-text/plain-text.ts';
import type { LocationHint, QuizCommand } from './command.ts';
import { accept, refuse, unchanged, type Decision } from './decision.ts';
import type { Draft, QuestionItem } from '../draft/draft.ts';
import { getOptionLetter } from '../draft/option-letter.ts';
import { toQuestion } from '../draft/item-type.ts';
import type { ItemPosition, QuizEvent } from '../events/event.ts';
import { locateItem } from '../draft/locate.ts';
import { getQuestionNumber } from '../draft/question-number.ts';
import { createImageEvents, type QuestionImage } from './question-image.ts';
import { checkChooseAnswer, checkRemoveOption } from './refusals.ts';
import { chooseAnswer, removeOptionFromAnswers, keepSingleAnswer } from './right-answers.ts';

type QuestionCommand = Extract<
  QuizCommand,
  { readonly type: `question.set${string}` | `option.${string}` | 'answer.choose' }
>;
type OptionCommand = Extract<QuestionCommand, { readonly option: string }>;

const hasSameAnswers = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);

const createAnswerEvents = (
  at: ItemPosition,
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

function getTextModeChange(from: string, to: string): 'none' | 'toRich' | 'toPlain' {
  const becomesRich = isRichText(to);
  if (isRichText(from) === becomesRich) return 'none';
  return becomesRich ? 'toRich' : 'toPlain';
}

/** Returns the events that allow several answers in a question, or one only (QED-27). */
export function createMultipleEvents(
  at: ItemPosition,
  item: QuestionItem,
  isMultiple: boolean,
): readonly QuizEvent[] {
  const answers = isMultiple ? item.rightAnswer : keepSingleAnswer(item);
  return [
    { type: 'questionMultipleChanged', at, from: item.isMultiple, to: isMultiple },
    ...createAnswerEvents(at, item.rightAnswer, answers),
  ];
}

function decideImage(
  at: ItemPosition,
  item: QuestionItem,
  image: QuestionImage,
  number: number,
): Decision {
  const [event] = createImageEvents(at, item, image);
  if (event === undefined) return unchanged;
  return accept({ key: 'quiz.step.questionImage', values: { number } }, event);
}

function decideMultiple(
  at: ItemPosition,
  item: QuestionItem,
  isMultiple: boolean,
  number: number,
): Decision {
  if (item.isMultiple === isMultiple) return unchanged;
  return accept(
    {
      key: isMultiple ? 'quiz.step.multipleAllowed' : 'quiz.step.multipleDisallowed',
      values: { number },
    },
    ...createMultipleEvents(at, item, isMultiple),
  );
}

function decideNewOption(
  at: ItemPosition,
  item: QuestionItem,
  id: string,
  number: number,
): Decision {
  if (item.options.some((option) => option.id === id)) return unchanged;
  const index = item.options.length;
  return accept(
    { key: 'quiz.step.optionAdded', values: { number } },
    { type: 'optionAdded', at, option: { id, text: '' }, index },
  );
}

function decideOption(
  at: ItemPosition,
  item: QuestionItem,
  command: OptionCommand,
  number: number,
): Decision {
  if (command.type === 'option.add') return decideNewOption(at, item, command.option, number);
  const index = item.options.findIndex((option) => option.id === command.option);
  const option = item.options[index];
  if (option === undefined) return refuse({ key: 'quiz.refusal.optionGone' });
  const values = { option: getOptionLetter(index), number };
  switch (command.type) {
    case 'option.setText':
      if (option.text === command.text) return unchanged;
      return accept(
        { key: textSteps.option[getTextModeChange(option.text, command.text)], values },
        {
          type: 'optionTextChanged',
          at,
          option: option.id,
          index,
          from: option.text,
          to: command.text,
        },
      );
    case 'option.move': {
      const to = Math.max(0, Math.min(command.to, item.options.length - 1));
      if (to === index) return unchanged;
      return accept(
        { key: 'quiz.step.optionMoved', values: { ...values, position: to + 1 } },
        { type: 'optionMoved', at, option: option.id, from: index, to },
      );
    }
    case 'option.remove': {
      const answers = createAnswerEvents(
        at,
        item.rightAnswer,
        removeOptionFromAnswers(item, option.id),
      );
      return (
        checkRemoveOption(item) ??
        accept({ key: 'quiz.step.optionRemoved', values }, ...answers, {
          type: 'optionRemoved',
          at,
          option,
          index,
        })
      );
    }
    case 'answer.choose': {
      const answers = chooseAnswer(item, option.id);
      if (hasSameAnswers(item.rightAnswer, answers)) return unchanged;
      const key = answers.includes(option.id)
        ? 'quiz.step.rightAnswerAdded'
        : 'quiz.step.rightAnswerRemoved';
      return (
        checkChooseAnswer(item, option.id) ??
        accept({ key, values }, ...createAnswerEvents(at, item.rightAnswer, answers))
      );
    }
    default:
      return assertNever(command);
  }
}

/** Decides a change of one question (QED-24 to QED-29). */
export function decideQuestion(
  draft: Draft,
  command: QuestionCommand,
  near?: LocationHint,
): Decision {
  const found = locateItem(draft, command.item, near);
  if (found === null) return refuse({ key: 'quiz.refusal.itemGone' });
  const { at, activity } = found;
  const item = toQuestion(found.item);
  if (item === null) return refuse({ key: 'quiz.refusal.notAQuestion' });
  const number = getQuestionNumber(activity.items, at.itemIndex);
  switch (command.type) {
    case 'question.setTitle':
      if (item.title === command.title) return unchanged;
      return accept(
        {
          key: textSteps.question[getTextModeChange(item.title, command.title)],
          values: { number },
        },
        { type: 'questionTitleChanged', at, from: item.title, to: command.title },
      );
    case 'question.setImage':
      return decideImage(at, item, { image: command.image, alt: command.alt ?? '' }, number);
    case 'question.setImageAlt':
      return decideImage(at, item, { image: item.image, alt: command.alt }, number);
    case 'question.setMultiple':
      return decideMultiple(at, item, command.isMultiple, number);
    case 'option.add':
    case 'option.remove':
    case 'option.move':
    case 'option.setText':
    case 'answer.choose':
      return decideOption(at, item, command, number);
    default:
      return assertNever(command);
  }
}
