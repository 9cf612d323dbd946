import { listAdminQuizzes } from '../../src/api/contract/quiz-admin.ts';
import { listLibraryQuizzes } from '../../src/api/contract/quiz-library.ts';
import { listSharedByMe, listSharedQuizzes } from '../../src/api/contract/quiz-sharing.ts';
import { listTemplates } from '../../src/api/contract/quiz-template.ts';
import {
  listCustomerQuizzes,
  listCustomerQuizzesUnfiltered,
  listUserQuizzes,
} from '../../src/api/contract/quiz-user.ts';
import { respond, read, type Implementation } from '../http/implement.ts';
import { listQuizzes } from '../store/quizzes/list-quizzes.ts';
import {
  listQuizzesSharedBy,
  listSharedQuizzes as selectSharedQuizzes,
} from '../store/quizzes/list-shared-quizzes.ts';
import { createOwnQuizScope, createQuizScope } from '../store/scopes/quiz-scope.ts';

const firstPage = { navigation: { page: 1, itemsOnPage: 20 }, filter: [], sort: [] } as const;

/**
 * Every list of quizzes, restricted to what the policy lets the caller reach (docs/decisions/0010).
 */
export const quizListRoutes: readonly Implementation[] = [
  read(listTemplates, async ({ body, caller, services }) =>
    respond(await listQuizzes(services.db, createQuizScope('template', caller), body)),
  ),
  read(listLibraryQuizzes, async ({ body, caller, services }) =>
    respond(await listQuizzes(services.db, createQuizScope('library', caller), body)),
  ),
  read(listAdminQuizzes, async ({ body, caller, services }) =>
    respond(await listQuizzes(services.db, createQuizScope('admin', caller), body)),
  ),
  read(listUserQuizzes, async ({ body, caller, services }) =>
    respond(await listQuizzes(services.db, createOwnQuizScope(caller), body)),
  ),
  read(listCustomerQuizzes, async ({ body, caller, services }) =>
    respond(await listQuizzes(services.db, createQuizScope('user', caller), body)),
  ),
  read(listCustomerQuizzesUnfiltered, async ({ caller, services }) =>
    respond(await listQuizzes(services.db, createQuizScope('user', caller), firstPage)),
  ),
  read(listSharedQuizzes, async ({ body, caller, services }) =>
    respond(await selectSharedQuizzes(services.db, caller, body)),
  ),
  read(listSharedByMe, async ({ caller, services }) =>
    respond(await listQuizzesSharedBy(services.db, caller)),
  ),
];
