import { assertNever } from '../../assert-never.ts';
import { findBrokenItemRules, type ItemRule } from '../../quiz/validation/validate-item.ts';
import { maxOptionCharacters, maxQuestionCharacters } from '../../rich-text/rich-text-limits.ts';
import { toComparableText, isEmptyText } from '../../rich-text/visible-text.ts';
import type { MessageKey } from '../../messages/en.ts';
import type { ImportedOption } from './imported-package.ts';
import type { ItemContent } from './parsed-item.ts';
import type { Notes } from './notes.ts';

type Question = Extract<ItemContent, { readonly type: 'question' }>;

function noteOptions(options: readonly ImportedOption[], notes: Notes): void {
  const seen = new Map<string, number>();
  for (const [index, { text }] of options.entries()) {
    const comparableText = toComparableText(text);
    const first = seen.get(comparableText);
    if (isEmptyText(text)) notes.add('quizImport.item.optionEmpty', { number: index + 1 });
    else if (first === undefined) seen.set(comparableText, index + 1);
    else notes.add('quizImport.item.optionTwice', { first, second: index + 1 });
  }
  if (options.length === 1) notes.add('quizImport.item.oneOption');
}

function getRuleMessage(rule: ItemRule): MessageKey {
  switch (rule) {
    case 'titleIsNotBlank':
      return 'quizImport.item.noText';
    case 'questionHasOption':
      return 'quizImport.item.noOptions';
    case 'questionHasRightAnswer':
      return 'quizImport.item.noRightAnswer';
    case 'singleAnswerIsAlone':
      return 'quizImport.item.severalRight';
    case 'optionIdsDiffer':
    case 'rightAnswerIsOption':
    case 'rightAnswersDiffer':
      return 'quizImport.item.contradictoryKey';
    case 'videoHasArticle':
      throw new Error('a question cannot break a rule of videos');
    default:
      return assertNever(rule);
  }
}

/** Returns the first rule of items that the question breaks. */
function findBrokenRule({ title, isMultiple, options }: Question): ItemRule | undefined {
  const checkedOptions = options.map(({ isRight }, index) => ({ id: String(index), isRight }));
  return findBrokenItemRules({
    type: 'question',
    article: null,
    title,
    isMultiple,
    textOptions: checkedOptions,
    rightAnswer: checkedOptions.filter(({ isRight }) => isRight).map(({ id }) => id),
  })[0];
}

/** Notes why a quiz cannot hold the question. Returns whether it can. */
function canHold(question: Question, notes: Notes): boolean {
  const { title, options } = question;
  const brokenRule = findBrokenRule(question);
  const tooLong = options.findIndex(({ text }) => text.length > maxOptionCharacters);
  if (isEmptyText(title)) notes.add('quizImport.item.noText');
  else if (title.length > maxQuestionCharacters)
    notes.add('quizImport.item.questionTooLong', { max: maxQuestionCharacters });
  else if (brokenRule !== undefined) notes.add(getRuleMessage(brokenRule));
  else if (tooLong !== -1)
    notes.add('quizImport.item.optionTooLong', { number: tooLong + 1, max: maxOptionCharacters });
  else return true;
  return false;
}

/**
 * Returns the question, or null when a quiz cannot hold it. Notes the reason, and what its author
 * should know.
 */
export function checkQuestion(question: Question, notes: Notes): Question | null {
  if (!canHold(question, notes)) return null;
  noteOptions(question.options, notes);
  return question;
}
