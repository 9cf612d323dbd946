import { expect, it } from 'vitest';

import { en } from '../../../src/domain/messages/en.ts';
import { createFormatMessage } from '../../../src/domain/messages/message.ts';

const formatIn = (tag: string) => createFormatMessage({ tag, messages: {} }, en);

it.each([
  ['en', 'a, b, c'],
  ['ru', 'a, b, c'],
  ['ja', 'a、b、c'],
  ['zh-Hans', 'a、b、c'],
  ['ar', 'a وb وc'],
])('I18N-02 a list is joined as in the language: %s', (tag, text) => {
  expect(formatIn(tag)({ list: ['a', { text: 'b' }, 'c'] })).toBe(text);
  expect(
    formatIn(tag)({ key: 'quizSharing.notFound', values: { list: ['a', 'b', 'c'] } }),
  ).toContain(text);
});

it('I18N-02 the texts of a list do not change the direction of each other', () => {
  expect(formatIn('en')({ list: ['a\u202e', 'b'] })).toBe('\u2068a\u202e\u2069, b');
});

it('I18N-02 a language is named in the language of the reader', () => {
  expect(['en', 'de', 'ja'].map((tag) => formatIn(tag)({ language: 'es' }))).toEqual([
    'Spanish',
    'Spanisch',
    'スペイン語',
  ]);
});
