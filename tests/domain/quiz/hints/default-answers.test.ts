import { describe, expect, it } from 'vitest';

import type { QuizCommand } from '../../../../src/domain/quiz/commands/command.ts';
import { findDefaultAnswers } from '../../../../src/domain/quiz/hints/default-answers.ts';
import { draftOf, question } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';

const addQuestion: QuizCommand = {
  type: 'question.add',
  activity: 'A',
  item: 'new',
  options: ['w', 'x', 'y', 'z'],
};
const choose = (option: string): QuizCommand => ({ type: 'answer.choose', item: 'new', option });

function edit(...commands: readonly QuizCommand[]): Editing {
  const editing = new Editing(draftOf([question('1')]));
  for (const command of commands) editing.do(command, 100);
  return editing;
}

const listDefaults = ({ history }: Editing) => [...findDefaultAnswers(history.cursor)];

describe('questions whose right answer nobody chose', () => {
  it('are none in a quiz as it was opened', () => {
    expect(listDefaults(edit())).toEqual([]);
  });

  it('are new questions, whatever is written in them', () => {
    expect(
      listDefaults(edit(addQuestion, { type: 'question.setTitle', item: 'new', title: 'Why?' })),
    ).toEqual(['new']);
  });

  it('are not those with a chosen answer', () => {
    expect(listDefaults(edit(addQuestion, choose('x')))).toEqual([]);
  });

  it('are so again when the choice is undone', () => {
    const editing = edit(addQuestion, choose('x'));
    editing.undo();
    expect(listDefaults(editing)).toEqual(['new']);
    editing.redo();
    expect(listDefaults(editing)).toEqual([]);
  });

  it('are none of the questions that come from a playlist', () => {
    const activities = [{ key: 'B', title: 'Osmosis', items: [question('2')] }];
    expect(
      listDefaults(edit({ type: 'activities.import', activities, playlists: ['Biology'] })),
    ).toEqual([]);
  });

  it('are found after 20,000 steps', () => {
    const editing = edit(addQuestion);
    for (let i = 0; i < 20_000; i += 1)
      editing.do({ type: 'question.setMultiple', item: '1', isMultiple: i % 2 === 0 }, i * 10_000);
    expect(listDefaults(editing)).toEqual(['new']);
  });
});
