import { and, eq, isNotNull } from 'drizzle-orm';

import {
  cancelRebuild,
  listRebuilds,
  rebuildLibraryQuiz,
  rebuildSections,
} from '../../src/api/contract/quiz-rebuild.ts';
import { failed } from '../../src/domain/outcome.ts';
import { rebuildProblems } from '../../src/domain/messages/en/quiz/quiz-rebuild.ts';
import { respond, implement, type Implementation } from '../http/implement.ts';
import { inTransaction } from '../services/services.ts';
import { cancelRebuilds } from '../rebuilds/cancel-rebuilds.ts';
import { listRebuilds as readRebuilds } from '../rebuilds/list-rebuilds.ts';
import { rebuildQuiz } from '../rebuilds/rebuild-quiz.ts';
import { requestRebuilds } from '../rebuilds/request-rebuilds.ts';
import { createUnrestrictedScope } from '../store/quizzes/quiz-scope.ts';
import { quizzes } from '../store/schema/quizzes.ts';

/**
 * Rebuilding section quizzes: one at once, those of a type through the queue (API-079, API-080).
 */
export const rebuildRoutes: readonly Implementation[] = [
  implement(rebuildLibraryQuiz, ({ params, caller, services }) =>
    inTransaction(services, async ({ db, clock }) => {
      const [quiz] = await db
        .select({ status: quizzes.processStatus })
        .from(quizzes)
        .where(
          and(
            eq(quizzes.id, params.id),
            createUnrestrictedScope('library').canRead,
            isNotNull(quizzes.sectionId),
          ),
        )
        .for('update');
      if (quiz === undefined) return failed({ kind: 'notFound' });
      if (quiz.status === 'processing')
        return failed({ kind: 'refused', message: rebuildProblems.isProcessing });
      const rebuilt = await rebuildQuiz(db, params.id, { by: caller.userId, at: clock.now() });
      return rebuilt.ok ? respond(null) : rebuilt;
    }),
  ),
  implement(rebuildSections, ({ body, caller, services }) =>
    inTransaction(services, async (inside) => {
      const requested = await requestRebuilds(inside, body, caller.userId);
      return requested.ok ? respond(null) : requested;
    }),
  ),
  implement(listRebuilds, async ({ services: { db } }) => respond(await readRebuilds(db))),
  implement(cancelRebuild, ({ params, services }) =>
    inTransaction(services, async (inside) => {
      const cancelled = await cancelRebuilds(inside, params.id);
      return cancelled.ok ? respond(null) : cancelled;
    }),
  ),
];
