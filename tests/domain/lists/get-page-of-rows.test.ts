import { expect, test } from 'vitest';

import type { ListQuery } from '../../../src/domain/lists/list-query.ts';
import { getPageOfRows, type RowFields } from '../../../src/domain/lists/get-page-of-rows.ts';

interface Row {
  readonly id: number;
  readonly title: string;
  readonly until: string | null;
}

const keys: RowFields<Row> = {
  id: ({ id }) => id,
  text: ({ title }) => title,
  sortKeys: { title: ({ title }) => title, id: ({ id }) => id, until: ({ until }) => until },
};
const rows: readonly Row[] = [
  { id: 7, title: 'cells 2024', until: null },
  { id: 2024, title: 'Äther', until: '2026-02-01' },
  { id: 12, title: 'Atoms', until: '2026-01-01' },
];
const query: ListQuery = { page: 1, search: '', sort: null, filters: {} };
const idsOf = (asked: Partial<ListQuery>, meaning: 'id' | 'title' = 'title', onPage = 20) =>
  getPageOfRows(rows, { ...query, ...asked }, meaning, onPage, keys, 'en').items.map(
    ({ id }) => id,
  );

test('API-053 LST-03 a list that came whole keeps its order, is searched in any case, or by id', () => {
  expect([
    idsOf({}),
    idsOf({ search: 'CELLS' }),
    idsOf({ search: '2024' }, 'id'),
    idsOf({ search: '2024' }),
  ]).toEqual([[7, 2024, 12], [7], [2024], [7]]);
});

test('LST-04 LST-05 it is sorted by words or numbers; what has no value stands last either way; an unknown column changes nothing', () => {
  const sorted = (field: string, order: 'asc' | 'desc') => idsOf({ sort: { field, order } });
  expect([
    sorted('title', 'asc'),
    sorted('title', 'desc'),
    sorted('id', 'desc'),
    sorted('until', 'asc'),
    sorted('until', 'desc'),
    sorted('toString', 'asc'),
  ]).toEqual([
    [2024, 12, 7],
    [7, 12, 2024],
    [2024, 12, 7],
    [12, 2024, 7],
    [2024, 12, 7],
    [7, 2024, 12],
  ]);
});

test('LST-02 it is cut into pages', () => {
  expect(
    [1, 2, 3].map((page) => getPageOfRows(rows, { ...query, page }, 'title', 2, keys, 'en')),
  ).toEqual([
    { items: [rows[0], rows[1]], totalItems: 3, totalPages: 2 },
    { items: [rows[2]], totalItems: 3, totalPages: 2 },
    { items: [], totalItems: 3, totalPages: 2 },
  ]);
});

test.each([
  ['de', ['Ähre', 'Zahn']],
  ['sv', ['Zahn', 'Ähre']],
])('I18N-02 a list is sorted as people expect in their language: %s', (tag, titles) => {
  const named = ['Zahn', 'Ähre'].map((title, id) => ({ id, title, until: null }));
  const sorted = { ...query, sort: { field: 'title', order: 'asc' } } as const;
  const { items } = getPageOfRows(named, sorted, 'title', 20, keys, tag);
  expect(items.map(({ title }) => title)).toEqual(titles);
});
