import type { Endpoint } from './endpoint.ts';
import { listRequest, numberProperty } from './list-request.ts';
import {
  createQuizCall,
  deleteQuizCall,
  listQuizzesCall,
  getQuizCall,
  updateQuizCall,
} from './quiz-call-parts.ts';
import { quizListProperties } from './quiz-list-properties.ts';

const area = 'quiz library';

export const listLibraryQuizzes = {
  ...listQuizzesCall,
  path: '/api/admin/quiz/library_quiz_list',
  area,
  ids: ['API-051', 'QLST-20', 'QLST-58', 'QLST-60'],
  summary:
    'Lists library quizzes: textbook quizzes have no section (section_id is_null), section quizzes have one.',
  access: 'quiz.library.read',
  body: listRequest({
    properties: {
      ...quizListProperties,
      section_id: numberProperty('is_null', 'is_not_null', 'equals'),
    },
    sort: ['title', 'id', 'created_at', 'count_of_questions'],
  }),
} as const satisfies Endpoint;

export const getLibraryQuiz = {
  ...getQuizCall,
  path: '/api/admin/quiz/library/{id}',
  area,
  ids: ['API-047'],
  summary: 'Loads a library quiz. ETag is its version.',
  access: 'quiz.library.read',
} as const satisfies Endpoint;

export const createLibraryQuiz = {
  ...createQuizCall,
  path: '/api/admin/quiz/library/create',
  area,
  ids: ['API-050'],
  summary: 'Creates a library quiz.',
  access: 'quiz.library.write',
} as const satisfies Endpoint;

export const updateLibraryQuiz = {
  ...updateQuizCall,
  path: '/api/admin/quiz/library/{id}',
  area,
  ids: ['API-049'],
  summary:
    'Replaces a library quiz. Returns 412 when If-Match is not the current version, 409 while ' +
    'the quiz is being processed.',
  access: 'quiz.library.write',
} as const satisfies Endpoint;

export const deleteLibraryQuiz = {
  ...deleteQuizCall,
  path: '/api/admin/quiz/library/{id}',
  area,
  ids: ['API-048'],
  summary: 'Deletes a library quiz.',
  access: 'quiz.library.write',
} as const satisfies Endpoint;
