import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { person } from './entities/person.ts';
import { assignment, quizListItem } from './entities/quiz.ts';
import { navigation } from './paging.ts';
import { byId, instant, nothing, queryNumber, rowId, text } from './scalars.ts';

const area = 'quiz results';

/** The columns results can be sorted by. */
const resultSorts = ['email', 'progress', 'submitted_at'] as const;
const sortWords = resultSorts.flatMap((column) => [column, `-${column}` as const]);

/** A student's result (ENT-14). `questionCount` is how many questions they were asked and `durationSeconds` how long they took; both are additions a server may leave out. */
const result = z.extend(assignment, {
  questionCount: z.optional(z.int().check(z.minimum(0))),
  durationSeconds: z.optional(z.int().check(z.minimum(0))),
});
export type AssignmentResult = z.output<typeof result>;

/**
 * Additions a server may leave out: `navigation` when a page was asked for, `summary` over all students, and `ownerSubscription`, which bounds the
 * deadline: the end of what the quiz's owner has subscribed to, and whether that was a trial that is over.
 */
const results = z.object({
  quiz: quizListItem,
  assignments: z.array(result),
  navigation: z.optional(navigation),
  summary: z.optional(
    z.object({ distributed: z.int().check(z.minimum(0)), completed: z.int().check(z.minimum(0)) }),
  ),
  ownerSubscription: z.optional(
    z.object({ endDate: z.nullable(instant), isTrialOver: z.boolean() }),
  ),
});
/** A quiz and how far each of its students is. */
export type QuizResults = z.output<typeof results>;
/** The same as the server writes it. */
export type QuizResultsWire = z.input<typeof results>;

/** Without a query everybody is answered, by e-mail, as printed. `page` asks for one page, `email` for the addresses that hold it, `sort` orders (with - downwards). */
const resultsQuery = z.pipe(
  z.strictObject({
    page: z.optional(queryNumber(1, 1_000_000)),
    items_per_page: z.optional(queryNumber(1, 100)),
    sort: z.optional(
      z.enum(sortWords, { error: `Results are sorted by one of: ${sortWords.join(', ')}.` }),
    ),
    email: z.optional(text(200)),
  }),
  z.transform(({ items_per_page, ...rest }) => ({ ...rest, itemsPerPage: items_per_page })),
);
export type ResultsQuery = z.output<typeof resultsQuery>;

export const getResults = {
  method: 'GET',
  path: '/api/admin/quiz/user_quiz/{id}/assign',
  area,
  ids: ['API-075', 'ENT-14', 'QRES-14'],
  summary:
    'The results of a quiz: every student it was given to, or a page of them. ETag is the version of the quiz.',
  access: 'quiz.customer.read',
  request: 'none',
  answers: 'json',
  params: byId,
  query: resultsQuery,
  response: results,
  errors: [404],
} as const satisfies Endpoint;

export const downloadResults = {
  method: 'GET',
  path: '/api/admin/quiz/user_quiz/{id}/assign',
  when: { format: 'csv' },
  area,
  ids: ['API-076', 'QRES-10'],
  summary: 'The same as a file named {id}_results.csv.',
  access: 'quiz.customer.read',
  request: 'none',
  answers: 'blob',
  params: byId,
  query: z.strictObject({ format: z.literal('csv') }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

const statistic = z.nullable(z.number());

/**
 * Statistics over the submitted assignments (an addition). `difficulty` is the item difficulty index p, the share of right answers; `discrimination`
 * the corrected item-total correlation (the point-biserial with the question itself left out of the total; Henrysson 1963), from -1 to 1. Null is 'not
 * defined': nothing to divide by, or nothing that differs. A question counts as one as long as its words and its right answers stay the same.
 */
const statistics = z.object({
  scores: z.object({
    completed: z.int().check(z.minimum(0)),
    mean: statistic,
    median: statistic,
    standardDeviation: statistic,
    lowest: statistic,
    highest: statistic,
    bins: z.array(
      z.object({
        from: z.int().check(z.minimum(0)),
        to: z.int().check(z.maximum(100)),
        count: z.int().check(z.minimum(0)),
      }),
    ),
  }),
  questions: z.array(
    z.object({
      questionOrder: z.int().check(z.minimum(1)),
      title: z.string(),
      timesAsked: z.int().check(z.minimum(1)),
      timesRight: z.int().check(z.minimum(0)),
      timesBlank: z.int().check(z.minimum(0)),
      difficulty: z.number().check(z.minimum(0), z.maximum(1)),
      discrimination: z.nullable(z.number().check(z.minimum(-1), z.maximum(1))),
      options: z.array(
        z.object({
          text: z.string(),
          isRight: z.boolean(),
          timesChosen: z.int().check(z.minimum(0)),
        }),
      ),
    }),
  ),
});
/** What the answers to a quiz tell about its questions. */
export type QuizStatistics = z.output<typeof statistics>;
export type QuestionStatistics = QuizStatistics['questions'][number];

export const getQuizStatistics = {
  method: 'GET',
  path: '/api/admin/quiz/user_quiz/{id}/statistics',
  area,
  ids: ['ENT-15', 'QRES-14'],
  summary:
    'Difficulty and discrimination of each question, how often each option was chosen, and how the scores spread. An addition to the printed calls.',
  access: 'quiz.customer.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: statistics,
  errors: [404],
} as const satisfies Endpoint;

export const listDistributed = {
  method: 'GET',
  path: '/api/admin/quiz/user_quiz/{id}/distributed',
  area,
  ids: ['QRES-02', 'QRES-22'],
  summary:
    "The distributed quizzes of this quiz's customer, newest first, at most 500. An addition to the printed calls.",
  access: 'quiz.customer.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: z.array(z.object({ id: rowId, title: z.string() })),
  errors: [404],
} as const satisfies Endpoint;

const answerText = z.nullable(z.string());

const studentResult = z.object({
  id: z.int(),
  assignedUser: person,
  title: z.string(),
  dateSubmitted: z.nullable(instant),
  durationSeconds: z.int().check(z.minimum(0)),
  score: z.number(),
  rightAnswers: z.int().check(z.minimum(0)),
  isGraded: z.boolean(),
  quizId: z.optional(rowId),
  questions: z.array(
    z.object({
      questionOrder: z.int().check(z.minimum(1)),
      title: z.string(),
      isCorrectAnswer: z.boolean(),
      userAnswer: answerText,
      userIndexAnswer: z.array(z.int().check(z.minimum(0))),
      correctAnswer: answerText,
      correctIndexAnswer: z.array(z.int().check(z.minimum(0))),
      userAnswers: z.optional(z.array(z.string())),
      correctAnswers: z.optional(z.array(z.string())),
    }),
  ),
});
/**
 * What one student answered (ENT-15); `score` in percent, index answers count options from 0. `userAnswer` and `correctAnswer` are words, several joined by a
 * comma. Additions: `quizId`, and `userAnswers` and `correctAnswers`, the options' texts one by one as they are kept, rich text included.
 */
export type StudentResult = z.output<typeof studentResult>;
/** The same as the server writes it. */
export type StudentResultWire = z.input<typeof studentResult>;

export const getStudentResult = {
  method: 'GET',
  path: '/api/admin/quiz/assign/{id}',
  area,
  ids: ['API-077', 'ENT-15', 'QRES-21'],
  summary: "A student's result, question by question.",
  access: 'quiz.customer.read',
  request: 'none',
  answers: 'json',
  params: byId,
  response: studentResult,
  errors: [404],
} as const satisfies Endpoint;

export const setDeadline = {
  method: 'POST',
  path: '/api/admin/quiz/set_end_date/{id}',
  area,
  ids: ['API-078', 'QRES-11'],
  summary:
    'Sets the deadline of a user quiz, or takes it away. 400 when it is past, before the start or beyond the subscription of the owner, 409 when their trial is over, 412 when If-Match is not the current version.',
  access: 'quiz.user.write',
  request: 'json',
  answers: 'json',
  params: byId,
  body: z.pipe(
    z.strictObject({ end_date: z.nullable(instant) }),
    z.transform(({ end_date }) => ({ endDate: end_date })),
  ),
  response: nothing,
  errors: [404, 409, 412],
} as const satisfies Endpoint;
