import { hasPermission, type Permission } from './access/policy.ts';
import type { EffectiveRole } from './access/role.ts';

/** What can be restored after it was deleted, and the permission that restores it. */
const restorePermissions = {
  quiz: 'quiz.user.write',
  playlist: 'playlists.write',
  class: 'classes.write',
  document: 'classes.write',
  translation: 'translations.write',
  translationGroup: 'translations.write',
} as const satisfies Readonly<Record<string, Permission>>;

/** One kind of what can be restored. */
export type DeletedKind = keyof typeof restorePermissions;

/** All kinds. */
export const deletedKinds = Object.keys(restorePermissions) as [DeletedKind, ...DeletedKind[]];

/** Returns the kinds that a role can delete and restore. */
export const listRestorableKinds = (role: EffectiveRole): readonly DeletedKind[] =>
  deletedKinds.filter((kind) => hasPermission(role, restorePermissions[kind]));
