import { and, eq, notInArray, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { activities, items, quizTags } from '../schema/quizzes.ts';
import type { ActivityRow, ItemRow } from './quiz-rows.ts';

/** Makes `wanted` the subjects of a quiz. */
export async function replaceTags(
  db: Database,
  quizId: number,
  wanted: readonly number[],
): Promise<void> {
  const others = wanted.length === 0 ? undefined : notInArray(quizTags.tagId, [...wanted]);
  await db.delete(quizTags).where(and(eq(quizTags.quizId, quizId), others));
  if (wanted.length > 0)
    await db
      .insert(quizTags)
      .values([...new Set(wanted)].map((tagId) => ({ quizId, tagId })))
      .onConflictDoNothing();
}

/** Stores the activities and answers with their ids by place. */
async function storeActivities(
  db: Database,
  quizId: number,
  rows: readonly ActivityRow[],
): Promise<readonly number[]> {
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
const columns = [
  'activity_id',
  'sort_index',
  'type',
  'title',
  'image',
  'is_multiple',
  'article_id',
  'text_options',
  'right_answer',
] as const;
const listed = (prefix: string) =>
  sql.raw(columns.map((column) => `${prefix}${column}`).join(', '));

/** Stores the items in two statements, whatever their number: changed ones are updated, new ones inserted; unchanged rows are not touched. */
async function storeItems(
  db: Database,
  rows: readonly ItemRow[],
  activityIds: readonly number[],
): Promise<void> {
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

/** Stores the activities and items of a quiz: those with an id under that id, the others anew. */
export async function storeParts(
  db: Database,
  quizId: number,
  rows: { readonly activities: readonly ActivityRow[]; readonly items: readonly ItemRow[] },
): Promise<void> {
  await storeItems(db, rows.items, await storeActivities(db, quizId, rows.activities));
}
