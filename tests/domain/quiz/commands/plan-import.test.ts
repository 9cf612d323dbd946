import { describe, expect, it } from 'vitest';

import { createActivities } from '../../../../src/domain/quiz/stored/open-quiz.ts';
import { planImport } from '../../../../src/domain/quiz/commands/plan-import.ts';
import { listSteps } from '../../../../src/domain/history/history.ts';
import type { SourceActivity, SourceItem } from '../../../../src/domain/quiz/stored/stored-quiz.ts';
import { draftOf, keysOf, question, video } from '../support/drafts.ts';
import { Editing } from '../support/editing.ts';
import { given } from '../support/given.ts';

const item = (
  type: 'video' | 'question',
  title: string,
  article: number | null = null,
): SourceItem => ({
  sortIndex: 0,
  type,
  title,
  image: null,
  isMultiple: false,
  rightAnswer: type === 'video' ? [] : ['a'],
  textOptions: type === 'video' ? [] : [{ id: 'a', text: 'A' }],
  article: article === null ? null : { id: article, title, images: null },
});
const playlist: readonly SourceActivity[] = [
  {
    title: 'Enzymes',
    sortIndex: 0,
    items: [item('video', 'Kinetics', 7), item('question', 'What is Km?')],
  },
  { title: 'Cells', sortIndex: 1, items: [item('video', 'Membranes', 8)] },
];

describe('planning an import', () => {
  it('QED-13 QED-14 QIO-15 only selected items are imported, and no empty activities', () => {
    const quiz = draftOf([]);
    expect(planImport(quiz, playlist, { videos: true, questions: true })).toEqual({
      activities: playlist,
      videos: 2,
      questions: 1,
      skippedVideos: [],
      skippedQuestions: 0,
    });
    expect(planImport(quiz, playlist, { videos: false, questions: true })).toEqual({
      activities: [{ title: 'Enzymes', sortIndex: 0, items: [item('question', 'What is Km?')] }],
      videos: 0,
      questions: 1,
      skippedVideos: [],
      skippedQuestions: 0,
    });
  });

  it('QED-47 QIO-15 a video already in the quiz or imported before is skipped and listed', () => {
    const quiz = draftOf([video('v', 7)]);
    expect(
      planImport(quiz, [...playlist, ...playlist], { videos: true, questions: false }),
    ).toEqual({
      activities: [{ title: 'Cells', sortIndex: 1, items: [item('video', 'Membranes', 8)] }],
      videos: 1,
      questions: 0,
      skippedVideos: ['Kinetics', 'Membranes'],
      skippedQuestions: 0,
    });
  });

  it('QED-14 QIO-15 a question already in the quiz or imported before is skipped and counted', () => {
    const quiz = draftOf(createActivities(playlist, () => 'key')[0]?.items ?? []);
    expect(planImport(quiz, playlist, { videos: true, questions: true })).toMatchObject({
      activities: [{ title: 'Cells' }],
      questions: 0,
      skippedQuestions: 1,
    });
    const twice = planImport(draftOf([]), [...playlist, ...playlist], {
      videos: false,
      questions: true,
    });
    expect(twice).toMatchObject({ questions: 1, skippedQuestions: 1 });
    expect(twice.activities).toHaveLength(1);
  });

  it.each([
    ['another text', { title: 'What is Vmax?' }],
    ['another image', { image: '/files/km.png' }],
    ['several answers', { isMultiple: true }],
    ['another right answer', { rightAnswer: ['b'] }],
    ['another option', { textOptions: [{ id: 'a', text: 'B' }] }],
  ])('QED-14 a question with %s is not the same', (_, change: Partial<SourceItem>) => {
    const items = [
      item('question', 'What is Km?'),
      { ...item('question', 'What is Km?'), ...change },
    ];
    const plan = planImport(draftOf([]), [{ title: '', sortIndex: 0, items }], {
      videos: true,
      questions: true,
    });
    expect(plan).toMatchObject({ questions: 2, skippedQuestions: 0 });
  });

  it('QED-14 the ids of the options do not tell questions apart', () => {
    const again = { ...item('question', 'What is Km?'), rightAnswer: ['x'] };
    const items = [
      item('question', 'What is Km?'),
      { ...again, textOptions: [{ id: 'x', text: 'A' }] },
    ];
    const plan = planImport(draftOf([]), [{ title: '', sortIndex: 0, items }], {
      videos: true,
      questions: true,
    });
    expect(plan).toMatchObject({ questions: 1, skippedQuestions: 1 });
  });
});

describe('deciding', () => {
  let created = 0;
  const activities = createActivities(playlist, () => `new${String((created += 1))}`);
  const command = {
    type: 'activities.import',
    activities,
    playlists: ['Kinetics', 'Cells'],
  } as const;

  it('QED-12 QED-17 QED-21 imported activities follow the existing ones', () => {
    const then = given(draftOf([question('1')])).when(command);
    expect(keysOf(then.draft)).toEqual([['1'], ['new2', 'new3'], ['new5']]);
    expect(then.decision).toMatchObject({
      name: { key: 'quizDialogs.step.imported', values: { count: 2, title: 'Kinetics' } },
    });
  });

  it('QED-18 a single empty activity is replaced', () => {
    expect(given(draftOf([])).when(command).draft.activities).toEqual(activities);
  });

  it('QED-12 one undo reverts the whole import', () => {
    const base = draftOf([]);
    const editing = new Editing(base);
    editing.do(command);
    expect(listSteps(editing.history)).toHaveLength(1);
    editing.undo();
    expect(editing.history.draft).toEqual(base);
  });

  it('QED-47 a video added meanwhile is left out; an empty import is refused', () => {
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
