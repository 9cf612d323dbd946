import { desc, eq, inArray } from 'drizzle-orm';

import {
  maxActivityNames,
  type ClassActivityKind,
} from '../../../src/domain/classes/class-activity.ts';
import type { Database } from '../database.ts';
import { createListPage, toWindow } from '../list-query.ts';
import { users } from '../schema/auth.ts';
import { classActivity, classes } from '../schema/classes.ts';

const entriesOnPage = 20;

/** What was done in classes, by whom and when. */
export interface ClassChange {
  readonly kind: ClassActivityKind;
  readonly by: number;
  readonly at: Date;
}

/** A changed class, with all titles, addresses or file names that the change is about. */
export interface ChangedClass {
  readonly classId: number;
  readonly names: readonly string[];
}

/**
 * Adds an entry to the activity of each class, in the transaction of the change, and marks the
 * classes as changed. The first names are kept, and the number of all.
 */
export async function recordClassActivity(
  db: Database,
  { kind, by, at }: ClassChange,
  ...changed: readonly ChangedClass[]
): Promise<void> {
  if (changed.length === 0) return;
  await db.insert(classActivity).values(
    changed.map(({ classId, names }) => ({
      classId,
      at,
      userId: by,
      kind,
      names: names.slice(0, maxActivityNames),
      count: names.length,
    })),
  );
  await db
    .update(classes)
    .set({ updatedAt: at })
    .where(
      inArray(
        classes.id,
        changed.map(({ classId }) => classId),
      ),
    );
}

/** Returns a page of what was done in the class `classId`, the newest first. */
export async function listActivityOfClass(db: Database, classId: number, page: number) {
  const ofClass = eq(classActivity.classId, classId);
  const total = await db.$count(classActivity, ofClass);
  const { limit, offset } = toWindow(page, entriesOnPage);
  const rows = await db
    .select({
      id: classActivity.id,
      at: classActivity.at,
      by: { firstName: users.firstName, lastName: users.lastName, email: users.email },
      kind: classActivity.kind,
      names: classActivity.names,
      count: classActivity.count,
    })
    .from(classActivity)
    .leftJoin(users, eq(users.id, classActivity.userId))
    .where(ofClass)
    .orderBy(desc(classActivity.id))
    .limit(limit)
    .offset(offset);
  return createListPage(
    rows.map(({ at, names, ...row }) => ({ ...row, at: at.toISOString(), names: [...names] })),
    page,
    entriesOnPage,
    total,
  );
}
