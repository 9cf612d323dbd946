import { expect, test } from 'vitest';

import { getClassQuizPaths } from '../../../src/domain/classes/class-quiz-paths.ts';

const quiz = { id: 7, quizType: 'userQuiz', isOwn: false, canOpen: true } as const;

test('super admins open the quiz of a customer and its results', () => {
  expect(getClassQuizPaths(quiz, 'superAdmin')).toEqual({
    view: '/quiz/customer-quiz/view/7',
    edit: '/quiz/customer-quiz/edit/7',
    results: '/quiz/customer-quiz/results/7',
  });
});

test('others open their own quizzes and those shared with them, without a results page', () => {
  expect(getClassQuizPaths({ ...quiz, isOwn: true }, 'csUser')).toEqual({
    view: '/quiz/my-quiz/view/7',
    edit: '/quiz/my-quiz/edit/7',
    results: null,
  });
  expect(getClassQuizPaths(quiz, 'csUser')).toEqual({
    view: '/quiz/shared-quiz/view/7',
    edit: null,
    results: null,
  });
});

test('a quiz that cannot be opened has no address, nor one whose area the role does not reach', () => {
  const none = { view: null, edit: null, results: null };
  expect(getClassQuizPaths({ ...quiz, canOpen: false }, 'csUser')).toEqual(none);
  expect(getClassQuizPaths({ ...quiz, quizType: 'libraryQuiz' }, 'csUser')).toEqual(none);
});
