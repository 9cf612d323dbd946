import { eq, lt, sql } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../../store/database.ts';
import { deleteInBatches } from '../../store/delete-in-batches.ts';
import type { Change } from '../../store/quizzes/lock-quiz.ts';
import { replaceTags } from '../../store/quizzes/quiz-parts.ts';
import { activities, items, quizTags, quizzes } from '../../store/schema/quizzes.ts';
import { rebuildBackups } from '../../store/schema/rebuilds.ts';
import { lockSectionQuiz } from './lock-section-quiz.ts';

const backupHours = 24;
/** A backup holds hundreds of questions. */
const removalBatchSize = 100;

const subtractBackupHours = (now: Date): Date => new Date(now.getTime() - backupHours * 3_600_000);

/**
 * Keeps the content of a quiz, also an empty one, before a rebuild makes it `version`. It replaces
 * what an earlier rebuild of the quiz has kept. Runs inside the caller's transaction.
 */
export async function backUpContent(
  db: Database,
  quizId: number,
  version: number,
  at: Date,
): Promise<void> {
  await db.execute(sql`
    insert into ${rebuildBackups}
      (quiz_id, version, title, question_count, tag_ids, activities, items, replaced_at)
    select q.id, ${version}, q.title, q.question_count,
      coalesce((select jsonb_agg(t.tag_id) from ${quizTags} t where t.quiz_id = q.id), '[]'),
      coalesce((select jsonb_agg(to_jsonb(a)) from ${activities} a where a.quiz_id = q.id), '[]'),
      coalesce((select jsonb_agg(to_jsonb(i)) from ${items} i
        join ${activities} a on a.id = i.activity_id where a.quiz_id = q.id), '[]'),
      ${at.toISOString()}::timestamptz
    from ${quizzes} q
    where q.id = ${quizId}
    on conflict (quiz_id) do update set (version, title, question_count, tag_ids, activities, items, replaced_at) =
      (excluded.version, excluded.title, excluded.question_count, excluded.tag_ids, excluded.activities, excluded.items, excluded.replaced_at)`);
}

/**
 * Stores all columns of the kept activities and items again, under their ids. A column that a
 * migration added since then is null.
 */
async function restoreParts(db: Database, quizId: number): Promise<void> {
  await db.delete(activities).where(eq(activities.quizId, quizId));
  await db.execute(sql`
    insert into ${activities}
    select r.* from ${rebuildBackups} b, jsonb_populate_recordset(null::${activities}, b.activities) r
    where b.quiz_id = ${quizId}`);
  await db.execute(sql`
    insert into ${items}
    select r.* from ${rebuildBackups} b, jsonb_populate_recordset(null::${items}, b.items) r
    where b.quiz_id = ${quizId}`);
}

/**
 * Brings back the content that the newest rebuild of a section quiz has replaced, as a new version.
 * Refused with the reason when the quiz was changed since the rebuild, or since the version
 * `ifMatch`, and when nothing is kept. Runs inside the caller's transaction.
 */
export async function undoRebuild(
  db: Database,
  quizId: number,
  ifMatch: string | null,
  { by, at }: Change,
): Promise<Outcome<null>> {
  const locked = await lockSectionQuiz(db, quizId);
  if (!locked.ok) return locked;
  const { version } = locked.value;
  const [backup] = await db
    .select({
      version: rebuildBackups.version,
      title: rebuildBackups.title,
      questionCount: rebuildBackups.questionCount,
      tagIds: rebuildBackups.tagIds,
      replacedAt: rebuildBackups.replacedAt,
    })
    .from(rebuildBackups)
    .where(eq(rebuildBackups.quizId, quizId));
  if (ifMatch !== null && ifMatch !== String(version))
    return failed({ kind: 'refused', message: { key: 'rebuildProblems.changedSince' } });
  if (backup === undefined || backup.replacedAt < subtractBackupHours(at))
    return failed({ kind: 'refused', message: { key: 'rebuildProblems.nothingKept' } });
  if (backup.version !== version)
    return failed({ kind: 'refused', message: { key: 'rebuildProblems.changedSince' } });
  await restoreParts(db, quizId);
  await replaceTags(db, quizId, backup.tagIds);
  await db
    .update(quizzes)
    .set({
      title: backup.title,
      questionCount: backup.questionCount,
      version: version + 1,
      updatedAt: at,
      updatedById: by,
    })
    .where(eq(quizzes.id, quizId));
  await db.delete(rebuildBackups).where(eq(rebuildBackups.quizId, quizId));
  return succeeded(null);
}

/** Deletes what rebuilds have replaced more than 24 hours before `now`. Returns how much. */
export const removeOldBackups = (db: Database, now: Date, signal: AbortSignal): Promise<number> =>
  deleteInBatches(
    db,
    rebuildBackups,
    lt(rebuildBackups.replacedAt, subtractBackupHours(now)),
    signal,
    removalBatchSize,
  );
