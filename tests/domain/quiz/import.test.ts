import { describe, expect, it } from 'vitest';

import { activitiesFromSource } from '../../../src/domain/quiz/from-quiz.ts';
import { planImport } from '../../../src/domain/quiz/import-plan.ts';
import { stepsOf } from '../../../src/domain/quiz/history.ts';
import type { SourceActivity, SourceItem } from '../../../src/domain/quiz/stored-quiz.ts';
import { draftOf, keysOf, question, video } from './drafts.ts';
import { Editing } from './editing.ts';
import { given } from './given.ts';

const item = (type: 1 | 2, title: string, article: number | null = null): SourceItem => ({
  sortIndex: 0,
  type,
  title,
  image: null,
  isMultiple: false,
  rightAnswer: type === 1 ? [] : ['a'],
  textOptions: type === 1 ? [] : [{ id: 'a', text: 'A' }],
  article: article === null ? null : { id: article, title, images: null },
});
const playlist: readonly SourceActivity[] = [
  { title: 'Enzymes', sortIndex: 0, items: [item(1, 'Kinetics', 7), item(2, 'What is Km?')] },
  { title: 'Cells', sortIndex: 1, items: [item(1, 'Membranes', 8)] },
];

describe('what comes in', () => {
  it('QED-13 QED-14 QIO-15 only what is ticked comes in, and no activity comes in empty', () => {
    const quiz = draftOf([]);
    expect(planImport(quiz, playlist, { videos: true, questions: true })).toEqual({
      activities: playlist,
      videos: 2,
      questions: 1,
      skipped: [],
    });
    expect(planImport(quiz, playlist, { videos: false, questions: true })).toEqual({
      activities: [{ title: 'Enzymes', sortIndex: 0, items: [item(2, 'What is Km?')] }],
      videos: 0,
      questions: 1,
      skipped: [],
    });
  });

  it('QED-47 QIO-15 a video that is in the quiz, or came in before, is skipped and named', () => {
    const quiz = draftOf([video('v', 7)]);
    expect(
      planImport(quiz, [...playlist, ...playlist], { videos: true, questions: false }),
    ).toEqual({
      activities: [{ title: 'Cells', sortIndex: 1, items: [item(1, 'Membranes', 8)] }],
      videos: 1,
      questions: 0,
      skipped: ['Kinetics', 'Membranes'],
    });
  });
});

describe('deciding', () => {
  let made = 0;
  const activities = activitiesFromSource(playlist, () => `new${String((made += 1))}`);
  const command = {
    type: 'activities.import',
    activities,
    playlists: ['Kinetics', 'Cells'],
  } as const;

  it('QED-12 QED-17 QED-21 imported activities stand behind those that are there', () => {
    const then = given(draftOf([question('1')])).when(command);
    expect(keysOf(then.draft)).toEqual([['1'], ['new2', 'new3'], ['new5']]);
    expect(then.decision).toMatchObject({
      name: { key: 'quizDialogs.step.imported', values: { count: 2, title: 'Kinetics' } },
    });
  });

  it('QED-18 the only activity gives its place up when it is empty', () => {
    expect(given(draftOf([])).when(command).draft.activities).toEqual(activities);
  });

  it('QED-12 one undo takes the whole import back', () => {
    const base = draftOf([]);
    const editing = new Editing(base);
    editing.do(command);
    expect(stepsOf(editing.history)).toHaveLength(1);
    editing.undo();
    expect(editing.history.draft).toEqual(base);
  });

  it('QED-47 a video that is in the quiz by now stays out; nothing left is refused', () => {
    expect(keysOf(given(draftOf([video('v', 7)])).when(command).draft)).toEqual([
      ['v'],
      ['new3'],
      ['new5'],
    ]);
    given(draftOf([video('v', 7)]))
      .when({ ...command, activities: [{ key: 'x', title: 'X', items: [video('w', 7)] }] })
      .isRefusedBecause('quizDialogs.playlists.nothingToImport');
  });
});
