import { hasPermission } from '../access/policy.ts';
import type { EffectiveRole } from '../access/role.ts';

/** How far somebody reaches into a class: everything, or what a colleague may do. */
export type ClassAccess = 'full' | 'colleague';

/**
 * What is done in a class or with it. `addContent` adds quizzes, playlists and documents;
 * `changeContent` removes and restores one of them, and renames or shares a document;
 * `changeStudents` invites, resends, reminds, corrects, removes and restores.
 */
export const classActions = [
  'read',
  'copy',
  'rename',
  'publish',
  'share',
  'changeStudents',
  'addContent',
  'changeContent',
  'reorder',
  'delete',
] as const;
export type ClassAction = (typeof classActions)[number];

const administrators: readonly EffectiveRole[] = ['superAdmin', 'corporateAdmin', 'admin'];

/** Returns whether a role has full access to the classes of everybody. */
export const reachesEveryClass = (role: EffectiveRole): boolean => administrators.includes(role);

/**
 * Returns the access of a person to a class: the owner and administrators have full access,
 * somebody with whom it is shared reaches it as a colleague. Null for everybody else, for whom its
 * id is unknown (docs/decisions/0045).
 */
export function getClassAccess(
  { role, userId }: { readonly role: EffectiveRole; readonly userId: number },
  { ownerId, isShared }: { readonly ownerId: number | null; readonly isShared: boolean },
): ClassAccess | null {
  if (!hasPermission(role, 'classes.read')) return null;
  if (reachesEveryClass(role) || ownerId === userId) return 'full';
  return isShared ? 'colleague' : null;
}

/**
 * Returns whether somebody with `access` may do `action`. A colleague reads, copies and adds, and
 * changes only what they added themselves (`isOwnAddition`).
 */
export function canDoInClass(
  access: ClassAccess | null,
  action: ClassAction,
  isOwnAddition = false,
): boolean {
  if (access !== 'colleague') return access === 'full';
  switch (action) {
    case 'read':
    case 'copy':
    case 'addContent':
      return true;
    case 'changeContent':
      return isOwnAddition;
    case 'rename':
    case 'publish':
    case 'share':
    case 'changeStudents':
    case 'reorder':
    case 'delete':
      return false;
  }
}
