import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';

import { getClassAccess } from '../../../src/domain/classes/class-access.ts';
import type { Database } from '../database.ts';
import { containsText } from '../list-query.ts';
import type { QuizCaller } from '../quizzes/quiz-scope.ts';
import { users } from '../schema/auth.ts';
import { classes } from '../schema/classes.ts';
import { createClassScope } from './class-scope.ts';

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
const videos = countOfClass(
  sql`class_playlists x join playlists p on p.id = x.playlist_id and p.deleted_at is null
    join playlist_items i on i.playlist_id = p.id and i.type = 'article'
    where ${ofClass} and x.removed_at is null`,
);

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
  caller: QuizCaller,
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

const ownFirst = ({ userId }: QuizCaller): SQL =>
  sql`(${classes.ownerId} is not distinct from ${userId}) desc`;

/** Returns the classes that `caller` reaches: the own ones first, each group newest first. */
export async function listReachableClasses(db: Database, caller: QuizCaller) {
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
    .where(createClassScope(caller))
    .orderBy(ownFirst(caller), desc(classes.createdAt), desc(classes.id))
    .limit(maxListed);
  return rows.map((row) => ({
    ...toWireClass(caller, row),
    countOfStudents: row.countOfStudents,
    countOfPlaylists: row.countOfPlaylists,
    countOfQuizzes: row.countOfQuizzes,
    countOfDocuments: row.countOfDocuments,
  }));
}

/** Returns the classes that `caller` reaches by title, the own ones first, for the pickers. */
export async function listOptions(db: Database, caller: QuizCaller, search: string) {
  const rows = await db
    .select({
      id: classes.id,
      title: classes.title,
      ownerId: classes.ownerId,
      publishedAt: classes.publishedAt,
    })
    .from(classes)
    .where(
      and(
        createClassScope(caller),
        search.trim() === '' ? undefined : containsText(classes.title, search.trim()),
      ),
    )
    .orderBy(ownFirst(caller), asc(sql`lower(${classes.title})`), asc(classes.id))
    .limit(maxListed);
  return rows.map(({ id, title, ownerId, publishedAt }) => ({
    id,
    title,
    professor: ownerId !== caller.userId,
    published: publishedAt !== null,
  }));
}
