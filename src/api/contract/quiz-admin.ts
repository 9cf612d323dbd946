import type { Endpoint } from './endpoint.ts';
import { quizDetail, quizListItem } from './entities/quiz.ts';
import { editedQuiz, maxQuizBytes, maxQuizValues, newQuiz } from './entities/quiz-payload.ts';
import { listRequest, numberProperty, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import { byId, nothing } from './scalars.ts';

const area = 'admin quizzes';

export const listAdminQuizzes = {
  method: 'POST',
  path: '/api/admin/quiz/quiz_list',
  area,
  ids: ['API-055', 'API-065', 'API-066', 'QLST-59'],
  summary: 'Lists admin quizzes (decision 35).',
  access: 'quiz.admin.read',
  request: 'json',
  answers: 'json',
  reads: true,
  body: listRequest({
    properties: { id: numberProperty('equals'), title: textProperty('contains', 'equals') },
    sort: ['id', 'title', 'created_at', 'end_date', 'count_of_questions'],
  }),
  response: listResponse(quizListItem),
} as const satisfies Endpoint;

export const getAdminQuiz = {
  method: 'GET',
  path: '/api/admin/quiz/{id}',
  area,
  ids: ['API-061'],
  summary: 'Loads an admin quiz. ETag is its version.',
  access: 'quiz.admin.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: quizDetail,
  errors: [404],
} as const satisfies Endpoint;

export const createAdminQuiz = {
  method: 'POST',
  path: '/api/admin/quiz/create',
  area,
  ids: ['API-064', 'PERM-08'],
  summary: 'Creates an admin quiz.',
  access: 'quiz.admin.write',
  request: 'json',
  answers: 'json',
  body: newQuiz,
  maxBytes: maxQuizBytes,
  maxValues: maxQuizValues,
  response: quizDetail,
  errors: [409, 422],
} as const satisfies Endpoint;

export const updateAdminQuiz = {
  method: 'PATCH',
  path: '/api/admin/quiz/{id}',
  area,
  ids: ['API-063'],
  summary:
    'Replaces an admin quiz. Returns 412 when If-Match is not the current version, 409 while ' +
    'the quiz is being processed.',
  access: 'quiz.admin.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: editedQuiz,
  maxBytes: maxQuizBytes,
  maxValues: maxQuizValues,
  response: quizDetail,
  errors: [404, 409, 412],
} as const satisfies Endpoint;

export const deleteAdminQuiz = {
  method: 'DELETE',
  path: '/api/admin/quiz/{id}',
  area,
  ids: ['API-062'],
  summary: 'Deletes an admin quiz.',
  access: 'quiz.admin.write',
  request: 'none',
  answers: 'json',
  params: byId,
  response: nothing,
  errors: [404, 412],
} as const satisfies Endpoint;
