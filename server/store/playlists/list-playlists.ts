import { and, desc, eq, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { conditionsOf, listPage, orderOf, windowOf, type ListCondition } from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { playlistItems, playlists } from '../schema/playlists.ts';
import { domains } from '../schema/sections.ts';
import { cardColumns, wireCard } from '../articles/read-article.ts';

interface Navigation {
  readonly page: number;
  readonly itemsOnPage: number;
}

/** A list request as the contract parses it. */
export interface PlaylistListRequest {
  readonly navigation: Navigation;
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: readonly (readonly [string, 'asc' | 'desc'])[];
}

const countOfArticles = sql<number>`(select count(*)::int from ${playlistItems} i where i.playlist_id = ${playlists}.id and i.type = 'article')`;

/** One page of somebody's own playlists, newest first unless the request sorts (API-105). */
export async function listPlaylistsOf(
  db: Database,
  ownerId: number,
  { navigation: { page, itemsOnPage }, filter, sort }: PlaylistListRequest,
) {
  const where = and(
    eq(playlists.ownerId, ownerId),
    conditionsOf(filter, { id: playlists.id, title: playlists.title }),
  );
  const total = await db.$count(playlists, where);
  const { limit, offset } = windowOf(page, itemsOnPage);
  const rows = await db
    .select({
      id: playlists.id,
      title: playlists.title,
      createdAt: playlists.createdAt,
      countOfArticles,
    })
    .from(playlists)
    .where(where)
    .orderBy(
      ...orderOf(
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
  return listPage(
    rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() })),
    page,
    itemsOnPage,
    total,
  );
}

/** One page of a playlist's articles in its order; null when there is no such playlist (API-099, PLAY-04). */
export async function listArticlesOf(
  db: Database,
  playlistId: number,
  { page, itemsOnPage }: Navigation,
) {
  if ((await db.$count(playlists, eq(playlists.id, playlistId))) === 0) return null;
  const where = and(eq(playlistItems.playlistId, playlistId), eq(playlistItems.type, 'article'));
  const total = await db.$count(playlistItems, where);
  const { limit, offset } = windowOf(page, itemsOnPage);
  const rows = await db
    .select(cardColumns)
    .from(playlistItems)
    .innerJoin(articles, eq(articles.id, playlistItems.articleId))
    .innerJoin(domains, eq(domains.id, articles.domainId))
    .where(where)
    .orderBy(playlistItems.sortIndex, playlistItems.id)
    .limit(limit)
    .offset(offset);
  return listPage(rows.map(wireCard), page, itemsOnPage, total);
}
