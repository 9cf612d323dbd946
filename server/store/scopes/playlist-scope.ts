import { and, eq, isNull, or, sql, type SQL } from 'drizzle-orm';

import {
  canWritePlaylist,
  reachesEveryPlaylist,
} from '../../../src/domain/playlist/playlist-access.ts';
import { createClassScope } from './class-scope.ts';
import { classes, classPlaylists } from '../schema/classes.ts';
import { playlists } from '../schema/playlists.ts';
import type { ScopedCaller } from './scoped-caller.ts';

const isInReachedClass = (caller: ScopedCaller): SQL =>
  sql`exists (select 1 from ${classPlaylists} cp join ${classes} on ${classes}.id = cp.class_id
    where cp.playlist_id = ${playlists}.id and cp.removed_at is null
      and ${createClassScope(caller)})`;

/** Matches the playlists that the caller may change and delete, including deleted ones. */
export function isWritable({ userId, role }: ScopedCaller): SQL {
  if (!canWritePlaylist(role, true)) return sql`false`;
  return reachesEveryPlaylist(role) ? sql`true` : eq(playlists.ownerId, userId);
}

/** Matches the playlists of a user that are not deleted. */
export const isOwnPlaylist = (userId: number): SQL =>
  sql`(${and(eq(playlists.ownerId, userId), isNull(playlists.deletedAt))})`;

/** Matches the playlists that the caller may read; deleted ones are unknown. */
export function isReadable(caller: ScopedCaller): SQL {
  if (reachesEveryPlaylist(caller.role)) return isNull(playlists.deletedAt);
  const found = or(eq(playlists.ownerId, caller.userId), isInReachedClass(caller));
  return sql`(${and(isNull(playlists.deletedAt), found)})`;
}
