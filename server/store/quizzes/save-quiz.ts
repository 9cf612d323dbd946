import { eq, inArray } from 'drizzle-orm';

import type { ReceivedQuiz } from '../../../src/api/contract/entities/quiz-payload.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { quiz as sentences } from '../../../src/domain/sentences/quiz.ts';
import { quizFaultSentences } from '../../../src/domain/sentences/quiz-faults.ts';
import type { Database } from '../database.ts';
import { activities, items, quizzes, type QuizKind } from '../schema/quizzes.ts';
import { lockQuiz, type LockedQuiz, type SavedQuiz, type Writing } from './lock-quiz.ts';
import { quizFaults, type Faults } from './quiz-faults.ts';
import { replaceTags, storeParts } from './quiz-parts.ts';
import { quizRows } from './quiz-rows.ts';
import type { QuizScope } from './quiz-scope.ts';
import { subscriptionFaults } from './subscription-faults.ts';

const details = (quiz: ReceivedQuiz) => ({
  title: quiz.title,
  articleId: quiz.article,
  startDate: quiz.startDate === null ? null : new Date(quiz.startDate),
  endDate: quiz.endDate === null ? null : new Date(quiz.endDate),
  durationMinutes: quiz.duration,
  isGraded: quiz.isGraded,
  showCaption: quiz.showCaption,
  restrictNonInstitutional: quiz.restrictNonInstitutional,
  questionCount: quiz.activities.reduce(
    (count, activity) => count + activity.items.filter(({ type }) => type === 2).length,
    0,
  ),
});

/** Stores a new quiz of `kind`, or says by field what is wrong with it. Runs inside the caller's transaction. */
export async function createQuiz(
  db: Database,
  kind: QuizKind,
  ownerId: number,
  quiz: ReceivedQuiz,
  now: Date,
): Promise<Outcome<SavedQuiz>> {
  const deadline =
    kind === 'user'
      ? await subscriptionFaults(db, ownerId, { stored: null, wanted: quiz.endDate }, now)
      : {};
  const faults = {
    ...(await quizFaults(db, quiz, { activities: new Set(), items: new Set() })),
    ...deadline,
  };
  if (Object.keys(faults).length > 0) return failed({ kind: 'invalid', errors: faults });
  const [made] = await db
    .insert(quizzes)
    .values({
      kind,
      ownerId,
      updatedById: ownerId,
      ...details(quiz),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: quizzes.id, version: quizzes.version });
  if (made === undefined) throw new Error('the quiz was not stored');
  const rows = quizRows(quiz);
  await replaceTags(db, made.id, quiz.tags);
  await storeParts(db, made.id, rows);
  return succeeded(made);
}

/** That the access type of a distributed quiz stays as it is (QFRM-18, decision 20). */
const lockFaults = (
  { isDistributed, restrictNonInstitutional }: LockedQuiz,
  quiz: ReceivedQuiz,
): Faults =>
  isDistributed && quiz.restrictNonInstitutional !== restrictNonInstitutional
    ? { restrictNonInstitutional: [sentences.refusal.accessLocked] }
    : {};

/**
 * Replaces a quiz by what `quiz` says: rows whose id it names are kept under that id, the others removed or made. When `ifMatch` is not the
 * version in the database nothing changes and the failure is a conflict with the current one; a quiz that is being processed is refused, one that
 * was processed in vain is mended by the save.
 * Runs inside the caller's transaction.
 */
export async function replaceQuiz(
  db: Database,
  scope: QuizScope,
  id: number,
  quiz: ReceivedQuiz,
  ifMatch: string | null,
  { by, at }: Writing,
): Promise<Outcome<SavedQuiz>> {
  const locked = await lockQuiz(db, scope, id, ifMatch);
  if (!locked.ok) return locked;
  if (locked.value.isProcessing)
    return failed({ kind: 'refused', message: quizFaultSentences.isProcessing });
  const storedActivities = await db
    .select({ id: activities.id })
    .from(activities)
    .where(eq(activities.quizId, id));
  const storedItems = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(activities, eq(activities.id, items.activityId))
    .where(eq(activities.quizId, id));
  const known = {
    activities: new Set(storedActivities.map((row) => row.id)),
    items: new Set(storedItems.map((row) => row.id)),
  };
  const [stored] = await db
    .select({ kind: quizzes.kind, ownerId: quizzes.ownerId, endDate: quizzes.endDate })
    .from(quizzes)
    .where(eq(quizzes.id, id));
  const deadline =
    stored?.kind === 'user'
      ? await subscriptionFaults(
          db,
          stored.ownerId,
          { stored: stored.endDate, wanted: quiz.endDate },
          at,
        )
      : {};
  const faults = {
    ...(await quizFaults(db, quiz, known)),
    ...lockFaults(locked.value, quiz),
    ...deadline,
  };
  if (Object.keys(faults).length > 0) return failed({ kind: 'invalid', errors: faults });

  const rows = quizRows(quiz);
  const keptItems = new Set(rows.items.map((row) => row.id));
  const goneItems = [...known.items].filter((itemId) => !keptItems.has(itemId));
  if (goneItems.length > 0) await db.delete(items).where(inArray(items.id, goneItems));
  await storeParts(db, id, rows);
  const keptActivities = new Set(rows.activities.map((row) => row.id));
  const goneActivities = [...known.activities].filter(
    (activityId) => !keptActivities.has(activityId),
  );
  if (goneActivities.length > 0)
    await db.delete(activities).where(inArray(activities.id, goneActivities));
  await replaceTags(db, id, quiz.tags);
  const version = locked.value.version + 1;
  await db
    .update(quizzes)
    .set({
      ...details(quiz),
      processStatus: 1,
      processFailure: null,
      version,
      updatedAt: at,
      updatedById: by,
    })
    .where(eq(quizzes.id, id));
  return succeeded({ id, version });
}
