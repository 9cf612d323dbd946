import { describe, expect, it } from 'vitest';

import type { QuizCommand } from '../../../src/domain/quiz/commands/command.ts';
import { joinSteps, listTimelineRows } from '../../../src/domain/history/timeline.ts';
import { getWrittenQuestion } from '../../../src/domain/quiz/history/written-question.ts';
import { createEntry } from '../../../src/domain/quiz/history/history.ts';
import { revertStep } from '../../../src/domain/quiz/history/revert-step.ts';
import { draftOf, question } from '../quiz/support/drafts.ts';
import { Editing } from '../quiz/support/editing.ts';

const setText = (item: string, title: string): QuizCommand => ({
  type: 'question.setTitle',
  item,
  title,
});
const setOption = (item: string, option: string, text: string): QuizCommand => ({
  type: 'option.setText',
  item,
  option,
  text,
});
const writeFirst: readonly QuizCommand[] = [
  setText('1', 'What is ATP?'),
  setOption('1', 'a', 'A nucleotide'),
  { type: 'option.add', item: '1', option: 'd' },
  setOption('1', 'd', 'A lipid'),
  { type: 'answer.choose', item: '1', option: 'd' },
];

/** Returns the numbers of steps of each row, newest first, without the draft as it was opened. */
function countJoined(editing: Editing): readonly number[] {
  return joinSteps(listTimelineRows(editing.history), getWrittenQuestion)
    .slice(0, -1)
    .map(({ length }) => length);
}

function edit(...commands: readonly QuizCommand[]): Editing {
  const editing = new Editing(draftOf([question('1'), question('2')], [question('3')]));
  for (const command of commands) expect(editing.do(command)).toBe(true);
  return editing;
}

describe('ENT-07 the steps that wrote a question', () => {
  it('are one row: its text, its options, new options and its right answer', () => {
    expect(countJoined(edit(...writeFirst))).toEqual([5]);
  });

  it('end where another question is written or something else is done', () => {
    expect(
      countJoined(
        edit(
          ...writeFirst,
          setText('2', 'What is DNA?'),
          setOption('2', 'a', 'An acid'),
          { type: 'question.setMultiple', item: '2', isMultiple: true },
          setOption('2', 'b', 'A base'),
          setText('1', 'And ATP?'),
        ),
      ),
    ).toEqual([1, 1, 1, 2, 5]);
  });

  it('end at the current step and at the saved one', () => {
    const editing = edit(...writeFirst);
    editing.undo();
    editing.undo();
    expect(countJoined(editing)).toEqual([2, 3]);
    editing.redo();
    editing.redo();
    editing.save();
    editing.do(setText('1', 'What is ATP for?'));
    expect(countJoined(editing)).toEqual([1, 5]);
  });

  it('stay one row of their own while they are shown one by one, wherever the current and the saved step are', () => {
    const editing = edit(...writeFirst);
    editing.save();
    editing.do(setText('1', 'What is ATP for?'));
    for (let steps = 0; steps < 3; steps += 1) editing.undo();
    const shown = (...opened: readonly (readonly number[])[]) => {
      const rowOf = new Map(opened.flatMap((ids) => ids.map((id) => [id, ids.at(-1) ?? 0])));
      return joinSteps(listTimelineRows(editing.history), getWrittenQuestion, rowOf)
        .slice(0, -1)
        .map((rows) => rows.map(({ id }) => id));
    };
    expect(shown()).toEqual([[6], [5, 4], [3, 2, 1]]);
    expect(shown([5, 4, 3, 2, 1])).toEqual([[6], [5, 4, 3, 2, 1]]);
    expect(shown([3, 2, 1])).toEqual([[6], [5, 4], [3, 2, 1]]);
    expect(shown([5, 4])).toEqual([[6], [5, 4], [3, 2, 1]]);
    expect(shown([5, 4], [3, 2, 1])).toEqual([[6], [5, 4], [3, 2, 1]]);
    editing.do(setOption('1', 'b', 'A sugar'));
    expect(shown([5, 4, 3, 2, 1])).toEqual([[7], [6], [5, 4], [3, 2, 1]]);
  });

  it('that were replaced stay apart from those that replaced them', () => {
    const editing = edit(...writeFirst);
    for (let steps = 0; steps < 3; steps += 1) editing.undo();
    editing.do(setOption('1', 'b', 'A sugar'));
    expect(countJoined(editing)).toEqual([1, 3, 2]);
  });

  it('do not take in what reverts one of them, or what replaces a text', () => {
    const editing = edit(...writeFirst);
    const reverted = revertStep(editing.history, 2);
    const entry = reverted.accepted ? createEntry(editing.history, reverted, editing.now) : null;
    if (entry === null) throw new Error('the step was not reverted');
    editing.record(entry);
    expect(countJoined(editing)).toEqual([1, 5]);
    expect(
      editing.do({
        type: 'texts.replace',
        search: 'lipid',
        count: 1,
        texts: [
          {
            location: { kind: 'option', activity: 'A', item: '1', option: 'd' },
            from: 'A lipid',
            to: 'A salt',
          },
        ],
      }),
    ).toBe(true);
    expect(countJoined(editing)).toEqual([1, 1, 5]);
  });
});
