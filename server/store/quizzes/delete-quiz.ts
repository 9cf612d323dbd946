import { and, eq, lt } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { quizzes } from '../schema/quizzes.ts';
import { lockQuiz, type Writing } from './lock-quiz.ts';
import { writableQuizzes, type QuizCaller, type QuizScope } from './quiz-scope.ts';

/** How long a deleted quiz can be restored. */
const hoursKept = 24;

/** Deletes a quiz, unless `ifMatch` is no longer its version: from now on nobody finds it, until it is restored or purged. Runs inside the caller's transaction. */
export async function deleteQuiz(db: Database, scope: QuizScope, id: number, ifMatch: string | null, { by, at }: Writing): Promise<Outcome<null>> {
  const locked = await lockQuiz(db, scope, id, ifMatch);
  if (!locked.ok) return locked;
  await db.update(quizzes).set({ deletedAt: at, deletedById: by }).where(eq(quizzes.id, id));
  return succeeded(null);
}

/**
 * Brings a deleted quiz back as it was, in its version; one that is there stays as it is, so a repetition is harmless. Not found is every quiz that `caller`
 * could not delete, and one that was purged. Runs inside the caller's transaction.
 */
export async function restoreQuiz(db: Database, caller: QuizCaller, id: number, ifMatch: string | null): Promise<Outcome<null>> {
  const [found] = await db.select({ version: quizzes.version }).from(quizzes).where(and(eq(quizzes.id, id), writableQuizzes(caller))).for('update');
  if (found === undefined) return failed({ kind: 'notFound' });
  if (ifMatch !== null && ifMatch !== String(found.version)) return failed({ kind: 'conflict', current: String(found.version) });
  await db.update(quizzes).set({ deletedAt: null, deletedById: null }).where(eq(quizzes.id, id));
  return succeeded(null);
}

/** Removes for good, with everything that hangs on them, the quizzes that were deleted more than 24 hours before `now`. */
export async function purgeQuizzes(db: Database, now: Date): Promise<void> {
  await db.delete(quizzes).where(lt(quizzes.deletedAt, new Date(now.getTime() - hoursKept * 3_600_000)));
}
