import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { restoreProblems } from '../../../src/domain/sentences/quiz-lists.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Database } from '../database.ts';
import { quizzes } from '../schema/quizzes.ts';
import { lockQuiz, type Writing } from './lock-quiz.ts';
import { writableQuizzes, type QuizCaller, type QuizScope } from './quiz-scope.ts';

/** How long a deleted quiz can be restored. */
const hoursKept = 24;

/** Deletes a quiz, unless `ifMatch` is no longer its version: from now on nobody finds it, until it is restored or purged. Runs inside the caller's transaction. */
export async function deleteQuiz(
  db: Database,
  scope: QuizScope,
  id: number,
  ifMatch: string | null,
  { by, at }: Writing,
): Promise<Outcome<null>> {
  const locked = await lockQuiz(db, scope, id, ifMatch);
  if (!locked.ok) return locked;
  await db.update(quizzes).set({ deletedAt: at, deletedById: by }).where(eq(quizzes.id, id));
  return succeeded(null);
}

const hasQuiz = async (db: Database, sectionId: number, besides: number): Promise<boolean> =>
  (await db.$count(
    quizzes,
    and(eq(quizzes.sectionId, sectionId), ne(quizzes.id, besides), isNull(quizzes.deletedAt)),
  )) > 0;

/**
 * Brings a deleted quiz back as it was, in its version; one that is there stays as it is, so a repetition is harmless. Not found is every quiz that `caller`
 * could not delete, and one that was purged; refused is one whose section has another quiz by now. Runs inside the caller's transaction.
 */
export async function restoreQuiz(
  db: Database,
  caller: QuizCaller,
  id: number,
  ifMatch: string | null,
): Promise<Outcome<null>> {
  const isWritten = and(eq(quizzes.id, id), writableQuizzes(caller));
  const [section] = await db.select({ id: quizzes.sectionId }).from(quizzes).where(isWritten);
  // Before the row is locked: who asks for rebuilds locks in this order too.
  if (typeof section?.id === 'number')
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.sectionQuizzes})`);
  const [found] = await db
    .select({
      version: quizzes.version,
      deletedAt: quizzes.deletedAt,
      sectionId: quizzes.sectionId,
    })
    .from(quizzes)
    .where(isWritten)
    .for('update');
  if (found === undefined) return failed({ kind: 'notFound' });
  if (ifMatch !== null && ifMatch !== String(found.version))
    return failed({ kind: 'conflict', current: String(found.version) });
  if (
    found.deletedAt !== null &&
    found.sectionId !== null &&
    (await hasQuiz(db, found.sectionId, id))
  )
    return failed({ kind: 'refused', message: restoreProblems.sectionHasQuiz });
  await db.update(quizzes).set({ deletedAt: null, deletedById: null }).where(eq(quizzes.id, id));
  return succeeded(null);
}

/** Removes for good, with everything that hangs on them, the quizzes that were deleted more than 24 hours before `now`. */
export async function purgeQuizzes(db: Database, now: Date): Promise<void> {
  await db
    .delete(quizzes)
    .where(lt(quizzes.deletedAt, new Date(now.getTime() - hoursKept * 3_600_000)));
}
