import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Database } from '../database.ts';
import { deleteInBatches } from '../delete-in-batches.ts';
import { getRestoreLimit } from '../restore-limit.ts';
import { classQuizzes } from '../schema/classes.ts';
import { quizzes } from '../schema/quizzes.ts';
import { assignments, quizShares } from '../schema/sharing.ts';
import { lockQuiz, type Change } from './lock-quiz.ts';
import { createWritableCondition, type QuizScope } from '../scopes/quiz-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** A quiz goes with hundreds of rows. */
const purgeBatchSize = 100;

/**
 * Marks a quiz as deleted. It can be restored until it is purged. Returns a conflict when `ifMatch`
 * is not its version. Runs inside the caller's transaction.
 */
export async function deleteQuiz(
  db: Database,
  scope: QuizScope,
  id: number,
  ifMatch: string | null,
  { by, at }: Change,
): Promise<Outcome<null>> {
  const locked = await lockQuiz(db, scope, id, ifMatch);
  if (!locked.ok) return locked;
  await db.update(quizzes).set({ deletedAt: at, deletedById: by }).where(eq(quizzes.id, id));
  return succeeded(null);
}

/** Whether somebody got access to a quiz, or it is in a class or assigned. */
const isUsed = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(
    quizzes,
    sql`${quizzes.id} = ${id} and (
      exists (select from ${quizShares} s where s.quiz_id = ${id})
      or exists (select from ${classQuizzes} c where c.quiz_id = ${id} and c.removed_at is null)
      or exists (select from ${assignments} a where a.quiz_id = ${id}))`,
  )) > 0;

/** Deletes a quiz as `deleteQuiz` does. Returns a conflict also when it is used by others. */
export async function deleteUnusedQuiz(
  db: Database,
  scope: QuizScope,
  id: number,
  ifMatch: string | null,
  change: Change,
): Promise<Outcome<null>> {
  const locked = await lockQuiz(db, scope, id, ifMatch);
  if (!locked.ok) return locked;
  if (await isUsed(db, id)) return failed({ kind: 'conflict' });
  return deleteQuiz(db, scope, id, ifMatch, change);
}

const hasOtherQuiz = async (db: Database, sectionId: number, besides: number): Promise<boolean> =>
  (await db.$count(
    quizzes,
    and(eq(quizzes.sectionId, sectionId), ne(quizzes.id, besides), isNull(quizzes.deletedAt)),
  )) > 0;

/**
 * Restores a deleted quiz in its version and returns whether it was deleted; one that was not stays as
 * it is. Returns `notFound` for a quiz that `caller` could not delete or that was purged, `refused` when its
 * section has another quiz by now. Runs inside the caller's transaction.
 */
export async function restoreQuiz(
  db: Database,
  caller: ScopedCaller,
  id: number,
  ifMatch: string | null,
): Promise<Outcome<boolean>> {
  const isWritten = and(eq(quizzes.id, id), createWritableCondition(caller));
  const [section] = await db.select({ id: quizzes.sectionId }).from(quizzes).where(isWritten);
  // Before the row is locked: rebuild requests lock in the same order.
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
    (await hasOtherQuiz(db, found.sectionId, id))
  )
    return failed({ kind: 'refused', message: { key: 'restoreProblems.sectionHasQuiz' } });
  await db.update(quizzes).set({ deletedAt: null, deletedById: null }).where(eq(quizzes.id, id));
  return succeeded(found.deletedAt !== null);
}

/**
 * Deletes permanently the quizzes that were deleted more than 24 hours before `now`, with all their
 * parts. Returns their number.
 */
export const purgeQuizzes = (db: Database, now: Date, signal: AbortSignal): Promise<number> =>
  deleteInBatches(db, quizzes, lt(quizzes.deletedAt, getRestoreLimit(now)), signal, purgeBatchSize);
