import { desc, and, eq, max } from 'drizzle-orm';
import type * as z from 'zod';

import type { updatePlaylist as contract } from '../../../src/api/contract/playlists.ts';
import { maxPlaylistArticles } from '../../../src/domain/playlist/playlist-limits.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { articles } from '../schema/articles.ts';
import { playlistItems, playlists } from '../schema/playlists.ts';
import type { ItemInput } from './check-items.ts';
import { lockPlaylist, type Change } from './lock-playlist.ts';
import { insertItems, readTitles, replaceItems } from './write-items.ts';

type Written = z.output<(typeof contract)['body']>;

/** Stores a new playlist of the caller and returns its id. Runs inside a transaction. */
export async function createPlaylist(
  db: Database,
  {
    title,
    items = [],
  }: { readonly title: string; readonly items?: readonly ItemInput[] | undefined },
  { userId, at }: Change,
): Promise<Outcome<number>> {
  const titles = await readTitles(db, items, new Set());
  if (!titles.ok) return titles;
  const [created] = await db
    .insert(playlists)
    .values({
      title: title.trim(),
      ownerId: userId,
      updatedById: userId,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: playlists.id });
  if (created === undefined) throw new Error('the playlist was not stored');
  await insertItems(db, created.id, items, titles.value);
  return succeeded(created.id);
}

/** Changes the title of a playlist, its items, or both (API-102). Runs inside a transaction. */
export async function updatePlaylist(
  db: Database,
  id: number,
  { title, items }: Written,
  ifMatch: string | null,
  change: Change,
): Promise<Outcome<number>> {
  const locked = await lockPlaylist(db, change, id, ifMatch);
  if (!locked.ok) return locked;
  if (items !== undefined) {
    const written = await replaceItems(db, id, items);
    if (!written.ok) return written;
  }
  await db
    .update(playlists)
    .set({
      ...(title !== undefined && { title: title.trim() }),
      version: locked.value.version + 1,
      updatedById: change.userId,
      updatedAt: change.at,
    })
    .where(eq(playlists.id, id));
  return succeeded(id);
}

/**
 * Appends an article to a playlist, under its last label; one that it has stays where it is. Runs
 * inside a transaction.
 */
export async function addArticle(
  db: Database,
  id: number,
  articleId: number,
  change: Change,
): Promise<Outcome<null>> {
  const locked = await lockPlaylist(db, change, id, null);
  if (!locked.ok) return locked;
  const [article] = await db
    .select({ title: articles.title })
    .from(articles)
    .where(eq(articles.id, articleId));
  if (article === undefined)
    return failed({
      kind: 'invalid',
      errors: { articleId: [{ key: 'playlistErrors.noSuchArticle' }] },
    });
  const ofPlaylist = eq(playlistItems.playlistId, id);
  const [known, count] = [
    await db.$count(playlistItems, and(ofPlaylist, eq(playlistItems.articleId, articleId))),
    await db.$count(playlistItems, and(ofPlaylist, eq(playlistItems.type, 'article'))),
  ];
  if (known > 0) return succeeded(null);
  if (count >= maxPlaylistArticles)
    return failed({
      kind: 'invalid',
      errors: { articleId: [{ key: 'playlistErrors.tooManyArticles' }] },
    });
  const [last] = await db
    .select({ sortIndex: max(playlistItems.sortIndex) })
    .from(playlistItems)
    .where(ofPlaylist);
  const [label] = await db
    .select({ id: playlistItems.id })
    .from(playlistItems)
    .where(and(ofPlaylist, eq(playlistItems.type, 'label')))
    .orderBy(desc(playlistItems.sortIndex), desc(playlistItems.id))
    .limit(1);
  await db.insert(playlistItems).values({
    playlistId: id,
    labelId: label?.id ?? null,
    type: 'article',
    title: article.title,
    articleId,
    sortIndex: (last?.sortIndex ?? -1) + 1,
  });
  await db
    .update(playlists)
    .set({ version: locked.value.version + 1, updatedById: change.userId, updatedAt: change.at })
    .where(eq(playlists.id, id));
  return succeeded(null);
}
