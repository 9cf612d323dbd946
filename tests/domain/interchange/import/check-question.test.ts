import { expect, test } from 'vitest';

import { formatInEnglish } from '../../../../server/shared/texts.ts';
import { checkQuestion } from '../../../../src/domain/interchange/import/check-question.ts';
import { Notes } from '../../../../src/domain/interchange/import/notes.ts';

const question = {
  type: 'question',
  title: 'What is DNA?',
  image: null,
  isMultiple: false,
  options: [
    { text: 'An acid', isRight: true },
    { text: 'A base', isRight: false },
  ],
} as const;

test.each([
  ['is imported when it keeps the rules of items', {}, []],
  ['needs a text', { title: '<p></p>' }, ['The question has no text.']],
  ['needs an option', { options: [] }, ['The question has no options.']],
  [
    'needs a right answer',
    { options: question.options.map(({ text }) => ({ text, isRight: false })) },
    ['No answer is right.'],
  ],
  [
    'with one answer has one right answer',
    { options: question.options.map(({ text }) => ({ text, isRight: true })) },
    ['Several options are right, but only one can be chosen.'],
  ],
])('QIO-01 a question %s', (_, change, messages) => {
  const notes = new Notes();
  const checked = { ...question, ...change };
  expect(checkQuestion(checked, notes)).toEqual(messages.length === 0 ? checked : null);
  expect(notes.messages.map((message) => formatInEnglish(message))).toEqual(messages);
});
