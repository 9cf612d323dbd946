import { eq, sql } from 'drizzle-orm';

import type { Message } from '../../../src/domain/messages/message.ts';
import type { ClassDetail } from '../../../src/api/contract/entities/classroom.ts';
import type { ClassActivityKind } from '../../../src/domain/classes/class-activity.ts';
import { canDoInClass } from '../../../src/domain/classes/class-access.ts';
import { maxClassTitleCharacters } from '../../../src/domain/classes/class-limits.ts';
import { canPublish, type MissingThing } from '../../../src/domain/classes/find-missing.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { createCopyTitle } from '../../../src/domain/text/create-copy-title.ts';
import type { Database } from '../database.ts';
import { isReadable } from '../scopes/playlist-scope.ts';
import { createClassQuizScope } from '../scopes/quiz-scope.ts';
import { classes } from '../schema/classes.ts';
import { quizzes } from '../schema/quizzes.ts';
import { playlists } from '../schema/playlists.ts';
import { recordClassActivity } from './class-activity.ts';
import { getRestoreLimit } from '../restore-limit.ts';
import { lockAnyClass, lockClass, type FoundClass } from '../scopes/class-scope.ts';
import { readClass } from './read-class.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

const record = (
  db: Database,
  { userId }: ScopedCaller,
  kind: ClassActivityKind,
  at: Date,
  classId: number,
  ...names: readonly string[]
): Promise<void> => recordClassActivity(db, { kind, by: userId, at }, { classId, names });

async function insertClass(
  db: Database,
  { userId }: ScopedCaller,
  title: string,
  now: Date,
): Promise<FoundClass> {
  const [row] = await db
    .insert(classes)
    .values({ title: title.trim(), ownerId: userId, createdAt: now, updatedAt: now })
    .returning();
  if (row === undefined) throw new Error('the class was not stored');
  return { ...row, access: 'full' };
}

/** Creates a class of the caller. Runs inside a transaction, as all of these do. */
export async function createClass(
  db: Database,
  caller: ScopedCaller,
  title: string,
  now: Date,
): Promise<FoundClass> {
  const created = await insertClass(db, caller, title, now);
  await record(db, caller, 'created', now, created.id, created.title);
  return created;
}

/** Renames a class, with the failures of `lockClass`. */
export async function renameClass(
  db: Database,
  caller: ScopedCaller,
  id: number,
  title: string,
  ifMatch: string | null,
  now: Date,
): Promise<Outcome<FoundClass>> {
  const locked = await lockClass(db, caller, id, 'rename', ifMatch);
  if (!locked.ok) return locked;
  const renamed = { ...locked.value, title: title.trim(), version: locked.value.version + 1 };
  await db
    .update(classes)
    .set({ title: renamed.title, version: renamed.version })
    .where(eq(classes.id, id));
  await record(db, caller, 'renamed', now, id, locked.value.title, renamed.title);
  return succeeded(renamed);
}

/** Copies the contents that the caller may add, in their order, and the documents. */
async function copyContents(
  db: Database,
  caller: ScopedCaller,
  from: number,
  to: number,
  now: Date,
): Promise<void> {
  const { userId } = caller;
  const at = now.toISOString();
  await db.execute(sql`
    insert into class_quizzes (class_id, quiz_id, added_by, added_at, sort_index)
    select ${to}::int, c.quiz_id, ${userId}::int, ${at}::timestamptz, c.sort_index
    from class_quizzes c join ${quizzes} on ${quizzes.id} = c.quiz_id
    where c.class_id = ${from} and c.removed_at is null and ${createClassQuizScope(caller).canRead}`);
  await db.execute(sql`
    insert into class_playlists (class_id, playlist_id, added_by, added_at, sort_index)
    select ${to}::int, c.playlist_id, ${userId}::int, ${at}::timestamptz, c.sort_index
    from class_playlists c join ${playlists} on ${playlists.id} = c.playlist_id
    where c.class_id = ${from} and c.removed_at is null and ${isReadable(caller)}`);
  await db.execute(sql`
    insert into class_documents (class_id, file_name, file, uploaded_by, created_at, updated_at)
    select ${to}::int, d.file_name, d.file, ${userId}::int, ${at}::timestamptz, ${at}::timestamptz
    from class_documents d
    where d.class_id = ${from} and d.deleted_at is null
    order by d.created_at, d.id`);
}

/** Copies a class into one of the caller, unpublished and without students and colleagues. */
export async function copyClass(
  db: Database,
  caller: ScopedCaller,
  id: number,
  now: Date,
): Promise<Outcome<FoundClass>> {
  const locked = await lockClass(db, caller, id, 'copy');
  if (!locked.ok) return locked;
  const copy = await insertClass(
    db,
    caller,
    createCopyTitle(locked.value.title, maxClassTitleCharacters),
    now,
  );
  await copyContents(db, caller, id, copy.id, now);
  await record(db, caller, 'copied', now, copy.id, locked.value.title);
  return succeeded(copy);
}

/** Marks a class as deleted, with the failures of `lockClass`. It can be restored for 24 hours. */
export async function deleteClass(
  db: Database,
  caller: ScopedCaller,
  id: number,
  ifMatch: string | null,
  now: Date,
): Promise<Outcome<null>> {
  const locked = await lockClass(db, caller, id, 'delete', ifMatch);
  if (!locked.ok) return locked;
  await db.update(classes).set({ deletedAt: now }).where(eq(classes.id, id));
  await record(db, caller, 'deleted', now, id, locked.value.title);
  return succeeded(null);
}

/**
 * Restores a deleted class; one that is not deleted is unchanged. Returns `notFound` when it was
 * deleted too long ago, and to a colleague, for whom a deleted class is unknown.
 */
export async function restoreClass(
  db: Database,
  caller: ScopedCaller,
  id: number,
  now: Date,
): Promise<Outcome<null>> {
  const found = await lockAnyClass(db, caller, id);
  if (found === null) return failed({ kind: 'notFound' });
  const mayRestore = canDoInClass(found.access, 'delete');
  if (found.deletedAt === null)
    return mayRestore
      ? succeeded(null)
      : failed({ kind: 'denied', message: { key: 'classErrors.notOwner' } });
  if (!mayRestore || found.deletedAt < getRestoreLimit(now)) return failed({ kind: 'notFound' });
  await db.update(classes).set({ deletedAt: null }).where(eq(classes.id, id));
  await record(db, caller, 'restored', now, id, found.title);
  return succeeded(null);
}

function describeBlocking(missing: readonly MissingThing[]): Message {
  const reasons = new Set(missing.map(({ reason }) => reason));
  if (!reasons.has('noContent')) return { key: 'classErrors.noStudents' };
  return { key: `classErrors.${reasons.has('noStudents') ? 'nobodyAndNothing' : 'noContent'}` };
}

/**
 * Publishes a class and returns it; a published class is unchanged. Returns `refused` with what is
 * missing while something blocks it.
 */
export async function publishClass(
  db: Database,
  caller: ScopedCaller,
  id: number,
  now: Date,
): Promise<Outcome<ClassDetail>> {
  const locked = await lockClass(db, caller, id, 'publish');
  if (!locked.ok) return locked;
  const before = await readClass(db, caller, locked.value, now);
  if (before.published) return succeeded(before);
  if (!canPublish(before.missing))
    return failed({ kind: 'refused', message: describeBlocking(before.missing) });
  const version = locked.value.version + 1;
  await db.update(classes).set({ publishedAt: now, version }).where(eq(classes.id, id));
  await record(db, caller, 'published', now, id, locked.value.title);
  return succeeded({
    ...before,
    published: true,
    publishedAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: String(version),
  });
}
