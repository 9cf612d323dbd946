import { and, eq, sql, type SQL } from 'drizzle-orm';

import type { Database } from '../database.ts';
import {
  createTextTarget,
  toFilter,
  createListPage,
  selectPage,
  toWindow,
  type ListCondition,
  type SortPairs,
} from '../list-query.ts';
import { articles } from '../schema/articles.ts';
import { playlistItems, playlists } from '../schema/playlists.ts';
import { classes, classPlaylists } from '../schema/classes.ts';
import { createClassScope } from '../scopes/class-scope.ts';
import { domains } from '../schema/sections.ts';
import { cardColumns, toWireCard } from '../articles/read-article.ts';
import { isOwnPlaylist, isReadable } from '../scopes/playlist-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

interface Navigation {
  readonly page: number;
  readonly itemsOnPage: number;
}

/** A list request, as the contract parses it. */
export interface PlaylistListRequest {
  readonly navigation: Navigation;
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: SortPairs;
}

const playlistClasses = (caller: ScopedCaller) =>
  sql<{ id: number; title: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('id', ${classes}.id, 'title', ${classes}.title) order by ${classes}.title_key)
    from ${classPlaylists} cp join ${classes} on ${classes}.id = cp.class_id
    where cp.playlist_id = ${playlists}.id and cp.removed_at is null
      and ${createClassScope(caller)}), '[]'::jsonb)`;

const labelCount = sql<number>`(select count(*)::int from ${playlistItems} i
    where i.playlist_id = ${playlists}.id and i.type = 'label')`;
const filterTargets = {
  id: playlists.id,
  title: createTextTarget(playlists.titleKey, playlists.title),
};

/** Returns one page of the playlists in `scope`, newest first unless the request sorts. */
export async function listPlaylists(
  db: Database,
  caller: ScopedCaller,
  scope: SQL,
  { navigation, filter, sort }: PlaylistListRequest,
) {
  const where = and(scope, toFilter(filter, filterTargets));
  const columns = {
    id: playlists.id,
    title: playlists.title,
    createdAt: playlists.createdAt,
    updatedAt: playlists.updatedAt,
    countOfArticles: playlists.articleCount,
    countOfLabels: labelCount,
    durationSeconds: playlists.durationSeconds,
    classes: playlistClasses(caller),
  };
  const { rows, total } = await selectPage(
    db,
    {
      table: playlists,
      id: playlists.id,
      where,
      sort: sort.length === 0 ? [['created_at', 'desc']] : sort,
      sortTargets: {
        id: playlists.id,
        title: playlists.titleKey,
        created_at: playlists.createdAt,
        updated_at: playlists.updatedAt,
        count_of_articles: playlists.articleCount,
        duration: playlists.durationSeconds,
      },
    },
    navigation,
    (isOnPage, order) =>
      db
        .select(columns)
        .from(playlists)
        .where(isOnPage)
        .orderBy(...order),
  );
  const { page, itemsOnPage } = navigation;
  return createListPage(
    rows.map(({ createdAt, updatedAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    })),
    page,
    itemsOnPage,
    total,
  );
}

/** Returns one page of a user's own playlists, as `listPlaylists` does (API-105). */
export const listUserPlaylists = (
  db: Database,
  caller: ScopedCaller,
  request: PlaylistListRequest,
) => listPlaylists(db, caller, isOwnPlaylist(caller.userId), request);

/**
 * Returns one page of the articles of a playlist in order, or null when the caller may not read it
 * (API-099, PLAY-04).
 */
export async function listPlaylistArticles(
  db: Database,
  caller: ScopedCaller,
  playlistId: number,
  { page, itemsOnPage }: Navigation,
) {
  const isFound = and(eq(playlists.id, playlistId), isReadable(caller));
  if ((await db.$count(playlists, isFound)) === 0) return null;
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
