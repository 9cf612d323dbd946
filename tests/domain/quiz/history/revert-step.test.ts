import { describe, expect, it } from 'vitest';

import { revertStep } from '../../../../src/domain/quiz/history/revert-step.ts';
import { createEntry } from '../../../../src/domain/quiz/history/history.ts';
import { draftOf, keysOf, question } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';

function take(editing: Editing, id: number): void {
  const decision = revertStep(editing.history, id);
  if (!decision.accepted) throw new Error(JSON.stringify(decision.reason));
  const entry = createEntry(editing.history, decision, editing.now);
  if (entry !== null) editing.record(entry);
}

describe('reverting one step', () => {
  it('QED-30 a move is reverted and later steps stay', () => {
    const editing = new Editing(draftOf([question('1'), question('2')], [question('3')]));
    editing.do({ type: 'item.move', item: '2', activity: 'B', to: 0 });
    editing.do({ type: 'question.setTitle', item: '2', title: 'Kept' });
    editing.do({ type: 'question.add', activity: 'B', item: 'new', options: ['a'], index: 0 });
    const before = editing.history.draft;
    take(editing, 1);
    expect(keysOf(editing.history.draft)).toEqual([
      ['1', '2'],
      ['new', '3'],
    ]);
    expect(editing.history.draft.activities[0]?.items[1]?.title).toBe('Kept');
    editing.undo();
    expect(editing.history.draft).toEqual(before);
  });

  it('QED-31 a removed question is restored, at the end when its position is gone', () => {
    const editing = new Editing(draftOf([question('1'), question('2')]));
    editing.do({ type: 'item.remove', item: '2' });
    editing.do({ type: 'item.remove', item: '1' });
    take(editing, 1);
    expect(keysOf(editing.history.draft)).toEqual([['2']]);
  });

  it('QED-11 a step that later ones depend on is refused with the dependent steps', () => {
    const editing = new Editing(draftOf([]));
    editing.do({ type: 'question.add', activity: 'A', item: 'new', options: ['a', 'b'] });
    editing.do({ type: 'detail.set', field: 'title', value: 'Unrelated' });
    editing.do({ type: 'question.setTitle', item: 'new', title: 'Built on it' });
    const decision = revertStep(editing.history, 1);
    expect(decision).toMatchObject({
      accepted: false,
      reason: { key: 'quiz.refusal.stepNeeded', values: { count: 1 } },
      dependents: [{ id: 3 }],
    });
  });

  it('QED-29 an option that became the right answer is not removed', () => {
    const editing = new Editing(draftOf([question('1')]));
    editing.do({ type: 'option.add', item: '1', option: 'd' });
    editing.do({ type: 'answer.choose', item: '1', option: 'd' });
    expect(revertStep(editing.history, 1)).toMatchObject({
      accepted: false,
      dependents: [{ id: 2 }],
    });
  });

  it('QED-20 reverting cannot leave a quiz without activities', () => {
    const editing = new Editing(draftOf([]));
    editing.do({ type: 'activity.add', activity: 'B' });
    editing.do({ type: 'activity.remove', activity: 'A' });
    expect(revertStep(editing.history, 1)).toMatchObject({
      accepted: false,
      reason: { key: 'quiz.refusal.lastActivity' },
    });
  });

  it('an undone step cannot be reverted', () => {
    const editing = new Editing(draftOf([]));
    editing.do({ type: 'detail.set', field: 'title', value: 'One' });
    editing.undo();
    expect(revertStep(editing.history, 1)).toMatchObject({
      accepted: false,
      reason: { key: 'quiz.refusal.stepGone' },
    });
  });
});
