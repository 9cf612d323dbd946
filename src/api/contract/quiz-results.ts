import * as z from 'zod/mini';

import type { Endpoint } from './endpoint.ts';
import { quizReminder } from './entities/classroom.ts';
import { person } from './entities/person.ts';
import { assignment, quizListItem } from './entities/quiz.ts';
import { navigation } from './paging.ts';
import { byId, instant, nothing, queryNumber, rowId, text } from './scalars.ts';

const area = 'quiz results';

/** The columns results can be sorted by. */
const resultSorts = ['email', 'progress', 'submitted_at'] as const;
const sortValues = resultSorts.flatMap((column) => [column, `-${column}` as const]);

/**
 * A student's result (ENT-14). `questionCount` is the number of questions they were asked,
 * `durationSeconds` the time they needed; both are additions that a server may omit.
 */
const result = z.extend(assignment, {
  questionCount: z.optional(z.int().check(z.minimum(0))),
  durationSeconds: z.optional(z.int().check(z.minimum(0))),
});
export type AssignmentResult = z.output<typeof result>;

/**
 * Additions that a server may omit: `navigation` when a page was requested, `summary` over all
 * students, and `ownerSubscription`, which limits the deadline: the end of the owner's
 * subscription, and whether it was a trial that has expired.
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
/** A quiz with the results of its students. */
export type QuizResults = z.output<typeof results>;
/** The wire format of quiz results. */
export type QuizResultsWire = z.input<typeof results>;

/**
 * Without a query the response has all students, ordered by e-mail, as printed. `page` requests one
 * page, `email` filters by a part of the address, `submitted` by whether the quiz was handed in,
 * `sort` orders (descending with a leading -).
 */
const resultsQuery = z.pipe(
  z.strictObject({
    page: z.optional(queryNumber(1, 1_000_000)),
    items_per_page: z.optional(queryNumber(1, 100)),
    sort: z.optional(
      z.enum(sortValues, { error: `Results are sorted by one of: ${sortValues.join(', ')}.` }),
    ),
    email: z.optional(text(200)),
    submitted: z.optional(z.enum(['yes', 'no'], { error: "submitted is 'yes' or 'no'." })),
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
    'Lists the results of a quiz: all students it is assigned to, or a page of them. ETag is ' +
    'the version of the quiz.',
  access: 'quiz.customer.read',
  request: 'none',
  returns: 'json',
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
  summary: 'Downloads the results of a quiz as {id}_results.csv.',
  access: 'quiz.customer.read',
  request: 'none',
  returns: 'blob',
  params: byId,
  query: z.strictObject({ format: z.literal('csv') }),
  response: nothing,
  errors: [404],
} as const satisfies Endpoint;

const statistic = z.nullable(z.number());

/**
 * Statistics over the submitted assignments (an addition). `difficulty` is the item difficulty
 * index p, the share of right answers; `discrimination` is the corrected item-total correlation,
 * from -1 to 1 (the point-biserial correlation with the total without the question itself;
 * Henrysson 1963). Null means not defined: nothing to divide by, or no variance. A question counts
 * as the same question as long as its text and its right answers are unchanged.
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
/** The statistics of a quiz and of each question. */
export type QuizStatistics = z.output<typeof statistics>;
export type QuestionStatistics = QuizStatistics['questions'][number];

export const getQuizStatistics = {
  method: 'GET',
  path: '/api/admin/quiz/user_quiz/{id}/statistics',
  area,
  ids: ['ENT-15', 'QRES-14'],
  summary:
    'Returns the difficulty and discrimination of each question, the number of choices of ' +
    'each option, and the distribution of scores. An addition to the printed calls.',
  access: 'quiz.customer.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: statistics,
  errors: [404],
} as const satisfies Endpoint;

export const listDistributedQuizzes = {
  method: 'GET',
  path: '/api/admin/quiz/user_quiz/{id}/distributed',
  area,
  ids: ['QRES-02', 'QRES-22'],
  summary:
    "Lists the distributed quizzes of this quiz's customer, newest first, at most 500. An " +
    'addition to the printed calls.',
  access: 'quiz.customer.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: z.array(z.object({ id: rowId, title: z.string() })),
  errors: [404],
} as const satisfies Endpoint;

const count = z.int().check(z.minimum(0));

const quizReminders = z.object({
  /** Whether reminders can be sent now: the quiz is open and has a deadline to come. */
  isOpen: z.boolean(),
  /** By title. `missing` and `remindedAt` are those of `quizReminder`. */
  classes: z.array(
    z.extend(quizReminder, { id: rowId, title: z.string(), isPublished: z.boolean() }),
  ),
  /** How many have the quiz, have not handed it in and are in none of `classes`. */
  withoutClass: count,
});
/** The classes whose students can be reminded of a quiz, and whom no reminder reaches. */
export type QuizReminders = z.output<typeof quizReminders>;

export const getQuizReminders = {
  method: 'GET',
  path: '/api/admin/quiz/user_quiz/{id}/reminders',
  area,
  ids: ['QRES-08', 'CLS-06'],
  summary:
    'Returns the classes with a quiz that the caller may remind, with the number of students who ' +
    'have not handed it in. An addition to the printed calls.',
  access: 'quiz.customer.read',
  request: 'none',
  returns: 'json',
  params: byId,
  response: quizReminders,
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
  previousId: z.optional(z.nullable(rowId)),
  nextId: z.optional(z.nullable(rowId)),
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
 * The answers of one student (ENT-15). `score` is in percent; index answers count options from 0.
 * `userAnswer` and `correctAnswer` are texts, several joined by a comma. Additions: `quizId`,
 * `previousId` and `nextId` (the students before and after by e-mail), and `userAnswers` and
 * `correctAnswers`, the stored texts of the options one by one, rich text included.
 */
export type StudentResult = z.output<typeof studentResult>;
/** The wire format of a student result. */
export type StudentResultWire = z.input<typeof studentResult>;

export const getStudentResult = {
  method: 'GET',
  path: '/api/admin/quiz/assign/{id}',
  area,
  ids: ['API-077', 'ENT-15', 'QRES-21'],
  summary: "Returns a student's result, question by question.",
  access: 'quiz.customer.read',
  request: 'none',
  returns: 'json',
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
    'Sets or removes the deadline of a user quiz. Returns 400 when the deadline is past, ' +
    "before the start or after the end of the owner's subscription, 409 when the owner's " +
    'trial has expired, 412 when If-Match is not the current version.',
  access: 'quiz.user.write',
  request: 'json',
  returns: 'json',
  params: byId,
  body: z.pipe(
    z.strictObject({ end_date: z.nullable(instant) }),
    z.transform(({ end_date }) => ({ endDate: end_date })),
  ),
  response: nothing,
  errors: [404, 409, 412],
} as const satisfies Endpoint;
