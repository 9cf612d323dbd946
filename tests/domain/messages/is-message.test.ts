import { expect, it } from 'vitest';

import { isMessage } from '../../../src/domain/messages/is-message.ts';

it.each([
  [{ text: 'A text from a server' }],
  [{ key: 'quiz.step.title' }],
  [{ key: 'quiz.step.questionTitle', values: { number: 1, unused: {} } }],
  [{ lines: [{ text: 'a' }, { key: 'quiz.step.title' }] }],
  [{ key: 'quiz.step.questionTitle', values: { number: ['a', 'b'] } }],
])('accepts %j, which can be formatted', (value) => {
  expect(isMessage(value)).toBe(true);
});

it.each([
  [null],
  ['quiz.step.title'],
  [{}],
  [{ text: 1 }],
  [{ key: 1 }],
  [{ key: 'quiz.step' }],
  [{ key: 'quiz.step.unknown' }],
  [{ key: 'quiz.step.constructor' }],
  [{ key: 'quiz.step.questionTitle' }],
  [{ key: 'quiz.step.questionTitle', values: { number: ['a', 1] } }],
  [{ key: 'quiz.step.questionTitle', values: { number: { toString: 'not a function' } } }],
  [{ key: 'quiz.step.title', about: { key: 'quiz.step.unknown' } }],
  [{ lines: [{ text: 'a' }, null] }],
])('refuses %j, which cannot be formatted', (value) => {
  expect(isMessage(value)).toBe(false);
});

it('refuses messages nested more than 100 deep', () => {
  let message: unknown = { text: 'a' };
  for (let depth = 0; depth < 200; depth += 1) message = { lines: [message] };
  expect(isMessage(message)).toBe(false);
});
