import { describe, expect, it } from 'vitest';

import { copyItem } from '../../../../src/domain/quiz/draft/copy-item.ts';
import { draftOf, keysOf, question, video } from '../support/drafts.ts';
import { given } from '../support/given.ts';

describe('several items are added', () => {
  const base = draftOf([question('1'), question('2')], [video('v', 7)]);

  it('they follow one another at the requested index, in one step', () => {
    const items = [question('n1'), question('n2')];
    const { draft, decision } = given(base).when({
      type: 'items.add',
      activity: 'A',
      items,
      index: 1,
    });
    expect(keysOf(draft)).toEqual([['1', 'n1', 'n2', '2'], ['v']]);
    expect(decision).toEqual({
      accepted: true,
      name: { key: 'quiz.step.itemsAdded', values: { questions: 2, videos: 0, both: 'no' } },
      events: [
        {
          type: 'itemAdded',
          at: { activity: 'A', activityIndex: 0, item: 'n1', itemIndex: 1 },
          item: items[0],
        },
        {
          type: 'itemAdded',
          at: { activity: 'A', activityIndex: 0, item: 'n2', itemIndex: 2 },
          item: items[1],
        },
      ],
    });
  });

  it('without an index, or with one beyond the end, they come last', () => {
    const add = { type: 'items.add', activity: 'A', items: [question('n')] } as const;
    expect(keysOf(given(base).when(add).draft)).toEqual([['1', '2', 'n'], ['v']]);
    expect(keysOf(given(base).when({ ...add, index: 9 }).draft)).toEqual([['1', '2', 'n'], ['v']]);
  });

  it('a single item is named as when it is added alone', () => {
    expect(
      given(base).when({ type: 'items.add', activity: 'A', items: [question('n')], index: 1 })
        .decision,
    ).toMatchObject({ name: { key: 'quiz.step.questionAdded', values: { number: 2 } } });
    expect(
      given(base).when({ type: 'items.add', activity: 'A', items: [video('w', 8)] }).decision,
    ).toMatchObject({ name: { key: 'quiz.step.videoAdded', values: { title: 'Video w' } } });
  });

  it('QED-47 a video that the quiz has, or that comes twice, is left out', () => {
    const { draft, decision } = given(base).when({
      type: 'items.add',
      activity: 'B',
      items: [video('again', 7), video('w', 8), video('twice', 8), question('n')],
    });
    expect(keysOf(draft)).toEqual([
      ['1', '2'],
      ['v', 'w', 'n'],
    ]);
    expect(decision).toMatchObject({
      name: { key: 'quiz.step.itemsAdded', values: { questions: 1, videos: 1, both: 'yes' } },
    });
    given(base)
      .when({ type: 'items.add', activity: 'B', items: [video('again', 7)] })
      .isRefusedBecause('quizDialogs.video.added');
  });

  it('an item whose key the quiz has is not added twice, and nothing changes nothing', () => {
    const add = { type: 'items.add', activity: 'B' } as const;
    expect(given(base).when({ ...add, items: [question('1')] }).decision).toMatchObject({
      accepted: true,
      events: [],
    });
    expect(given(base).when({ ...add, items: [] }).decision).toMatchObject({
      accepted: true,
      events: [],
    });
    expect(
      keysOf(given(base).when({ ...add, items: [question('n'), question('n')] }).draft),
    ).toEqual([
      ['1', '2'],
      ['v', 'n'],
    ]);
  });

  it('an activity that is gone is refused', () => {
    given(base)
      .when({ type: 'items.add', activity: 'gone', items: [question('n')] })
      .isRefusedBecause('quiz.refusal.activityGone');
  });
});

describe('a copy of an item', () => {
  it('has a key and option ids of its own, and the same right answers', () => {
    let count = 0;
    const item = question('1', {
      isMultiple: true,
      rightAnswer: ['a', 'c', 'unknown'],
      image: '/uploads/1.png',
    });
    expect(copyItem(item, () => `new${String((count += 1))}`)).toEqual({
      ...item,
      key: 'new1',
      rightAnswer: ['new2', 'new4'],
      options: [
        { id: 'new2', text: 'Option a' },
        { id: 'new3', text: 'Option b' },
        { id: 'new4', text: 'Option c' },
      ],
    });
  });
});

describe('several items are duplicated', () => {
  const base = draftOf([question('1'), question('2'), question('3')], [video('v', 7)]);
  const copies = (...keys: readonly string[]) =>
    keys.map((key) => ({ of: key, item: { ...question(key), key: `copy of ${key}` } }));

  it('one copy follows its original', () => {
    const { draft, decision } = given(base).when({ type: 'items.duplicate', copies: copies('2') });
    expect(keysOf(draft)).toEqual([['1', '2', 'copy of 2', '3'], ['v']]);
    expect(decision).toMatchObject({
      name: { key: 'quiz.step.questionDuplicated', values: { number: 2 } },
    });
  });

  it('several copies follow the last original, in order', () => {
    const { draft, decision } = given(base).when({
      type: 'items.duplicate',
      copies: copies('1', '2'),
    });
    expect(keysOf(draft)).toEqual([['1', '2', 'copy of 1', 'copy of 2', '3'], ['v']]);
    expect(decision).toMatchObject({
      name: { key: 'quiz.step.itemsDuplicated', values: { questions: 2 } },
    });
  });

  it('QED-47 a video is not duplicated, the questions beside it are', () => {
    const withVideo = draftOf([question('1'), video('v', 7), question('2')]);
    const copyOfVideo = { of: 'v', item: video('copy of v', 7) };
    expect(
      keysOf(
        given(withVideo).when({
          type: 'items.duplicate',
          copies: [...copies('1'), copyOfVideo],
        }).draft,
      ),
    ).toEqual([['1', 'v', 'copy of 1', '2']]);
    given(withVideo)
      .when({ type: 'items.duplicate', copies: [copyOfVideo] })
      .isRefusedBecause('quiz.refusal.videoOnce');
  });

  it('what is gone cannot be duplicated', () => {
    given(base)
      .when({ type: 'items.duplicate', copies: copies('gone') })
      .isRefusedBecause('quiz.refusal.itemGone');
  });
});

describe('several items are moved', () => {
  const base = draftOf(
    [question('1'), question('2'), question('3'), question('4')],
    [question('5'), video('v', 7)],
  );
  const move = (items: readonly string[], activity: string, to: number) =>
    given(base).when({ type: 'items.move', items, activity, to });

  it('they come together at the position, in the order of the quiz', () => {
    expect(keysOf(move(['4', '2'], 'A', 0).draft)).toEqual([
      ['2', '4', '1', '3'],
      ['5', 'v'],
    ]);
    expect(keysOf(move(['1', '3'], 'A', 9).draft)).toEqual([
      ['2', '4', '1', '3'],
      ['5', 'v'],
    ]);
    expect(keysOf(move(['1', '4'], 'A', 1).draft)).toEqual([
      ['2', '1', '4', '3'],
      ['5', 'v'],
    ]);
  });

  it('they move to another activity, from several too', () => {
    const { draft, decision } = move(['1', '3', 'v'], 'B', 0);
    expect(keysOf(draft)).toEqual([
      ['2', '4'],
      ['1', '3', 'v', '5'],
    ]);
    expect(decision).toMatchObject({
      name: {
        key: 'quiz.step.itemsMovedToActivity',
        values: { questions: 2, videos: 1, both: 'yes', activity: 'Activity 2' },
      },
    });
  });

  it('where they are already, nothing changes', () => {
    expect(move(['2', '3'], 'A', 1).decision).toMatchObject({ accepted: true, events: [] });
  });

  it('a single one is named as when it is moved alone, and what is gone is left out', () => {
    expect(move(['2', 'gone'], 'B', 1).decision).toMatchObject({
      name: { key: 'quiz.step.questionMovedToActivity', values: { number: 2 } },
    });
    move(['gone'], 'B', 1).isRefusedBecause('quiz.refusal.itemGone');
    move(['1', '2'], 'gone', 1).isRefusedBecause('quiz.refusal.activityGone');
  });
});

describe('several items are removed', () => {
  const base = draftOf([question('1'), video('v', 7), question('2')], [question('3')]);

  it('from all activities, in one step that counts them', () => {
    const { draft, decision } = given(base).when({
      type: 'items.remove',
      items: ['3', '1', 'v'],
    });
    expect(keysOf(draft)).toEqual([['2'], []]);
    expect(decision).toMatchObject({
      name: { key: 'quiz.step.itemsRemoved', values: { questions: 2, videos: 1, both: 'yes' } },
    });
  });

  it('a single one is named as when it is removed alone', () => {
    expect(given(base).when({ type: 'items.remove', items: ['2', 'gone'] }).decision).toMatchObject(
      { name: { key: 'quiz.step.questionRemoved', values: { number: 2 } } },
    );
    given(base)
      .when({ type: 'items.remove', items: ['gone'] })
      .isRefusedBecause('quiz.refusal.itemGone');
  });
});

describe('several answers are allowed in several questions', () => {
  const base = draftOf([
    question('1'),
    question('2', { isMultiple: true, rightAnswer: ['b', 'c'] }),
    question('3', { isMultiple: true, rightAnswer: ['c'] }),
    video('v', 7),
  ]);
  const set = (isMultiple: boolean, ...items: readonly string[]) =>
    given(base).when({ type: 'items.setMultiple', items, isMultiple });
  const answersOf = ({ draft }: ReturnType<typeof set>) =>
    draft.activities[0]?.items.map(({ isMultiple, rightAnswer }) => [isMultiple, rightAnswer]);

  it('QED-27 allowing one answer resets several to the first option', () => {
    const then = set(false, '1', '2', '3', 'v');
    expect(answersOf(then)).toEqual([
      [false, ['a']],
      [false, ['a']],
      [false, ['c']],
      [false, []],
    ]);
    expect(then.decision).toMatchObject({
      name: { key: 'quiz.step.multipleDisallowedIn', values: { count: 2 } },
    });
  });

  it('allowing several keeps the right answers, and what allows them already is left alone', () => {
    const then = set(true, '1', '2', '3');
    expect(answersOf(then)).toEqual([
      [true, ['a']],
      [true, ['b', 'c']],
      [true, ['c']],
      [false, []],
    ]);
    expect(set(true, '2', '3').decision).toMatchObject({ accepted: true, events: [] });
  });

  it('a video has no answers', () => {
    set(true, 'v').isRefusedBecause('quiz.refusal.notAQuestion');
  });
});
