import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  editedQuiz,
  newQuiz,
  type QuizPayload,
} from '../../../src/api/contract/entities/quiz-payload.ts';
import { encodeQuiz } from '../../../src/api/contract/entities/item-type.ts';
import { quizDetail, quizListItem } from '../../../src/api/contract/entities/quiz.ts';
import type { StoredQuiz } from '../../../src/domain/quiz/stored/stored-quiz.ts';

z.config(z.locales.en());

const question: QuizPayload['activities'][number]['items'][number] = {
  article: null,
  sortIndex: 0,
  title: 'What does ATP store?',
  type: 2,
  isMultiple: false,
  rightAnswer: ['a'],
  image: null,
  textOptions: [
    { id: 'a', text: 'Energy' },
    { id: 'b', text: 'Water' },
  ],
};
const video: typeof question = {
  ...question,
  type: 1,
  article: 4,
  title: 'Osmosis',
  rightAnswer: [],
  textOptions: [],
};
const quiz: QuizPayload = {
  title: 'Cells',
  tags: [1],
  article: null,
  startDate: null,
  endDate: null,
  isGraded: true,
  duration: 30,
  showCaption: false,
  restrictNonInstitutional: false,
  activities: [{ title: 'Activity 1', sortIndex: 0, items: [question, video] }],
};
const withItem = (item: object): unknown => ({
  ...quiz,
  activities: [{ title: 'Activity 1', sortIndex: 0, items: [{ ...question, ...item }] }],
});
const errors = (schema: typeof newQuiz | typeof editedQuiz, given: unknown): readonly string[] =>
  (schema.safeParse(given).error?.issues ?? []).map(
    ({ path, message }) => `${path.map(String).join('.')}: ${message}`,
  );

describe('the quiz a caller sends', () => {
  test('API-082 API-083 API-084 a whole quiz is read with item types as words', () => {
    const [readQuestion, readVideo] = [
      { ...question, type: 'question' },
      { ...video, type: 'video' },
    ];
    expect(newQuiz.parse(quiz)).toEqual({
      ...quiz,
      activities: [{ ...quiz.activities[0], items: [readQuestion, readVideo] }],
    });
    expect(encodeQuiz(newQuiz.parse(quiz))).toEqual(quiz);
    const edited = {
      ...quiz,
      activities: [
        { id: 5, title: 'Activity 1', sortIndex: 0, items: [{ id: 9, ...question }, video] },
      ],
    };
    expect(editedQuiz.parse(edited)).toEqual({
      ...edited,
      activities: [{ ...edited.activities[0], items: [{ id: 9, ...readQuestion }, readVideo] }],
    });
  });

  test('API-083 API-084 ids are for edits only', () => {
    expect(errors(newQuiz, withItem({ id: 9 }))).toEqual([
      'activities.0.items.0: Unrecognized key: "id"',
    ]);
    expect(
      errors(newQuiz, { ...quiz, activities: [{ id: 5, title: 'A', sortIndex: 0, items: [] }] }),
    ).toEqual(['activities.0: Unrecognized key: "id"']);
  });

  test('API-085 a new video has no options and no right answer', () => {
    expect(errors(newQuiz, withItem(video))).toEqual([]);
    expect(errors(newQuiz, withItem({ ...video, article: null }))).toEqual([
      'activities.0.items.0.article: A video item needs a video.',
    ]);
  });

  test('QVAL-22 a duration of 0 is no limit', () => {
    expect(newQuiz.parse({ ...quiz, duration: 0 }).duration).toBeNull();
    expect(errors(newQuiz, { ...quiz, duration: 1.5 })).toEqual([
      'duration: Invalid input: expected int, received number',
    ]);
    expect(errors(newQuiz, { ...quiz, duration: -1 })).toEqual([
      'duration: Too small: expected number to be >=0',
    ]);
  });

  test('QVAL-04 QVAL-05 LIM-14 the title has 3 characters that are not blank', () => {
    expect(errors(newQuiz, { ...quiz, title: '   ' })).toEqual(['title: quiz.check.noTitle']);
    expect(errors(newQuiz, { ...quiz, title: ' ab ' })).toEqual([
      'title: quiz.check.titleTooShort',
    ]);
    expect(errors(newQuiz, { ...quiz, title: 'x'.repeat(2_000_000) })).toEqual([
      'title: Too big: expected string to have <=500 characters',
    ]);
  });

  test('LIM-20 LIM-21 a question has an option and a right answer among its options', () => {
    expect(errors(newQuiz, withItem({ textOptions: [], rightAnswer: [] }))).toEqual([
      'activities.0.items.0.textOptions: quiz.refusal.lastOption',
      'activities.0.items.0.rightAnswer: quiz.refusal.lastRightAnswer',
    ]);
    expect(errors(newQuiz, withItem({ rightAnswer: ['z'] }))).toEqual([
      'activities.0.items.0.rightAnswer: A right answer must be one of the options.',
    ]);
    expect(errors(newQuiz, withItem({ rightAnswer: ['a', 'b'] }))).toEqual([
      'activities.0.items.0.rightAnswer: This question takes one right answer.',
    ]);
    expect(errors(newQuiz, withItem({ isMultiple: true, rightAnswer: ['a', 'b'] }))).toEqual([]);
    expect(
      errors(
        newQuiz,
        withItem({
          textOptions: [
            { id: 'a', text: 'x' },
            { id: 'a', text: 'y' },
          ],
        }),
      ),
    ).toEqual(['activities.0.items.0.textOptions: Option ids must differ within an item.']);
  });

  test('QVAL-26 the end is after the start', () => {
    const startDate = '2026-03-02T00:00:00.000Z';
    expect(errors(newQuiz, { ...quiz, startDate, endDate: startDate })).toEqual([
      'endDate: The end must be after the start.',
    ]);
    expect(errors(newQuiz, { ...quiz, startDate, endDate: '2026-03-02T00:00:00.001Z' })).toEqual(
      [],
    );
  });
});

const listed = {
  id: 3,
  title: 'Cells',
  article: null,
  tags: [{ id: 1, title: 'Biology' }],
  active: true,
  startDate: null,
  endDate: null,
  duration: 30,
  countOfQuestions: 1,
  editable: true,
  isGraded: true,
  showCaption: false,
  restrictNonInstitutional: false,
  isAssignSomeone: false,
  processStatus: 0,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  createdBy: null,
  quizType: 'adminQuiz' as const,
};

describe('the quiz the server sends', () => {
  test('ENT-06 ENT-29 both lists of people become one, each person once (PD-37)', () => {
    const read = quizListItem.parse({
      ...listed,
      sharedList: [{ user: { firstName: 'Ada', lastName: 'Byron', email: 'ada@lectern.test' } }],
      sharedUserList: [
        { first_name: 'Ada', last_name: 'Byron', email: 'ADA@lectern.test' },
        { first_name: 'Emmy', last_name: 'Noether', email: 'emmy@lectern.test' },
      ],
    });
    expect(read.sharedWith).toEqual([
      { firstName: 'Ada', lastName: 'Byron', email: 'ADA@lectern.test' },
      { firstName: 'Emmy', lastName: 'Noether', email: 'emmy@lectern.test' },
    ]);
    expect(read).toMatchObject({ isProcessing: true, sectionId: null });
    expect(read).not.toHaveProperty('sharedUserList');
  });

  test('ENT-08 ENT-09 a loaded quiz is what the editor opens', () => {
    const stored: StoredQuiz = quizDetail.parse({
      ...listed,
      processStatus: 1,
      assignList: [
        { id: 1, user: { email: 'student@lectern.test' }, progress: 50, submitAt: null },
      ],
      activities: [
        {
          id: 5,
          title: 'Activity 1',
          sortIndex: 0,
          items: [{ id: 9, ...question, questionOrder: 1 }],
        },
      ],
    });
    expect(stored.activities[0]?.items[0]).toEqual({
      id: 9,
      ...question,
      type: 'question',
      questionOrder: 1,
    });
  });
});
