import {
  cancelRebuild,
  listRebuilds,
  rebuildLibraryQuiz,
  rebuildSections,
} from '../../src/api/contract/quiz-rebuild.ts';
import { undoRebuild } from '../../src/api/contract/quiz-restore.ts';
import { read, respond, write, type Implementation } from '../http/implement.ts';
import { cancelRebuilds } from '../services/rebuilds/cancel-rebuilds.ts';
import { listRebuilds as readRebuilds } from '../services/rebuilds/list-rebuilds.ts';
import { lockSectionQuiz } from '../services/rebuilds/lock-section-quiz.ts';
import { undoRebuild as restoreContent } from '../services/rebuilds/rebuild-backup.ts';
import { rebuildQuiz } from '../services/rebuilds/rebuild-quiz.ts';
import { requestRebuilds } from '../services/rebuilds/request-rebuilds.ts';

/**
 * Rebuilding section quizzes: one at once, those of a type through the queue, and undoing one
 * (API-079, API-080).
 */
export const rebuildRoutes: readonly Implementation[] = [
  write(rebuildLibraryQuiz, async ({ params, caller, services: { db, clock } }) => {
    const locked = await lockSectionQuiz(db, params.id);
    if (!locked.ok) return locked;
    const rebuilt = await rebuildQuiz(db, params.id, { by: caller.userId, at: clock.now() });
    return rebuilt.ok ? respond(null, String(rebuilt.value.version)) : rebuilt;
  }),
  write(undoRebuild, async ({ params, ifMatch, caller, services: { db, clock } }) => {
    const change = { by: caller.userId, at: clock.now() };
    const undone = await restoreContent(db, params.id, ifMatch, change);
    return undone.ok ? respond(null) : undone;
  }),
  write(rebuildSections, async ({ body, caller, services }) => {
    const requested = await requestRebuilds(services, body, caller.userId);
    return requested.ok ? respond(null) : requested;
  }),
  read(listRebuilds, async ({ services: { db } }) => respond(await readRebuilds(db))),
  write(cancelRebuild, async ({ params, services }) => {
    const cancelled = await cancelRebuilds(services, params.id);
    return cancelled.ok ? respond(null) : cancelled;
  }),
];
