import { describe, expect, it } from 'vitest';

import { countUnsavedSteps, isDirty, listSteps } from '../../../../src/domain/history/history.ts';
import { draftOf, question } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';

const base = draftOf([question('1'), question('2')], []);
const title = (value: string) => ({ type: 'detail.set', field: 'title', value }) as const;

describe('history', () => {
  it('QED-27 undo reverts all events of one command together', () => {
    const start = draftOf([question('1', { isMultiple: true, rightAnswer: ['b', 'c'] })]);
    const editing = new Editing(start);
    editing.do({ type: 'question.setMultiple', item: '1', isMultiple: false });
    editing.undo();
    expect(editing.history.draft).toEqual(start);
  });

  it('undo and redo walk the steps and a new step discards redo', () => {
    const editing = new Editing(base);
    editing.do(title('One'));
    editing.do(title('Two'));
    editing.undo();
    expect(editing.history.draft.title).toBe('One');
    editing.redo();
    expect(editing.history.draft.title).toBe('Two');
    editing.undo();
    editing.do(title('Three'));
    expect(editing.history.redoStack).toBeNull();
    expect(listSteps(editing.history).map(({ id, name }) => ({ id, name }))).toEqual([
      { id: 1, name: { key: 'quiz.step.title' } },
      { id: 3, name: { key: 'quiz.step.title' } },
    ]);
  });

  it('an edit shares everything it does not touch', () => {
    const editing = new Editing(base);
    editing.do({ type: 'question.setTitle', item: '2', title: 'New' });
    expect(editing.history.draft.activities[0]?.items[0]).toBe(base.activities[0]?.items[0]);
    expect(editing.history.draft.activities[1]).toBe(base.activities[1]);
  });

  it('NAV-010 a draft is dirty by its position in the history, not by its content', () => {
    const editing = new Editing(base);
    expect([isDirty(editing.history), countUnsavedSteps(editing.history)]).toEqual([false, 0]);
    editing.do(title('One'));
    editing.do(title('Two'));
    expect([isDirty(editing.history), countUnsavedSteps(editing.history)]).toEqual([true, 2]);
    editing.save();
    expect([isDirty(editing.history), countUnsavedSteps(editing.history)]).toEqual([false, 0]);
    editing.undo();
    expect([isDirty(editing.history), countUnsavedSteps(editing.history)]).toEqual([true, 1]);
    editing.redo();
    expect(isDirty(editing.history)).toBe(false);
  });

  it('NAV-010 a draft that left the saved step behind stays dirty', () => {
    const editing = new Editing(base);
    editing.do(title('One'));
    editing.save();
    editing.undo();
    editing.do(title('Other'));
    expect([isDirty(editing.history), countUnsavedSteps(editing.history)]).toEqual([true, 2]);
    editing.undo();
    expect([isDirty(editing.history), countUnsavedSteps(editing.history)]).toEqual([true, 1]);
  });

  it('NAV-010 an untouched quiz whose only step was undone is clean again', () => {
    const editing = new Editing(base);
    editing.do(title('One'));
    editing.undo();
    expect(isDirty(editing.history)).toBe(false);
  });
});

describe('typing', () => {
  const type = (item: string, text: string) =>
    ({ type: 'question.setTitle', item, title: text }) as const;

  it('typing in one field joins into one step', () => {
    const editing = new Editing(base);
    for (const text of ['H', 'He', 'Hel']) editing.do(type('1', text), 100);
    expect(listSteps(editing.history)).toHaveLength(1);
    editing.undo();
    expect(editing.history.draft).toEqual(base);
  });

  it('another field, a pause, leaving the field, undo and a save each start a new step', () => {
    const editing = new Editing(base);
    editing.do(type('1', 'a'), 100);
    editing.do(type('2', 'b'), 100);
    editing.do(type('2', 'bc'), 3001);
    editing.record({ type: 'typingEnded' });
    editing.do(type('2', 'bcd'), 100);
    editing.save();
    editing.do(type('2', 'bcde'), 100);
    editing.undo();
    editing.do(type('2', 'bcdf'), 100);
    expect(listSteps(editing.history).map(({ events }) => events)).toMatchObject([
      [{ from: 'Question 1', to: 'a' }],
      [{ to: 'b' }],
      [{ to: 'bc' }],
      [{ to: 'bcd' }],
      [{ from: 'bcd', to: 'bcdf' }],
    ]);
  });

  it('typing that restores the old text leaves no step', () => {
    const editing = new Editing(base);
    editing.do(type('1', 'Question 1!'), 100);
    editing.do(type('1', 'Question 1'), 100);
    expect([isDirty(editing.history), listSteps(editing.history)]).toEqual([false, []]);
  });

  it('choosing answers does not join', () => {
    const editing = new Editing(base);
    editing.do({ type: 'answer.choose', item: '1', option: 'b' }, 100);
    editing.do({ type: 'answer.choose', item: '1', option: 'c' }, 100);
    expect(listSteps(editing.history)).toHaveLength(2);
  });

  it('QED-60 turning rich text on or off is a step with its own name, even while typing', () => {
    const editing = new Editing(draftOf([question('1')]));
    const write = (text: string): void => {
      editing.do({ type: 'question.setTitle', item: '1', title: text }, 100);
    };
    for (const text of [
      'Why',
      'Why?',
      '<p>Why?</p>',
      '<p>Why so</p>',
      '<p>Why so?</p>',
      'Why so?',
      'Why <b>?',
    ])
      write(text);
    expect(listSteps(editing.history).map(({ name }) => name)).toEqual([
      { key: 'quiz.step.questionTitle', values: { number: 1 } },
      { key: 'quiz.step.questionRich', values: { number: 1 } },
      { key: 'quiz.step.questionTitle', values: { number: 1 } },
      { key: 'quiz.step.questionPlain', values: { number: 1 } },
      { key: 'quiz.step.questionRich', values: { number: 1 } },
    ]);
    editing.do({ type: 'option.setText', item: '1', option: 'a', text: '<p>A</p>' });
    editing.do({ type: 'option.setText', item: '1', option: 'a', text: 'A' });
    expect(
      listSteps(editing.history)
        .slice(-2)
        .map(({ name }) => name),
    ).toEqual([
      { key: 'quiz.step.optionRich', values: { option: 'A', number: 1 } },
      { key: 'quiz.step.optionPlain', values: { option: 'A', number: 1 } },
    ]);
  });
});
