import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { ClientHubLabels, ClientHubPlaylists } from '../../../src/api/contract/client-hub.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/auth.ts';
import { toSearchKey } from '../schema/columns.ts';
import { playlistItems, playlists } from '../schema/playlists.ts';

const maxLabels = 200;
const maxPlaylists = 50;
const maxArticles = 2000;

const labels = alias(playlistItems, 'labels');

/** Returns the labels of all playlists by title, with how many playlists and articles have them. */
export async function listLabels(db: Database): Promise<ClientHubLabels> {
  return db
    .select({
      title: labels.title,
      countOfPlaylists: sql<number>`count(distinct ${labels.playlistId})::int`,
      countOfArticles: sql<number>`count(${playlistItems.id})::int`,
    })
    .from(labels)
    .innerJoin(playlists, and(eq(playlists.id, labels.playlistId), isNull(playlists.deletedAt)))
    .leftJoin(playlistItems, eq(playlistItems.labelId, labels.id))
    .where(eq(labels.type, 'label'))
    .groupBy(labels.title)
    .orderBy(asc(toSearchKey(labels.title)), asc(labels.title))
    .limit(maxLabels);
}

/** Returns the playlists that have a label with this title, each with the articles of the label. */
export async function listPlaylistsOfLabel(
  db: Database,
  title: string,
): Promise<ClientHubPlaylists> {
  const found = await db
    .select({
      labelId: labels.id,
      id: playlists.id,
      title: playlists.title,
      owner: sql<string | null>`nullif(btrim(${users.firstName} || ' ' || ${users.lastName}), '')`,
    })
    .from(labels)
    .innerJoin(playlists, and(eq(playlists.id, labels.playlistId), isNull(playlists.deletedAt)))
    .leftJoin(users, eq(users.id, playlists.ownerId))
    .where(and(eq(labels.type, 'label'), eq(labels.title, title)))
    .orderBy(asc(playlists.titleKey), asc(playlists.id), asc(labels.id))
    .limit(maxPlaylists);
  if (found.length === 0) return [];
  const articles = await db
    .select({
      labelId: playlistItems.labelId,
      id: sql<number>`${playlistItems.articleId}`,
      title: playlistItems.title,
    })
    .from(playlistItems)
    .where(
      and(
        eq(playlistItems.type, 'article'),
        inArray(
          playlistItems.labelId,
          found.map(({ labelId }) => labelId),
        ),
      ),
    )
    .orderBy(asc(playlistItems.sortIndex), asc(playlistItems.id))
    .limit(maxArticles);
  return found.map(({ labelId, ...playlist }) => ({
    ...playlist,
    articles: articles
      .filter((article) => article.labelId === labelId)
      .map((article) => ({ id: article.id, title: article.title })),
  }));
}
