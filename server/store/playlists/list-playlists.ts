import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { toFilter, createListPage, toOrder, toWindow, type ListCondition } from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { playlistItems, playlists } from '../schema/playlists.ts';
import { domains } from '../schema/sections.ts';
import { cardColumns, toWireCard } from '../articles/read-article.ts';

interface Navigation {
  readonly page: number;
  readonly itemsOnPage: number;
}

/** A list request, as the contract parses it. */
export interface PlaylistListRequest {
  readonly navigation: Navigation;
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: readonly (readonly [string, 'asc' | 'desc'])[];
}

const articleCount = sql<number>`(select count(*)::int from ${playlistItems} i where i.playlist_id = ${playlists}.id and i.type = 'article')`;

/** Returns one page of a user's own playlists, newest first unless the request sorts (API-105). */
export async function listUserPlaylists(
  db: Database,
  ownerId: number,
  { navigation: { page, itemsOnPage }, filter, sort }: PlaylistListRequest,
) {
  const where = and(
    eq(playlists.ownerId, ownerId),
    toFilter(filter, { id: playlists.id, title: playlists.title }),
  );
  const total = await db.$count(playlists, where);
  const { limit, offset } = toWindow(page, itemsOnPage);
  const rows = await db
    .select({
      id: playlists.id,
      title: playlists.title,
      createdAt: playlists.createdAt,
      countOfArticles: articleCount,
    })
    .from(playlists)
    .where(where)
    .orderBy(
      ...toOrder(
        sort,
        {
          id: playlists.id,
          title: sql`lower(${playlists.title})`,
          created_at: playlists.createdAt,
        },
        playlists.id,
        [desc(playlists.createdAt), desc(playlists.id)],
      ),
    )
    .limit(limit)
    .offset(offset);
  return createListPage(
    rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    page,
    itemsOnPage,
    total,
  );
}

/**
 * Returns one page of the articles of a user's own playlist in order, or null when the user has no
 * such playlist (API-099, PLAY-04).
 */
export async function listPlaylistArticles(
  db: Database,
  ownerId: number,
  playlistId: number,
  { page, itemsOnPage }: Navigation,
) {
  const isOwn = and(eq(playlists.id, playlistId), eq(playlists.ownerId, ownerId));
  if ((await db.$count(playlists, isOwn)) === 0) return null;
  const where = and(eq(playlistItems.playlistId, playlistId), eq(playlistItems.type, 'article'));
  const total = await db.$count(playlistItems, where);
  const { limit, offset } = toWindow(page, itemsOnPage);
  const rows = await db
    .select(cardColumns)
    .from(playlistItems)
    .innerJoin(articles, eq(articles.id, playlistItems.articleId))
    .innerJoin(domains, eq(domains.id, articles.domainId))
    .where(where)
    .orderBy(playlistItems.sortIndex, playlistItems.id)
    .limit(limit)
    .offset(offset);
  return createListPage(rows.map(toWireCard), page, itemsOnPage, total);
}
