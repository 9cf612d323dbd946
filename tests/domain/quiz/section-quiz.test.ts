import { expect, test } from 'vitest';

import { sectionQuiz, sectionQuizTitle } from '../../../src/domain/quiz/section-quiz.ts';

const question = (title: string, ...texts: string[]) => ({
  title,
  textOptions: texts.map((text) => ({ text })),
});

test('QIO-21 a section quiz has an activity an article, its video first; what was asked before is not asked again', () => {
  const [dna, rna, both] = [
    question('What is DNA?', 'An acid', 'A base'),
    question('What is RNA?', 'An acid', 'A base'),
    question(' What is DNA?', 'A base', 'An acid '),
  ];
  expect(
    sectionQuiz([
      { title: 'DNA', video: 'the film', questions: [dna, dna] },
      { title: 'Both again', video: 'another film', questions: [both] },
      { title: 'RNA', video: null, questions: [both, rna, question('What is RNA?', 'Both')] },
      { title: 'Nothing', video: 'a third film', questions: [] },
    ]),
  ).toEqual([
    { title: 'DNA', items: ['the film', dna] },
    { title: 'RNA', items: [rna, question('What is RNA?', 'Both')] },
  ]);
  expect(sectionQuiz([])).toEqual([]);
});

test('QIO-21 titles of activities and quizzes stay within what a quiz may have', () => {
  const [activity] = sectionQuiz([
    { title: 'a'.repeat(600), video: null, questions: [question('?')] },
  ]);
  expect(activity?.title).toHaveLength(500);
  expect(sectionQuizTitle('Core Biology', 'Cells')).toBe('Core Biology: Cells');
  expect(sectionQuizTitle('a'.repeat(400), 'b'.repeat(400))).toHaveLength(500);
});
