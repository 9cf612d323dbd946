import { and, eq, isNotNull } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';
import { rebuildProblems } from '../../src/domain/sentences/quiz-rebuild.ts';
import type { Database } from '../store/database.ts';
import { replaceTags, storeParts } from '../store/quizzes/quiz-parts.ts';
import { activities, quizzes } from '../store/schema/quizzes.ts';
import { sectionContent } from './section-content.ts';

/** Who has asked for a rebuild, and when it happens. */
export interface Rebuilding {
  readonly by: number | null;
  readonly at: Date;
}

const isOfSection = and(eq(quizzes.kind, 'library'), isNotNull(quizzes.sectionId));

const inWords = (message: string | undefined): string => message ?? rebuildProblems.brokeOff;

/** Marks a quiz as failed for the reason given; its content stays as it is. */
export const markFailed = async (db: Database, quizId: number, reason: string): Promise<void> => {
  await db
    .update(quizzes)
    .set({ processStatus: 2, processFailure: reason })
    .where(eq(quizzes.id, quizId));
};

/**
 * Composes the quiz of a section anew (docs/decisions/0017): its id, sharing and settings stay, title, subjects and content come from the section. When the section
 * gives nothing the quiz keeps its content, is marked as failed, and the outcome says why. Runs inside the caller's transaction, which the quiz's row is locked for.
 */
export async function rebuildQuiz(
  db: Database,
  quizId: number,
  { by, at }: Rebuilding,
): Promise<Outcome<null>> {
  const [quiz] = await db
    .select({ sectionId: quizzes.sectionId, version: quizzes.version })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), isOfSection))
    .for('update');
  if (quiz === undefined || quiz.sectionId === null) return failed({ kind: 'notFound' });
  const content = await sectionContent(db, quiz.sectionId);
  if (!content.ok) {
    await markFailed(
      db,
      quizId,
      inWords('message' in content.failure ? content.failure.message : undefined),
    );
    return content;
  }
  const { title, tagIds, rows } = content.value;
  await db.delete(activities).where(eq(activities.quizId, quizId));
  await storeParts(db, quizId, rows);
  await replaceTags(db, quizId, tagIds);
  const questionCount = rows.items.filter(({ type }) => type === 2).length;
  await db
    .update(quizzes)
    .set({
      title,
      questionCount,
      processStatus: 1,
      processFailure: null,
      version: quiz.version + 1,
      updatedAt: at,
      updatedById: by,
    })
    .where(eq(quizzes.id, quizId));
  return succeeded(null);
}
