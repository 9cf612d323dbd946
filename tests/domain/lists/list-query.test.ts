import { describe, expect, it } from 'vitest';

import {
  formatListQuery,
  isWholeNumber,
  parseListQuery,
  normalizeSearch,
} from '../../../src/domain/lists/list-query.ts';

const defaults = { sort: null, filters: {} } as const;

describe('what is searched for', () => {
  it('LST-03 words are cut to 200 characters, without blanks around them, in the field and in the address alike', () => {
    const cut = 'a'.repeat(200);
    expect(
      [199, 200, 201, 100_000].map((length) => normalizeSearch('a'.repeat(length)).length),
    ).toEqual([199, 200, 200, 200]);
    expect(normalizeSearch(`  ${'b'.repeat(200)}  `)).toBe('b'.repeat(200));
    expect(normalizeSearch(`${'c'.repeat(199)} d`)).toBe('c'.repeat(199));
    expect(parseListQuery(`?search=${cut}bcd`, defaults).search).toBe(cut);
    expect(
      parseListQuery(formatListQuery({ page: 1, search: cut, ...defaults }, defaults), defaults)
        .search,
    ).toBe(cut);
  });

  it('PD-31 only a number can be searched in the texts on request', () => {
    expect(parseListQuery('?search=10&searchIn=text', defaults).searchIn).toBe('text');
    for (const address of ['?searchIn=text', '?search=gel&searchIn=text', '?search=10&searchIn=id'])
      expect(parseListQuery(address, defaults)).not.toHaveProperty('searchIn');
  });

  it('PD-30: a whole number is an id up to the largest a database can hold; anything else is words', () => {
    const ids = ['1', '007', '2147483647'];
    const words = [
      '',
      '0',
      '2147483648',
      '999999999999999',
      '9'.repeat(16),
      '9'.repeat(200),
      '-1',
      '1.5',
      '1e3',
      ' 1',
      '１２',
    ];
    expect([...ids, ...words].filter((text) => isWholeNumber(text))).toEqual(ids);
  });
});
