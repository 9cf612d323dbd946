import { quizResults as say } from '../../../src/domain/sentences/quiz-results.ts';
import type { Database } from '../database.ts';
import { ownerSubscription } from '../results/set-deadline.ts';
import type { Faults } from './quiz-faults.ts';

/** What becomes of a deadline by a save: the stored one (null for none, or for a new quiz) and the wanted one, ISO 8601. */
export interface DeadlineChange {
  readonly stored: Date | null;
  readonly wanted: string | null;
}

/** That the deadline of a user quiz stays as it is when the trial of its owner is over (QVAL-31, decision 29); everything else may still be saved. */
export async function trialFaults(db: Database, ownerId: number | null, { stored, wanted }: DeadlineChange, now: Date): Promise<Faults> {
  const isSame = (stored?.getTime() ?? null) === (wanted === null ? null : Date.parse(wanted));
  if (isSame) return {};
  return (await ownerSubscription(db, ownerId, now)).isTrialOver ? { endDate: [say.trialOver] } : {};
}
