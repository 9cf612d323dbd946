import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import { getClassAccess } from '../../../src/domain/classes/class-access.ts';
import type { Database } from '../database.ts';
import { keyContains } from '../list-query.ts';
import { users } from '../schema/auth.ts';
import { classes } from '../schema/classes.ts';
import { createClassScope } from '../scopes/class-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

const maxListed = 1000;

/** Counts rows of the class in the outer statement. */
const countOfClass = (rows: SQL): SQL<number> => sql<number>`(select count(*)::int from ${rows})`;
const ofClass = sql`x.class_id = ${classes.id}`;
const students = countOfClass(sql`class_students x where ${ofClass} and x.removed_at is null`);
const playlists = countOfClass(
  sql`class_playlists x join playlists p on p.id = x.playlist_id and p.deleted_at is null
    where ${ofClass} and x.removed_at is null`,
);
const quizzes = countOfClass(
  sql`class_quizzes x join quizzes q on q.id = x.quiz_id and q.deleted_at is null
    where ${ofClass} and x.removed_at is null`,
);
const documents = countOfClass(sql`class_documents x where ${ofClass} and x.deleted_at is null`);
const videos = sql<number>`(
  select coalesce(sum(p.article_count), 0)::int
  from class_playlists x join playlists p on p.id = x.playlist_id and p.deleted_at is null
  where ${ofClass} and x.removed_at is null)`;

/** The columns that the list and a single class share. Needs a join to the owner. */
export const classColumns = {
  id: classes.id,
  title: classes.title,
  ownerId: classes.ownerId,
  publishedAt: classes.publishedAt,
  createdAt: classes.createdAt,
  updatedAt: classes.updatedAt,
  version: classes.version,
  owner: { firstName: users.firstName, lastName: users.lastName, email: users.email },
  playlistVideosCount: videos,
};

type Row = Pick<
  typeof classes.$inferSelect,
  'id' | 'title' | 'ownerId' | 'publishedAt' | 'createdAt' | 'updatedAt' | 'version'
> & {
  readonly owner: { firstName: string; lastName: string; email: string } | null;
  readonly playlistVideosCount: number;
};

/** Converts a row of `classColumns`, which `caller` reaches, for the contract (ENT-03). */
export const toWireClass = (
  caller: ScopedCaller,
  { id, title, ownerId, publishedAt, createdAt, updatedAt, version, owner, ...rest }: Row,
) => ({
  id,
  title,
  professor: ownerId !== caller.userId,
  published: publishedAt !== null,
  publishedAt: publishedAt?.toISOString() ?? null,
  playlistVideosCount: rest.playlistVideosCount,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  createdBy: owner,
  // A row that the caller reaches and does not own was shared with them.
  access: getClassAccess(caller, { ownerId, isShared: true }) ?? 'colleague',
  version: String(version),
});

const ownFirst = ({ userId }: ScopedCaller): SQL =>
  sql`(${classes.ownerId} is not distinct from ${userId}) desc`;

/**
 * Returns the ids of the first classes that `caller` reaches and `found` matches, the own ones
 * first. Reads the own ones and the others apart, each from an index in this order.
 */
async function selectIds(
  db: Database,
  caller: ScopedCaller,
  found: SQL | undefined,
  order: readonly SQL[],
): Promise<number[]> {
  const select = (isOwn: SQL, limit: number) =>
    db
      .select({ id: classes.id })
      .from(classes)
      .where(and(createClassScope(caller), isOwn, found))
      .orderBy(...order)
      .limit(limit);
  const own = await select(eq(classes.ownerId, caller.userId), maxListed);
  const others =
    own.length === maxListed
      ? []
      : await select(
          sql`${classes.ownerId} is distinct from ${caller.userId}`,
          maxListed - own.length,
        );
  return [...own, ...others].map(({ id }) => id);
}

const newestFirst = [desc(classes.createdAt), desc(classes.id)];
const byTitle = [asc(classes.titleKey), asc(classes.id)];

/** Returns the classes that `caller` reaches: the own ones first, each group newest first. */
export async function listReachableClasses(db: Database, caller: ScopedCaller) {
  const ids = await selectIds(db, caller, undefined, newestFirst);
  const rows = await db
    .select({
      ...classColumns,
      countOfStudents: students,
      countOfPlaylists: playlists,
      countOfQuizzes: quizzes,
      countOfDocuments: documents,
    })
    .from(classes)
    .leftJoin(users, eq(users.id, classes.ownerId))
    .where(inArray(classes.id, ids))
    .orderBy(ownFirst(caller), ...newestFirst);
  return rows.map((row) => ({
    ...toWireClass(caller, row),
    countOfStudents: row.countOfStudents,
    countOfPlaylists: row.countOfPlaylists,
    countOfQuizzes: row.countOfQuizzes,
    countOfDocuments: row.countOfDocuments,
  }));
}

/** Returns the classes that `caller` reaches by title, the own ones first, for the pickers. */
export async function listOptions(db: Database, caller: ScopedCaller, search: string) {
  const text = search.trim();
  const found = text === '' ? undefined : keyContains(classes.titleKey, text);
  const rows = await db
    .select({
      id: classes.id,
      title: classes.title,
      ownerId: classes.ownerId,
      publishedAt: classes.publishedAt,
    })
    .from(classes)
    .where(inArray(classes.id, await selectIds(db, caller, found, byTitle)))
    .orderBy(ownFirst(caller), ...byTitle);
  return rows.map(({ id, title, ownerId, publishedAt }) => ({
    id,
    title,
    professor: ownerId !== caller.userId,
    published: publishedAt !== null,
  }));
}
