import { eq } from 'drizzle-orm';

import { validateDeadline } from '../../../src/domain/quiz/deadline.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { readSubscription } from '../articles/read-subscription.ts';
import type { Database } from '../database.ts';
import type { QuizScope } from '../scopes/quiz-scope.ts';
import { lockQuiz, type Change } from '../quizzes/lock-quiz.ts';
import { quizzes } from '../schema/quizzes.ts';

/**
 * Returns the limits that an owner's subscription sets for deadlines; no owner, no limits (
 * PD-29).
 */
export async function readOwnerSubscription(
  db: Database,
  ownerId: number | null,
  now: Date,
): Promise<{ readonly endDate: string | null; readonly isTrialOver: boolean }> {
  if (ownerId === null) return { endDate: null, isTrialOver: false };
  const { endDate, isTrial, isExpired } = await readSubscription(db, ownerId, now);
  return { endDate, isTrialOver: isTrial && isExpired };
}

/**
 * Sets or removes the deadline of a quiz and increments its version, so that an open editor gets a
 * conflict instead of overwriting the deadline (QRES-11, QVAL-28 to QVAL-31). Returns the new
 * version. Runs inside the caller's transaction.
 */
export async function setQuizDeadline(
  db: Database,
  scope: QuizScope,
  id: number,
  endDate: string | null,
  ifMatch: string | null,
  { by, at }: Change,
): Promise<Outcome<{ readonly version: string }>> {
  const locked = await lockQuiz(db, scope, id, ifMatch);
  if (!locked.ok) return locked;
  if (locked.value.isProcessing)
    return failed({ kind: 'refused', message: { key: 'quizErrors.isProcessing' } });
  const [quiz] = await db
    .select({ ownerId: quizzes.ownerId, startDate: quizzes.startDate })
    .from(quizzes)
    .where(eq(quizzes.id, id));
  const owner = await readOwnerSubscription(db, quiz?.ownerId ?? null, at);
  if (owner.isTrialOver)
    return failed({ kind: 'refused', message: { key: 'quizResults.trialOver' } });
  const error = validateDeadline(
    endDate,
    { startDate: quiz?.startDate?.toISOString() ?? null, subscriptionEnd: owner.endDate },
    at.getTime(),
  );
  if (error !== null)
    return failed({
      kind: 'invalid',
      message: { key: `quizResults.deadlineError.${error}` },
      errors: { end_date: [{ key: `quizResults.deadlineError.${error}` }] },
    });
  const version = locked.value.version + 1;
  await db
    .update(quizzes)
    .set({
      endDate: endDate === null ? null : new Date(endDate),
      version,
      updatedAt: at,
      updatedById: by,
    })
    .where(eq(quizzes.id, id));
  return succeeded({ version: String(version) });
}
