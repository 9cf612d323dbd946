import { and, desc, eq, gte, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';

import type { Dashboard } from '../../../src/api/contract/dashboard.ts';
import { hasPermission } from '../../../src/domain/access/policy.ts';
import { processStatus } from '../../../src/api/contract/entities/process-status.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';
import { quizRebuilds } from '../schema/rebuilds.ts';
import { quizShares } from '../schema/sharing.ts';
import { maxRows } from '../scopes/dashboard-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

const quizColumns = { id: quizzes.id, kind: quizzes.kind, title: quizzes.title };
const personColumns = {
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
};

/** Returns how far the rebuilds that are under way have come, null when there is none. */
async function readRebuild(db: Database): Promise<{ ended: number; total: number } | null> {
  const isWaiting = db
    .select({ batchId: quizRebuilds.batchId })
    .from(quizRebuilds)
    .where(eq(quizRebuilds.state, 'waiting'));
  const [row] = await db
    .select({
      ended: sql<number>`(count(*) filter (where state <> 'waiting'))::int`,
      total: sql<number>`count(*)::int`,
    })
    .from(quizRebuilds)
    .where(inArray(quizRebuilds.batchId, isWaiting));
  return row === undefined || row.total === 0 ? null : row;
}

/**
 * Returns the quizzes that are being processed or could not be: of everybody for those who rebuild
 * quizzes, otherwise the caller's own.
 */
export async function readProcessing(
  db: Database,
  { role, userId }: ScopedCaller,
): Promise<NonNullable<Dashboard['processing']>> {
  const found = and(
    sql`${quizzes.processStatus} <> ${sql.raw(String(processStatus.toWire('ready')))}`,
    isNull(quizzes.deletedAt),
    hasPermission(role, 'quiz.library.rebuild') ? undefined : eq(quizzes.ownerId, userId),
  );
  const rows = await db
    .select({ ...quizColumns, status: quizzes.processStatus })
    .from(quizzes)
    .where(found)
    .orderBy(desc(quizzes.updatedAt), quizzes.id)
    .limit(maxRows);
  return {
    count: await db.$count(quizzes, found),
    rebuild: hasPermission(role, 'quiz.library.rebuild') ? await readRebuild(db) : null,
    quizzes: rows.map(({ status, ...row }) => ({
      ...row,
      state: status === 'failed' ? ('failed' as const) : ('processing' as const),
    })),
  };
}

/**
 * Returns the conditions that together match the quizzes a caller may read. They are asked for one
 * by one, because PostgreSQL finds the newest of each by an index, but not of all.
 */
function listReadable(
  db: Database,
  { role, userId }: ScopedCaller,
): readonly { readonly isReadable: SQL | undefined; readonly isShared: boolean }[] {
  if (hasPermission(role, 'quiz.template.read'))
    return [{ isReadable: undefined, isShared: false }];
  const sharedWithCaller = db
    .select({ id: quizShares.quizId })
    .from(quizShares)
    .where(eq(quizShares.userId, userId));
  return [
    ...(hasPermission(role, 'quiz.admin.read')
      ? [{ isReadable: eq(quizzes.kind, 'admin'), isShared: false }]
      : []),
    { isReadable: eq(quizzes.ownerId, userId), isShared: false },
    { isReadable: inArray(quizzes.id, sharedWithCaller), isShared: true },
  ];
}

/** How many of the newest quizzes are read, including those that the caller saved. */
const maxSaved = 500;

/** Quizzes that others saved and the caller may read. One that is also shared counts as shared. */
async function listSaved(db: Database, caller: ScopedCaller, since: Date) {
  const { userId } = caller;
  const found = [];
  for (const { isReadable, isShared } of listReadable(db, caller)) {
    const newest = db
      .select({
        ...quizColumns,
        updatedAt: quizzes.updatedAt,
        updatedById: quizzes.updatedById,
        version: quizzes.version,
      })
      .from(quizzes)
      .where(and(isNull(quizzes.deletedAt), gte(quizzes.updatedAt, since), isReadable))
      .orderBy(desc(quizzes.updatedAt), desc(quizzes.id))
      .limit(maxSaved)
      .as('newest');
    const rows = await db
      .select({
        quiz: { id: newest.id, kind: newest.kind, title: newest.title },
        person: personColumns,
        at: newest.updatedAt,
        version: newest.version,
      })
      .from(newest)
      .innerJoin(users, eq(users.id, newest.updatedById))
      .where(ne(newest.updatedById, userId))
      .orderBy(desc(newest.updatedAt), desc(newest.id))
      .limit(maxRows);
    for (const { version, ...row } of rows)
      found.push({
        ...row,
        isShared,
        action: version === 1 ? ('created' as const) : ('changed' as const),
      });
  }
  return [...new Map(found.map((row) => [row.quiz.id, row])).values()];
}

/** How many of the newest shares are read, including those of deleted quizzes. */
const maxShares = 50;

/** Quizzes that others shared with the caller. */
async function listShared(db: Database, { userId }: ScopedCaller, since: Date) {
  const newest = db
    .select()
    .from(quizShares)
    .where(
      and(
        eq(quizShares.userId, userId),
        ne(quizShares.sharedBy, userId),
        gte(quizShares.createdAt, since),
      ),
    )
    .orderBy(desc(quizShares.createdAt), desc(quizShares.quizId))
    .limit(maxShares)
    .as('newest');
  const rows = await db
    .select({ quiz: quizColumns, person: personColumns, at: newest.createdAt })
    .from(newest)
    .innerJoin(quizzes, eq(quizzes.id, newest.quizId))
    .innerJoin(users, eq(users.id, newest.sharedBy))
    .where(isNull(quizzes.deletedAt))
    .orderBy(desc(newest.createdAt), desc(quizzes.id))
    .limit(maxRows);
  return rows.map((row) => ({ ...row, action: 'shared' as const, isShared: true }));
}

/** Returns what others did with quizzes the caller may read since `since`, the newest first. */
export async function readChanges(
  db: Database,
  caller: ScopedCaller,
  since: Date,
): Promise<NonNullable<Dashboard['changes']>> {
  const changes = [
    ...(await listSaved(db, caller, since)),
    ...(await listShared(db, caller, since)),
  ];
  return changes
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, maxRows)
    .map(({ at, ...change }) => ({ ...change, at: at.toISOString() }));
}

/** Returns the caller's own quizzes, the last changed first. */
export async function readOwnQuizzes(
  db: Database,
  { userId }: ScopedCaller,
): Promise<NonNullable<Dashboard['quizzes']>> {
  const found = and(
    eq(quizzes.ownerId, userId),
    eq(quizzes.kind, 'user'),
    isNull(quizzes.deletedAt),
  );
  const rows = await db
    .select({
      id: quizzes.id,
      title: quizzes.title,
      countOfQuestions: quizzes.questionCount,
      endDate: quizzes.endDate,
    })
    .from(quizzes)
    .where(found)
    .orderBy(desc(quizzes.updatedAt), desc(quizzes.id))
    .limit(maxRows);
  return {
    count: await db.$count(quizzes, found),
    quizzes: rows.map(({ endDate, ...row }) => ({
      ...row,
      endDate: endDate?.toISOString() ?? null,
    })),
  };
}
