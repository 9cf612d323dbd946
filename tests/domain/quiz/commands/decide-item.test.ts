import { describe, expect, it } from 'vitest';

import {
  countItems,
  getQuestionNumber,
} from '../../../../src/domain/quiz/draft/question-number.ts';
import { draftOf, keysOf, question, video } from '../support/drafts.ts';
import { given } from '../support/given.ts';

describe('items', () => {
  it('QED-34 QED-35 a new question has four blank options and the first is right', () => {
    const { draft } = given(draftOf([])).when({
      type: 'question.add',
      activity: 'A',
      item: 'new',
      options: ['w', 'x', 'y', 'z'],
    });
    expect(draft.activities[0]?.items).toEqual([
      {
        key: 'new',
        type: 'question',
        title: '',
        image: null,
        isMultiple: false,
        rightAnswer: ['w'],
        article: null,
        options: ['w', 'x', 'y', 'z'].map((id) => ({ id, text: '' })),
      },
    ]);
  });

  it('QED-11 a question is added at the end, or at the requested index', () => {
    const base = given(draftOf([question('1'), question('2')]));
    expect(
      keysOf(base.when({ type: 'question.add', activity: 'A', item: 'new', options: ['a'] }).draft),
    ).toEqual([['1', '2', 'new']]);
    expect(
      keysOf(
        base.when({ type: 'question.add', activity: 'A', item: 'new', options: ['a'], index: 1 })
          .draft,
      ),
    ).toEqual([['1', 'new', '2']]);
  });

  it('QED-30 an item moves to another activity and the step says which question and where', () => {
    const { draft, decision } = given(
      draftOf([video('v'), question('1'), question('2')], [question('3')]),
    ).when({ type: 'item.move', item: '2', activity: 'B', to: 1 });
    expect(keysOf(draft)).toEqual([
      ['v', '1'],
      ['3', '2'],
    ]);
    expect(decision).toMatchObject({
      name: {
        key: 'quiz.step.questionMovedToActivity',
        values: { number: 2, activity: 'Activity 2' },
      },
    });
  });

  it('QED-30 a video moves like a question', () => {
    expect(
      keysOf(
        given(draftOf([video('v'), question('1')], [])).when({
          type: 'item.move',
          item: 'v',
          activity: 'B',
          to: 0,
        }).draft,
      ),
    ).toEqual([['1'], ['v']]);
  });

  it('QED-33 an item moved within its activity takes the target index', () => {
    const base = given(draftOf([question('1'), question('2'), question('3')]));
    expect(keysOf(base.when({ type: 'item.move', item: '1', activity: 'A', to: 2 }).draft)).toEqual(
      [['2', '3', '1']],
    );
    expect(keysOf(base.when({ type: 'item.move', item: '3', activity: 'A', to: 0 }).draft)).toEqual(
      [['3', '1', '2']],
    );
    expect(
      base.when({ type: 'item.move', item: '3', activity: 'A', to: 8 }).decision,
    ).toMatchObject({ events: [] });
  });

  it('QED-31 removing an item closes the gap', () => {
    expect(
      keysOf(
        given(draftOf([question('1'), question('2'), question('3')])).when({
          type: 'item.remove',
          item: '2',
        }).draft,
      ),
    ).toEqual([['1', '3']]);
  });

  it('QED-22 question numbers skip videos and start again in every activity', () => {
    const items = [video('v'), question('1'), video('w'), question('2')];
    expect(items.map((_, index) => getQuestionNumber(items, index))).toEqual([0, 1, 1, 2]);
    expect(countItems(items)).toEqual({ questions: 2, videos: 2 });
  });

  it('QED-30 a command for an item or an activity that is gone is refused', () => {
    given(draftOf([question('1')]))
      .when({ type: 'item.move', item: 'gone', activity: 'A', to: 0 })
      .isRefusedBecause('quiz.refusal.itemGone');
    given(draftOf([question('1')]))
      .when({ type: 'item.move', item: '1', activity: 'gone', to: 0 })
      .isRefusedBecause('quiz.refusal.activityGone');
    given(draftOf([question('1')]))
      .when({ type: 'item.remove', item: 'gone' })
      .isRefusedBecause('quiz.refusal.itemGone');
  });
});
