import { encodeQuizDetail } from '../../src/api/contract/entities/quiz.ts';
import {
  createAdminQuiz,
  deleteAdminQuiz,
  getAdminQuiz,
  updateAdminQuiz,
} from '../../src/api/contract/quiz-admin.ts';
import {
  createLibraryQuiz,
  deleteLibraryQuiz,
  getLibraryQuiz,
  updateLibraryQuiz,
} from '../../src/api/contract/quiz-library.ts';
import { changeQuizzes } from '../../src/api/contract/quiz-bulk.ts';
import * as contract from '../../src/api/contract/quiz-restore.ts';
import {
  createTemplate,
  deleteTemplate,
  getTemplate,
  updateTemplate,
} from '../../src/api/contract/quiz-template.ts';
import {
  createUserQuiz,
  deleteUserQuiz,
  getUserQuiz,
  updateUserQuiz,
} from '../../src/api/contract/quiz-user.ts';
import { failed } from '../../src/domain/outcome.ts';
import { read, respond, write, type Implementation } from '../http/implement.ts';
import { changeQuizzes as changeStoredQuizzes } from '../services/change-quizzes.ts';
import type { Database } from '../store/database.ts';
import { deleteQuiz, restoreQuiz } from '../store/quizzes/delete-quiz.ts';
import { createQuizScope, type QuizScope } from '../store/scopes/quiz-scope.ts';
import { readQuiz } from '../store/quizzes/read-quiz.ts';
import { createQuiz, replaceQuiz } from '../store/quizzes/save-quiz.ts';
import type { QuizKind } from '../../src/domain/quiz/draft/quiz-kind.ts';

/** The four endpoints of one kind of quiz. */
interface QuizCalls {
  readonly get:
    | typeof getTemplate
    | typeof getLibraryQuiz
    | typeof getAdminQuiz
    | typeof getUserQuiz;
  readonly create:
    | typeof createTemplate
    | typeof createLibraryQuiz
    | typeof createAdminQuiz
    | typeof createUserQuiz;
  readonly update:
    | typeof updateTemplate
    | typeof updateLibraryQuiz
    | typeof updateAdminQuiz
    | typeof updateUserQuiz;
  readonly remove:
    | typeof deleteTemplate
    | typeof deleteLibraryQuiz
    | typeof deleteAdminQuiz
    | typeof deleteUserQuiz;
}

async function respondWithQuiz(db: Database, scope: QuizScope, id: number) {
  const found = await readQuiz(db, scope, id);
  if (found === null) throw new Error('a quiz that was just written is missing');
  return respond(encodeQuizDetail(found.content), found.version);
}

/** Creates the four routes of `kind`, restricted to what the policy lets the caller reach. */
const createQuizRoutes = (kind: QuizKind, calls: QuizCalls): readonly Implementation[] => [
  read(calls.get, async ({ params, caller, services }) => {
    const found = await readQuiz(services.db, createQuizScope(kind, caller), params.id);
    return found === null
      ? failed({ kind: 'notFound' })
      : respond(encodeQuizDetail(found.content), found.version);
  }),
  write(calls.create, async ({ body, caller, services: { db, clock } }) => {
    const created = await createQuiz(db, kind, caller.userId, body, clock.now());
    return created.ok
      ? respondWithQuiz(db, createQuizScope(kind, caller), created.value.id)
      : created;
  }),
  write(calls.update, async ({ params, body, ifMatch, caller, services: { db, clock } }) => {
    const scope = createQuizScope(kind, caller);
    const replaced = await replaceQuiz(db, scope, params.id, body, ifMatch, {
      by: caller.userId,
      at: clock.now(),
    });
    return replaced.ok ? respondWithQuiz(db, scope, params.id) : replaced;
  }),
  write(calls.remove, async ({ params, ifMatch, caller, services: { db, clock } }) => {
    const deleted = await deleteQuiz(db, createQuizScope(kind, caller), params.id, ifMatch, {
      by: caller.userId,
      at: clock.now(),
    });
    return deleted.ok ? respond(null) : deleted;
  }),
];

const restore = write(
  contract.restoreQuiz,
  async ({ params, ifMatch, caller, services: { db } }) => {
    const restored = await restoreQuiz(db, caller, params.id, ifMatch);
    return restored.ok ? respond(null) : restored;
  },
);

const changeMany = write(changeQuizzes, async ({ body, caller, services, language }) =>
  respond(await changeStoredQuizzes(services, caller, body.changes, language)),
);

/**
 * Reading and writing quizzes of every kind. A shared quiz is an admin quiz to super admins and a
 * user quiz to others (PERM-16).
 */
export const quizRoutes: readonly Implementation[] = [
  ...createQuizRoutes('template', {
    get: getTemplate,
    create: createTemplate,
    update: updateTemplate,
    remove: deleteTemplate,
  }),
  ...createQuizRoutes('library', {
    get: getLibraryQuiz,
    create: createLibraryQuiz,
    update: updateLibraryQuiz,
    remove: deleteLibraryQuiz,
  }),
  ...createQuizRoutes('admin', {
    get: getAdminQuiz,
    create: createAdminQuiz,
    update: updateAdminQuiz,
    remove: deleteAdminQuiz,
  }),
  ...createQuizRoutes('user', {
    get: getUserQuiz,
    create: createUserQuiz,
    update: updateUserQuiz,
    remove: deleteUserQuiz,
  }),
  restore,
  changeMany,
];
