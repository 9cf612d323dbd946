import type { MessageKey } from '../../messages/en.ts';
import { maxOptionCharacters, maxQuestionCharacters } from '../../rich-text/rich-text-limits.ts';
import { isRichText } from '../../rich-text/plain-text.ts';
import { toComparableText, isEmptyText, isShorterThan } from '../../rich-text/visible-text.ts';
import type { DraftItem, ItemType, QuestionItem } from '../draft/draft.ts';
import { matchItem } from '../draft/item-type.ts';
import { maxOptions } from '../draft/quiz-limits.ts';
import type { QuizLocation } from '../draft/quiz-location.ts';
import {
  createError,
  minTitleCharacters,
  type ValidationContext,
  type ValidationError,
} from './validation-error.ts';

/**
 * The rules of an item from any source: an author, a package, the server or a caller of
 * the API.
 */
export type ItemRule =
  | 'optionIdsDiffer'
  | 'rightAnswerIsOption'
  | 'rightAnswersDiffer'
  | 'videoHasArticle'
  | 'titleIsNotBlank'
  | 'questionHasOption'
  | 'questionHasRightAnswer'
  | 'singleAnswerIsAlone';

/** An item of a payload, as far as its rules reach. */
export interface CheckedItem {
  readonly article: number | null;
  readonly title: string;
  readonly type: ItemType;
  readonly isMultiple: boolean;
  readonly rightAnswer: readonly string[];
  readonly textOptions: readonly { readonly id: string }[];
}

function findBrokenQuestionRules(item: CheckedItem): readonly ItemRule[] {
  const rules: ItemRule[] = [];
  if (item.title.trim() === '') rules.push('titleIsNotBlank');
  if (item.textOptions.length === 0) rules.push('questionHasOption');
  if (item.rightAnswer.length === 0) rules.push('questionHasRightAnswer');
  if (!item.isMultiple && item.rightAnswer.length > 1) rules.push('singleAnswerIsAlone');
  return rules;
}

const findBrokenTypeRules = (item: CheckedItem): readonly ItemRule[] =>
  matchItem(item, {
    question: findBrokenQuestionRules,
    video: ({ article }): readonly ItemRule[] => (article === null ? ['videoHasArticle'] : []),
  });

/**
 * Returns the rules that an item breaks. The contract, and with it the server, the import and every
 * create and edit, asks here.
 */
export function findBrokenItemRules(item: CheckedItem): readonly ItemRule[] {
  const rules: ItemRule[] = [];
  const options = new Set(item.textOptions.map(({ id }) => id));
  if (options.size < item.textOptions.length) rules.push('optionIdsDiffer');
  if (item.rightAnswer.some((id) => !options.has(id))) rules.push('rightAnswerIsOption');
  if (new Set(item.rightAnswer).size < item.rightAnswer.length) rules.push('rightAnswersDiffer');
  return [...rules, ...findBrokenTypeRules(item)];
}

/** Plain text shows 'required' (QVAL-17, QVAL-18), rich text the printed message. */
const createEmptyTextError = (
  location: QuizLocation,
  text: string,
  printed: MessageKey,
  isPrintedNow: boolean,
): ValidationError => ({
  location,
  message: isRichText(text) ? printed : 'quiz.check.required',
  summaryMessage: isPrintedNow ? printed : null,
});

function validateQuestionTitle(
  activity: string,
  { key, title }: QuestionItem,
  { intent }: ValidationContext,
): readonly ValidationError[] {
  const location: QuizLocation = { kind: 'item', activity, item: key };
  if (isEmptyText(title))
    return [
      createEmptyTextError(location, title, 'quiz.check.questionTitleEmpty', intent !== 'edit'),
    ];
  if (title.length > maxQuestionCharacters)
    return [{ location, message: 'quiz.check.textTooLong', summaryMessage: null }];
  return intent !== 'edit' && isShorterThan(title, minTitleCharacters)
    ? [createError(location, 'quiz.check.questionTitleTooShort')]
    : [];
}

function validateOptions(
  activity: string,
  item: QuestionItem,
  { intent }: ValidationContext,
): readonly ValidationError[] {
  const tooMany = item.options[maxOptions];
  const errors: ValidationError[] =
    tooMany === undefined
      ? []
      : [
          createError(
            { kind: 'option', activity, item: item.key, option: tooMany.id },
            'quiz.check.tooManyOptions',
          ),
        ];
  const seen = new Set<string>();
  for (const { id, text } of item.options) {
    const location: QuizLocation = { kind: 'option', activity, item: item.key, option: id };
    const form = toComparableText(text);
    if (isEmptyText(text))
      errors.push(
        createEmptyTextError(location, text, 'quiz.check.optionEmpty', intent === 'edit'),
      );
    else if (text.length > maxOptionCharacters)
      errors.push({ location, message: 'quiz.check.textTooLong', summaryMessage: null });
    else if (intent === 'edit' && seen.has(form))
      errors.push(createError(location, 'quiz.check.optionDuplicated'));
    seen.add(form);
  }
  return errors;
}

/**
 * Returns the errors of an item as an author sees them. An edit checks options, a create and a copy
 * the title (PD-16).
 */
export const validateItem = (
  activity: string,
  item: DraftItem,
  context: ValidationContext,
): readonly ValidationError[] =>
  matchItem(item, {
    question: (question) => [
      ...validateQuestionTitle(activity, question, context),
      ...validateOptions(activity, question, context),
    ],
    video: () => [],
  });
