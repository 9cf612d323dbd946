import { and, eq, isNotNull } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../../store/database.ts';
import type { SavedQuiz } from '../../store/quizzes/lock-quiz.ts';
import { createUnrestrictedScope } from '../../store/scopes/quiz-scope.ts';
import { quizzes } from '../../store/schema/quizzes.ts';

/**
 * Locks the row of a section's quiz. Returns `notFound` for any other quiz, a refusal while the quiz
 * is being processed.
 */
export async function lockSectionQuiz(db: Database, id: number): Promise<Outcome<SavedQuiz>> {
  const [quiz] = await db
    .select({ id: quizzes.id, version: quizzes.version, status: quizzes.processStatus })
    .from(quizzes)
    .where(
      and(
        eq(quizzes.id, id),
        createUnrestrictedScope('library').canRead,
        isNotNull(quizzes.sectionId),
      ),
    )
    .for('update');
  if (quiz === undefined) return failed({ kind: 'notFound' });
  return quiz.status === 'processing'
    ? failed({ kind: 'refused', message: { key: 'rebuildProblems.isProcessing' } })
    : succeeded({ id: quiz.id, version: quiz.version });
}
