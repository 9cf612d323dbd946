import { and, eq, inArray, notInArray } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { articles } from '../schema/articles.ts';
import { playlistItems } from '../schema/playlists.ts';
import { checkItems, type ItemInput } from './check-items.ts';

/**
 * Stores the items of a playlist: those with an id are labels it has already. `titles` are those of
 * the articles by id.
 */
export async function insertItems(
  db: Database,
  playlistId: number,
  items: readonly ItemInput[],
  titles: ReadonlyMap<number, string>,
): Promise<void> {
  const labels = items.filter(({ type }) => type === 'label');
  const places = new Map<ItemInput, number>();
  let place = 0;
  for (const item of items) {
    places.set(item, place);
    place += item.articles.length + (item.type === 'label' ? 1 : 0);
  }
  const toLabelRow = (item: ItemInput) => ({
    playlistId,
    type: 'label' as const,
    title: item.title.trim(),
    sortIndex: places.get(item) ?? 0,
  });
  const created = labels.filter(({ id }) => id === undefined);
  for (const item of labels)
    if (item.id !== undefined)
      await db.update(playlistItems).set(toLabelRow(item)).where(eq(playlistItems.id, item.id));
  const ids =
    created.length === 0
      ? []
      : await db
          .insert(playlistItems)
          .values(created.map(toLabelRow))
          .returning({ id: playlistItems.id });
  const createdIds = new Map(created.map((item, index) => [item, ids[index]?.id] as const));
  const rows = items.flatMap((item) => {
    const start = (places.get(item) ?? 0) + (item.type === 'label' ? 1 : 0);
    const labelId = item.type === 'label' ? (item.id ?? createdIds.get(item) ?? null) : null;
    return item.articles.map((articleId, index) => ({
      playlistId,
      labelId,
      type: 'article' as const,
      title: titles.get(articleId) ?? '',
      articleId,
      sortIndex: start + index,
    }));
  });
  if (rows.length > 0) await db.insert(playlistItems).values(rows);
}

/**
 * Returns the titles of the articles of `items` by id. Fails with `invalid` for an unknown article
 * or label, and for one that is listed twice.
 */
export async function readTitles(
  db: Database,
  items: readonly ItemInput[],
  labels: ReadonlySet<number>,
): Promise<Outcome<ReadonlyMap<number, string>>> {
  const articleIds = items.flatMap((item) => item.articles);
  const found =
    articleIds.length === 0
      ? []
      : await db
          .select({ id: articles.id, title: articles.title })
          .from(articles)
          .where(inArray(articles.id, articleIds));
  const titles = new Map(found.map(({ id, title }) => [id, title]));
  const errors = checkItems(items, labels, new Set(titles.keys()));
  return errors === null ? succeeded(titles) : failed({ kind: 'invalid', errors });
}

/** Puts `items` in place of those of a playlist. Labels keep their id. */
export async function replaceItems(
  db: Database,
  playlistId: number,
  items: readonly ItemInput[],
): Promise<Outcome<null>> {
  const ofPlaylist = eq(playlistItems.playlistId, playlistId);
  const stored = await db
    .select({ id: playlistItems.id })
    .from(playlistItems)
    .where(and(ofPlaylist, eq(playlistItems.type, 'label')));
  const titles = await readTitles(db, items, new Set(stored.map(({ id }) => id)));
  if (!titles.ok) return titles;
  const kept = items.flatMap(({ type, id }) => (type === 'label' && id !== undefined ? [id] : []));
  await db.delete(playlistItems).where(and(ofPlaylist, eq(playlistItems.type, 'article')));
  await db
    .delete(playlistItems)
    .where(kept.length === 0 ? ofPlaylist : and(ofPlaylist, notInArray(playlistItems.id, kept)));
  await insertItems(db, playlistId, items, titles.value);
  return succeeded(null);
}
