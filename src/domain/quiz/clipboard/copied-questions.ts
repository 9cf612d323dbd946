import { escapeAttribute, escapeText } from '../../rich-text/entities.ts';
import { readPlainText } from '../../rich-text/plain-text.ts';
import { getVisibleText } from '../../rich-text/visible-text.ts';
import type { DraftItem, QuestionItem } from '../draft/draft.ts';
import { matchItem } from '../draft/item-type.ts';
import { getOptionLetter } from '../draft/option-letter.ts';

/** The attribute that holds copied questions as JSON in copied HTML. */
export const copiedAttribute = 'data-lectern-questions';

/** The version of the JSON; raise it when the meaning of a field changes. */
export const copiedVersion = 1;

const listRightLetters = ({ options, rightAnswer }: QuestionItem): readonly string[] =>
  options.flatMap(({ id }, index) => (rightAnswer.includes(id) ? [getOptionLetter(index)] : []));

const writeQuestion = (question: QuestionItem, number: number): string =>
  [
    `${String(number)}. ${getVisibleText(question.title)}`,
    ...question.options.map(
      ({ text }, index) => `${getOptionLetter(index)}) ${getVisibleText(text)}`,
    ),
    `Answer: ${listRightLetters(question).join(', ')}`,
  ].join('\n');

/** Returns copied items as readable text: numbered questions with lettered options and answers. */
export function writeCopiedText(items: readonly DraftItem[]): string {
  let number = 0;
  return items
    .map((item) =>
      matchItem(item, {
        question: (question) => writeQuestion(question, (number += 1)),
        video: ({ title }) => `Video: ${title}`,
      }),
    )
    .join('\n\n');
}

const toHtml = (text: string): string => {
  const plain = readPlainText(text);
  return plain === null ? text : escapeText(plain).replaceAll('\n', '<br>');
};

const writeQuestionHtml = ({ title, image, imageAlt = '', options }: QuestionItem): string =>
  [
    `<li>${toHtml(title)}`,
    image === null
      ? ''
      : `<p><img src="${escapeAttribute(image)}" alt="${escapeAttribute(imageAlt)}"></p>`,
    `<ol type="A">${options.map(({ text }) => `<li>${toHtml(text)}</li>`).join('')}</ol></li>`,
  ].join('');

/**
 * Returns copied items as HTML: a list that other programs show, with the items themselves as JSON
 * in an attribute, which another quiz reads.
 */
export function writeCopiedHtml(items: readonly DraftItem[]): string {
  const json = JSON.stringify({ version: copiedVersion, items });
  const list = items.map((item) =>
    matchItem(item, {
      question: writeQuestionHtml,
      video: ({ title }) => `<li>${escapeText(title)}</li>`,
    }),
  );
  return `<div ${copiedAttribute}="${escapeAttribute(json)}"><ol>${list.join('')}</ol></div>`;
}
