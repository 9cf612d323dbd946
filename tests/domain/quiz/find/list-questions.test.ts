import { describe, expect, it } from 'vitest';

import { findQuestions, listQuestions } from '../../../../src/domain/quiz/find/list-questions.ts';
import { draftOf, question, video } from '../support/drafts.ts';

const many = Array.from({ length: 10 }, (_, at) => question(`b${String(at + 1)}`));
const draft = draftOf(
  [question('a1', { title: '<p>What is <em>osmosis</em>?</p>' }), video('v'), question('a2')],
  many,
);
const find = (wanted: string, shown = 'A') =>
  findQuestions(listQuestions(draft, shown), wanted).map(({ item }) => item);

describe('the questions to go to', () => {
  it('PD-19 have the numbers of their activity; those of the shown activity come first', () => {
    expect(listQuestions(draft, 'A').slice(0, 3)).toEqual([
      {
        activity: 'A',
        activityTitle: 'Activity 1',
        item: 'a1',
        number: 1,
        text: 'What is osmosis?',
      },
      { activity: 'A', activityTitle: 'Activity 1', item: 'a2', number: 2, text: 'Question a2' },
      { activity: 'B', activityTitle: 'Activity 2', item: 'b1', number: 1, text: 'Question b1' },
    ]);
    expect(find('1', 'B')).toEqual(['b1', 'a1', 'b10']);
  });

  it.each<[string, readonly string[]]>([
    ['2', ['a2', 'b2']],
    ['10', ['b10']],
    ['11', []],
    [' osmosis ', ['a1']],
    ['OSMOSIS', ['a1']],
  ])('%s', (wanted, found) => {
    expect(find(wanted)).toEqual(found);
  });
});
