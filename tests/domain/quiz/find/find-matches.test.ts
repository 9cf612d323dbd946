import { describe, expect, it } from 'vitest';

import { createMatchFinder } from '../../../../src/domain/quiz/find/find-matches.ts';
import { draftOf, question, video } from '../support/drafts.ts';

const options = [
  { id: 'a', text: 'A <em>cell</em> wall' },
  { id: 'b', text: 'Nothing' },
];
const draft = {
  ...draftOf(
    [question('1', { title: 'cell or cell', options }), video('cell')],
    [question('2', { title: '<p>Many Cells</p>' })],
  ),
  title: 'Cells',
};

describe('finding in a quiz', () => {
  it('finds titles, questions, options and videos of all activities, in their order', () => {
    expect(createMatchFinder({ text: 'cell', matchesCase: false })(draft)).toEqual([
      {
        location: { kind: 'detail', field: 'title' },
        range: { start: 0, end: 4 },
        isFixed: false,
      },
      {
        location: { kind: 'item', activity: 'A', item: '1' },
        range: { start: 0, end: 4 },
        isFixed: false,
      },
      {
        location: { kind: 'item', activity: 'A', item: '1' },
        range: { start: 8, end: 12 },
        isFixed: false,
      },
      {
        location: { kind: 'option', activity: 'A', item: '1', option: 'a' },
        range: { start: 2, end: 6 },
        isFixed: false,
      },
      {
        location: { kind: 'item', activity: 'A', item: 'cell' },
        range: { start: 6, end: 10 },
        isFixed: true,
      },
      {
        location: { kind: 'item', activity: 'B', item: '2' },
        range: { start: 6, end: 10 },
        isFixed: false,
      },
    ]);
  });

  it('finds titles of activities, and the case where it is wanted', () => {
    const find = createMatchFinder({ text: 'Activity', matchesCase: true });
    expect(find(draft).map(({ location }) => location)).toEqual([
      { kind: 'activityTitle', activity: 'A' },
      { kind: 'activityTitle', activity: 'B' },
    ]);
    expect(createMatchFinder({ text: 'activity', matchesCase: true })(draft)).toEqual([]);
  });

  it('finds a moved item in its activity', () => {
    const find = createMatchFinder({ text: 'many', matchesCase: false });
    const [first, second] = draft.activities;
    const moved = {
      ...draft,
      activities: [
        { ...first, items: second?.items ?? [] },
        { ...second, items: [] },
      ] as typeof draft.activities,
    };
    expect([find(draft)[0]?.location, find(moved)[0]?.location]).toEqual([
      { kind: 'item', activity: 'B', item: '2' },
      { kind: 'item', activity: 'A', item: '2' },
    ]);
  });
});
