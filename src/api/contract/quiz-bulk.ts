import * as z from 'zod/mini';

import { maxChangedQuizzes } from '../../domain/quiz/bulk-change.ts';
import type { Endpoint } from './endpoint.ts';
import { recipientEmails } from './quiz-sharing.ts';
import { instant, rowId, rowIds, text } from './scalars.ts';

const subjects = z.exactOptional(rowIds(100));
const readers = z.exactOptional(recipientEmails);
const isWanted = z.exactOptional(z.literal(true));

const getKey = (each: string | number): string => String(each).toLowerCase();

const haveNothingInCommon = (
  added: readonly (string | number)[] = [],
  removed: readonly (string | number)[] = [],
): boolean => {
  const keys = new Set(added.map(getKey));
  return !removed.some((each) => keys.has(getKey(each)));
};

const count = (...parts: readonly boolean[]): number => parts.filter(Boolean).length;

/**
 * A change of one quiz: of its subjects and deadline, or one of the others. With `version` it is
 * refused when the quiz has been changed since. With `replaces` a deadline is brought back: it may be
 * past, and is refused when the quiz has another one than this. `addReaders` and `removeReaders` are
 * e-mail addresses of people it is shared with.
 */
const quizChange = z
  .strictObject({
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
  })
  .check(
    z.refine(
      ({ addSubjects, removeSubjects, addReaders, removeReaders }) =>
        haveNothingInCommon(addSubjects, removeSubjects) &&
        haveNothingInCommon(addReaders, removeReaders),
      { error: 'Nothing is both added and removed.' },
    ),
    z.refine(
      (change) =>
        count(
          change.addSubjects !== undefined ||
            change.removeSubjects !== undefined ||
            change.endDate !== undefined,
          change.isDeleted !== undefined,
          change.addReaders !== undefined || change.removeReaders !== undefined,
          change.copy === true,
          change.rebuild === true,
          change.undoRebuild === true,
        ) === 1,
      { error: 'One of these changes.' },
    ),
  );
export type QuizChange = z.output<typeof quizChange>;

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
    'Changes quizzes of any kind at once: adds and removes subjects, sets or removes the deadline, ' +
    'deletes or restores, shares or ends a sharing, copies, rebuilds or undoes that. Each quiz is ' +
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
    ),
  }),
  response: z.object({
    quizzes: z.readonly(z.array(changedQuiz)),
    unreached: z.readonly(z.array(unreached)),
  }),
  errors: [],
} as const satisfies Endpoint;
