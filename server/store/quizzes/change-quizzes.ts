import { and, eq, inArray, sql } from 'drizzle-orm';

import type { ChangedQuiz, QuizChange } from '../../../src/api/contract/quiz-bulk.ts';
import { quizErrors } from '../../../src/domain/messages/en/server/quiz-errors.ts';
import { quizResults } from '../../../src/domain/messages/en/quiz/quiz-results.ts';
import { failed, succeeded, type Failure, type Outcome } from '../../../src/domain/outcome.ts';
import { validateDeadline } from '../../../src/domain/quiz/deadline.ts';
import { advisoryLocks } from '../advisory-locks.ts';
import type { Database } from '../database.ts';
import { readOwnerSubscription } from '../results/set-deadline.ts';
import { tags } from '../schema/tags.ts';
import { quizTags, quizzes } from '../schema/quizzes.ts';
import { createQuizScope } from '../scopes/quiz-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';
import { deleteQuiz, restoreQuiz } from './delete-quiz.ts';
import { lockQuiz, type Change } from './lock-quiz.ts';

/** The change that takes a change back; null when the quiz was that way before. */
type Undo = QuizChange | null;

/**
 * Changes quizzes one after the other, in the order of their ids, as every call locks them: each is
 * changed or refused on its own. Runs inside the caller's transaction.
 */
export async function changeQuizzes(
  db: Database,
  caller: ScopedCaller,
  changes: readonly QuizChange[],
  at: Date,
): Promise<readonly ChangedQuiz[]> {
  // Before a row is locked: rebuild requests lock in the same order.
  if (changes.some(({ isDeleted }) => isDeleted === false))
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.sectionQuizzes})`);
  const known = await readKnownSubjects(db, changes);
  const results: ChangedQuiz[] = [];
  for (const change of changes.toSorted((a, b) => a.id - b.id)) {
    const outcome = await changeQuiz(db, caller, change, known, at);
    results.push(
      outcome.ok
        ? { id: change.id, undo: outcome.value, failure: null }
        : { id: change.id, undo: null, failure: describeFailure(outcome.failure) },
    );
  }
  return results;
}

/** Returns the ids of those subjects to add that exist. */
async function readKnownSubjects(
  db: Database,
  changes: readonly QuizChange[],
): Promise<ReadonlySet<number>> {
  const ids = [...new Set(changes.flatMap(({ addSubjects = [] }) => addSubjects))];
  if (ids.length === 0) return new Set();
  const found = await db.select({ id: tags.id }).from(tags).where(inArray(tags.id, ids));
  return new Set(found.map(({ id }) => id));
}

function describeFailure(failure: Failure): NonNullable<ChangedQuiz['failure']> {
  const kind = failure.kind as NonNullable<ChangedQuiz['failure']>['kind'];
  const message = 'message' in failure ? failure.message : undefined;
  return { kind, ...(message !== undefined && { message }) };
}

async function changeQuiz(
  db: Database,
  caller: ScopedCaller,
  change: QuizChange,
  known: ReadonlySet<number>,
  at: Date,
): Promise<Outcome<Undo>> {
  const { id, isDeleted, version = null } = change;
  const by = { by: caller.userId, at };
  if (isDeleted === false) {
    const restored = await restoreQuiz(db, caller, id, version);
    return restored.ok ? succeeded(restored.value ? { id, isDeleted: true } : null) : restored;
  }
  const [found] = await db.select({ kind: quizzes.kind }).from(quizzes).where(eq(quizzes.id, id));
  if (found === undefined) return failed({ kind: 'notFound' });
  const scope = createQuizScope(found.kind, caller);
  if (isDeleted === true) {
    const deleted = await deleteQuiz(db, scope, id, version, by);
    return deleted.ok ? succeeded({ id, isDeleted: false }) : deleted;
  }
  const locked = await lockQuiz(db, scope, id, version);
  if (!locked.ok) return locked;
  if (locked.value.isProcessing)
    return failed({ kind: 'refused', message: quizErrors.isProcessing });
  const quiz = await readDates(db, id);
  if (change.endDate !== undefined) {
    const refusal = await findDeadlineRefusal(db, quiz, change, at);
    if (refusal !== null) return failed(refusal);
  }
  if (change.addSubjects?.some((subject) => !known.has(subject)) === true)
    return failed({ kind: 'refused', message: quizErrors.noSuchSubject });
  return succeeded(await writeChange(db, locked.value.version, quiz.endDate, change, by));
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
  { endDate = null, version }: QuizChange,
  at: Date,
): Promise<Failure | null> {
  const owner = await readOwnerSubscription(db, kind === 'user' ? ownerId : null, at);
  if (owner.isTrialOver) return { kind: 'refused', message: quizResults.trialOver };
  const bounds = { startDate: startDate?.toISOString() ?? null, subscriptionEnd: owner.endDate };
  const error = validateDeadline(endDate, bounds, version === undefined ? at.getTime() : 0);
  return error === null ? null : { kind: 'refused', message: quizResults.deadlineError[error] };
}

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
  const before = endDate?.toISOString() ?? null;
  const after = wanted === undefined || wanted === null ? wanted : new Date(wanted).toISOString();
  const isMoved = after !== undefined && after !== before;
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
    ...(isMoved && { endDate: before, version: String(version + 1) }),
  };
}
