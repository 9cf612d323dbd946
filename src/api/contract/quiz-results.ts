import * as z from 'zod';

import type { Endpoint } from './endpoint.ts';
import { person } from './entities/person.ts';
import { assignment, quizListItem } from './entities/quiz.ts';
import { byId, instant, nothing } from './scalars.ts';

const area = 'quiz results';

const results = z.object({ quiz: quizListItem, assignments: z.array(assignment) });
/** A quiz and how far each of its students is. */
export type QuizResults = z.output<typeof results>;

export const getResults = {
  method: 'GET', path: '/api/admin/quiz/user_quiz/{id}/assign', area, ids: ['API-075', 'ENT-14', 'QRES-14'],
  summary: 'The results of a quiz: every student it was given to.',
  access: 'quiz.customer.read', request: 'none', answers: 'json', params: byId, response: results, errors: [404],
} as const satisfies Endpoint;

export const downloadResults = {
  method: 'GET', path: '/api/admin/quiz/user_quiz/{id}/assign', when: { format: 'csv' }, area, ids: ['API-076', 'QRES-10'],
  summary: 'The same as a file named {id}_results.csv.',
  access: 'quiz.customer.read', request: 'none', answers: 'blob', params: byId, query: z.strictObject({ format: z.literal('csv') }), response: nothing, errors: [404],
} as const satisfies Endpoint;

const answerText = z.string().nullable();

const studentResult = z.object({
  id: z.int(),
  assignedUser: person,
  title: z.string(),
  dateSubmitted: instant.nullable(),
  durationSeconds: z.int().min(0),
  score: z.number(),
  rightAnswers: z.int().min(0),
  isGraded: z.boolean(),
  questions: z.array(
    z.object({
      questionOrder: z.int().min(1),
      title: z.string(),
      isCorrectAnswer: z.boolean(),
      userAnswer: answerText,
      userIndexAnswer: z.array(z.int().min(0)),
      correctAnswer: answerText,
      correctIndexAnswer: z.array(z.int().min(0)),
    }),
  ),
});
/** What one student answered (ENT-15); index answers count options from 0. */
export type StudentResult = z.output<typeof studentResult>;

export const getStudentResult = {
  method: 'GET', path: '/api/admin/quiz/assign/{id}', area, ids: ['API-077', 'ENT-15', 'QRES-21'],
  summary: "A student's result, question by question.",
  access: 'quiz.customer.read', request: 'none', answers: 'json', params: byId, response: studentResult, errors: [404],
} as const satisfies Endpoint;

export const setDeadline = {
  method: 'POST', path: '/api/admin/quiz/set_end_date/{id}', area, ids: ['API-078', 'QRES-11'],
  summary: 'Sets the deadline of a user quiz, or takes it away.',
  access: 'quiz.user.write', request: 'json', answers: 'json', params: byId,
  body: z.strictObject({ end_date: instant.nullable() }).transform(({ end_date }) => ({ endDate: end_date })), response: nothing, errors: [404, 409],
} as const satisfies Endpoint;
