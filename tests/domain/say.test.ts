import * as fc from 'fast-check';
import { _createCache, createTranslator } from 'use-intl/core';
import { describe, expect, it, test } from 'vitest';

import { en } from '../../src/domain/sentences/en.ts';
import { sayMessage, type SentenceValues } from '../../src/domain/sentences/say.ts';

const cache = _createCache();
/** What use-intl says of a message, by formatjs. */
const byIcu = (message: string, values: SentenceValues): string =>
  createTranslator({
    locale: 'en',
    messages: { message },
    onError: (error) => {
      throw error;
    },
    _cache: cache,
  })('message', values);

type Node = string | { readonly [key: string]: Node };
const sentencesIn = (node: Node): readonly string[] =>
  typeof node === 'string' ? [node] : Object.values(node).flatMap(sentencesIn);
const namesIn = (message: string): readonly string[] => [
  ...new Set(
    [...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].flatMap(([, name]) =>
      name === undefined ? [] : [name],
    ),
  ),
];
const casesIn = (message: string): readonly string[] =>
  [...message.matchAll(/[\s,](\w+)\s*\{/g)].flatMap(([, name]) =>
    name === undefined ? [] : [name],
  );
const countsIn = (message: string): ReadonlySet<string> =>
  new Set(
    [...message.matchAll(/(\w+)\s*,\s*plural/g)].flatMap(([, name]) =>
      name === undefined ? [] : [name],
    ),
  );

const sentences = [...new Set(sentencesIn(en))].filter((one) => one !== '');

test('I18N-03 every sentence of the product is said as a complete reader of ICU messages says it, whatever its values', () => {
  expect(sentences.length).toBeGreaterThan(500);
  for (const message of sentences) {
    const counts = countsIn(message);
    for (const number of counts.size === 0 ? [1] : [0, 1, 2, 1234]) {
      for (const word of message.includes('select') ? casesIn(message) : ["O'Neil's {odd} # '{'"]) {
        const values = Object.fromEntries(
          namesIn(message).map((name) => [name, counts.has(name) ? number : word]),
        );
        expect([message, sayMessage(message, values)]).toEqual([message, byIcu(message, values)]);
      }
    }
  }
});

const word = fc.stringMatching(/^[a-zA-Z .,:%–-]{1,8}$/);
const quoted = fc.constantFrom("''", "can't", "'{'", "'{a} # b'", "it''s", "'<b>'", "'}'");
const inPlural = fc.constantFrom('#', "'#'");
const { message } = fc.letrec<{
  message: string;
  part: string;
  inside: string;
  plural: string;
  select: string;
}>((tie) => ({
  message: fc.array(tie('part'), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small' },
    word,
    quoted,
    fc.constant('{name}'),
    tie('plural'),
    tie('select'),
  ),
  inside: fc
    .array(fc.oneof(word, quoted, inPlural, fc.constant('{name}'), tie('select')), { maxLength: 3 })
    .map((parts) => parts.join('')),
  plural: fc
    .tuple(tie('inside'), tie('inside'), tie('inside'))
    .map(([none, one, other]) => `{count, plural, =0 {${none}} one {${one}} other {${other}}}`),
  select: fc
    .tuple(word, word)
    .map(([first, other]) => `{kind, select, first {${first}} other {${other}}}`),
}));

test('I18N-03 any message of values, plurals, selections and quotes is said as a complete reader says it', () => {
  fc.assert(
    fc.property(
      message,
      fc.constantFrom(0, 1, 2, 1000),
      fc.constantFrom('first', 'second'),
      (text, count, kind) => {
        const values = { name: 'N', count, kind };
        expect(sayMessage(text, values)).toBe(byIcu(text, values));
      },
    ),
    { numRuns: 300 },
  );
});

test('I18N-03 a formula in a sentence keeps its braces', () => {
  expect(sayMessage(en.richText.formulaHint)).toBe(String.raw`For example \frac{v}{K_m + [S]}`);
});

describe('I18N-03 what cannot be said throws', () => {
  it.each([
    ['{name}'],
    ['{open'],
    ['{count, plural, one {x}}'],
    ['{when, date}'],
    ['x } y'],
    ['{count, plural, other {x}'],
  ])('%s', (text) => {
    expect(() => sayMessage(text, { count: 1 })).toThrow();
  });
});
