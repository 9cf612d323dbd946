import { and, eq, isNotNull } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import {
  describeRebuildFailure,
  type RebuildFailure,
} from '../../../src/domain/quiz/rebuild/rebuild-failure.ts';
import type { Database } from '../../store/database.ts';
import { replaceTags, storeActivitiesAndItems } from '../../store/quizzes/quiz-parts.ts';
import { activities, quizzes } from '../../store/schema/quizzes.ts';
import { backUpContent } from './rebuild-backup.ts';
import { createSectionContent } from './create-section-content.ts';

/** Who requested a rebuild, and when it runs. */
export interface RebuildContext {
  readonly by: number | null;
  readonly at: Date;
}

const isSectionQuiz = and(eq(quizzes.kind, 'library'), isNotNull(quizzes.sectionId));

/** Marks a quiz as failed; its content stays as it is. */
export const setQuizFailed = async (
  db: Database,
  quizId: number,
  processFailure: RebuildFailure,
): Promise<void> => {
  await db
    .update(quizzes)
    .set({ processStatus: 'failed', processFailure })
    .where(eq(quizzes.id, quizId));
};

/**
 * Rebuilds the quiz of a section (docs/decisions/0017): id, sharing and settings stay; title,
 * subjects and content come from the section. When the section has no content, the quiz is marked
 * as failed and keeps its content. The replaced content is kept, so that this can be undone. Returns
 * the new version. Runs inside the caller's transaction and locks the quiz's row.
 */
export async function rebuildQuiz(
  db: Database,
  quizId: number,
  { by, at }: RebuildContext,
): Promise<Outcome<{ readonly version: number }>> {
  const [quiz] = await db
    .select({ sectionId: quizzes.sectionId, version: quizzes.version })
    .from(quizzes)
    .where(and(eq(quizzes.id, quizId), isSectionQuiz))
    .for('update');
  if (quiz === undefined || quiz.sectionId === null) return failed({ kind: 'notFound' });
  const created = await createSectionContent(db, quiz.sectionId);
  if ('failure' in created) {
    await setQuizFailed(db, quizId, created.failure);
    return failed({ kind: 'refused', message: describeRebuildFailure(created.failure) });
  }
  const { title, tagIds, rows, questionCount } = created.content;
  const version = quiz.version + 1;
  await backUpContent(db, quizId, version, at);
  await db.delete(activities).where(eq(activities.quizId, quizId));
  await storeActivitiesAndItems(db, quizId, rows);
  await replaceTags(db, quizId, tagIds);
  await db
    .update(quizzes)
    .set({
      title,
      questionCount,
      processStatus: 'ready',
      processFailure: null,
      version,
      updatedAt: at,
      updatedById: by,
    })
    .where(eq(quizzes.id, quizId));
  return succeeded({ version });
}
