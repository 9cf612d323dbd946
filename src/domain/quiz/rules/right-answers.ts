import type { DraftItem, DraftOption } from '../draft.ts';

/** A question whose options are chosen, by an author as right or by a student. */
type Choosing = Pick<DraftItem, 'isMultiple' | 'rightAnswer'> & {
  readonly options: readonly Pick<DraftOption, 'id'>[];
};

const inOptionOrder = (
  options: Choosing['options'],
  chosen: ReadonlySet<string>,
): readonly string[] =>
  options.filter((option) => chosen.has(option.id)).map((option) => option.id);

/** The right answers after `option` is chosen: it replaces the answer (QED-24), or is toggled when several are allowed (QED-25). */
export function answersAfterChoosing(item: Choosing, option: string): readonly string[] {
  if (!item.isMultiple) return [option];
  const chosen = new Set(item.rightAnswer);
  if (!chosen.delete(option)) chosen.add(option);
  return inOptionOrder(item.options, chosen);
}

/** The right answers after `option` is gone: never empty while an option is left (QED-29). */
export function answersAfterRemoving(item: DraftItem, option: string): readonly string[] {
  if (!item.rightAnswer.includes(option)) return item.rightAnswer;
  const left = item.rightAnswer.filter((id) => id !== option);
  if (left.length > 0) return left;
  const first = item.options.find(({ id }) => id !== option);
  return first === undefined ? left : [first.id];
}

/** The right answers once only one is allowed: several are reset to the first option (QED-27). */
export function answersWhenSingle(item: DraftItem): readonly string[] {
  const first = item.options[0];
  return hasSeveralRightAnswers(item) && first !== undefined ? [first.id] : item.rightAnswer;
}

/** Whether `option` is all that is right now. */
export const isOnlyRightAnswer = ({ rightAnswer }: DraftItem, option: string): boolean =>
  rightAnswer.length === 1 && rightAnswer[0] === option;

/** Whether taking `option` out would leave no right answer (QED-26). */
export const isLastRightAnswer = (item: DraftItem, option: string): boolean =>
  item.isMultiple && isOnlyRightAnswer(item, option);

/** Whether more than one option is right. */
export const hasSeveralRightAnswers = ({ rightAnswer }: DraftItem): boolean =>
  rightAnswer.length > 1;

/** Whether `chosen` is the answer to a question: every right option and no other. */
export const isRightAnswer = (
  { rightAnswer }: Pick<DraftItem, 'rightAnswer'>,
  chosen: readonly string[],
): boolean =>
  new Set(chosen).size === new Set(rightAnswer).size &&
  rightAnswer.every((id) => chosen.includes(id));
