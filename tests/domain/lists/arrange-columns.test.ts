import { expect, test } from 'vitest';

import {
  arrangeColumns,
  moveColumn,
  resizeColumn,
  showColumn,
} from '../../../src/domain/lists/arrange-columns.ts';

const columns = [{ id: 'title' }, { id: 'subjects' }, { id: 'deadline' }];
const setting = (id: string, isShown = true) => ({ id, isShown, width: null });

test('columns that nobody arranged are shown in their usual order', () => {
  expect(arrangeColumns(columns, [])).toEqual([
    { id: 'title', isShown: true, width: null },
    { id: 'subjects', isShown: true, width: null },
    { id: 'deadline', isShown: true, width: null },
  ]);
});

test('columns stand as a person arranged them; others follow, and unknown ones are left out', () => {
  expect(arrangeColumns(columns, [setting('deadline'), setting('gone'), setting('title')])).toEqual(
    [setting('deadline'), setting('title'), setting('subjects')],
  );
});

test('a column is listed once, and the title is always shown', () => {
  const settings = [setting('subjects', false), setting('title', false), setting('subjects')];
  expect(arrangeColumns(columns, settings)).toEqual([
    setting('subjects', false),
    setting('title'),
    setting('deadline'),
  ]);
});

test('a column is moved to a place; a place outside the list is its end', () => {
  const settings = [setting('title'), setting('subjects'), setting('deadline', false)];
  const listIds = (to: number) => moveColumn(settings, 'subjects', to).map(({ id }) => id);
  expect([-1, 0, 1, 2, 3].map(listIds)).toEqual([
    ['subjects', 'title', 'deadline'],
    ['subjects', 'title', 'deadline'],
    ['title', 'subjects', 'deadline'],
    ['title', 'deadline', 'subjects'],
    ['title', 'deadline', 'subjects'],
  ]);
  expect(moveColumn(settings, 'gone', 0)).toEqual(settings);
});

test('a column is hidden and shown again; the title is not hidden', () => {
  const settings = [setting('title'), setting('subjects')];
  const hidden = showColumn(settings, 'subjects', false);
  expect(hidden).toEqual([setting('title'), setting('subjects', false)]);
  expect(showColumn(hidden, 'subjects', true)).toEqual(settings);
  expect(showColumn(settings, 'title', false)).toEqual(settings);
});

test('a column gets a width in whole pixels that the server takes, or its usual one again', () => {
  const settings = [setting('title'), setting('subjects')];
  const resize = (width: number | null) => resizeColumn(settings, 'subjects', width)[1]?.width;
  expect([120.6, 3, 99_999, null].map(resize)).toEqual([121, 40, 2000, null]);
  expect(resizeColumn(settings, 'subjects', 120)[0]).toEqual(setting('title'));
  expect(resizeColumn(settings, 'gone', 120)).toEqual(settings);
});
