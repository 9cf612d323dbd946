import * as z from 'zod/mini';

import { maxChangedQuizzes } from '../../domain/quiz/bulk-change.ts';
import type { Endpoint } from './endpoint.ts';
import { recipientEmails } from './quiz-sharing.ts';
import { instant, rowId, rowIds, text } from './scalars.ts';

const subjects = z.exactOptional(rowIds(100));
const readers = z.exactOptional(recipientEmails);
const isWanted = z.exactOptional(z.literal(true));

const changeFields = z.strictObject({
  id: rowId,
  version: z.exactOptional(text(20)),
  addSubjects: subjects,
  removeSubjects: subjects,
  endDate: z.exactOptional(z.nullable(instant)),
  replaces: z.exactOptional(z.nullable(instant)),
  isDeleted: z.exactOptional(z.boolean()),
  addReaders: readers,
  removeReaders: readers,
  copy: isWanted,
  rebuild: isWanted,
  undoRebuild: isWanted,
});
export type QuizChange = z.output<typeof changeFields>;

/** Returns the actions of a change, one where it is valid, as the audit log names them. */
export function listBulkActions(change: QuizChange) {
  const actions = {
    changed: change.addSubjects !== undefined || change.removeSubjects !== undefined,
    'deadline changed': change.endDate !== undefined,
    deleted: change.isDeleted === true,
    restored: change.isDeleted === false,
    shared: change.addReaders !== undefined,
    unshared: change.removeReaders !== undefined,
    created: change.copy === true,
    rebuilt: change.rebuild === true,
    'rebuild undone': change.undoRebuild === true,
  };
  return (Object.keys(actions) as (keyof typeof actions)[]).filter((action) => actions[action]);
}

/**
 * A change of one quiz: of its subjects or its deadline, or one of the others. With `version` it is
 * refused when the quiz has been changed since, a deletion also when it is shared, in a class or
 * assigned. With `replaces` a deadline is brought back: it may be
 * past, and is refused when the quiz has another one than this. `addReaders` and `removeReaders` are
 * e-mail addresses of people it is shared with.
 */
const quizChange = changeFields.check(
  z.refine(
    ({ addSubjects = [], removeSubjects = [] }) =>
      !removeSubjects.some((id) => addSubjects.includes(id)),
    { error: 'Nothing is both added and removed.' },
  ),
  z.refine((change) => listBulkActions(change).length === 1, { error: 'One of these changes.' }),
);

/**
 * What became of a change: the change that takes it back, null when the quiz was that way before, or
 * why it was refused. A copy is taken back by the deletion of the new quiz.
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

const unreached = z.object({ email: z.string(), reason: z.enum(['notAccess', 'notFound']) });
/** A person a quiz was to be shared with who has no account, or may not open quizzes. */
export type UnreachedPerson = z.output<typeof unreached>;

export const changeQuizzes = {
  method: 'POST',
  path: '/api/admin/quiz/change_many',
  area: 'quizzes',
  ids: ['QLST-64', 'QRES-11', 'QSHR-10', 'QIO-21'],
  summary:
    'Changes quizzes of any kind at once, all in one way: adds and removes subjects, sets or removes ' +
    'the deadline, deletes, restores, shares, ends a sharing, copies, rebuilds or undoes that. Each quiz is ' +
    'changed or refused on its own, with the reason; the reply has the changes that take it back, ' +
    'and the people it cannot be shared with. A person gets one mail about all quizzes. An ' +
    'addition to the printed calls.',
  access: 'quiz.user.write',
  request: 'json',
  returns: 'json',
  // A hundred quizzes, each with 200 addresses.
  maxBytes: 5_000_000,
  maxValues: 50_000,
  body: z.strictObject({
    changes: z.array(quizChange).check(
      z.minLength(1, { error: 'At least one is needed.' }),
      z.maxLength(maxChangedQuizzes, {
        error: `At most ${String(maxChangedQuizzes)} quizzes at once.`,
      }),
      z.refine((changes) => new Set(changes.flatMap(listBulkActions)).size < 2, {
        error: 'All of them are the same kind of change.',
      }),
    ),
  }),
  response: z.object({
    quizzes: z.readonly(z.array(changedQuiz)),
    unreached: z.readonly(z.array(unreached)),
  }),
  errors: [],
} as const satisfies Endpoint;
