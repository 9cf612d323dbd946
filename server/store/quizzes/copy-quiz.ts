import { and, eq, sql } from 'drizzle-orm';

import { getQuizReach } from '../../../src/domain/access/quiz-reach.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { checkSetArticle } from '../../../src/domain/quiz/commands/refusals.ts';
import type { QuizKind } from '../../../src/domain/quiz/draft/quiz-kind.ts';
import { maxTitleCharacters } from '../../../src/domain/quiz/draft/quiz-limits.ts';
import { createCopyTitle } from '../../../src/domain/text/create-copy-title.ts';
import type { Database } from '../database.ts';
import { quizTags, quizzes } from '../schema/quizzes.ts';
import { createQuizScope } from '../scopes/quiz-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';
import type { Change, SavedQuiz } from './lock-quiz.ts';
import { copyParts } from './quiz-parts.ts';

/**
 * Stores a copy of a quiz that `caller` may read, as the editor opens one: without dates, subjects,
 * settings and content as they are, owned by the caller (PD-22, PD-25). It is of the same kind, or a
 * user quiz where the caller cannot create one of that kind. Runs inside the caller's transaction.
 */
export async function copyQuiz(
  db: Database,
  caller: ScopedCaller,
  { id, kind: originalKind }: { readonly id: number; readonly kind: QuizKind },
  { by, at }: Change,
): Promise<Outcome<SavedQuiz>> {
  const kind = getQuizReach(caller.role, originalKind).write === 'none' ? 'user' : originalKind;
  if (getQuizReach(caller.role, kind).write === 'none') return failed({ kind: 'denied' });
  const [quiz] = await db
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.id, id), createQuizScope(kind, caller).canRead))
    .for('update');
  if (quiz === undefined) return failed({ kind: 'notFound' });
  if (quiz.processStatus === 'processing')
    return failed({ kind: 'refused', message: { key: 'quizErrors.notReadyToCopy' } });
  const [copy] = await db
    .insert(quizzes)
    .values({
      kind,
      title: createCopyTitle(quiz.title, maxTitleCharacters),
      articleId: checkSetArticle(kind) === null ? quiz.articleId : null,
      ownerId: by,
      updatedById: by,
      durationMinutes: quiz.durationMinutes,
      isGraded: quiz.isGraded,
      showCaption: quiz.showCaption,
      restrictNonInstitutional: quiz.restrictNonInstitutional,
      questionCount: quiz.questionCount,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: quizzes.id, version: quizzes.version });
  if (copy === undefined) throw new Error('the copy was not stored');
  await db.execute(sql`
    insert into ${quizTags} (quiz_id, tag_id)
    select ${copy.id}, t.tag_id from ${quizTags} t where t.quiz_id = ${id}`);
  await copyParts(db, id, copy.id);
  return succeeded(copy);
}
