import { asc } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { collections } from '../schema/collections.ts';
import { toSearchKey } from '../schema/columns.ts';

/**
 * Returns the collections by title. None has playlists: playlists have no public state, and the
 * call is public (API-103, docs/decisions/0047).
 */
export async function listCollections(db: Database) {
  const rows = await db
    .select({ id: collections.id, title: collections.title })
    .from(collections)
    .orderBy(toSearchKey(collections.title), asc(collections.id));
  return rows.map((row) => ({ ...row, playlists: [] }));
}
