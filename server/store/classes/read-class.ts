import { asc, eq } from 'drizzle-orm';

import type { ClassDetail } from '../../../src/api/contract/entities/classroom.ts';
import type { Person } from '../../../src/api/contract/entities/person.ts';
import { findMissing } from '../../../src/domain/classes/find-missing.ts';
import { listDocuments, type StoredDocument } from '../class-documents/read-documents.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/auth.ts';
import { classes, classShares } from '../schema/classes.ts';
import {
  listClassPlaylists,
  selectClassQuizzes,
  toWireClassQuiz,
  type ClassQuizRow,
} from './class-contents.ts';
import type { FoundClass } from '../scopes/class-scope.ts';
import { readClassResults, type ClassResults } from './class-students.ts';
import { classColumns, toWireClass } from './list-classes.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** Returns the people with whom a class is shared, by e-mail. */
export const listClassReaders = (db: Database, classId: number): Promise<Person[]> =>
  db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(classShares)
    .innerJoin(users, eq(users.id, classShares.userId))
    .where(eq(classShares.classId, classId))
    .orderBy(asc(users.email));

const toWireDocument = (stored: StoredDocument): ClassDetail['documents'][number] => ({
  id: stored.id,
  fileName: stored.fileName,
  type: stored.contentType.split(';')[0] ?? '',
  bytes: stored.bytes,
  shared: stored.sharedAt !== null,
  createdAt: stored.createdAt.toISOString(),
});

const toWireQuizzes = (
  caller: ScopedCaller,
  found: FoundClass,
  rows: readonly ClassQuizRow[],
  { quizzes }: ClassResults,
  now: Date,
): ClassDetail['quizzes'] =>
  rows.map((row) => {
    const { submitted = 0, mean = null } = quizzes.get(row.id) ?? {};
    return toWireClassQuiz(caller, found, row, { submitted, mean }, now);
  });

/**
 * Returns a class that the caller reaches with everything in it, in a number of statements that does
 * not depend on its size.
 */
export async function readClass(
  db: Database,
  caller: ScopedCaller,
  found: FoundClass,
  now: Date,
): Promise<ClassDetail> {
  const [row] = await db
    .select(classColumns)
    .from(classes)
    .leftJoin(users, eq(users.id, classes.ownerId))
    .where(eq(classes.id, found.id));
  if (row === undefined) throw new Error(`the class ${String(found.id)} has gone`);
  const quizRows = await selectClassQuizzes(db, caller, found.id);
  const results = await readClassResults(db, found, quizRows, now);
  const playlists = await listClassPlaylists(db, caller, found.id);
  const documents = (await listDocuments(db, found.id, false)).map(toWireDocument);
  return {
    ...toWireClass(caller, row),
    students: results.students,
    playlists,
    quizzes: toWireQuizzes(caller, found, quizRows, results, now),
    documents,
    sharedWith: await listClassReaders(db, found.id),
    missing: findMissing({
      studentCount: results.students.length,
      playlistCount: playlists.length,
      quizzes: quizRows.map(({ id, title, endDate }) => ({
        id,
        title,
        hasDeadline: endDate !== null,
      })),
      unsharedDocumentCount: documents.filter(({ shared }) => !shared).length,
    }),
  };
}

/** Returns the quizzes of a class with the sums of its students' results. */
export async function listQuizzesWithResults(
  db: Database,
  caller: ScopedCaller,
  found: FoundClass,
  now: Date,
): Promise<ClassDetail['quizzes']> {
  const rows = await selectClassQuizzes(db, caller, found.id);
  return toWireQuizzes(caller, found, rows, await readClassResults(db, found, rows, now), now);
}
