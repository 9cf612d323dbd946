import { listAdminQuizzes } from '../../src/api/contract/quiz-admin.ts';
import { listLibraryQuizzes } from '../../src/api/contract/quiz-library.ts';
import { listSharedByMe, listSharedQuizzes } from '../../src/api/contract/quiz-sharing.ts';
import { listTemplates } from '../../src/api/contract/quiz-template.ts';
import {
  listCustomerQuizzes,
  listCustomerQuizzesUnfiltered,
  listUserQuizzes,
} from '../../src/api/contract/quiz-user.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { listEveryQuiz, listQuizzes } from '../store/quizzes/list-quizzes.ts';
import { isSharedBy, ownQuizzes, quizScope, sharedQuizzes } from '../store/quizzes/quiz-scope.ts';

const firstPage = { navigation: { page: 1, itemsOnPage: 20 }, filter: [], sort: [] } as const;

/** Every list of quizzes, each within what the policy lets its caller reach (docs/decisions/0010). */
export const quizListRoutes: readonly Implementation[] = [
  implement(listTemplates, async ({ body, caller, services }) =>
    answer(await listQuizzes(services.db, quizScope('template', caller), body)),
  ),
  implement(listLibraryQuizzes, async ({ body, caller, services }) =>
    answer(await listQuizzes(services.db, quizScope('library', caller), body)),
  ),
  implement(listAdminQuizzes, async ({ body, caller, services }) =>
    answer(await listQuizzes(services.db, quizScope('admin', caller), body)),
  ),
  implement(listUserQuizzes, async ({ body, caller, services }) =>
    answer(await listQuizzes(services.db, ownQuizzes(caller), body)),
  ),
  implement(listCustomerQuizzes, async ({ body, caller, services }) =>
    answer(await listQuizzes(services.db, quizScope('user', caller), body)),
  ),
  implement(listCustomerQuizzesUnfiltered, async ({ caller, services }) =>
    answer(await listQuizzes(services.db, quizScope('user', caller), firstPage)),
  ),
  implement(listSharedQuizzes, async ({ body, caller, services }) =>
    answer(
      await listQuizzes(services.db, sharedQuizzes(caller), body, {
        by_me: ({ value }) => isSharedBy(caller, value === true),
      }),
    ),
  ),
  implement(listSharedByMe, async ({ caller, services }) =>
    answer(await listEveryQuiz(services.db, sharedQuizzes(caller), isSharedBy(caller, true))),
  ),
];
