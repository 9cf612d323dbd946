import type { Endpoint } from './endpoint.ts';
import { quizDetail, quizListItem } from './entities/quiz.ts';
import { editedQuiz, maxQuizBytes, maxQuizValues, newQuiz } from './entities/quiz-payload.ts';
import { listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { byId, nothing } from './scalars.ts';

const area = 'quiz library';

export const listLibraryQuizzes = {
  method: 'POST',
  path: '/api/admin/quiz/library_quiz_list',
  area,
  ids: ['API-051', 'QLST-20', 'QLST-58', 'QLST-60'],
  summary:
    'Lists library quizzes: textbook quizzes have no section (section_id is_null), section quizzes have one.',
  access: 'quiz.library.read',
  request: 'json',
  answers: 'json',
  reads: true,
  body: listRequest({
    properties: {
      id: numberProperty('equals'),
      title: textProperty('contains', 'equals'),
      section_id: numberProperty('is_null', 'is_not_null', 'equals'),
    },
    sort: ['title', 'id', 'created_at', 'count_of_questions'],
  }),
  response: listResponse(quizListItem),
} as const satisfies Endpoint;

export const getLibraryQuiz = {
  method: 'GET',
  path: '/api/admin/quiz/library/{id}',
  area,
  ids: ['API-047'],
  summary: 'Loads a library quiz. ETag is its version.',
  access: 'quiz.library.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: quizDetail,
  errors: [404],
} as const satisfies Endpoint;

export const createLibraryQuiz = {
  method: 'POST',
  path: '/api/admin/quiz/library/create',
  area,
  ids: ['API-050'],
  summary: 'Creates a library quiz.',
  access: 'quiz.library.write',
  request: 'json',
  answers: 'json',
  body: newQuiz,
  maxBytes: maxQuizBytes,
  maxValues: maxQuizValues,
  response: quizDetail,
  errors: [409, 422],
} as const satisfies Endpoint;

export const updateLibraryQuiz = {
  method: 'PATCH',
  path: '/api/admin/quiz/library/{id}',
  area,
  ids: ['API-049'],
  summary:
    'Replaces a library quiz. Returns 412 when If-Match is not the current version, 409 while ' +
    'the quiz is being processed.',
  access: 'quiz.library.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: editedQuiz,
  maxBytes: maxQuizBytes,
  maxValues: maxQuizValues,
  response: quizDetail,
  errors: [404, 409, 412],
} as const satisfies Endpoint;

export const deleteLibraryQuiz = {
  method: 'DELETE',
  path: '/api/admin/quiz/library/{id}',
  area,
  ids: ['API-048'],
  summary: 'Deletes a library quiz.',
  access: 'quiz.library.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: nothing,
  errors: [404, 412],
} as const satisfies Endpoint;
