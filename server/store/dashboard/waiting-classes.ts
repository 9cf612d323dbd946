import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

import type { Dashboard } from '../../../src/api/contract/dashboard.ts';
import { reachesEveryClass } from '../../../src/domain/classes/class-access.ts';
import { canPublish, findMissing } from '../../../src/domain/classes/find-missing.ts';
import type { Database } from '../database.ts';
import {
  classDocuments,
  classes,
  classPlaylists,
  classQuizzes,
  classStudents,
} from '../schema/classes.ts';
import { quizzes } from '../schema/quizzes.ts';
import { maxRows } from '../scopes/dashboard-scope.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

// A column in a query of one table is written without the table's name.
const qualifiedId = sql.raw('"classes"."id"');

const listQuizzes = (db: Database, classIds: readonly number[]) =>
  db
    .select({
      classId: classQuizzes.classId,
      id: quizzes.id,
      title: quizzes.title,
      hasDeadline: sql<boolean>`${quizzes.endDate} is not null`,
    })
    .from(classQuizzes)
    .innerJoin(quizzes, eq(quizzes.id, classQuizzes.quizId))
    .where(
      and(
        inArray(classQuizzes.classId, [...classIds]),
        isNull(classQuizzes.removedAt),
        isNull(quizzes.deletedAt),
      ),
    )
    .limit(500);

/**
 * Returns the classes that the caller can publish and has not, the last changed first, with what is
 * missing in each.
 */
export async function readWaitingClasses(
  db: Database,
  caller: ScopedCaller,
): Promise<NonNullable<Dashboard['classes']>> {
  const found = and(
    isNull(classes.publishedAt),
    isNull(classes.deletedAt),
    reachesEveryClass(caller.role) ? undefined : eq(classes.ownerId, caller.userId),
  );
  const rows = await db
    .select({
      id: classes.id,
      title: classes.title,
      studentCount: sql<number>`(
        select count(*)::int from ${classStudents} s where s.class_id = ${qualifiedId} and s.removed_at is null)`,
      playlistCount: sql<number>`(
        select count(*)::int from ${classPlaylists} p where p.class_id = ${qualifiedId} and p.removed_at is null)`,
      unsharedDocumentCount: sql<number>`(
        select count(*)::int from ${classDocuments} d
        where d.class_id = ${qualifiedId} and d.deleted_at is null and d.shared_at is null)`,
    })
    .from(classes)
    .where(found)
    .orderBy(desc(classes.updatedAt), desc(classes.id))
    .limit(maxRows);
  if (rows.length === 0) return { count: 0, classes: [] };
  const contents = await listQuizzes(
    db,
    rows.map(({ id }) => id),
  );
  return {
    count: await db.$count(classes, found),
    classes: rows.map(({ unsharedDocumentCount, ...row }) => {
      const own = contents.filter(({ classId }) => classId === row.id);
      const missing = findMissing({ ...row, quizzes: own, unsharedDocumentCount });
      return {
        ...row,
        quizCount: own.length,
        missing: [...new Set(missing.map(({ reason }) => reason))],
        isReady: canPublish(missing),
      };
    }),
  };
}
