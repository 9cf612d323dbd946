import { and, eq, lt } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { deleteInBatches } from '../delete-in-batches.ts';
import { getRestoreLimit } from '../restore-limit.ts';
import { playlists } from '../schema/playlists.ts';
import { lockPlaylist, type Change } from './lock-playlist.ts';
import { isWritable } from '../scopes/playlist-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** Marks a playlist as deleted (API-100). Runs inside a transaction. */
export async function deletePlaylist(
  db: Database,
  id: number,
  ifMatch: string | null,
  change: Change,
): Promise<Outcome<null>> {
  const locked = await lockPlaylist(db, change, id, ifMatch);
  if (!locked.ok) return locked;
  await db
    .update(playlists)
    .set({ deletedAt: change.at, deletedById: change.userId })
    .where(eq(playlists.id, id));
  return succeeded(null);
}

/**
 * Restores a deleted playlist in its version; one that is not deleted stays as it is. Returns
 * `notFound` for a playlist that the caller could not delete or that was purged.
 */
export async function restorePlaylist(
  db: Database,
  caller: ScopedCaller,
  id: number,
  ifMatch: string | null,
): Promise<Outcome<null>> {
  const [found] = await db
    .select({ version: playlists.version })
    .from(playlists)
    .where(and(eq(playlists.id, id), isWritable(caller)))
    .for('update');
  if (found === undefined) return failed({ kind: 'notFound' });
  if (ifMatch !== null && ifMatch !== String(found.version))
    return failed({ kind: 'conflict', current: String(found.version) });
  await db
    .update(playlists)
    .set({ deletedAt: null, deletedById: null })
    .where(eq(playlists.id, id));
  return succeeded(null);
}

/** Deletes permanently the playlists deleted more than 24 hours before `now`. */
export const purgePlaylists = (db: Database, now: Date, signal: AbortSignal): Promise<number> =>
  deleteInBatches(db, playlists, lt(playlists.deletedAt, getRestoreLimit(now)), signal);
