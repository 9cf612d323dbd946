import { expect, test } from 'vitest';

import {
  findActivityIndex,
  findItemIndex,
  getSelectedActivity,
  locateItem,
} from '../../../../src/domain/quiz/draft/locate.ts';
import { draftOf, question } from '../support/drafts.ts';

const draft = draftOf([question('1'), question('2')], [question('3')]);

test('an item is found in any activity, whatever place is tried first', () => {
  const places = [undefined, [1, 0], [0, 5], [9, 0]] as const;
  for (const near of places)
    expect(locateItem(draft, '3', near)).toEqual({
      at: { activity: 'B', activityIndex: 1, item: '3', itemIndex: 0 },
      activity: draft.activities[1],
      item: question('3'),
    });
  for (const near of places) expect(locateItem(draft, 'none', near)).toBeNull();
});

test('activities and items are found by their keys, whatever index is tried first', () => {
  const items = draft.activities[0]?.items ?? [];
  expect([0, 1, 7].map((hint) => findActivityIndex(draft.activities, 'B', hint))).toEqual([
    1, 1, 1,
  ]);
  expect([0, 1, 7].map((hint) => findItemIndex(items, '2', hint))).toEqual([1, 1, 1]);
  expect([findActivityIndex(draft.activities, 'Z'), findItemIndex(items, 'Z')]).toEqual([-1, -1]);
});

test('QED-18 QED-19 the first activity is selected when the selected one is gone', () => {
  expect(
    ['A', 'B', 'gone', null].map((selected) => getSelectedActivity(draft, selected).key),
  ).toEqual(['A', 'B', 'A', 'A']);
  expect(() => getSelectedActivity({ ...draft, activities: [] }, 'A')).toThrow('at least one');
});
