import { describe, expect, it } from 'vitest';

import type { QuizCommand } from '../../../../src/domain/quiz/commands/command.ts';
import type { DraftItem } from '../../../../src/domain/quiz/draft/draft.ts';
import { isDraft } from '../../../../src/domain/quiz/draft/draft-shape.ts';
import { isEvent } from '../../../../src/domain/quiz/events/event-shape.ts';
import { emptyChoices, rebase } from '../../../../src/domain/quiz/rebase/rebase.ts';
import { draftOf, libraryContext, question, video } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';
import { given } from '../support/given.ts';

const bare = question('1');
const pictured = question('1', { image: '/cell.png' });
const described = question('1', { image: '/cell.png', imageAlt: 'A cell' });

const setImage = (image: string | null, alt?: string): QuizCommand => ({
  type: 'question.setImage',
  item: '1',
  image,
  ...(alt !== undefined && { alt }),
});
const describeImage = (alt: string): QuizCommand => ({
  type: 'question.setImageAlt',
  item: '1',
  alt,
});
const itemAfter = (item: DraftItem, command: QuizCommand): DraftItem | undefined =>
  given(draftOf([item])).when(command).draft.activities[0]?.items[0];

describe('the description of an image', () => {
  it('comes with the image or later, and is absent when it is empty', () => {
    expect([
      itemAfter(bare, setImage('/cell.png', 'A cell')),
      itemAfter(pictured, describeImage('A cell')),
      itemAfter(bare, setImage('/cell.png')),
      itemAfter(described, describeImage('')),
    ]).toEqual([described, described, pictured, pictured]);
    expect(itemAfter(described, describeImage(''))).not.toHaveProperty('imageAlt');
  });

  it('goes with its image', () => {
    expect([
      itemAfter(described, setImage(null, 'A cell')),
      itemAfter(described, setImage('/tissue.png')),
      itemAfter(described, setImage('/tissue.png', 'A tissue')),
    ]).toEqual([
      bare,
      question('1', { image: '/tissue.png' }),
      question('1', { image: '/tissue.png', imageAlt: 'A tissue' }),
    ]);
  });

  it('is nothing without an image, and the same one is no change', () => {
    for (const [item, command] of [
      [bare, describeImage('A cell')],
      [described, describeImage('A cell')],
      [described, setImage('/cell.png', 'A cell')],
    ] as const)
      expect(given(draftOf([item])).when(command).decision).toMatchObject({ events: [] });
  });

  it('belongs to questions only', () => {
    given(draftOf([video('1')]))
      .when(describeImage('A cell'))
      .isRefusedBecause('quiz.refusal.notAQuestion');
  });

  it('is a step about the image', () => {
    for (const command of [describeImage('A plant cell'), setImage('/tissue.png', 'A cell')])
      expect(given(draftOf([described])).when(command).decision).toMatchObject({
        name: { key: 'quiz.step.questionImage', values: { number: 1 } },
      });
  });

  it('is restored by undo to the byte', () => {
    const base = draftOf([described, question('2')]);
    const editing = new Editing(base);
    for (const command of [
      describeImage('A plant cell'),
      describeImage(''),
      describeImage('A cell wall'),
      setImage('/tissue.png', 'A tissue'),
      setImage(null),
      setImage('/cell.png'),
    ])
      editing.do(command);
    while (editing.history.cursor !== null) editing.undo();
    expect(JSON.stringify(editing.history.draft)).toBe(JSON.stringify(base));
  });
});

describe('a description that two people changed', () => {
  const merge = (base: DraftItem, mine: readonly QuizCommand[], theirs: readonly QuizCommand[]) => {
    const [local, remote] = [new Editing(draftOf([base])), new Editing(draftOf([base]))];
    for (const command of mine) local.do(command);
    for (const command of theirs) remote.do(command);
    const { draft } = remote.history;
    const merged = rebase(local.history, draft, libraryContext, emptyChoices, 1);
    const sides = new Map(merged.conflicts.map(({ id }) => [id, 'remote' as const]));
    const choices = { ...emptyChoices, sides };
    return {
      conflicts: merged.conflicts.map(({ id }) => id),
      local: merged.draft.activities[0]?.items[0],
      remote: rebase(local.history, draft, libraryContext, choices, 1).draft.activities[0]
        ?.items[0],
    };
  };

  it('is chosen together with its image', () => {
    expect(merge(pictured, [describeImage('A cell')], [setImage('/tissue.png')])).toEqual({
      conflicts: ['item 1 image'],
      local: described,
      remote: question('1', { image: '/tissue.png' }),
    });
    expect(merge(described, [describeImage('A plant cell')], [setImage(null)])).toEqual({
      conflicts: ['item 1 image'],
      local: question('1', { image: '/cell.png', imageAlt: 'A plant cell' }),
      remote: bare,
    });
  });

  it('is no conflict where both wrote the same, or only one wrote', () => {
    const text: QuizCommand = { type: 'question.setTitle', item: '1', title: 'Mine' };
    expect(merge(pictured, [describeImage('A cell')], [describeImage('A cell')])).toMatchObject({
      conflicts: [],
      local: described,
    });
    expect(merge(pictured, [text], [describeImage('A cell')])).toMatchObject({
      conflicts: [],
      local: { ...described, title: 'Mine' },
    });
  });

  it('is theirs where the author changed it and changed it back', () => {
    expect(
      merge(pictured, [describeImage('A'), describeImage('')], [setImage('/tissue.png', 'T')]),
    ).toMatchObject({
      conflicts: [],
      local: question('1', { image: '/tissue.png', imageAlt: 'T' }),
    });
  });
});

describe('what a journal stores of a description', () => {
  const at = { activity: 'A', activityIndex: 0, item: '1', itemIndex: 0 };
  const changed = { type: 'questionImageChanged', at, from: null, to: '/cell.png' };
  const written = { type: 'questionImageAltChanged', at, image: '/cell.png', from: '', to: 'A' };

  it('is read, as is what was stored before images had descriptions', () => {
    expect([changed, { ...changed, fromAlt: 'A', toAlt: 'B' }, written].map(isEvent)).toEqual([
      true,
      true,
      true,
    ]);
    expect([draftOf([pictured]), draftOf([described])].map(isDraft)).toEqual([true, true]);
  });

  it('is refused where it is no text', () => {
    expect(
      [
        { ...changed, toAlt: 1 },
        { ...changed, fromAlt: null },
        { ...written, image: null },
        { ...written, to: undefined },
      ].map(isEvent),
    ).toEqual([false, false, false, false]);
    expect(isDraft(draftOf([{ ...described, imageAlt: 1 as never }]))).toBe(false);
  });
});
