import { and, eq, sql } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { quizFaultSentences } from '../../../src/domain/sentences/quiz-faults.ts';
import type { Database } from '../database.ts';
import { quizzes } from '../schema/quizzes.ts';
import { quizColumns } from './quiz-columns.ts';
import type { QuizScope } from './quiz-scope.ts';

/** Who writes, and when. */
export interface Writing {
  readonly by: number;
  readonly at: Date;
}

/** A stored quiz and the version it has now. */
export interface SavedQuiz {
  readonly id: number;
  readonly version: number;
}

/** A quiz whose row is held until the transaction ends. */
export interface LockedQuiz extends SavedQuiz {
  readonly isProcessing: boolean;
  readonly isDistributed: boolean;
  readonly restrictNonInstitutional: boolean;
}

/**
 * Locks the row of a quiz, so that of several writers one goes first. One that `scope` does not hold is not found, one it may only read is
 * denied, another version than `ifMatch` is a conflict with the current one.
 */
export async function lockQuiz(
  db: Database,
  scope: QuizScope,
  id: number,
  ifMatch: string | null,
): Promise<Outcome<LockedQuiz>> {
  const [found] = await db
    .select({
      id: quizzes.id,
      version: quizzes.version,
      isProcessing: sql<boolean>`${quizzes.processStatus} = 0`,
      isDistributed: quizColumns.isAssigned,
      restrictNonInstitutional: quizzes.restrictNonInstitutional,
      mayWrite: scope.writes,
    })
    .from(quizzes)
    .where(and(eq(quizzes.id, id), scope.reads))
    .for('update');
  if (found === undefined) return failed({ kind: 'notFound' });
  if (!found.mayWrite) return failed({ kind: 'denied', message: quizFaultSentences.notYours });
  return ifMatch !== null && ifMatch !== String(found.version)
    ? failed({ kind: 'conflict', current: String(found.version) })
    : succeeded(found);
}
