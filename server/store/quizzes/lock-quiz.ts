import { and, eq, sql } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { quizzes } from '../schema/quizzes.ts';
import { quizColumns } from './quiz-columns.ts';
import type { QuizScope } from '../scopes/quiz-scope.ts';

/** Who changes a quiz, and when. */
export interface Change {
  readonly by: number;
  readonly at: Date;
}

/** A stored quiz and its version. */
export interface SavedQuiz {
  readonly id: number;
  readonly version: number;
}

/** A quiz whose row is locked until the transaction ends. */
export interface LockedQuiz extends SavedQuiz {
  readonly isProcessing: boolean;
  readonly isDistributed: boolean;
  readonly restrictNonInstitutional: boolean;
}

/**
 * Locks the row of a quiz. Returns `notFound` for a quiz outside `scope`, `denied` for one that the
 * caller may only read, and a conflict when `ifMatch` is not its version.
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
      isProcessing: sql<boolean>`${eq(quizzes.processStatus, 'processing')}`,
      isDistributed: quizColumns.isDistributed,
      restrictNonInstitutional: quizzes.restrictNonInstitutional,
      isWritable: scope.canWrite,
    })
    .from(quizzes)
    .where(and(eq(quizzes.id, id), scope.canRead))
    .for('update');
  if (found === undefined) return failed({ kind: 'notFound' });
  if (!found.isWritable) return failed({ kind: 'denied', message: { key: 'quizErrors.notYours' } });
  return ifMatch !== null && ifMatch !== String(found.version)
    ? failed({ kind: 'conflict', current: String(found.version) })
    : succeeded(found);
}
