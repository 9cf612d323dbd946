import { expect, it } from 'vitest';

import { toSearchText } from '../../../src/domain/search/search-text.ts';

it.each([
  ['enz', 'enz'],
  ['  Ada   Lovelace ', 'Ada Lovelace'],
  ['酵素', '酵素'],
  ['酵', null],
  ['en', null],
  ['   ', null],
  ['', null],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('a search for %j looks for %j', (typed, text) => {
  expect(toSearchText(typed)).toBe(text);
});
