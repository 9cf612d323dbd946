import { and, eq, notInArray, sql } from 'drizzle-orm';

import { itemType, type WireItemType } from '../../../src/api/contract/entities/item-type.ts';
import type { ReceivedQuiz } from '../../../src/api/contract/entities/quiz-payload.ts';
import { matchItem } from '../../../src/domain/quiz/draft/item-type.ts';
import { createSanitizer } from '../../html/sanitize-quiz.ts';
import { iterateInParts } from '../../shared/iterate-in-parts.ts';
import type { Database } from '../database.ts';
import { activities, items, quizTags, type StoredOption } from '../schema/quizzes.ts';

/** An item with the columns of its table; `activityIndex` is the index of its activity. */
export interface ItemRow {
  readonly id: number | null;
  readonly activityIndex: number;
  readonly sort_index: number;
  readonly type: WireItemType;
  readonly title: string;
  readonly image: string | null;
  readonly is_multiple: boolean;
  readonly article_id: number | null;
  readonly text_options: readonly StoredOption[];
  readonly right_answer: readonly string[];
  readonly image_alt: string | null;
}

/** An activity with the columns of its table. */
export interface ActivityRow {
  readonly id: number | null;
  readonly title: string;
  readonly sort_index: number;
}

/** The activities and items of a quiz as rows. */
export interface QuizRows {
  readonly activities: readonly ActivityRow[];
  readonly items: readonly ItemRow[];
}

const sortByIndex = <T extends { readonly sortIndex: number }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => a.sortIndex - b.sortIndex);

type ReceivedItem = ReceivedQuiz['activities'][number]['items'][number];

/** Returns what the image of an item shows; null without an image or a description. */
function getImageAlt({ image, imageAlt = '' }: ReceivedItem): string | null {
  const alt = imageAlt.trim();
  return image === null || alt === '' ? null : alt;
}

/** Returns the options and right answers to store. A video has neither (API-085). */
const toAnswerColumns = (
  item: ReceivedItem,
  sanitize: (text: string) => string,
): Pick<ItemRow, 'text_options' | 'right_answer'> =>
  matchItem(item, {
    question: ({ textOptions, rightAnswer }) => ({
      text_options: textOptions.map(({ id, text }) => ({ id, text: sanitize(text) })),
      right_answer: rightAnswer,
    }),
    video: () => ({ text_options: [], right_answer: [] }),
  });

/**
 * Returns the activities and items of a payload as rows: sorted by their sort index (stable),
 * numbered from 0 without gaps, rich text sanitized.
 */
export async function toQuizRows(quiz: Pick<ReceivedQuiz, 'activities'>): Promise<QuizRows> {
  const sorted = sortByIndex(quiz.activities);
  const sanitize = createSanitizer(quiz);
  const rows: ItemRow[] = [];
  const numbered = sorted.flatMap((activity, activityIndex) =>
    sortByIndex(activity.items).map((item, index) => ({ item, activityIndex, index })),
  );
  for await (const { item, activityIndex, index } of iterateInParts(numbered))
    rows.push({
      id: item.id ?? null,
      activityIndex,
      sort_index: index,
      type: itemType.toWire(item.type),
      title: sanitize(item.title),
      image: item.image,
      is_multiple: item.isMultiple,
      article_id: item.article,
      ...toAnswerColumns(item, sanitize),
      image_alt: getImageAlt(item),
    });
  return {
    activities: sorted.map(({ id = null, title }, index) => ({ id, title, sort_index: index })),
    items: rows,
  };
}

/** Replaces the subjects of a quiz. */
export async function replaceTags(
  db: Database,
  quizId: number,
  tagIds: readonly number[],
): Promise<void> {
  const others = tagIds.length === 0 ? undefined : notInArray(quizTags.tagId, [...tagIds]);
  await db.delete(quizTags).where(and(eq(quizTags.quizId, quizId), others));
  if (tagIds.length > 0)
    await db
      .insert(quizTags)
      .values([...new Set(tagIds)].map((tagId) => ({ quizId, tagId })))
      .onConflictDoNothing();
}

/** Stores the activities and returns their ids in the same order. */
async function storeActivities(
  db: Database,
  quizId: number,
  rows: readonly ActivityRow[],
): Promise<readonly number[]> {
  const ids = rows.map(({ id }) => id);
  const added = rows.filter(({ id }) => id === null);
  if (added.length > 0) {
    const inserted = await db
      .insert(activities)
      .values(added.map(({ title, sort_index }) => ({ quizId, title, sortIndex: sort_index })))
      .returning({ id: activities.id, index: activities.sortIndex });
    for (const { id, index } of inserted) ids[index] = id;
  }
  const existing = rows.filter(({ id }) => id !== null);
  if (existing.length > 0) {
    await db.execute(sql`
      update ${activities} as a set title = r.title, sort_index = r.sort_index
      from jsonb_to_recordset(${JSON.stringify(existing)}::jsonb) as r(id int, title text, sort_index int)
      where a.id = r.id and (a.title, a.sort_index) is distinct from (r.title, r.sort_index)`);
  }
  return ids.map((id) => {
    if (id === null) throw new Error('an activity was not stored');
    return id;
  });
}

const itemRecord = sql.raw(
  'r(id int, activity_id int, sort_index int, type smallint, title text, image text, ' +
    'is_multiple boolean, article_id int, text_options jsonb, right_answer jsonb, image_alt text)',
);
const itemColumns = [
  'activity_id',
  'sort_index',
  'type',
  'title',
  'image',
  'is_multiple',
  'article_id',
  'text_options',
  'right_answer',
  'image_alt',
] as const;
const listColumns = (prefix: string, columns: readonly string[] = itemColumns) =>
  sql.raw(columns.map((column) => `${prefix}${column}`).join(', '));

/** How many items one statement stores, so that none holds the main thread for long. */
const maxItemsPerStatement = 250;

function* splitIntoBatches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < rows.length; from += maxItemsPerStatement)
    yield rows.slice(from, from + maxItemsPerStatement);
}

/** Stores the items: updates the changed ones, inserts the new ones in their order. */
async function storeItems(
  db: Database,
  rows: readonly ItemRow[],
  activityIds: readonly number[],
): Promise<void> {
  const rowsWithActivity = rows.map(({ activityIndex, ...row }) => ({
    ...row,
    activity_id: activityIds[activityIndex],
  }));
  for (const existing of splitIntoBatches(rowsWithActivity.filter(({ id }) => id !== null)))
    await db.execute(sql`
      update ${items} as i set (${listColumns('')}) = (${listColumns('r.')})
      from jsonb_to_recordset(${JSON.stringify(existing)}::jsonb) as ${itemRecord}
      where i.id = r.id and (${listColumns('i.')}) is distinct from (${listColumns('r.')})`);
  for (const added of splitIntoBatches(rowsWithActivity.filter(({ id }) => id === null)))
    await db.execute(sql`
      insert into ${items} (${listColumns('')})
      select ${listColumns('r.')}
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as ${itemRecord}
      order by r.activity_id, r.sort_index`);
}

/** Stores the activities and items of a quiz: updates those with an id, inserts the others. */
export async function storeActivitiesAndItems(
  db: Database,
  quizId: number,
  rows: QuizRows,
): Promise<void> {
  await storeItems(db, rows.items, await storeActivities(db, quizId, rows.activities));
}

/** Copies the activities and items of a quiz to one that has none. */
export async function copyParts(db: Database, from: number, to: number): Promise<void> {
  await db.execute(sql`
    insert into ${activities} (quiz_id, title, sort_index)
    select ${to}, a.title, a.sort_index from ${activities} a
    where a.quiz_id = ${from} order by a.sort_index`);
  await db.execute(sql`
    insert into ${items} (${listColumns('')})
    select copied.id, ${listColumns('i.', itemColumns.slice(1))}
    from ${items} i
      join ${activities} a on a.id = i.activity_id and a.quiz_id = ${from}
      join ${activities} copied on copied.quiz_id = ${to} and copied.sort_index = a.sort_index
    order by a.sort_index, i.sort_index`);
}
