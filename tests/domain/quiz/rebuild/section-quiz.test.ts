import { expect, test } from 'vitest';

import {
  buildSectionQuiz,
  findInvalidActivity,
  formatSectionQuizTitle,
} from '../../../../src/domain/quiz/rebuild/section-quiz.ts';

const question = (title: string, ...texts: string[]) => ({
  title,
  textOptions: texts.map((text) => ({ text })),
});

test('QIO-21 a section quiz has an activity an article, its video first; questions are not repeated', () => {
  const [dna, rna, both] = [
    question('What is DNA?', 'An acid', 'A base'),
    question('What is RNA?', 'An acid', 'A base'),
    question(' What is DNA?', 'A base', 'An acid '),
  ];
  expect(
    buildSectionQuiz([
      { title: 'DNA', video: 'the film', questions: [dna, dna] },
      { title: 'Both again', video: 'another film', questions: [both] },
      { title: 'RNA', video: null, questions: [both, rna, question('What is RNA?', 'Both')] },
      { title: 'Nothing', video: 'a third film', questions: [] },
    ]),
  ).toEqual([
    { title: 'DNA', items: ['the film', dna] },
    { title: 'RNA', items: [rna, question('What is RNA?', 'Both')] },
  ]);
  expect(buildSectionQuiz([])).toEqual([]);
});

test('QIO-21 titles of activities and quizzes stay within what a quiz may have', () => {
  const [activity] = buildSectionQuiz([
    { title: 'a'.repeat(600), video: null, questions: [question('?')] },
  ]);
  expect(activity?.title).toHaveLength(500);
  expect(formatSectionQuizTitle('Core Biology', 'Cells')).toBe('Core Biology: Cells');
  expect(formatSectionQuizTitle('a'.repeat(400), 'b'.repeat(400))).toHaveLength(500);
});

test('QIO-21 an activity with an item that breaks a rule of items is invalid', () => {
  const valid = {
    type: 'question',
    article: null,
    title: 'What is DNA?',
    isMultiple: false,
    textOptions: [{ id: 'a' }, { id: 'b' }],
    rightAnswer: ['a'],
  } as const;
  const dna = { title: 'DNA', items: [valid] };
  const rna = { title: 'RNA', items: [valid, { ...valid, rightAnswer: ['a', 'b'] }] };
  expect(findInvalidActivity([dna])).toBeNull();
  expect(findInvalidActivity([dna, rna])).toBe(rna);
});
