import { and, asc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';

import {
  canDoInClass,
  getClassAccess,
  reachesEveryClass,
  type ClassAccess,
  type ClassAction,
} from '../../../src/domain/classes/class-access.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { classes, classShares } from '../schema/classes.ts';
import type { ScopedCaller } from './scoped-caller.ts';

/** The failure for a class that the caller cannot reach, also for unknown and deleted ones. */
export const unknownClass = failed({ kind: 'notFound', message: { key: 'classErrors.gone' } });

/** A class that the caller reaches. */
export interface FoundClass {
  readonly id: number;
  readonly title: string;
  readonly ownerId: number | null;
  readonly publishedAt: Date | null;
  readonly deletedAt: Date | null;
  readonly version: number;
  readonly access: ClassAccess;
}

const sharedIds = (userId: number): SQL =>
  sql`(select s.class_id from ${classShares} s where s.user_id = ${userId})`;

/** Matches the classes that `caller` reaches, except deleted ones. */
export const createClassScope = ({ role, userId }: ScopedCaller): SQL =>
  sql`(${and(
    isNull(classes.deletedAt),
    reachesEveryClass(role)
      ? undefined
      : or(eq(classes.ownerId, userId), sql`${classes.id} in ${sharedIds(userId)}`),
  )})`;

const selectClass = (db: Database, userId: number, id: number) =>
  db
    .select({
      id: classes.id,
      title: classes.title,
      ownerId: classes.ownerId,
      publishedAt: classes.publishedAt,
      deletedAt: classes.deletedAt,
      version: classes.version,
      isShared: sql<boolean>`${classes.id} in ${sharedIds(userId)}`,
    })
    .from(classes)
    .where(eq(classes.id, id))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectClass>>[number];

function toFoundClass(caller: ScopedCaller, row: Row | undefined): FoundClass | null {
  if (row === undefined) return null;
  const { isShared, ...found } = row;
  const access = getClassAccess(caller, { ownerId: found.ownerId, isShared });
  return access === null ? null : { ...found, access };
}

/** Returns the class `id`; null when `caller` cannot reach it, also for unknown and deleted ones. */
export async function findClass(
  db: Database,
  caller: ScopedCaller,
  id: number,
): Promise<FoundClass | null> {
  const [row] = await selectClass(db, caller.userId, id);
  const found = toFoundClass(caller, row);
  return found?.deletedAt === null ? found : null;
}

/** Like `findClass`, also for a deleted class; its row is locked until the transaction ends. */
export async function lockAnyClass(
  db: Database,
  caller: ScopedCaller,
  id: number,
): Promise<FoundClass | null> {
  const [row] = await selectClass(db, caller.userId, id).for('no key update');
  return toFoundClass(caller, row);
}

/**
 * Locks the classes `ids`, which are distinct, in the order of their ids. Returns false when
 * `caller` cannot reach one of them.
 */
export async function lockClasses(
  db: Database,
  caller: ScopedCaller,
  ids: readonly number[],
): Promise<boolean> {
  const rows = await db
    .select({ id: classes.id })
    .from(classes)
    .where(and(inArray(classes.id, [...ids]), createClassScope(caller)))
    .orderBy(asc(classes.id))
    .for('no key update');
  return rows.length === ids.length;
}

/**
 * Locks the class `id` for `action` until the transaction ends, so that changes of one class run one
 * after another. Returns `notFound` when `caller` cannot reach it, `denied` when they may not do
 * that, and a conflict when `ifMatch` is not its version. For `changeContent` the handler checks
 * with `canDoInClass` whose addition it is.
 */
export async function lockClass(
  db: Database,
  caller: ScopedCaller,
  id: number,
  action: ClassAction,
  ifMatch: string | null = null,
): Promise<Outcome<FoundClass>> {
  const found = await lockAnyClass(db, caller, id);
  if (found?.deletedAt !== null) return unknownClass;
  if (!canDoInClass(found.access, action, action === 'changeContent'))
    return failed({ kind: 'denied', message: { key: 'classErrors.notOwner' } });
  return ifMatch !== null && ifMatch !== String(found.version)
    ? failed({ kind: 'conflict', current: String(found.version) })
    : succeeded(found);
}
