import { isBeyondSubscription } from '../../../src/domain/quiz/deadline.ts';
import { quizResults as say } from '../../../src/domain/sentences/quiz-results.ts';
import type { Database } from '../database.ts';
import { ownerSubscription } from '../results/set-deadline.ts';
import type { Faults } from './quiz-faults.ts';

/** What becomes of a deadline by a save: the stored one (null for none, or for a new quiz) and the wanted one, ISO 8601. */
export interface DeadlineChange {
  readonly stored: Date | null;
  readonly wanted: string | null;
}

/**
 * What is wrong with the deadline of a user quiz when a save changes it: it stays as it is once the trial of its owner is over (QVAL-31, decision 29)
 * and lies within what the owner has subscribed to (QVAL-30); everything else may still be saved.
 */
export async function subscriptionFaults(
  db: Database,
  ownerId: number | null,
  { stored, wanted }: DeadlineChange,
  now: Date,
): Promise<Faults> {
  const isSame = (stored?.getTime() ?? null) === (wanted === null ? null : Date.parse(wanted));
  if (isSame) return {};
  const { isTrialOver, endDate } = await ownerSubscription(db, ownerId, now);
  if (isTrialOver) return { endDate: [say.trialOver] };
  return isBeyondSubscription(wanted, endDate)
    ? { endDate: [say.deadlineFault.beyondSubscription] }
    : {};
}
