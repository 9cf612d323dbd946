import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';

import type { ReceivedQuiz } from '../../../src/api/contract/entities/quiz-payload.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { quiz as sentences } from '../../../src/domain/sentences/quiz.ts';
import { quizFaultSentences } from '../../../src/domain/sentences/quiz-faults.ts';
import type { Database } from '../database.ts';
import { activities, items, quizTags, quizzes, type QuizKind } from '../schema/quizzes.ts';
import { lockQuiz, type LockedQuiz, type SavedQuiz, type Writing } from './lock-quiz.ts';
import { quizFaults, type Faults } from './quiz-faults.ts';
import { quizRows, type ActivityRow, type ItemRow } from './quiz-rows.ts';
import type { QuizScope } from './quiz-scope.ts';

const details = (quiz: ReceivedQuiz) => ({
  title: quiz.title,
  articleId: quiz.article,
  startDate: quiz.startDate === null ? null : new Date(quiz.startDate),
  endDate: quiz.endDate === null ? null : new Date(quiz.endDate),
  durationMinutes: quiz.duration,
  isGraded: quiz.isGraded,
  showCaption: quiz.showCaption,
  restrictNonInstitutional: quiz.restrictNonInstitutional,
  questionCount: quiz.activities.reduce((count, activity) => count + activity.items.filter(({ type }) => type === 2).length, 0),
});

async function replaceTags(db: Database, quizId: number, wanted: readonly number[]): Promise<void> {
  const others = wanted.length === 0 ? undefined : notInArray(quizTags.tagId, [...wanted]);
  await db.delete(quizTags).where(and(eq(quizTags.quizId, quizId), others));
  if (wanted.length > 0) await db.insert(quizTags).values([...new Set(wanted)].map((tagId) => ({ quizId, tagId }))).onConflictDoNothing();
}

/** Stores the activities and answers with their ids by place. */
async function replaceActivities(db: Database, quizId: number, rows: readonly ActivityRow[]): Promise<readonly number[]> {
  const ids = rows.map(({ id }) => id);
  const added = rows.filter(({ id }) => id === null);
  if (added.length > 0) {
    const made = await db
      .insert(activities)
      .values(added.map(({ title, sort_index }) => ({ quizId, title, sortIndex: sort_index })))
      .returning({ id: activities.id, place: activities.sortIndex });
    for (const { id, place } of made) ids[place] = id;
  }
  const kept = rows.filter(({ id }) => id !== null);
  if (kept.length > 0) {
    await db.execute(sql`
      update ${activities} as a set title = r.title, sort_index = r.sort_index
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as r(id int, title text, sort_index int)
      where a.id = r.id and (a.title, a.sort_index) is distinct from (r.title, r.sort_index)`);
  }
  return ids.map((id) => {
    if (id === null) throw new Error('an activity was not stored');
    return id;
  });
}

const record = sql.raw(
  'r(id int, activity_id int, sort_index int, type smallint, title text, image text, is_multiple boolean, article_id int, text_options jsonb, right_answer jsonb)',
);
const columns = ['activity_id', 'sort_index', 'type', 'title', 'image', 'is_multiple', 'article_id', 'text_options', 'right_answer'] as const;
const listed = (prefix: string) => sql.raw(columns.map((column) => `${prefix}${column}`).join(', '));

/** Stores the items in two statements, whatever their number: changed ones are updated, new ones inserted; unchanged rows are not touched. */
async function replaceItems(db: Database, rows: readonly ItemRow[], activityIds: readonly number[]): Promise<void> {
  const placed = rows.map(({ place, ...row }) => ({ ...row, activity_id: activityIds[place] }));
  const kept = placed.filter(({ id }) => id !== null);
  const added = placed.filter(({ id }) => id === null);
  if (kept.length > 0) {
    await db.execute(sql`
      update ${items} as i set (${listed('')}) = (${listed('r.')})
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as ${record}
      where i.id = r.id and (${listed('i.')}) is distinct from (${listed('r.')})`);
  }
  if (added.length > 0) {
    await db.execute(sql`
      insert into ${items} (${listed('')})
      select ${listed('r.')} from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as ${record} order by r.activity_id, r.sort_index`);
  }
}

/** Stores a new quiz of `kind`, or says by field what is wrong with it. Runs inside the caller's transaction. */
export async function createQuiz(db: Database, kind: QuizKind, ownerId: number, quiz: ReceivedQuiz, now: Date): Promise<Outcome<SavedQuiz>> {
  const faults = await quizFaults(db, quiz, { activities: new Set(), items: new Set() });
  if (Object.keys(faults).length > 0) return failed({ kind: 'invalid', errors: faults });
  const [made] = await db.insert(quizzes).values({ kind, ownerId, updatedById: ownerId, ...details(quiz), createdAt: now, updatedAt: now }).returning({ id: quizzes.id, version: quizzes.version });
  if (made === undefined) throw new Error('the quiz was not stored');
  const rows = quizRows(quiz);
  await replaceTags(db, made.id, quiz.tags);
  await replaceItems(db, rows.items, await replaceActivities(db, made.id, rows.activities));
  return succeeded(made);
}

/** That the access type of a distributed quiz stays as it is (QFRM-18, decision 20). */
const lockFaults = ({ isDistributed, restrictNonInstitutional }: LockedQuiz, quiz: ReceivedQuiz): Faults =>
  isDistributed && quiz.restrictNonInstitutional !== restrictNonInstitutional ? { restrictNonInstitutional: [sentences.refusal.accessLocked] } : {};

/**
 * Replaces a quiz by what `quiz` says: rows whose id it names are kept under that id, the others removed or made. When `ifMatch` is not the
 * version in the database nothing changes and the failure is a conflict with the current one; a quiz that is being processed is refused.
 * Runs inside the caller's transaction.
 */
export async function replaceQuiz(db: Database, scope: QuizScope, id: number, quiz: ReceivedQuiz, ifMatch: string | null, { by, at }: Writing): Promise<Outcome<SavedQuiz>> {
  const locked = await lockQuiz(db, scope, id, ifMatch);
  if (!locked.ok) return locked;
  if (locked.value.isProcessing) return failed({ kind: 'refused', message: quizFaultSentences.isProcessing });
  const storedActivities = await db.select({ id: activities.id }).from(activities).where(eq(activities.quizId, id));
  const storedItems = await db.select({ id: items.id }).from(items).innerJoin(activities, eq(activities.id, items.activityId)).where(eq(activities.quizId, id));
  const known = { activities: new Set(storedActivities.map((row) => row.id)), items: new Set(storedItems.map((row) => row.id)) };
  const faults = { ...(await quizFaults(db, quiz, known)), ...lockFaults(locked.value, quiz) };
  if (Object.keys(faults).length > 0) return failed({ kind: 'invalid', errors: faults });

  const rows = quizRows(quiz);
  const keptItems = new Set(rows.items.map((row) => row.id));
  const goneItems = [...known.items].filter((itemId) => !keptItems.has(itemId));
  if (goneItems.length > 0) await db.delete(items).where(inArray(items.id, goneItems));
  await replaceItems(db, rows.items, await replaceActivities(db, id, rows.activities));
  const keptActivities = new Set(rows.activities.map((row) => row.id));
  const goneActivities = [...known.activities].filter((activityId) => !keptActivities.has(activityId));
  if (goneActivities.length > 0) await db.delete(activities).where(inArray(activities.id, goneActivities));
  await replaceTags(db, id, quiz.tags);
  const version = locked.value.version + 1;
  await db.update(quizzes).set({ ...details(quiz), version, updatedAt: at, updatedById: by }).where(eq(quizzes.id, id));
  return succeeded({ id, version });
}
