import * as z from 'zod/mini';

import { missingReasons } from '../../domain/classes/find-missing.ts';
import type { Endpoint } from './endpoint.ts';
import { quizKinds } from '../../domain/quiz/draft/quiz-kind.ts';
import { quizReminder } from './entities/classroom.ts';
import { instant, rowId } from './scalars.ts';

const count = z.int().check(z.minimum(0));
const kind = z.enum(quizKinds);
const person = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

/** A class that has the quiz and that the caller reaches. */
const reachedClass = z.nullable(z.object({ id: rowId, title: z.string() }));

const deadline = z.object({
  id: rowId,
  kind,
  title: z.string(),
  isOwn: z.boolean(),
  startDate: z.nullable(instant),
  endDate: instant,
  class: reachedClass,
  assigned: count,
  submitted: count,
  /** Of the students of `class`; null when the caller cannot remind them now. */
  reminder: z.nullable(quizReminder),
});

const result = z.object({
  id: rowId,
  title: z.string(),
  class: reachedClass,
  newCount: count,
  assigned: count,
  submitted: count,
  /** The median of all scores, in percent. */
  median: count,
  /** How many scores are in each tenth of 100 percent, ten numbers. */
  scores: z.array(count),
});

const processed = z.object({
  id: rowId,
  kind,
  title: z.string(),
  state: z.enum(['processing', 'failed']),
});

/** The quizzes of the library rebuilds that are under way, for those who rebuild quizzes. */
const rebuild = z.nullable(z.object({ ended: count, total: count }));

const waitingClass = z.object({
  id: rowId,
  title: z.string(),
  studentCount: count,
  quizCount: count,
  playlistCount: count,
  missing: z.array(z.enum(missingReasons)),
  isReady: z.boolean(),
});

const change = z.object({
  at: instant,
  person,
  action: z.enum(['created', 'changed', 'shared']),
  quiz: z.object({ id: rowId, kind, title: z.string() }),
  /** Whether the caller reaches the quiz because it was shared. */
  isShared: z.boolean(),
});

const ownQuiz = z.object({
  id: rowId,
  title: z.string(),
  countOfQuestions: count,
  endDate: z.nullable(instant),
});

const dashboard = z.object({
  deadlines: z.nullable(z.object({ count, quizzes: z.array(deadline) })),
  results: z.nullable(z.object({ count, quizzes: z.array(result) })),
  processing: z.nullable(z.object({ count, rebuild, quizzes: z.array(processed) })),
  classes: z.nullable(z.object({ count, classes: z.array(waitingClass) })),
  changes: z.nullable(z.array(change)),
  quizzes: z.nullable(z.object({ count, quizzes: z.array(ownQuiz) })),
});
/**
 * What waits for the caller. A part is null for roles that do not have it; a list holds the first
 * rows and `count` counts all.
 */
export type Dashboard = z.output<typeof dashboard>;

export const getDashboard = {
  method: 'GET',
  path: '/api/admin/dashboard',
  area: 'dashboard',
  ids: ['NAV-046'],
  summary:
    'Returns what waits for the caller: deadlines from `from` to `until` (at most 31 days), ' +
    'results since `since`, quizzes being processed, classes to publish, changes by ' +
    'colleagues, own quizzes.',
  access: 'session',
  request: 'none',
  returns: 'json',
  query: z.strictObject({
    from: z.optional(instant),
    until: z.optional(instant),
    since: z.optional(instant),
  }),
  response: dashboard,
} as const satisfies Endpoint;
