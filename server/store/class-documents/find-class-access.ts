import { and, eq, exists, isNull } from 'drizzle-orm';

import type { EffectiveRole } from '../../../src/domain/access/role.ts';
import { getClassAccess, type ClassAccess } from '../../../src/domain/classes/class-access.ts';
import type { Database } from '../database.ts';
import { classes, classShares } from '../schema/classes.ts';

/** A person as far as their access to a class depends on it. */
export interface ClassVisitor {
  readonly userId: number;
  readonly role: EffectiveRole;
}

/** Returns the access of a person to a class, or null when they cannot reach it. */
export async function findClassAccess(
  db: Database,
  visitor: ClassVisitor,
  classId: number,
): Promise<ClassAccess | null> {
  const share = db
    .select({ userId: classShares.userId })
    .from(classShares)
    .where(and(eq(classShares.classId, classes.id), eq(classShares.userId, visitor.userId)));
  const [found] = await db
    .select({ ownerId: classes.ownerId, isShared: exists(share).mapWith(Boolean) })
    .from(classes)
    .where(and(eq(classes.id, classId), isNull(classes.deletedAt)));
  return found === undefined ? null : getClassAccess(visitor, found);
}
