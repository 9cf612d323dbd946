import { and, asc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';

import type { Collection, Editor } from '../../../src/api/contract/collections.ts';
import type { Database } from '../database.ts';
import { toOrder, toWindow } from '../list-query.ts';
import { matchesPerson } from '../people.ts';
import { users } from '../schema/auth.ts';
import { collectionArticles, collectionEditors, collections } from '../schema/collections.ts';
import { toSearchKey } from '../schema/columns.ts';

const titleKey = toSearchKey(collections.title);
const sortTargets = { id: collections.id, title: titleKey, updated_at: collections.updatedAt };
const maxPossibleEditors = 20;

// A column in a query of one table is written without the table's name.
const qualifiedId = sql.raw('"collections"."id"');

/** What the properties of the list of collections refer to. */
export const collectionFilters = { id: collections.id, title: collections.title };

const personColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};

async function listEditors(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Editor[]>> {
  const rows = await db
    .select({ collectionId: collectionEditors.collectionId, ...personColumns })
    .from(collectionEditors)
    .innerJoin(users, eq(users.id, collectionEditors.userId))
    .where(inArray(collectionEditors.collectionId, [...ids]))
    .orderBy(asc(users.personKey), asc(users.id));
  const byCollection = new Map<number, Editor[]>(ids.map((id) => [id, []]));
  for (const { collectionId, ...editor } of rows) byCollection.get(collectionId)?.push(editor);
  return byCollection;
}

/** Returns one page of the collections that `found` matches, and their number. */
export async function listPageOfCollections(
  db: Database,
  found: SQL | undefined,
  sort: readonly (readonly [string, 'asc' | 'desc'])[],
  { page, itemsOnPage }: { readonly page: number; readonly itemsOnPage: number },
): Promise<{ readonly rows: Collection[]; readonly total: number }> {
  const { limit, offset } = toWindow(page, itemsOnPage);
  const total = await db.$count(collections, found);
  const rows = await db
    .select({
      id: collections.id,
      title: collections.title,
      updatedAt: collections.updatedAt,
      countOfArticles: sql<number>`(
        select count(*)::int from ${collectionArticles} a where a.collection_id = ${qualifiedId})`,
    })
    .from(collections)
    .where(found)
    .orderBy(...toOrder(sort, sortTargets, collections.id, [asc(titleKey), asc(collections.id)]))
    .limit(limit)
    .offset(offset);
  const editors = await listEditors(
    db,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map((row) => ({
      ...row,
      updatedAt: row.updatedAt.toISOString(),
      editors: editors.get(row.id) ?? [],
    })),
    total,
  };
}

const exists = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(collections, eq(collections.id, id))) > 0;

/**
 * Returns the first 20 registered users by name who do not edit the collection and whose name or
 * e-mail contains `query`; null for an unknown collection.
 */
export async function listPossibleEditors(
  db: Database,
  id: number,
  query: string,
): Promise<Editor[] | null> {
  if (!(await exists(db, id))) return null;
  const current = db
    .select({ id: collectionEditors.userId })
    .from(collectionEditors)
    .where(eq(collectionEditors.collectionId, id));
  return db
    .select(personColumns)
    .from(users)
    .where(
      and(
        eq(users.state, 'registered'),
        query.trim() === '' ? undefined : matchesPerson(users.searchKey, query),
        notInArray(users.id, current),
      ),
    )
    .orderBy(asc(users.personKey), asc(users.id))
    .limit(maxPossibleEditors);
}

/**
 * Makes a registered user an editor of a collection, or removes that right (API-091). Returns false
 * for an unknown collection, and for a user who cannot become an editor.
 */
export async function setEditor(
  db: Database,
  collectionId: number,
  userId: number,
  isEditor: boolean,
): Promise<boolean> {
  if (!(await exists(db, collectionId))) return false;
  const [user] = await db
    .select({ state: users.state })
    .from(users)
    .where(eq(users.id, userId))
    .for('key share');
  if (user === undefined) return false;
  if (!isEditor) {
    await db
      .delete(collectionEditors)
      .where(
        and(eq(collectionEditors.collectionId, collectionId), eq(collectionEditors.userId, userId)),
      );
    return true;
  }
  if (user.state !== 'registered') return false;
  await db.insert(collectionEditors).values({ collectionId, userId }).onConflictDoNothing();
  return true;
}
