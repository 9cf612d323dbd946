import { and, inArray, sql } from 'drizzle-orm';

import { maxStudents } from '../../../src/domain/classes/class-limits.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import type { Database } from '../database.ts';
import { classStudents } from '../schema/classes.ts';
import { recordClassActivity } from './class-activity.ts';
import { lockClass, type FoundClass } from '../scopes/class-scope.ts';
import { createStudentCondition } from './class-students.ts';
import { suggestDomains } from './known-domains.ts';
import type { ScopedCaller } from '../scopes/scoped-caller.ts';

/** Writes the invitations of a class to these addresses. Returns the ids of the mails in order. */
export type SendInvitations = (
  found: FoundClass,
  emails: readonly string[],
) => Promise<readonly number[]>;

/** Whom to invite. `names` are kept for students without an account. */
export interface Invitation {
  readonly emails: readonly string[];
  readonly inviteUnknown: boolean;
  readonly names: readonly {
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
  }[];
}

/** The result for each address, in the order and spelling of the request. */
export interface InvitationResult {
  readonly invited: string[];
  readonly already_invited: string[];
  readonly not_found: string[];
  readonly suggestions: { email: string; suggestion: string }[];
}

interface NewStudent {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Adds students, or takes removed ones back. A name that is not given again is kept. */
async function insertStudents(
  db: Database,
  classId: number,
  students: readonly NewStudent[],
  mailIds: readonly number[],
  now: Date,
): Promise<void> {
  const rows = students.map((student, index) => ({
    classId,
    ...student,
    invitedAt: now,
    mailId: mailIds[index] ?? null,
  }));
  await db
    .insert(classStudents)
    .values(rows)
    .onConflictDoUpdate({
      target: [classStudents.classId, classStudents.email],
      set: {
        removedAt: null,
        invitedAt: now,
        mailId: sql`excluded.mail_id`,
        firstName: sql`coalesce(nullif(excluded.first_name, ''), ${classStudents.firstName})`,
        lastName: sql`coalesce(nullif(excluded.last_name, ''), ${classStudents.lastName})`,
      },
    });
}

/** Returns the first spelling of each address by its lower-case form. */
function mapSpellings(emails: readonly string[]): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const email of emails)
    if (!spellings.has(email.toLowerCase())) spellings.set(email.toLowerCase(), email);
  return spellings;
}

/**
 * Invites the people with these addresses to a class, each address once regardless of case, and
 * writes their mails. Addresses at a domain where nobody is known and that resembles a known one
 * are not invited, unless `inviteUnknown`. Fails as `lockClass` does, and with `refused` when the
 * class would have too many students. Runs inside a transaction.
 */
export async function inviteStudents(
  db: Database,
  caller: ScopedCaller,
  classId: number,
  { emails, inviteUnknown, names }: Invitation,
  now: Date,
  send: SendInvitations,
): Promise<Outcome<InvitationResult>> {
  const locked = await lockClass(db, caller, classId, 'changeStudents');
  if (!locked.ok) return locked;
  const requested = mapSpellings(emails);
  const keys = [...requested.keys()];
  const present = await db
    .select({ email: classStudents.email })
    .from(classStudents)
    .where(and(createStudentCondition(classId), inArray(classStudents.email, keys)));
  const isPresent = new Set(present.map(({ email }) => email));
  const absent = keys.filter((key) => !isPresent.has(key));
  const suggested = inviteUnknown ? new Map<string, string>() : await suggestDomains(db, absent);
  const invited = absent.filter((key) => !suggested.has(key));
  const count = await db.$count(classStudents, createStudentCondition(classId));
  if (count + invited.length > maxStudents)
    return failed({
      kind: 'refused',
      message: {
        key: 'classErrors.tooManyStudents',
        values: {
          max: maxStudents,
        },
      },
    });
  if (invited.length > 0) {
    const nameOf = new Map(names.map((name) => [name.email.toLowerCase(), name]));
    const mailIds = await send(locked.value, invited);
    await insertStudents(
      db,
      classId,
      invited.map((email) => ({
        email,
        firstName: nameOf.get(email)?.firstName.trim() ?? '',
        lastName: nameOf.get(email)?.lastName.trim() ?? '',
      })),
      mailIds,
      now,
    );
    await recordClassActivity(
      db,
      { kind: 'studentsInvited', by: caller.userId, at: now },
      { classId, names: invited },
    );
  }
  const spell = (list: readonly string[]): string[] => list.map((key) => requested.get(key) ?? key);
  return succeeded({
    invited: spell(invited),
    already_invited: spell(keys.filter((key) => isPresent.has(key))),
    not_found: spell(absent.filter((key) => suggested.has(key))),
    suggestions: [...suggested].map(([email, suggestion]) => ({
      email: requested.get(email) ?? email,
      suggestion,
    })),
  });
}

/** Gives students of a class the newest mails of their invitation. */
export async function storeMails(
  db: Database,
  studentIds: readonly number[],
  mailIds: readonly number[],
): Promise<void> {
  await db.execute(sql`
    update class_students s set mail_id = m.mail_id
    from unnest(${sql.param([...studentIds])}::int[], ${sql.param([...mailIds])}::int[]) as m (id, mail_id)
    where s.id = m.id`);
}
