import type { Endpoint } from './endpoint.ts';
import { quizListItem } from './entities/quiz.ts';
import { listRequest, textProperty } from './list-request.ts';
import { listResponse } from './paging.ts';
import {
  createQuizCall,
  deleteQuizCall,
  listQuizzesCall,
  getQuizCall,
  updateQuizCall,
} from './quiz-call-parts.ts';
import { quizListProperties } from './quiz-list-properties.ts';

const area = 'user quizzes';

export const listUserQuizzes = {
  ...listQuizzesCall,
  path: '/api/admin/quiz/user_quiz_list',
  area,
  ids: ['API-054', 'QLST-09'],
  summary: "Lists the caller's own quizzes (PD-35).",
  access: 'quiz.user.read',
  body: listRequest({
    properties: quizListProperties,
    sort: ['id', 'title', 'created_at', 'end_date', 'count_of_questions'],
  }),
} as const satisfies Endpoint;

export const listCustomerQuizzes = {
  ...listQuizzesCall,
  path: '/api/admin/quiz/list',
  area,
  ids: ['API-058', 'API-060', 'QLST-44', 'QLST-54'],
  summary:
    "Lists customers' quizzes. The clause 'end_date after now or is_null' hides expired ones.",
  access: 'quiz.customer.read',
  body: listRequest({
    properties: {
      ...quizListProperties,
      user_first_name: textProperty('contains'),
      user_last_name: textProperty('contains'),
      user_email: textProperty('contains'),
    },
    sort: ['id', 'title', 'created_at', 'end_date', 'user_email', 'user_last_name'],
  }),
} as const satisfies Endpoint;

export const listCustomerQuizzesUnfiltered = {
  method: 'GET',
  path: '/api/admin/quiz/list',
  area,
  ids: ['API-057'],
  summary: "Lists the first page of customers' quizzes without a filter (PD-35).",
  access: 'quiz.customer.read',
  request: 'none',
  returns: 'json',
  response: listResponse(quizListItem),
} as const satisfies Endpoint;

export const getUserQuiz = {
  ...getQuizCall,
  path: '/api/admin/quiz/user_quiz/{id}',
  area,
  ids: ['API-071'],
  summary:
    "Loads a user quiz: the caller's own or one shared by or with the caller (including admin " +
    'quizzes, not editable); for a super admin any user quiz. ETag is its version.',
  access: 'quiz.user.read',
} as const satisfies Endpoint;

export const createUserQuiz = {
  ...createQuizCall,
  path: '/api/quiz/create',
  area,
  ids: ['API-074', 'PERM-18'],
  summary: "Creates one of the caller's own quizzes.",
  access: 'quiz.user.write',
} as const satisfies Endpoint;

export const updateUserQuiz = {
  ...updateQuizCall,
  path: '/api/admin/quiz/user_quiz/{id}',
  area,
  ids: ['API-072'],
  summary:
    "Replaces a user quiz: the caller's own, for a super admin any. Returns 412 when If-Match " +
    'is not the current version, 400 when the access type of a distributed quiz would change, ' +
    '409 while the quiz is being processed.',
  access: 'quiz.user.write',
} as const satisfies Endpoint;

export const deleteUserQuiz = {
  ...deleteQuizCall,
  path: '/api/admin/quiz/user_quiz/{id}',
  area,
  ids: ['API-073'],
  summary: 'Deletes a user quiz.',
  access: 'quiz.user.write',
} as const satisfies Endpoint;
