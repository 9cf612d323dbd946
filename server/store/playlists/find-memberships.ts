import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { articleVideos } from '../schema/articles.ts';
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

/** Returns the lengths of the videos of articles in seconds, by article. */
export async function readLengths(
  db: Database,
  articleIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: articleVideos.articleId, seconds: articleVideos.durationSeconds })
    .from(articleVideos)
    .where(inArray(articleVideos.articleId, [...articleIds]));
  return new Map(rows.map(({ id, seconds }) => [id, seconds]));
}
