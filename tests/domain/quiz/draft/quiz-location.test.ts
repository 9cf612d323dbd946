import { expect, test } from 'vitest';

import {
  getEventLocation,
  getNeighborLocation,
} from '../../../../src/domain/quiz/draft/quiz-location.ts';
import type { ItemPosition } from '../../../../src/domain/quiz/events/event.ts';
import { draftOf, question } from '../support/drafts.ts';

const draft = draftOf([question('q'), question('r')], [question('s')], []);
const [first, second] = draft.activities;
if (first === undefined || second === undefined) throw new Error('the draft has activities');
const at: ItemPosition = { activity: 'A', activityIndex: 0, item: 'q', itemIndex: 0 };
const item = { kind: 'item', activity: 'A', item: 'q' } as const;

test('a changed detail is revealed by its field, a changed activity by its key', () => {
  expect([
    getEventLocation({ type: 'detailChanged', field: 'title', from: '', to: 'K' }, draft),
    getEventLocation({ type: 'activityAdded', activity: second, index: 1 }, draft),
    getEventLocation({ type: 'activityMoved', activity: 'B', from: 0, to: 1 }, draft),
    getEventLocation(
      {
        type: 'activityRenamed',
        at: { activity: 'B', activityIndex: 1 },
        from: 'Activity 2',
        to: 'Warm-up',
      },
      draft,
    ),
  ]).toEqual([
    { kind: 'detail', field: 'title' },
    { kind: 'activity', activity: 'B' },
    { kind: 'activity', activity: 'B' },
    { kind: 'activityTitle', activity: 'B' },
  ]);
});

test('instead of a removed activity its neighbor is revealed, the last one behind the end', () => {
  const removed = { key: 'X', title: 'Activity 4', items: [] };
  const locate = (index: number) =>
    getEventLocation({ type: 'activityRemoved', activity: removed, index }, draft);
  expect([locate(0), locate(1), locate(3)]).toEqual([
    { kind: 'activity', activity: 'A', isNeighbor: true },
    { kind: 'activity', activity: 'B', isNeighbor: true },
    { kind: 'activity', activity: 'C', isNeighbor: true },
  ]);
});

test('instead of a removed item its neighbor is revealed, or the empty activity', () => {
  const removed = question('x');
  const locate = (activity: string, itemIndex: number) => {
    const place = { activity, activityIndex: 0, item: 'x', itemIndex };
    const location = getEventLocation({ type: 'itemRemoved', at: place, item: removed }, draft);
    expect(getNeighborLocation(draft, place)).toEqual(location);
    return location;
  };
  expect([locate('A', 0), locate('A', 1), locate('A', 2), locate('C', 0), locate('Z', 0)]).toEqual([
    { kind: 'item', activity: 'A', item: 'q', isNeighbor: true },
    { kind: 'item', activity: 'A', item: 'r', isNeighbor: true },
    { kind: 'item', activity: 'A', item: 'r', isNeighbor: true },
    { kind: 'items', activity: 'C' },
    { kind: 'items', activity: 'Z' },
  ]);
});

test('an item is revealed where it is, with the control that changed', () => {
  const to: ItemPosition = { activity: 'B', activityIndex: 1, item: 'q', itemIndex: 1 };
  expect([
    getEventLocation({ type: 'itemAdded', at, item: question('q') }, draft),
    getEventLocation({ type: 'itemMoved', from: at, to }, draft),
    getEventLocation({ type: 'questionTitleChanged', at, from: 'a', to: 'b' }, draft),
    getEventLocation({ type: 'questionImageChanged', at, from: null, to: '/1.png' }, draft),
    getEventLocation(
      { type: 'questionImageAltChanged', at, image: '/1.png', from: '', to: 'A cell' },
      draft,
    ),
    getEventLocation({ type: 'questionMultipleChanged', at, from: false, to: true }, draft),
  ]).toEqual([
    item,
    { kind: 'item', activity: 'B', item: 'q' },
    item,
    { ...item, part: 'image' },
    { ...item, part: 'imageAlt' },
    { ...item, part: 'multiple' },
  ]);
});

test('an option is revealed by its id, its neighbor when it was removed', () => {
  const option = { id: 'b', text: 'Option b' };
  const removedAt = (index: number, from = at) =>
    getEventLocation({ type: 'optionRemoved', at: from, option, index }, draft);
  expect([
    getEventLocation({ type: 'optionAdded', at, option, index: 1 }, draft),
    getEventLocation(
      { type: 'optionTextChanged', at, option: 'c', index: 2, from: '', to: 'C' },
      draft,
    ),
    removedAt(0),
    removedAt(3),
    removedAt(0, { ...at, item: 'gone' }),
  ]).toEqual([
    { ...item, kind: 'option', option: 'b' },
    { ...item, kind: 'option', option: 'c' },
    { ...item, kind: 'option', option: 'a' },
    { ...item, kind: 'option', option: 'c' },
    { kind: 'item', activity: 'A', item: 'gone' },
  ]);
});

test('of the right answers the one that was ticked is revealed, else the one that was unticked', () => {
  const locate = (from: readonly string[], to: readonly string[]) =>
    getEventLocation({ type: 'rightAnswerChanged', at, from, to }, draft);
  expect([locate(['a'], ['a', 'b']), locate(['a', 'c'], ['a']), locate(['a'], ['b'])]).toEqual([
    { ...item, kind: 'option', option: 'b', part: 'answer' },
    { ...item, kind: 'option', option: 'c', part: 'answer' },
    { ...item, kind: 'option', option: 'b', part: 'answer' },
  ]);
  expect(locate(['a'], ['a'])).toEqual(item);
});
