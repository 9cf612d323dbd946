import { blankOptionCount } from '../draft/create-draft.ts';
import type { DraftOption, QuestionItem } from '../draft/draft.ts';
import { toOptionText, toTitleText } from './part-texts.ts';
import type { PastedOption, PastedPart, PastedQuestion, Remark } from './pasted-questions.ts';

/** What an author decides about a remark. `option` is an index. */
export type RemarkChoice =
  | { readonly kind: 'makeOption' }
  | { readonly kind: 'leaveOut' }
  | { readonly kind: 'markRight'; readonly option: number };

/** The decided remarks of a question by their index. */
export type RemarkChoices = Readonly<Record<number, RemarkChoice>>;

/** Returns the choices that a remark offers; none where there is nothing to decide. */
export function listChoices(remark: Remark, optionCount: number): readonly RemarkChoice[] {
  switch (remark.kind) {
    case 'looseLine':
      return [{ kind: 'makeOption' }, { kind: 'leaveOut' }];
    case 'noRightAnswer':
    case 'unknownAnswer':
      return Array.from({ length: Math.min(optionCount, 6) }, (_, option) => ({
        kind: 'markRight',
        option,
      }));
    default:
      return [];
  }
}

/** Splits an option where its author makes a line an option, and leaves lines out. */
function splitOption(
  { parts, isRight }: PastedOption,
  getChoice: (part: PastedPart) => RemarkChoice | undefined,
): readonly PastedOption[] {
  const groups: PastedPart[][] = [];
  for (const part of parts) {
    const choice = getChoice(part);
    if (choice?.kind === 'leaveOut') continue;
    if (choice?.kind === 'makeOption' || groups.length === 0) groups.push([part]);
    else groups.at(-1)?.push(part);
  }
  return groups.map((group, index) => ({ parts: group, isRight: isRight && index === 0 }));
}

/** Returns a question with what its author decided. Remarks that are decided are no longer in it. */
export function resolveQuestion(question: PastedQuestion, choices: RemarkChoices): PastedQuestion {
  if (Object.keys(choices).length === 0) return question;
  const byLine = new Map<number, RemarkChoice>();
  const right = new Set<number>();
  for (const [index, remark] of question.remarks.entries()) {
    const choice = choices[index];
    if (choice === undefined) continue;
    if (remark.kind === 'looseLine') byLine.set(remark.line, choice);
    if (choice.kind === 'markRight') right.add(choice.option);
  }
  return {
    ...question,
    options: question.options.flatMap((option, index) =>
      splitOption({ ...option, isRight: option.isRight || right.has(index) }, ({ line, isLoose }) =>
        isLoose === true ? byLine.get(line) : undefined,
      ),
    ),
    remarks: question.remarks.filter((_, index) => choices[index] === undefined),
  };
}

/** Whether a quiz can hold a question; a kind it cannot hold is only added when it is ticked. */
export const isSupported = ({ remarks }: PastedQuestion): boolean =>
  remarks.every(({ kind }) => kind !== 'unsupported');

/**
 * Returns a question as an item of a quiz, with ids that the editor replaces. The first option is
 * right where none is; a question without options gets blank ones.
 */
export function toQuestionItem({ title, options }: PastedQuestion): QuestionItem {
  const texts = options.map(({ parts }) => toOptionText(parts));
  while (texts.length < (options.length === 0 ? blankOptionCount : 1)) texts.push('');
  const list: readonly DraftOption[] = texts.map((text, index) => ({ id: String(index), text }));
  const right = list.filter((_, index) => options[index]?.isRight === true).map(({ id }) => id);
  return {
    key: '',
    type: 'question',
    title: toTitleText(title),
    image: null,
    isMultiple: right.length > 1,
    rightAnswer: right.length > 0 ? right : ['0'],
    options: list,
    article: null,
  };
}
