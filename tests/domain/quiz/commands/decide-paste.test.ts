import { describe, expect, it } from 'vitest';

import type { DraftItem } from '../../../../src/domain/quiz/draft/draft.ts';
import { findPastePlace } from '../../../../src/domain/quiz/paste/paste-place.ts';
import { draftOf, keysOf, question, video } from '../support/drafts.ts';
import { given } from '../support/given.ts';

const blank = (key: string, parts: Partial<DraftItem> = {}): DraftItem =>
  question(key, { title: '', options: ['a', 'b'].map((id) => ({ id, text: '' })), ...parts });

const after = (item: string) => ({ activity: 'B', after: item });

describe('the place of pasted questions', () => {
  const draft = draftOf([], [question('1'), video('v'), blank('2'), question('3')]);

  it('is after the question in which they are pasted', () => {
    expect(findPastePlace(draft, after('1'))).toEqual({
      activity: 'B',
      index: 1,
      replaces: null,
      firstNumber: 2,
    });
  });

  it('is that of a question without a text, an option and an image, which they replace', () => {
    expect(findPastePlace(draft, after('2'))).toEqual({
      activity: 'B',
      index: 2,
      replaces: '2',
      firstNumber: 2,
    });
    expect(
      findPastePlace(draftOf([blank('x', { image: '/1.png' })]), after('x'))?.replaces,
    ).toBeNull();
    expect(findPastePlace(draftOf([blank('x', { title: 'x' })]), after('x'))?.replaces).toBeNull();
    expect(
      findPastePlace(draftOf([blank('x', { options: [{ id: 'a', text: '0' }] })]), after('x'))
        ?.replaces,
    ).toBeNull();
  });

  it('is the same for a field of the question', () => {
    const field = { item: '2', near: [1, 2], option: 'a', start: 0, end: 0 } as const;
    expect(findPastePlace(draft, field)).toEqual(findPastePlace(draft, after('2')));
  });

  it('is not known of a question that is gone', () => {
    expect(findPastePlace(draft, after('gone'))).toBeNull();
    expect(findPastePlace(draft, { activity: 'A', after: null })).toBeNull();
  });
});

describe('items that replace one', () => {
  const base = draftOf([question('1'), blank('2'), question('3')]);

  it('stand in its place, in one step', () => {
    const { draft, decision } = given(base).when({
      type: 'items.add',
      activity: 'A',
      items: [question('n1'), question('n2')],
      index: 1,
      replaces: '2',
    });
    expect(keysOf(draft)).toEqual([['1', 'n1', 'n2', '3']]);
    expect(decision).toMatchObject({
      accepted: true,
      name: { key: 'quiz.step.itemsAdded', values: { questions: 2, videos: 0, both: 'no' } },
      events: [
        { type: 'itemAdded', at: { item: 'n1', itemIndex: 1 } },
        { type: 'itemAdded', at: { item: 'n2', itemIndex: 2 } },
        { type: 'itemRemoved', at: { item: '2', itemIndex: 3 } },
      ],
    });
  });

  it('are added where it is gone', () => {
    const { draft } = given(base).when({
      type: 'items.add',
      activity: 'A',
      items: [question('n')],
      index: 1,
      replaces: 'gone',
    });
    expect(keysOf(draft)).toEqual([['1', 'n', '2', '3']]);
  });
});

const textsOf = (item: DraftItem | undefined): readonly string[] =>
  item?.options.map(
    ({ id, text }) => `${id} ${text}${item.rightAnswer.includes(id) ? ' right' : ''}`,
  ) ?? [];

describe('options that are inserted', () => {
  const options = ['a', 'b', 'c'].map((id) => ({ id, text: id === 'a' ? 'First' : '' }));
  const base = draftOf([question('q', { options, rightAnswer: ['a'] })]);
  const insert = (parts: object) =>
    given(base).when({
      type: 'options.insert',
      item: 'q',
      option: 'b',
      texts: ['Two', 'Three', 'Four'],
      newOptions: ['n1', 'n2', 'n3'],
      right: [],
      ...parts,
    });

  it('fill the option, the empty ones after it, and new ones, in one step', () => {
    const { draft, decision } = insert({});
    expect(textsOf(draft.activities[0]?.items[0])).toEqual([
      'a First right',
      'b Two',
      'c Three',
      'n1 Four',
    ]);
    expect(decision).toMatchObject({
      accepted: true,
      name: { key: 'quiz.step.optionsPasted', values: { count: 3, number: 1 } },
    });
  });

  it('stand before an option with a text', () => {
    const filled = draftOf([
      question('q', {
        options: ['a', 'b'].map((id) => ({ id, text: id.toUpperCase() })),
        rightAnswer: ['b'],
      }),
    ]);
    const { draft } = given(filled).when({
      type: 'options.insert',
      item: 'q',
      option: 'a',
      texts: ['A and one', 'two'],
      newOptions: ['n'],
      right: [],
    });
    expect(textsOf(draft.activities[0]?.items[0])).toEqual(['a A and one', 'n two', 'b B right']);
  });

  it('set the right answers that are marked, and several allow several', () => {
    expect(textsOf(insert({ right: [2] }).draft.activities[0]?.items[0])).toEqual([
      'a First',
      'b Two',
      'c Three',
      'n1 Four right',
    ]);
    const several = insert({ right: [0, 2] }).draft.activities[0]?.items[0];
    expect(textsOf(several)).toEqual(['a First', 'b Two right', 'c Three', 'n1 Four right']);
    expect(several?.isMultiple).toBe(true);
  });

  it('are refused in an option that is gone, and change nothing without texts', () => {
    expect(insert({ option: 'gone' }).decision).toEqual({
      accepted: false,
      reason: { key: 'quiz.refusal.optionGone' },
    });
    expect(insert({ texts: [] }).decision).toMatchObject({ accepted: true, events: [] });
  });
});
