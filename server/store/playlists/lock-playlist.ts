import { and, eq, sql } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { playlists } from '../schema/playlists.ts';
import { isReadable, isWritable } from '../scopes/playlist-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** Who changes a playlist, and when. */
export interface Change extends ScopedCaller {
  readonly at: Date;
}

/**
 * Locks a playlist until the transaction ends. Returns `notFound` for one that the caller may not
 * read, `denied` for one that they may only read, and a conflict when `ifMatch` is not its version.
 */
export async function lockPlaylist(
  db: Database,
  caller: ScopedCaller,
  id: number,
  ifMatch: string | null,
): Promise<Outcome<{ readonly version: number }>> {
  const [found] = await db
    .select({
      version: playlists.version,
      isWritable: sql<boolean>`coalesce(${isWritable(caller)}, false)`,
    })
    .from(playlists)
    .where(and(eq(playlists.id, id), isReadable(caller)))
    .for('update');
  if (found === undefined) return failed({ kind: 'notFound' });
  if (!found.isWritable)
    return failed({ kind: 'denied', message: { key: 'playlistErrors.notYours' } });
  return ifMatch !== null && ifMatch !== String(found.version)
    ? failed({ kind: 'conflict', current: String(found.version) })
    : succeeded(found);
}
