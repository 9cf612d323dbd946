import { describe, expect, it } from 'vitest';

import type { QuizCommand } from '../../../../src/domain/quiz/commands/command.ts';
import { listSteps } from '../../../../src/domain/history/history.ts';
import { createEntry } from '../../../../src/domain/quiz/history/history.ts';
import { revertStep } from '../../../../src/domain/quiz/history/revert-step.ts';
import type { Draft } from '../../../../src/domain/quiz/draft/draft.ts';
import { emptyChoices, rebase } from '../../../../src/domain/quiz/rebase/rebase.ts';
import { draftOf, keysOf, libraryContext, question } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';

const base = draftOf([question('1'), question('2')], [question('3')]);

function after(...commands: readonly QuizCommand[]): Editing {
  const editing = new Editing(base);
  for (const command of commands) expect(editing.do(command)).toBe(true);
  return editing;
}

const remoteDraft = (...commands: readonly QuizCommand[]): Draft =>
  after(...commands).history.draft;
const title = (item: string, text: string): QuizCommand => ({
  type: 'question.setTitle',
  item,
  title: text,
});
const optionsOf = (draft: Draft, item: number): readonly string[] =>
  draft.activities[0]?.items[item]?.options.map(({ id, text }) => `${id} ${text}`) ?? [];

/** Merges with the local side of every conflict, and with the remote one. */
function mergeBothWays(local: Editing, remote: Draft) {
  const merged = rebase(local.history, remote, libraryContext, emptyChoices, 1);
  const sides = new Map(merged.conflicts.map(({ id }) => [id, 'remote'] as const));
  const chosen = rebase(local.history, remote, libraryContext, { ...emptyChoices, sides }, 1);
  return { conflicts: merged.conflicts, local: merged.draft, remote: chosen.draft };
}

describe('ENT-09 parts that were removed locally and changed remotely (PD-39)', () => {
  it('an activity is a conflict; the remote side restores it', () => {
    const remote = remoteDraft(title('3', 'Theirs'));
    const merged = mergeBothWays(after({ type: 'activity.remove', activity: 'B' }), remote);
    expect(merged.conflicts).toEqual([
      { id: 'activity B', kind: 'removedActivity', remote: remote.activities[1], index: 1 },
    ]);
    expect(keysOf(merged.local)).toEqual([['1', '2']]);
    expect(merged.remote).toEqual(remote);
  });

  it('an activity comes back without the items that were moved out of it', () => {
    const local = after(
      { type: 'item.move', item: '3', activity: 'A', to: 0 },
      { type: 'activity.remove', activity: 'B' },
    );
    const merged = mergeBothWays(local, remoteDraft(title('3', 'Theirs')));
    expect(merged.conflicts.map(({ id }) => id)).toEqual(['activity B']);
    expect(keysOf(merged.remote)).toEqual([['3', '1', '2'], []]);
  });

  it('an activity that is unchanged remotely, or that is new there, is no conflict', () => {
    const added = remoteDraft({ type: 'activity.add', activity: 'C' }, title('1', 'Theirs'));
    const merged = mergeBothWays(after({ type: 'activity.remove', activity: 'B' }), added);
    expect([merged.conflicts, keysOf(merged.local)]).toEqual([[], [['1', '2'], []]]);
  });

  it('an item comes back at its place', () => {
    const local = after({ type: 'item.remove', item: '1' });
    const merged = mergeBothWays(local, remoteDraft(title('1', 'Theirs')));
    expect([keysOf(merged.local), keysOf(merged.remote)]).toEqual([
      [['2'], ['3']],
      [['1', '2'], ['3']],
    ]);
  });

  it('an option is a conflict; the remote side restores it at its place', () => {
    const remote = remoteDraft({ type: 'option.setText', item: '1', option: 'b', text: 'Theirs' });
    const merged = mergeBothWays(after({ type: 'option.remove', item: '1', option: 'b' }), remote);
    expect(merged.conflicts).toEqual([
      {
        id: 'option 1 b',
        kind: 'removedOption',
        item: '1',
        remote: { id: 'b', text: 'Theirs' },
        index: 1,
      },
    ]);
    expect([optionsOf(merged.local, 0), optionsOf(merged.remote, 0)]).toEqual([
      ['a Option a', 'c Option c'],
      ['a Option a', 'b Theirs', 'c Option c'],
    ]);
  });

  it('an option whose text is the same remotely, or that is new there, is no conflict', () => {
    const merged = mergeBothWays(
      after({ type: 'option.remove', item: '1', option: 'b' }),
      remoteDraft(title('1', 'Theirs'), { type: 'option.add', item: '1', option: 'd' }),
    );
    expect([merged.conflicts, optionsOf(merged.local, 0)]).toEqual([
      [],
      ['a Option a', 'c Option c', 'd '],
    ]);
  });
});

describe('ENT-09 changes of parts that were removed remotely (PD-39)', () => {
  it('the text of an option is dropped, and applies when the option is restored', () => {
    const local = after({ type: 'option.setText', item: '1', option: 'b', text: 'Mine' });
    const remote = remoteDraft({ type: 'option.remove', item: '1', option: 'b' });
    const merged = rebase(local.history, remote, libraryContext, emptyChoices, 1);
    expect(merged.dropped).toMatchObject([
      {
        id: 'option 1 b',
        reason: { key: 'quiz.refusal.optionGone' },
        missing: { kind: 'option', option: { id: 'b', text: 'Mine' } },
      },
    ]);
    expect(optionsOf(merged.draft, 0)).toEqual(['a Option a', 'c Option c']);
    const restored = rebase(
      local.history,
      remote,
      libraryContext,
      { ...emptyChoices, restoredIds: new Set(['option 1 b']) },
      1,
    );
    expect([restored.dropped, optionsOf(restored.draft, 0)]).toEqual([
      [],
      ['a Option a', 'b Mine', 'c Option c'],
    ]);
  });

  it('a move is dropped with the item, or with the activity it was moved to', () => {
    const local = after({ type: 'item.move', item: '1', activity: 'B', to: 0 });
    const drop = (command: QuizCommand) =>
      rebase(local.history, remoteDraft(command), libraryContext, emptyChoices, 1).dropped.map(
        ({ id, missing: { kind } }) => [id, kind],
      );
    expect([
      drop({ type: 'item.remove', item: '1' }),
      drop({ type: 'activity.remove', activity: 'B' }),
    ]).toEqual([[['item 1', 'item']], [['activity B', 'activity']]]);
  });

  it('QED-26 a right answer that is the last one remotely is not unticked', () => {
    const several: readonly QuizCommand[] = [
      { type: 'question.setMultiple', item: '1', isMultiple: true },
      { type: 'answer.choose', item: '1', option: 'b' },
    ];
    const editing = new Editing(after(...several).history.draft);
    expect(editing.do({ type: 'answer.choose', item: '1', option: 'a' })).toBe(true);
    const remote = remoteDraft(...several, { type: 'answer.choose', item: '1', option: 'b' });
    expect(rebase(editing.history, remote, libraryContext, emptyChoices, 1).dropped).toMatchObject([
      { reason: { key: 'quiz.refusal.lastRightAnswer' }, missing: { kind: 'rule' } },
    ]);
  });

  it('what cannot be restored stays dropped', () => {
    const local = after({ type: 'option.setText', item: '1', option: 'b', text: 'Mine' });
    const remote = remoteDraft({ type: 'item.remove', item: '1' });
    const restoring = (...ids: readonly string[]) =>
      rebase(
        local.history,
        remote,
        libraryContext,
        { ...emptyChoices, restoredIds: new Set(ids) },
        1,
      );
    for (const id of ['option 1 b', 'item none', 'activity none', 'activity A', 'nothing'])
      expect(restoring(id).draft, id).toEqual(remote);
    expect(optionsOf(restoring('item 1').draft, 0)).toEqual(['a Option a', 'b Mine', 'c Option c']);
  });
});

describe('ENT-09 fields that both changed (PD-39)', () => {
  it.each<[string, QuizCommand, QuizCommand]>([
    [
      'detail durationMinutes',
      { type: 'detail.set', field: 'durationMinutes', value: 10 },
      { type: 'detail.set', field: 'durationMinutes', value: 20 },
    ],
    [
      'activity A title',
      { type: 'activity.rename', activity: 'A', title: 'Mine' },
      { type: 'activity.rename', activity: 'A', title: 'Theirs' },
    ],
    [
      'item 1 image',
      { type: 'question.setImage', item: '1', image: '/mine.png' },
      { type: 'question.setImage', item: '1', image: '/theirs.png' },
    ],
    [
      'item 1 image',
      { type: 'question.setImage', item: '1', image: '/mine.png', alt: 'My cell' },
      { type: 'question.setImage', item: '1', image: '/theirs.png', alt: 'Their cell' },
    ],
    [
      'item 1 answers',
      { type: 'answer.choose', item: '1', option: 'b' },
      { type: 'answer.choose', item: '1', option: 'c' },
    ],
    [
      'option 1 a text',
      { type: 'option.setText', item: '1', option: 'a', text: 'Mine' },
      { type: 'option.setText', item: '1', option: 'a', text: 'Theirs' },
    ],
  ])('%s is the local one until the remote one is chosen', (id, mine, theirs) => {
    const local = after(mine);
    const merged = mergeBothWays(local, remoteDraft(theirs));
    expect(merged.conflicts.map((conflict) => conflict.id)).toEqual([id]);
    expect(merged.local).toEqual(local.history.draft);
    expect(merged.remote).toEqual(remoteDraft(theirs));
  });
});

describe('ENT-09 steps that are decided again (PD-39)', () => {
  it('keep their names, that of a reverted step too', () => {
    const local = after(title('1', 'Mine'), title('2', 'Mine'));
    const decision = revertStep(local.history, 1);
    if (!decision.accepted) throw new Error('the step can be reverted');
    const entry = createEntry(local.history, decision, local.now);
    if (entry === null) throw new Error('the step changes something');
    local.record(entry);
    const { steps } = rebase(
      local.history,
      remoteDraft(title('3', 'Theirs')),
      libraryContext,
      emptyChoices,
      1,
    );
    expect(steps.map(({ name }) => name)).toEqual(listSteps(local.history).map(({ name }) => name));
    expect(steps.at(-1)?.name).toMatchObject({ key: 'quiz.step.reverted' });
  });

  it('a part that both sides have added is no conflict', () => {
    const add: QuizCommand = { type: 'question.add', activity: 'A', item: 'new', options: ['x'] };
    const merged = mergeBothWays(
      after(add, title('new', 'Mine')),
      remoteDraft(add, title('new', 'Theirs')),
    );
    expect(merged.conflicts).toEqual([]);
  });
});
