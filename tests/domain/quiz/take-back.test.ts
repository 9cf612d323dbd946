import { describe, expect, it } from 'vitest';

import { takeBack } from '../../../src/domain/quiz/take-back.ts';
import { entryOf } from '../../../src/domain/quiz/submit.ts';
import { draftOf, keysOf, question } from './drafts.ts';
import { Editing } from './editing.ts';

function take(editing: Editing, id: number): void {
  const decision = takeBack(editing.history, id);
  if (!decision.accepted) throw new Error(JSON.stringify(decision.reason));
  const entry = entryOf(editing.history, decision, editing.now);
  if (entry !== null) editing.record(entry);
}

describe('taking one step back', () => {
  it('QED-30 a move is taken back and what came later stays', () => {
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

  it('QED-31 a removed question comes back, at the end when its place is gone', () => {
    const editing = new Editing(draftOf([question('1'), question('2')]));
    editing.do({ type: 'item.remove', item: '2' });
    editing.do({ type: 'item.remove', item: '1' });
    take(editing, 1);
    expect(keysOf(editing.history.draft)).toEqual([['2']]);
  });

  it('QED-11 a step that later ones build on is refused and names them', () => {
    const editing = new Editing(draftOf([]));
    editing.do({ type: 'question.add', activity: 'A', item: 'new', options: ['a', 'b'] });
    editing.do({ type: 'detail.set', field: 'title', value: 'Unrelated' });
    editing.do({ type: 'question.setTitle', item: 'new', title: 'Built on it' });
    const decision = takeBack(editing.history, 1);
    expect(decision).toMatchObject({
      accepted: false,
      reason: { key: 'quiz.refusal.stepNeeded', values: { count: 1 } },
      dependants: [{ id: 3 }],
    });
  });

  it('QED-29 an option that became the right answer is not taken away', () => {
    const editing = new Editing(draftOf([question('1')]));
    editing.do({ type: 'option.add', item: '1', option: 'd' });
    editing.do({ type: 'answer.choose', item: '1', option: 'd' });
    expect(takeBack(editing.history, 1)).toMatchObject({
      accepted: false,
      dependants: [{ id: 2 }],
    });
  });

  it('QED-20 taking back may not leave a quiz without activities', () => {
    const editing = new Editing(draftOf([]));
    editing.do({ type: 'activity.add', activity: 'B' });
    editing.do({ type: 'activity.remove', activity: 'A' });
    expect(takeBack(editing.history, 1)).toMatchObject({
      accepted: false,
      reason: { key: 'quiz.refusal.lastActivity' },
    });
  });

  it('a step that was undone cannot be taken back', () => {
    const editing = new Editing(draftOf([]));
    editing.do({ type: 'detail.set', field: 'title', value: 'One' });
    editing.undo();
    expect(takeBack(editing.history, 1)).toMatchObject({
      accepted: false,
      reason: { key: 'quiz.refusal.stepGone' },
    });
  });
});
