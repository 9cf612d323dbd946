import { describe, expect, it } from 'vitest';

import type { QuizCommand } from '../../../../src/domain/quiz/commands/command.ts';
import { listSteps } from '../../../../src/domain/history/history.ts';
import { revertStep } from '../../../../src/domain/quiz/history/revert-step.ts';
import { draftOf, question } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';

const base = draftOf([question('1'), question('2')], []);
const pictured = draftOf(
  ['1', '2'].map((key) => question(key, { image: '/cell.png' })),
  [],
);

function editWith(...commands: readonly QuizCommand[]): Editing {
  const editing = new Editing(
    commands.some(({ type }) => type === 'question.setImageAlt') ? pictured : base,
  );
  for (const command of commands) expect(editing.do(command, 100)).toBe(true);
  return editing;
}

const countSteps = (...commands: readonly QuizCommand[]): number =>
  listSteps(editWith(...commands).history).length;

const setTitle = (value: string): QuizCommand => ({ type: 'detail.set', field: 'title', value });
const rename = (activity: string, title: string): QuizCommand => ({
  type: 'activity.rename',
  activity,
  title,
});
const type = (item: string, title: string): QuizCommand => ({
  type: 'question.setTitle',
  item,
  title,
});
const typeOption = (item: string, option: string, text: string): QuizCommand => ({
  type: 'option.setText',
  item,
  option,
  text,
});
const setImage = (image: string): QuizCommand => ({ type: 'question.setImage', item: '1', image });
const describeImage = (alt: string, item = '1'): QuizCommand => ({
  type: 'question.setImageAlt',
  item,
  alt,
});

describe('a step of several changes', () => {
  const insert: QuizCommand = {
    type: 'options.insert',
    item: '1',
    option: 'a',
    texts: ['One', 'Two'],
    newOptions: ['x'],
    right: [],
  };
  const textsOf = ({ history }: Editing) =>
    history.draft.activities[0]?.items[0]?.options.map(({ text }) => text);

  it.each<[string, readonly QuizCommand[]]>([
    ['does not join the typing before it', [typeOption('1', 'a', 'O'), insert]],
    ['is not joined by the typing after it', [insert, typeOption('1', 'a', 'Once')]],
  ])('%s, so undo takes back all of it', (_, commands) => {
    const editing = editWith(...commands);
    expect(listSteps(editing.history)).toHaveLength(2);
    editing.undo();
    editing.undo();
    expect(textsOf(editing)).toEqual(['Option a', 'Option b', 'Option c']);
  });
});

describe('typing', () => {
  it.each<[string, QuizCommand, QuizCommand]>([
    ['the title of the quiz', setTitle('K'), setTitle('Ki')],
    ['the title of an activity', rename('A', 'W'), rename('A', 'Wa')],
    ['the text of a question', type('1', 'H'), type('1', 'Ho')],
    ['the text of an option', typeOption('1', 'a', 'A'), typeOption('1', 'a', 'An')],
    ['the description of an image', describeImage('A'), describeImage('A cell')],
    [
      'the duration',
      { type: 'detail.set', field: 'durationMinutes', value: 1 },
      { type: 'detail.set', field: 'durationMinutes', value: 15 },
    ],
  ])('in %s joins into one step', (_, first, second) => {
    expect(countSteps(first, second)).toBe(1);
  });

  it.each<[string, QuizCommand, QuizCommand]>([
    ['two details', setTitle('K'), { type: 'detail.set', field: 'durationMinutes', value: 1 }],
    ['two activities', rename('A', 'W'), rename('B', 'W')],
    ['two questions', type('1', 'H'), type('2', 'H')],
    ['two options', typeOption('1', 'a', 'A'), typeOption('1', 'b', 'A')],
    ['the same option of two questions', typeOption('1', 'a', 'A'), typeOption('2', 'a', 'A')],
    ['a question and an option', type('1', 'H'), typeOption('1', 'a', 'A')],
    ['an option and a question', typeOption('1', 'a', 'A'), type('1', 'H')],
    ['an activity and a question', rename('A', 'W'), type('1', 'H')],
    ['images', setImage('/1.png'), setImage('/2.png')],
    ['an image and its description', setImage('/1.png'), describeImage('A cell')],
    ['the descriptions of two images', describeImage('A'), describeImage('A', '2')],
    [
      'an option that becomes rich text',
      typeOption('1', 'a', 'A'),
      typeOption('1', 'a', '<b>A</b>'),
    ],
    [
      'an option that became rich text',
      typeOption('1', 'a', '<b>A</b>'),
      typeOption('1', 'a', '<b>An</b>'),
    ],
    [
      'a choice',
      { type: 'detail.set', field: 'showCaption', value: true },
      { type: 'detail.set', field: 'showCaption', value: false },
    ],
  ])('%s are steps of their own', (_, first, second) => {
    expect(countSteps(first, second)).toBe(2);
  });
});

describe('NAV-010 reverting the first of two steps', () => {
  const after = (first: QuizCommand, second: QuizCommand): Editing => {
    const editing = new Editing(base);
    for (const command of [first, second]) expect(editing.do(command)).toBe(true);
    return editing;
  };

  it.each<[string, QuizCommand, QuizCommand]>([
    ['the same image', setImage('/1.png'), setImage('/2.png')],
    ['an image and its description', setImage('/1.png'), describeImage('A cell')],
    ['the same option', typeOption('1', 'a', 'A'), typeOption('1', 'a', 'An')],
    ['the same text', type('1', 'H'), type('1', 'Ho')],
    ['the same activity', rename('A', 'W'), rename('A', 'Wa')],
    ['the same detail', setTitle('K'), setTitle('Ki')],
  ])('is refused when both changed %s', (_, first, second) => {
    expect(revertStep(after(first, second).history, 1)).toMatchObject({
      accepted: false,
      reason: { key: 'quiz.refusal.stepNeeded', values: { count: 1 } },
      dependents: [{ id: 2 }],
    });
  });

  it.each<[string, QuizCommand, QuizCommand]>([
    ['the image and the text of a question', setImage('/1.png'), type('1', 'H')],
    ['two options', typeOption('1', 'a', 'A'), typeOption('1', 'b', 'B')],
    [
      'an option and the answer',
      typeOption('1', 'b', 'A'),
      { type: 'answer.choose', item: '1', option: 'b' },
    ],
    [
      'the position and the text of a question',
      { type: 'item.move', item: '1', activity: 'A', to: 1 },
      type('1', 'H'),
    ],
  ])('is possible when they changed %s', (_, first, second) => {
    expect(revertStep(after(first, second).history, 1)).toMatchObject({ accepted: true });
  });
});
