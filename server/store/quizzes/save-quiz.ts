import { countItems } from '../../../src/domain/quiz/draft/question-number.ts';
import { eq, inArray } from 'drizzle-orm';

import type { ReceivedQuiz } from '../../../src/api/contract/entities/quiz-payload.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import type { QuizKind } from '../../../src/domain/quiz/draft/quiz-kind.ts';
import { activities, items, quizzes } from '../schema/quizzes.ts';
import { lockQuiz, type LockedQuiz, type SavedQuiz, type Change } from './lock-quiz.ts';
import { replaceTags, storeActivitiesAndItems, toQuizRows } from './quiz-parts.ts';
import type { QuizScope } from '../scopes/quiz-scope.ts';
import {
  validateDeadline,
  validateReferences,
  type FieldErrors,
  type StoredIds,
} from './validate-quiz.ts';

const toQuizColumns = (quiz: ReceivedQuiz) => ({
  title: quiz.title,
  articleId: quiz.article,
  startDate: quiz.startDate === null ? null : new Date(quiz.startDate),
  endDate: quiz.endDate === null ? null : new Date(quiz.endDate),
  durationMinutes: quiz.duration,
  isGraded: quiz.isGraded,
  showCaption: quiz.showCaption,
  restrictNonInstitutional: quiz.restrictNonInstitutional,
  questionCount: quiz.activities.reduce(
    (count, activity) => count + countItems(activity.items).questions,
    0,
  ),
});

/**
 * Stores a new quiz of `kind`. Returns an `invalid` failure with messages by field when it is not
 * valid. Runs inside the caller's transaction.
 */
export async function createQuiz(
  db: Database,
  kind: QuizKind,
  ownerId: number,
  quiz: ReceivedQuiz,
  now: Date,
): Promise<Outcome<SavedQuiz>> {
  const deadline = { stored: null, requested: quiz.endDate };
  const errors = {
    ...(await validateReferences(db, quiz, { activities: new Set(), items: new Set() })),
    ...(kind === 'user' ? await validateDeadline(db, ownerId, deadline, now) : {}),
  };
  if (Object.keys(errors).length > 0) return failed({ kind: 'invalid', errors });
  const [created] = await db
    .insert(quizzes)
    .values({
      kind,
      ownerId,
      updatedById: ownerId,
      ...toQuizColumns(quiz),
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: quizzes.id, version: quizzes.version });
  if (created === undefined) throw new Error('the quiz was not stored');
  await replaceTags(db, created.id, quiz.tags);
  await storeActivitiesAndItems(db, created.id, await toQuizRows(quiz));
  return succeeded(created);
}

async function readStoredIds(db: Database, quizId: number): Promise<StoredIds> {
  const storedActivities = await db
    .select({ id: activities.id })
    .from(activities)
    .where(eq(activities.quizId, quizId));
  const storedItems = await db
    .select({ id: items.id })
    .from(items)
    .innerJoin(activities, eq(activities.id, items.activityId))
    .where(eq(activities.quizId, quizId));
  return {
    activities: new Set(storedActivities.map(({ id }) => id)),
    items: new Set(storedItems.map(({ id }) => id)),
  };
}

/** The access type of a distributed quiz cannot change (QFRM-18, PD-20). */
const validateAccessType = (
  { isDistributed, restrictNonInstitutional }: LockedQuiz,
  quiz: ReceivedQuiz,
): FieldErrors =>
  isDistributed && quiz.restrictNonInstitutional !== restrictNonInstitutional
    ? { restrictNonInstitutional: [{ key: 'quiz.refusal.accessLocked' }] }
    : {};

/** Validates `quiz` as the new content of a stored quiz. */
async function validateReplacement(
  db: Database,
  locked: LockedQuiz,
  quiz: ReceivedQuiz,
  storedIds: StoredIds,
  now: Date,
): Promise<FieldErrors> {
  const [stored] = await db
    .select({ kind: quizzes.kind, ownerId: quizzes.ownerId, endDate: quizzes.endDate })
    .from(quizzes)
    .where(eq(quizzes.id, locked.id));
  const deadline = { stored: stored?.endDate ?? null, requested: quiz.endDate };
  return {
    ...(await validateReferences(db, quiz, storedIds)),
    ...validateAccessType(locked, quiz),
    ...(stored?.kind === 'user' ? await validateDeadline(db, stored.ownerId, deadline, now) : {}),
  };
}

/**
 * Stores the activities and items of `quiz` and deletes the stored ones that it does not contain.
 */
async function replaceParts(
  db: Database,
  quizId: number,
  quiz: ReceivedQuiz,
  storedIds: StoredIds,
): Promise<void> {
  const rows = await toQuizRows(quiz);
  const itemIds = new Set(rows.items.map(({ id }) => id));
  const removedItems = [...storedIds.items].filter((id) => !itemIds.has(id));
  if (removedItems.length > 0) await db.delete(items).where(inArray(items.id, removedItems));
  await storeActivitiesAndItems(db, quizId, rows);
  const activityIds = new Set(rows.activities.map(({ id }) => id));
  const removedActivities = [...storedIds.activities].filter((id) => !activityIds.has(id));
  if (removedActivities.length > 0)
    await db.delete(activities).where(inArray(activities.id, removedActivities));
}

/**
 * Replaces a quiz: rows with an id in `quiz` are updated, the others deleted or inserted. Returns a
 * conflict with the current version when `ifMatch` is not that version, a refusal while the quiz is
 * being processed. A failed processing is cleared by the save. Runs inside the caller's
 * transaction.
 */
export async function replaceQuiz(
  db: Database,
  scope: QuizScope,
  id: number,
  quiz: ReceivedQuiz,
  ifMatch: string | null,
  { by, at }: Change,
): Promise<Outcome<SavedQuiz>> {
  const locked = await lockQuiz(db, scope, id, ifMatch);
  if (!locked.ok) return locked;
  if (locked.value.isProcessing)
    return failed({ kind: 'refused', message: { key: 'quizErrors.isProcessing' } });
  const storedIds = await readStoredIds(db, id);
  const errors = await validateReplacement(db, locked.value, quiz, storedIds, at);
  if (Object.keys(errors).length > 0) return failed({ kind: 'invalid', errors });

  await replaceParts(db, id, quiz, storedIds);
  await replaceTags(db, id, quiz.tags);
  const version = locked.value.version + 1;
  await db
    .update(quizzes)
    .set({
      ...toQuizColumns(quiz),
      processStatus: 'ready',
      processFailure: null,
      version,
      updatedAt: at,
      updatedById: by,
    })
    .where(eq(quizzes.id, id));
  return succeeded({ id, version });
}
