import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Person } from '../../../src/api/contract/entities/person.ts';
import { hasPermission } from '../../../src/domain/access/policy.ts';
import { succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/auth.ts';
import { classShares } from '../schema/classes.ts';
import { shareWithPeople, type ShareResult } from '../share-with-people.ts';
import { recordClassActivity } from './class-activity.ts';
import { lockClass, type FoundClass } from '../scopes/class-scope.ts';
import { listClassReaders } from './read-class.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** The result of sharing a class, and everybody with whom it is shared. */
export interface ClassShareResult extends ShareResult {
  readonly found: FoundClass;
  readonly sharedWith: Person[];
}

/**
 * Shares a class with the people who have these addresses. The caller and the owner have access
 * already; roles that cannot read classes cannot have it. Fails as `lockClass` does. Runs inside a
 * transaction.
 */
export async function shareClassWith(
  db: Database,
  caller: ScopedCaller,
  id: number,
  emails: readonly string[],
  now: Date,
): Promise<Outcome<ClassShareResult>> {
  const locked = await lockClass(db, caller, id, 'share');
  if (!locked.ok) return locked;
  const found = locked.value;
  const shared = await shareWithPeople(db, emails, {
    hasAccess: (userId) => userId === caller.userId || userId === found.ownerId,
    canReceive: (role) => hasPermission(role, 'classes.read'),
    insert: async (userIds) => {
      const inserted = await db
        .insert(classShares)
        .values(userIds.map((userId) => ({ classId: id, userId, createdAt: now })))
        .onConflictDoNothing()
        .returning({ userId: classShares.userId });
      return inserted.map(({ userId }) => userId);
    },
  });
  if (shared.readers.length > 0)
    await recordClassActivity(
      db,
      { kind: 'shared', by: caller.userId, at: now },
      { classId: id, names: shared.readers.map(({ email }) => email) },
    );
  return succeeded({ ...shared, found, sharedWith: await listClassReaders(db, id) });
}

/**
 * Ends the sharing of a class with the people who have these addresses; others are ignored. Returns
 * those with whom it is still shared. Fails as `lockClass` does. Runs inside a transaction.
 */
export async function unshareClassWith(
  db: Database,
  caller: ScopedCaller,
  id: number,
  emails: readonly string[],
  now: Date,
): Promise<Outcome<{ sharedWith: Person[]; ended: string[] }>> {
  const locked = await lockClass(db, caller, id, 'share');
  if (!locked.ok) return locked;
  const keys = emails.map((email) => email.toLowerCase());
  const people = await db
    .select({ id: users.id, email: users.email })
    .from(classShares)
    .innerJoin(users, eq(users.id, classShares.userId))
    .where(and(eq(classShares.classId, id), inArray(sql`lower(${users.email})`, keys)));
  if (people.length > 0) {
    await db.delete(classShares).where(
      and(
        eq(classShares.classId, id),
        inArray(
          classShares.userId,
          people.map((person) => person.id),
        ),
      ),
    );
    await recordClassActivity(
      db,
      { kind: 'unshared', by: caller.userId, at: now },
      { classId: id, names: people.map(({ email }) => email) },
    );
  }
  return succeeded({
    sharedWith: await listClassReaders(db, id),
    ended: people.map(({ email }) => email),
  });
}
