import { expect, it } from 'vitest';

import { maxShownRows, readTable } from '../../../src/domain/documents/read-table.ts';

it.each([
  ['commas', 'name,group\r\nAna,1\r\n'],
  ['semicolons', 'name;group\nAna;1'],
  ['tabs', 'name\tgroup\nAna\t1\n\n'],
])('reads a table separated by %s', (_, text) => {
  expect(readTable(text)).toEqual({
    rows: [
      ['name', 'group'],
      ['Ana', '1'],
    ],
    isCut: false,
  });
});

it('reads quoted cells with separators, quotes and line breaks', () => {
  expect(readTable('a,b\n"x, ""y""\nz",=1+1\n').rows).toEqual([
    ['a', 'b'],
    ['x, "y"\nz', '=1+1'],
  ]);
});

it('shows the first rows of a long table', () => {
  const { rows, isCut } = readTable('a,b\n'.repeat(maxShownRows + 5));
  expect([rows.length, isCut]).toEqual([maxShownRows, true]);
});
