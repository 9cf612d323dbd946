import { toggleMember } from '../../toggle-member.ts';
import type { QuestionItem, DraftOption } from '../draft/draft.ts';

/** A question for which an author selects right answers or a student answers. */
type AnswerableQuestion = Pick<QuestionItem, 'isMultiple' | 'rightAnswer'> & {
  readonly options: readonly Pick<DraftOption, 'id'>[];
};

const sortByOptions = (
  options: AnswerableQuestion['options'],
  chosen: ReadonlySet<string>,
): readonly string[] =>
  options.filter((option) => chosen.has(option.id)).map((option) => option.id);

/**
 * Returns the right answers after `option` is chosen: it replaces the answer (QED-24), or is
 * toggled when several answers are allowed (QED-25).
 */
export function chooseAnswer(item: AnswerableQuestion, option: string): readonly string[] {
  if (!item.isMultiple) return [option];
  return sortByOptions(item.options, toggleMember(new Set(item.rightAnswer), option));
}

/**
 * Returns the right answers after `option` is removed. When none remains, the first remaining
 * option becomes the right answer (QED-29).
 */
export function removeOptionFromAnswers(item: QuestionItem, option: string): readonly string[] {
  if (!item.rightAnswer.includes(option)) return item.rightAnswer;
  const remaining = item.rightAnswer.filter((id) => id !== option);
  if (remaining.length > 0) return remaining;
  const first = item.options.find(({ id }) => id !== option);
  return first === undefined ? remaining : [first.id];
}

/**
 * Returns the right answers once only one is allowed: several are reset to the first option
 * (QED-27).
 */
export function keepSingleAnswer(item: QuestionItem): readonly string[] {
  const first = item.options[0];
  return hasSeveralRightAnswers(item) && first !== undefined ? [first.id] : item.rightAnswer;
}

/** Returns whether `option` is the only right answer. */
export const isOnlyRightAnswer = ({ rightAnswer }: QuestionItem, option: string): boolean =>
  rightAnswer.length === 1 && rightAnswer[0] === option;

/** Returns whether removing `option` would leave no right answer (QED-26). */
export const isLastRightAnswer = (item: QuestionItem, option: string): boolean =>
  item.isMultiple && isOnlyRightAnswer(item, option);

/** Returns whether more than one option is right. */
export const hasSeveralRightAnswers = ({ rightAnswer }: QuestionItem): boolean =>
  rightAnswer.length > 1;

/** Returns whether `chosen` contains every right option and no other. */
export const isRightAnswer = (
  { rightAnswer }: Pick<QuestionItem, 'rightAnswer'>,
  chosen: readonly string[],
): boolean =>
  new Set(chosen).size === new Set(rightAnswer).size &&
  rightAnswer.every((id) => chosen.includes(id));
