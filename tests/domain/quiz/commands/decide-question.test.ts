import { describe, expect, it } from 'vitest';

import type { DraftItem } from '../../../../src/domain/quiz/draft/draft.ts';
import { draftOf, question, video } from '../support/drafts.ts';
import { given } from '../support/given.ts';

const single = question('1');
const multiple = (...rightAnswer: string[]): DraftItem =>
  question('1', { isMultiple: true, rightAnswer });
const itemAfter = (item: DraftItem, command: Parameters<ReturnType<typeof given>['when']>[0]) =>
  given(draftOf([item])).when(command).draft.activities[0]?.items[0];

describe('answers and options', () => {
  it('QED-24 choosing an option of a single-answer question replaces the right answer', () => {
    expect(itemAfter(single, { type: 'answer.choose', item: '1', option: 'c' })).toEqual(
      question('1', { rightAnswer: ['c'] }),
    );
  });

  it('QED-25 choosing an option of a multiple-answer question toggles it', () => {
    expect(itemAfter(multiple('c'), { type: 'answer.choose', item: '1', option: 'a' })).toEqual(
      multiple('a', 'c'),
    );
    expect(
      itemAfter(multiple('a', 'c'), { type: 'answer.choose', item: '1', option: 'a' }),
    ).toEqual(multiple('c'));
  });

  it('QED-26 the last right answer cannot be toggled off', () => {
    given(draftOf([multiple('b')]))
      .when({ type: 'answer.choose', item: '1', option: 'b' })
      .isRefusedBecause('quiz.refusal.lastRightAnswer');
  });

  it('QED-27 unticking multiple resets several right answers to the first option', () => {
    expect(
      itemAfter(multiple('b', 'c'), { type: 'question.setMultiple', item: '1', isMultiple: false }),
    ).toEqual(question('1', { rightAnswer: ['a'] }));
  });

  it('QED-27 unticking multiple keeps a single right answer', () => {
    expect(
      itemAfter(multiple('b'), { type: 'question.setMultiple', item: '1', isMultiple: false }),
    ).toEqual(question('1', { rightAnswer: ['b'] }));
  });

  it('QED-28 the only option cannot be removed', () => {
    given(draftOf([question('1', { options: [{ id: 'a', text: '' }] })]))
      .when({ type: 'option.remove', item: '1', option: 'a' })
      .isRefusedBecause('quiz.refusal.lastOption');
  });

  it('QED-29 removing the right option makes the first remaining one right', () => {
    const after = itemAfter(single, { type: 'option.remove', item: '1', option: 'a' });
    expect(after).toMatchObject({
      rightAnswer: ['b'],
      options: [
        { id: 'b', text: 'Option b' },
        { id: 'c', text: 'Option c' },
      ],
    });
  });

  it('QED-29 removing one of several right options keeps the others', () => {
    expect(
      itemAfter(multiple('a', 'c'), { type: 'option.remove', item: '1', option: 'a' }),
    ).toMatchObject({ rightAnswer: ['c'] });
  });

  it('QED-28 an option is added at the end, blank, and its text is changed', () => {
    const added = itemAfter(single, { type: 'option.add', item: '1', option: 'd' });
    expect(added?.options.at(-1)).toEqual({ id: 'd', text: '' });
    expect(
      itemAfter(single, { type: 'option.setText', item: '1', option: 'b', text: 'New' })
        ?.options[1],
    ).toEqual({ id: 'b', text: 'New' });
  });

  it('QED-24 a command without effect makes no event', () => {
    const base = given(draftOf([single]));
    for (const command of [
      { type: 'answer.choose', item: '1', option: 'a' },
      { type: 'question.setTitle', item: '1', title: single.title },
      { type: 'question.setMultiple', item: '1', isMultiple: false },
      { type: 'option.setText', item: '1', option: 'a', text: 'Option a' },
    ] as const)
      expect(base.when(command).decision).toMatchObject({ accepted: true, events: [] });
  });

  it('QVAL-15 a video has no text, options or right answers to change', () => {
    given(draftOf([video('v')]))
      .when({ type: 'question.setTitle', item: 'v', title: 'x' })
      .isRefusedBecause('quiz.refusal.notAQuestion');
  });

  it('QED-29 an option that is gone is refused', () => {
    given(draftOf([single]))
      .when({ type: 'answer.choose', item: '1', option: 'gone' })
      .isRefusedBecause('quiz.refusal.optionGone');
  });

  it('an option takes another position and stays the right answer', () => {
    const move = (option: string, to: number) =>
      given(draftOf([single])).when({ type: 'option.move', item: '1', option, to });
    expect(
      ['c', 'a', 'b'].map((option) =>
        move(option, option === 'a' ? 9 : 0).draft.activities[0]?.items[0]?.options.map(
          ({ id }) => id,
        ),
      ),
    ).toEqual([
      ['c', 'a', 'b'],
      ['b', 'c', 'a'],
      ['b', 'a', 'c'],
    ]);
    expect(move('c', 0).draft.activities[0]?.items[0]?.rightAnswer).toEqual(['a']);
    expect(move('c', 0).decision).toMatchObject({
      name: { key: 'quiz.step.optionMoved', values: { option: 'C', number: 1, position: 1 } },
    });
    expect(move('a', 0).decision).toMatchObject({ accepted: true, events: [] });
    move('gone', 0).isRefusedBecause('quiz.refusal.optionGone');
  });
});
