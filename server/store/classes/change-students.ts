import { and, eq, gte, inArray, isNotNull, ne } from 'drizzle-orm';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { renameDocumentStudent } from '../class-documents/write-documents.ts';
import { classStudents } from '../schema/classes.ts';
import { recordClassActivity } from './class-activity.ts';
import { getRestoreLimit } from '../restore-limit.ts';
import { lockClass, type FoundClass } from '../scopes/class-scope.ts';
import { createStudentCondition, findInvited } from './class-students.ts';
import { storeMails, type SendInvitations } from './invite-students.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/**
 * Mails the invitation again to those of these students who have not joined, and returns their
 * addresses. Runs inside a transaction, as all of these do.
 */
export async function resendToStudents(
  db: Database,
  caller: ScopedCaller,
  classId: number,
  studentIds: readonly number[],
  now: Date,
  send: SendInvitations,
): Promise<Outcome<{ sent: string[] }>> {
  const locked = await lockClass(db, caller, classId, 'changeStudents');
  if (!locked.ok) return locked;
  const invited = await findInvited(db, locked.value, studentIds);
  const emails = invited.map(({ email }) => email);
  if (emails.length > 0) {
    const mailIds = await send(locked.value, emails);
    await storeMails(
      db,
      invited.map(({ id }) => id),
      mailIds,
    );
    await recordClassActivity(
      db,
      { kind: 'invitationsResent', by: caller.userId, at: now },
      { classId, names: emails },
    );
  }
  return succeeded({ sent: emails });
}

/**
 * Gives a student who has not joined another address and mails the invitation there. Returns the
 * class, `notFound` for no student of it, `refused` when the student has joined or another one has
 * the address.
 */
export async function correctAddress(
  db: Database,
  caller: ScopedCaller,
  classId: number,
  { studentId, email }: { readonly studentId: number; readonly email: string },
  now: Date,
  send: SendInvitations,
): Promise<Outcome<FoundClass>> {
  const locked = await lockClass(db, caller, classId, 'changeStudents');
  if (!locked.ok) return locked;
  const isThis = and(createStudentCondition(classId), eq(classStudents.id, studentId));
  const [student] = await db
    .select({ email: classStudents.email })
    .from(classStudents)
    .where(isThis);
  if (student === undefined) return failed({ kind: 'notFound' });
  const [invited] = await findInvited(db, locked.value, [studentId]);
  if (invited === undefined)
    return failed({ kind: 'refused', message: { key: 'classErrors.hasJoined' } });
  const address = email.toLowerCase();
  const hasAddress = and(eq(classStudents.email, address), ne(classStudents.id, studentId));
  if ((await db.$count(classStudents, and(createStudentCondition(classId), hasAddress))) > 0)
    return failed({ kind: 'refused', message: { key: 'classErrors.addressTaken' } });
  // A removed student with this address gives way.
  await db.delete(classStudents).where(and(eq(classStudents.classId, classId), hasAddress));
  await renameDocumentStudent(db, classId, student.email, address);
  const [mailId = null] = await send(locked.value, [address]);
  await db
    .update(classStudents)
    .set({ email: address, mailId, invitedAt: now })
    .where(eq(classStudents.id, studentId));
  await recordClassActivity(
    db,
    { kind: 'addressCorrected', by: caller.userId, at: now },
    { classId, names: [student.email, address] },
  );
  return succeeded(locked.value);
}

/**
 * Removes students from a class, or takes back those removed in the last 24 hours. Ids of other
 * students are ignored. Returns how many changed.
 */
export async function setStudentsRemoved(
  db: Database,
  caller: ScopedCaller,
  classId: number,
  studentIds: readonly number[],
  isRemoved: boolean,
  now: Date,
): Promise<Outcome<number>> {
  const locked = await lockClass(db, caller, classId, 'changeStudents');
  if (!locked.ok) return locked;
  const changeable = isRemoved
    ? createStudentCondition(classId)
    : and(
        eq(classStudents.classId, classId),
        isNotNull(classStudents.removedAt),
        gte(classStudents.removedAt, getRestoreLimit(now)),
      );
  const changed = await db
    .update(classStudents)
    .set({ removedAt: isRemoved ? now : null })
    .where(and(changeable, inArray(classStudents.id, [...studentIds])))
    .returning({ email: classStudents.email });
  if (changed.length > 0)
    await recordClassActivity(
      db,
      {
        kind: isRemoved ? 'studentsRemoved' : 'studentsRestored',
        by: caller.userId,
        at: now,
      },
      { classId, names: changed.map(({ email }) => email) },
    );
  return succeeded(changed.length);
}
