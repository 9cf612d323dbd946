import { describe, expect, it } from 'vitest';

import type { QuizCommand } from '../../../../src/domain/quiz/commands/command.ts';
import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import {
  emptyChoices,
  rebase,
  type MergeChoices,
} from '../../../../src/domain/quiz/rebase/rebase.ts';
import { draftOf, keysOf, libraryContext, question } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';

const base = draftOf([question('1'), question('2')], [question('3')]);

function after(...commands: readonly QuizCommand[]): Editing {
  const editing = new Editing(base);
  for (const command of commands) editing.do(command);
  return editing;
}

const remoteDraft = (...commands: readonly QuizCommand[]): Draft =>
  after(...commands).history.draft;
const merge = (local: Editing, remote: Draft, choices: MergeChoices = emptyChoices) =>
  rebase(local.history, remote, libraryContext, choices, 1);
const title = (item: string, text: string): QuizCommand => ({
  type: 'question.setTitle',
  item,
  title: text,
});
const titlesOf = (draft: Draft) =>
  draft.activities.flatMap(({ items }) => items.map((item) => item.title));

describe('local work on the remote version (PD-39)', () => {
  it('ENT-09 disjoint changes are merged without conflicts', () => {
    const merged = merge(
      after(title('1', 'Mine'), { type: 'item.move', item: '3', activity: 'A', to: 0 }),
      remoteDraft(title('2', 'Theirs'), {
        type: 'detail.set',
        field: 'title',
        value: 'Their title',
      }),
    );
    expect(merged).toMatchObject({
      conflicts: [],
      dropped: [],
      appliedSteps: [{ id: 1 }, { id: 2 }],
    });
    expect([merged.draft.title, keysOf(merged.draft), titlesOf(merged.draft)]).toEqual([
      'Their title',
      [['3', '1', '2'], []],
      ['Question 3', 'Mine', 'Theirs'],
    ]);
  });

  it('ENT-09 the same change on both sides is no conflict', () => {
    const merged = merge(after(title('1', 'Same')), remoteDraft(title('1', 'Same')));
    expect(merged).toMatchObject({
      conflicts: [],
      dropped: [],
      steps: [],
      appliedSteps: [{ id: 1 }],
    });
  });

  it('ENT-09 a step whose part both sides changed is not listed as applied', () => {
    const local = after(
      title('1', 'Mine'),
      { type: 'detail.set', field: 'title', value: 'My title' },
      { type: 'activity.rename', activity: 'A', title: 'My activity' },
      { type: 'item.remove', item: '2' },
      { type: 'option.setText', item: '3', option: 'a', text: 'Mine' },
      { type: 'option.setText', item: '3', option: 'b', text: 'Only mine' },
    );
    const merged = merge(
      local,
      remoteDraft(
        title('1', 'Theirs'),
        { type: 'detail.set', field: 'title', value: 'Their title' },
        { type: 'activity.rename', activity: 'A', title: 'Their activity' },
        title('2', 'Theirs'),
        { type: 'option.setText', item: '3', option: 'a', text: 'Theirs' },
      ),
    );
    expect(merged.conflicts.map(({ id }) => id)).toEqual([
      'detail title',
      'activity A title',
      'item 1 title',
      'option 3 a text',
      'item 2',
    ]);
    expect(merged.appliedSteps.map(({ id }) => id)).toEqual([6]);
  });

  it('ENT-09 a text changed on both sides is a conflict; the local one applies until the remote one is selected', () => {
    const local = after(title('1', 'Mine'));
    const remote = remoteDraft(title('1', 'Theirs'));
    const merged = merge(local, remote);
    expect(merged.conflicts).toEqual([
      {
        id: 'item 1 title',
        kind: 'field',
        base: { kind: 'questionTitle', item: '1', value: 'Question 1' },
        local: { kind: 'questionTitle', item: '1', value: 'Mine' },
        remote: { kind: 'questionTitle', item: '1', value: 'Theirs' },
      },
    ]);
    expect(titlesOf(merged.draft)).toEqual(['Mine', 'Question 2', 'Question 3']);
    const chosen = merge(local, remote, {
      ...emptyChoices,
      sides: new Map([['item 1 title', 'remote']]),
    });
    expect(titlesOf(chosen.draft)).toEqual(['Theirs', 'Question 2', 'Question 3']);
    expect(chosen.steps.map(({ events }) => events)).toMatchObject([
      [{ from: 'Theirs', to: 'Mine' }],
      [{ from: 'Mine', to: 'Theirs' }],
    ]);
  });

  it('ENT-09 an edit in a question removed remotely is dropped, and applies when it is restored', () => {
    const local = after(
      title('1', 'Mine'),
      { type: 'option.setText', item: '1', option: 'a', text: 'My option' },
      title('2', 'Other'),
    );
    const remote = remoteDraft({ type: 'item.remove', item: '1' });
    const merged = merge(local, remote);
    expect(merged.dropped).toEqual([
      {
        id: 'item 1',
        reason: { key: 'quiz.refusal.itemGone' },
        steps:
          local.history.cursor?.parent?.parent === undefined
            ? []
            : [local.history.cursor.parent.parent?.step, local.history.cursor.parent.step],
        missing: { kind: 'item', item: local.history.draft.activities[0]?.items[0] },
      },
    ]);
    expect(titlesOf(merged.draft)).toEqual(['Other', 'Question 3']);
    const back = merge(local, remote, { ...emptyChoices, restoredIds: new Set(['item 1']) });
    expect(back).toMatchObject({ dropped: [], conflicts: [] });
    expect(back.draft).toEqual(local.history.draft);
  });

  it('ENT-09 an edit in an activity removed remotely is dropped, and applies when it is restored', () => {
    const local = after(title('3', 'Mine'), {
      type: 'question.add',
      activity: 'B',
      item: 'new',
      options: ['x'],
    });
    const remote = remoteDraft({ type: 'activity.remove', activity: 'B' });
    expect(merge(local, remote).dropped).toMatchObject([
      {
        id: 'activity B',
        steps: [{ id: 1 }, { id: 2 }],
        missing: { kind: 'activity', activity: { key: 'B' } },
      },
    ]);
    expect(
      merge(local, remote, { ...emptyChoices, restoredIds: new Set(['activity B']) }).draft,
    ).toEqual(local.history.draft);
  });

  it('ENT-09 a question removed locally and changed remotely is a conflict; the remote side restores it', () => {
    const local = after({ type: 'item.remove', item: '2' });
    const remote = remoteDraft(title('2', 'Theirs'));
    expect(merge(local, remote).conflicts).toMatchObject([
      { id: 'item 2', kind: 'removedItem', remote: { title: 'Theirs' } },
    ]);
    expect(keysOf(merge(local, remote).draft)).toEqual([['1'], ['3']]);
    expect(
      merge(local, remote, { ...emptyChoices, sides: new Map([['item 2', 'remote']]) }).draft,
    ).toEqual(remote);
  });

  it('ENT-09 a field changed and changed back has the remote value', () => {
    expect(
      merge(after(title('1', 'Mine'), title('1', 'Question 1')), remoteDraft(title('1', 'Theirs'))),
    ).toMatchObject({ conflicts: [], draft: remoteDraft(title('1', 'Theirs')) });
  });

  it('ENT-09 a question removed and restored locally keeps the remote text', () => {
    const local = after({ type: 'item.remove', item: '1' });
    local.undo();
    local.do({ type: 'detail.set', field: 'title', value: 'Mine' });
    expect(titlesOf(merge(local, remoteDraft(title('1', 'Theirs'))).draft)).toEqual([
      'Theirs',
      'Question 2',
      'Question 3',
    ]);
  });

  it('QED-29 different right answers are a conflict, and an option removed remotely cannot be right', () => {
    const choose = (option: string): QuizCommand => ({ type: 'answer.choose', item: '1', option });
    expect(merge(after(choose('b')), remoteDraft(choose('c'))).conflicts).toMatchObject([
      {
        id: 'item 1 answers',
        local: { value: { rightAnswer: ['b'] } },
        remote: { value: { rightAnswer: ['c'] } },
      },
    ]);
    expect(
      merge(after(choose('b')), remoteDraft({ type: 'option.remove', item: '1', option: 'b' }))
        .dropped,
    ).toMatchObject([{ reason: { key: 'quiz.refusal.optionGone' } }]);
  });

  it('QED-29 options undone after a save take their right answers back', () => {
    const local = new Editing(
      draftOf([question('1', { isMultiple: true, rightAnswer: ['c'] })], [question('3')]),
    );
    const saved = local.history.draft;
    local.do({
      type: 'options.insert',
      item: '1',
      option: 'c',
      texts: ['Yeast', 'Cells'],
      newOptions: ['d', 'e'],
      right: [1],
    });
    local.save();
    const remote = local.history.draft;
    local.undo();
    expect(local.history.draft).toEqual(saved);
    expect(merge(local, remote)).toMatchObject({ draft: saved, dropped: [], conflicts: [] });
  });

  it.each([
    { option: 'b', rightAnswer: 'b' },
    { option: 'c', rightAnswer: 'c' },
    { option: 'c', rightAnswer: 'a' },
  ])(
    'QED-29 several right options pasted into $option and undone after a save leave $rightAnswer right',
    ({ option, rightAnswer }) => {
      const local = new Editing(
        draftOf(
          [question('1', { isMultiple: false, rightAnswer: [rightAnswer] })],
          [question('3')],
        ),
      );
      const saved = local.history.draft;
      local.do({
        type: 'options.insert',
        item: '1',
        option,
        texts: ['Yeast', 'Cells', 'Mites'],
        newOptions: ['d', 'e', 'f'],
        right: [0, 1],
      });
      local.save();
      const remote = local.history.draft;
      local.undo();
      expect(merge(local, remote)).toMatchObject({ draft: saved, dropped: [] });
    },
  );

  it('QED-29 ENT-09 the same right answers in another order are no change', () => {
    const before = [question('1', { isMultiple: true, rightAnswer: ['a'] })];
    const [local, other] = [
      new Editing(draftOf(before, [question('3')])),
      new Editing(draftOf(before, [question('3')])),
    ];
    local.do({ type: 'answer.choose', item: '1', option: 'c' });
    other.do({ type: 'option.move', item: '1', option: 'c', to: 0 });
    other.do({ type: 'answer.choose', item: '1', option: 'c' });
    const remote = other.history.draft;
    expect(merge(local, remote)).toMatchObject({ draft: remote, steps: [], conflicts: [] });
  });

  it('QED-29 several right answers that are undone after a save keep their order', () => {
    const local = new Editing(
      draftOf([question('1', { isMultiple: true, rightAnswer: ['a', 'c'] })], [question('3')]),
    );
    local.do({ type: 'option.move', item: '1', option: 'a', to: 2 });
    const saved = local.history.draft;
    local.do({ type: 'question.setMultiple', item: '1', isMultiple: false });
    local.save();
    const remote = local.history.draft;
    local.undo();
    expect(merge(local, remote).draft).toEqual(saved);
  });

  it('QED-33 a move is decided again among the remote items', () => {
    const merged = merge(
      after({ type: 'item.move', item: '1', activity: 'A', to: 1 }),
      remoteDraft({ type: 'item.remove', item: '2' }),
    );
    expect([keysOf(merged.draft), merged.dropped]).toEqual([[['1'], ['3']], []]);
  });
});
