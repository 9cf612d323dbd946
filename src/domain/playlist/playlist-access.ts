import { hasPermission } from '../access/policy.ts';
import type { EffectiveRole } from '../access/role.ts';

/** How far somebody reaches into a playlist: everything, or reading it only. */
export type PlaylistAccess = 'full' | 'read';

const administrators: readonly EffectiveRole[] = ['superAdmin', 'corporateAdmin', 'admin'];

/** Returns whether a role reads and edits the playlists of everybody. */
export const reachesEveryPlaylist = (role: EffectiveRole): boolean => administrators.includes(role);

/** Returns whether somebody may change and delete a playlist: its owner and administrators. */
export const canWritePlaylist = (role: EffectiveRole, isOwn: boolean): boolean =>
  hasPermission(role, 'playlists.write') && (isOwn || reachesEveryPlaylist(role));

/**
 * Returns the access of a person to a playlist. A playlist in a class that the person reaches is
 * readable. Null for everybody else, for whom its id is unknown (docs/decisions/0047).
 */
export function getPlaylistAccess(
  role: EffectiveRole,
  { isOwn, isInReachedClass }: { readonly isOwn: boolean; readonly isInReachedClass: boolean },
): PlaylistAccess | null {
  if (!hasPermission(role, 'playlists.read')) return null;
  if (canWritePlaylist(role, isOwn)) return 'full';
  return isOwn || isInReachedClass ? 'read' : null;
}
