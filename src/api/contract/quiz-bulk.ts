import * as z from 'zod/mini';

import { maxChangedQuizzes } from '../../domain/quiz/bulk-change.ts';
import type { Endpoint } from './endpoint.ts';
import { instant, rowId, rowIds, text } from './scalars.ts';

const subjects = z.exactOptional(rowIds(100));

/**
 * A change of one quiz. With `version` it is refused when the quiz has been changed since, and the
 * deadline may be past, as one that is brought back can be.
 */
const quizChange = z.strictObject({
  id: rowId,
  version: z.exactOptional(text(20)),
  addSubjects: subjects,
  removeSubjects: subjects,
  endDate: z.exactOptional(z.nullable(instant)),
  isDeleted: z.exactOptional(z.boolean()),
});
export type QuizChange = z.output<typeof quizChange>;

/**
 * What became of a change: the change that takes it back, null when the quiz was that way before, or
 * why it was refused.
 */
const changedQuiz = z.object({
  id: rowId,
  undo: z.nullable(quizChange),
  failure: z.nullable(
    z.object({
      kind: z.enum(['denied', 'notFound', 'refused', 'conflict']),
      message: z.exactOptional(z.string()),
    }),
  ),
});
/** What became of the change of one quiz. */
export type ChangedQuiz = z.output<typeof changedQuiz>;

export const changeQuizzes = {
  method: 'POST',
  path: '/api/admin/quiz/change_many',
  area: 'quizzes',
  ids: ['QLST-64', 'QRES-11'],
  summary:
    'Changes quizzes of any kind at once: adds and removes subjects, sets or removes the deadline, ' +
    'deletes or restores. Each quiz is changed or refused on its own, with the reason; the reply ' +
    'has the changes that take it back. An addition to the printed calls.',
  access: 'quiz.user.write',
  request: 'json',
  returns: 'json',
  body: z.strictObject({
    changes: z.array(quizChange).check(
      z.minLength(1, { error: 'At least one is needed.' }),
      z.maxLength(maxChangedQuizzes, {
        error: `At most ${String(maxChangedQuizzes)} quizzes at once.`,
      }),
    ),
  }),
  response: z.object({ quizzes: z.readonly(z.array(changedQuiz)) }),
  errors: [],
} as const satisfies Endpoint;
