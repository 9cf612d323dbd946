import { and, eq, inArray } from 'drizzle-orm';

import type { QuizChange } from '../../../src/api/contract/quiz-bulk.ts';
import { failed, succeeded, type Failure, type Outcome } from '../../../src/domain/outcome.ts';
import { maxSubjects } from '../../../src/domain/quiz/draft/quiz-limits.ts';
import { validateDeadline } from '../../../src/domain/quiz/deadline.ts';
import type { Database } from '../database.ts';
import { readOwnerSubscription } from '../results/set-deadline.ts';
import { tags } from '../schema/tags.ts';
import { quizTags, quizzes } from '../schema/quizzes.ts';
import type { QuizScope } from '../scopes/quiz-scope.ts';
import { lockQuiz, type Change } from './lock-quiz.ts';

/** The change that takes a change back; null when the quiz was that way before. */
export type Undo = QuizChange | null;

/** Returns the ids of those subjects to add that exist. */
export async function readKnownSubjects(
  db: Database,
  changes: readonly QuizChange[],
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(changes.flatMap(({ addSubjects = [] }) => addSubjects))];
  if (ids.length === 0) return new Set();
  const found = await db.select({ id: tags.id }).from(tags).where(inArray(tags.id, ids));
  return new Set(found.map(({ id }) => id));
}

/**
 * Adds and removes subjects of a quiz, and sets or removes its deadline, as a new version. Returns
 * what takes that back. Runs inside the caller's transaction.
 */
export async function changeQuiz(
  db: Database,
  scope: QuizScope,
  change: QuizChange,
  known: ReadonlySet<number>,
  by: Change,
): Promise<Outcome<Undo>> {
  const locked = await lockQuiz(db, scope, change.id, change.version ?? null);
  if (!locked.ok) return locked;
  if (locked.value.isProcessing)
    return failed({ kind: 'refused', message: { key: 'quizErrors.isProcessing' } });
  const quiz = await readDates(db, change.id);
  if (change.replaces !== undefined && toInstant(change.replaces) !== toInstant(quiz.endDate))
    return failed({ kind: 'conflict', current: String(locked.value.version) });
  if (change.endDate !== undefined) {
    const refusal = await findDeadlineRefusal(db, quiz, change, by.at);
    if (refusal !== null) return failed(refusal);
  }
  if (change.addSubjects?.some((subject) => !known.has(subject)) === true)
    return failed({ kind: 'refused', message: { key: 'quizErrors.noSuchSubject' } });
  if ((await countSubjects(db, change)) > maxSubjects)
    return failed({ kind: 'refused', message: { key: 'quiz.check.tooManySubjects' } });
  return succeeded(await writeChange(db, locked.value.version, quiz.endDate, change, by));
}

/** Returns the number of subjects of a quiz after a change that adds some; 0 when it adds none. */
async function countSubjects(
  db: Database,
  { id, addSubjects = [], removeSubjects = [] }: QuizChange,
): Promise<number> {
  if (addSubjects.length === 0) return 0;
  const stored = await db
    .select({ tagId: quizTags.tagId })
    .from(quizTags)
    .where(eq(quizTags.quizId, id));
  const after = new Set([...stored.map(({ tagId }) => tagId), ...addSubjects]);
  for (const removed of removeSubjects) after.delete(removed);
  return after.size;
}

/** Reads the dates of a quiz whose row is locked, and whose subscription limits them. */
async function readDates(db: Database, id: number) {
  const [quiz] = await db
    .select({
      kind: quizzes.kind,
      ownerId: quizzes.ownerId,
      startDate: quizzes.startDate,
      endDate: quizzes.endDate,
    })
    .from(quizzes)
    .where(eq(quizzes.id, id));
  if (quiz === undefined) throw new Error('a quiz that was just locked is missing');
  return quiz;
}

/**
 * Returns why a deadline is refused, as a save of the quiz refuses it; null when it is not. One that
 * is brought back may be past.
 */
async function findDeadlineRefusal(
  db: Database,
  { kind, ownerId, startDate }: Awaited<ReturnType<typeof readDates>>,
  { endDate = null, replaces }: QuizChange,
  at: Date,
): Promise<Failure | null> {
  const owner = await readOwnerSubscription(db, kind === 'user' ? ownerId : null, at);
  if (owner.isTrialOver) return { kind: 'refused', message: { key: 'quizResults.trialOver' } };
  const bounds = { startDate: startDate?.toISOString() ?? null, subscriptionEnd: owner.endDate };
  const error = validateDeadline(endDate, bounds, replaces === undefined ? at.getTime() : 0);
  return error === null
    ? null
    : { kind: 'refused', message: { key: `quizResults.deadlineError.${error}` } };
}

const toInstant = (date: Date | string | null): string | null =>
  date === null ? null : new Date(date).toISOString();

/** Writes the subjects and the deadline as a new version, if that changes anything. */
async function writeChange(
  db: Database,
  version: number,
  endDate: Date | null,
  { id, addSubjects = [], removeSubjects = [], endDate: wanted }: QuizChange,
  { by, at }: Change,
): Promise<Undo> {
  const added =
    addSubjects.length === 0
      ? []
      : await db
          .insert(quizTags)
          .values([...new Set(addSubjects)].map((tagId) => ({ quizId: id, tagId })))
          .onConflictDoNothing()
          .returning({ tagId: quizTags.tagId });
  const removed =
    removeSubjects.length === 0
      ? []
      : await db
          .delete(quizTags)
          .where(and(eq(quizTags.quizId, id), inArray(quizTags.tagId, [...removeSubjects])))
          .returning({ tagId: quizTags.tagId });
  const before = toInstant(endDate);
  const after = wanted === undefined ? before : toInstant(wanted);
  const isMoved = after !== before;
  if (added.length === 0 && removed.length === 0 && !isMoved) return null;
  await db
    .update(quizzes)
    .set({
      ...(isMoved && { endDate: after === null ? null : new Date(after) }),
      version: version + 1,
      updatedAt: at,
      updatedById: by,
    })
    .where(eq(quizzes.id, id));
  return {
    id,
    ...(added.length > 0 && { removeSubjects: added.map(({ tagId }) => tagId) }),
    ...(removed.length > 0 && { addSubjects: removed.map(({ tagId }) => tagId) }),
    ...(isMoved && { endDate: before, replaces: after }),
  };
}
