import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { playlistItems, playlists } from '../schema/playlists.ts';
import { isOwnPlaylist } from '../scopes/playlist-scope.ts';

/** Returns which of a user's own playlists contain an article, by article (PLAY-02). */
export const findMemberships = (db: Database, userId: number, articleIds: readonly number[]) =>
  db
    .selectDistinct({
      articleId: sql<number>`${playlistItems.articleId}`,
      id: playlists.id,
      title: playlists.title,
    })
    .from(playlistItems)
    .innerJoin(playlists, eq(playlists.id, playlistItems.playlistId))
    .where(and(isOwnPlaylist(userId), inArray(playlistItems.articleId, [...articleIds])))
    .orderBy(playlists.id);
