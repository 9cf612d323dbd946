import type { Endpoint } from './endpoint.ts';
import { listRequest } from './list-request.ts';
import {
  createQuizCall,
  deleteQuizCall,
  listQuizzesCall,
  getQuizCall,
  updateQuizCall,
} from './quiz-call-parts.ts';
import { quizListProperties } from './quiz-list-properties.ts';

const area = 'admin quizzes';

export const listAdminQuizzes = {
  ...listQuizzesCall,
  path: '/api/admin/quiz/quiz_list',
  area,
  ids: ['API-055', 'API-065', 'API-066', 'QLST-59'],
  summary: 'Lists admin quizzes (PD-35).',
  access: 'quiz.admin.read',
  body: listRequest({
    properties: quizListProperties,
    sort: ['id', 'title', 'created_at', 'end_date', 'count_of_questions'],
  }),
} as const satisfies Endpoint;

export const getAdminQuiz = {
  ...getQuizCall,
  path: '/api/admin/quiz/{id}',
  area,
  ids: ['API-061'],
  summary: 'Loads an admin quiz. ETag is its version.',
  access: 'quiz.admin.read',
} as const satisfies Endpoint;

export const createAdminQuiz = {
  ...createQuizCall,
  path: '/api/admin/quiz/create',
  area,
  ids: ['API-064', 'PERM-08'],
  summary: 'Creates an admin quiz.',
  access: 'quiz.admin.write',
} as const satisfies Endpoint;

export const updateAdminQuiz = {
  ...updateQuizCall,
  path: '/api/admin/quiz/{id}',
  area,
  ids: ['API-063'],
  summary:
    'Replaces an admin quiz. Returns 412 when If-Match is not the current version, 409 while ' +
    'the quiz is being processed.',
  access: 'quiz.admin.write',
} as const satisfies Endpoint;

export const deleteAdminQuiz = {
  ...deleteQuizCall,
  path: '/api/admin/quiz/{id}',
  area,
  ids: ['API-062'],
  summary: 'Deletes an admin quiz.',
  access: 'quiz.admin.write',
} as const satisfies Endpoint;
