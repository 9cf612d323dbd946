import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';

import type { ClassStudent } from '../../../src/api/contract/entities/classroom.ts';
import {
  getMeanPercent,
  getQuizResult,
  type StudentStatus,
} from '../../../src/domain/classes/student-status.ts';
import type { Database } from '../database.ts';
import { outbox, users } from '../schema/auth.ts';
import { classStudents } from '../schema/classes.ts';
import type { ClassQuizRow } from './class-contents.ts';
import type { FoundClass } from '../scopes/class-scope.ts';

/** Matches the students of a class, except removed ones. */
export const createStudentCondition = (classId: number): SQL =>
  sql`(${and(eq(classStudents.classId, classId), isNull(classStudents.removedAt))})`;

/** Whether the student signed in to an enabled account since the invitation. */
const hasSignedIn = sql<boolean>`coalesce(${users.disabledAt} is null
  and ${users.lastSignInAt} >= ${classStudents.invitedAt}, false)`;

const selectStudents = (db: Database, condition: SQL) =>
  db
    .select({
      id: classStudents.id,
      email: classStudents.email,
      firstName: classStudents.firstName,
      lastName: classStudents.lastName,
      invitedAt: classStudents.invitedAt,
      hasSignedIn,
      account: { firstName: users.firstName, lastName: users.lastName },
      mail: {
        id: outbox.id,
        sentAt: outbox.sentAt,
        failedAt: outbox.failedAt,
        error: outbox.error,
      },
    })
    .from(classStudents)
    .leftJoin(users, sql`lower(${users.email}) = ${classStudents.email}`)
    .leftJoin(outbox, eq(outbox.id, classStudents.mailId))
    .where(condition);

type StudentRow = Awaited<ReturnType<typeof selectStudents>>[number];

interface Submission {
  readonly quizId: number;
  readonly email: string;
  readonly percent: number;
}

/**
 * Returns what the students of a class handed in for its quizzes. A result counts that was handed
 * in after the invitation, or whose quiz belongs to the owner of the class, who knows it anyway
 * (docs/decisions/0045).
 */
async function selectSubmissions(
  db: Database,
  { id, ownerId }: Pick<FoundClass, 'id' | 'ownerId'>,
): Promise<readonly Submission[]> {
  const { rows } = await db.execute<{ quiz_id: number; email: string; percent: number }>(sql`
    select a.quiz_id, s.email, a.progress as percent
    from class_quizzes c
      join quizzes q on q.id = c.quiz_id and q.deleted_at is null
      join class_students s on s.class_id = c.class_id and s.removed_at is null
      join assignments a on a.quiz_id = q.id and lower(a.email) = s.email
    where c.class_id = ${id} and c.removed_at is null
      and (a.submitted_at >= s.invited_at
        or (a.submitted_at is not null and q.owner_id = ${ownerId}))`);
  return rows.map(({ quiz_id, ...row }) => ({ quizId: quiz_id, ...row }));
}

function toWireMail({ mail }: StudentRow): ClassStudent['mail'] {
  if (mail === null) return null;
  return {
    state: mail.sentAt !== null ? 'sent' : mail.failedAt !== null ? 'failed' : 'waiting',
    sentAt: mail.sentAt?.toISOString() ?? null,
    error: mail.error,
  };
}

/** The names of an account come before those of the invitation once its owner signed in. */
function getNames({ firstName, lastName, hasSignedIn: isKnown, account }: StudentRow) {
  return isKnown && account !== null && `${account.firstName}${account.lastName}` !== ''
    ? account
    : { firstName, lastName };
}

/** The students of a class, and the sums of each of its quizzes. */
export interface ClassResults {
  readonly students: ClassStudent[];
  readonly quizzes: ReadonlyMap<
    number,
    { readonly submitted: number; readonly mean: number | null }
  >;
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });
const getSortName = ({ firstName, lastName, email }: ClassStudent): string =>
  `${firstName} ${lastName}`.trim() || email;

/** Returns the students of a class by name with their results in `quizzes`, and each quiz's sums. */
export async function readClassResults(
  db: Database,
  found: Pick<FoundClass, 'id' | 'ownerId'>,
  quizzes: readonly ClassQuizRow[],
  now: Date,
): Promise<ClassResults> {
  const rows = await selectStudents(db, createStudentCondition(found.id));
  const submissions = rows.length === 0 ? [] : await selectSubmissions(db, found);
  const percents = new Map<string, Map<number, number>>();
  const ofQuizzes = new Map<number, number[]>(quizzes.map(({ id }) => [id, []]));
  for (const { quizId, email, percent } of submissions) {
    percents.set(email, (percents.get(email) ?? new Map<number, number>()).set(quizId, percent));
    ofQuizzes.get(quizId)?.push(percent);
  }
  const students = rows.map((row): ClassStudent => {
    const own = percents.get(row.email);
    const status: StudentStatus = row.hasSignedIn || own !== undefined ? 'joined' : 'invited';
    const results = quizzes.map(({ id, startDate, endDate }) =>
      getQuizResult(
        {
          percent: own?.get(id) ?? null,
          hasJoined: status === 'joined',
          startsAt: startDate?.getTime() ?? null,
          endsAt: endDate?.getTime() ?? null,
        },
        now.getTime(),
      ),
    );
    return {
      id: row.id,
      email: row.email,
      ...getNames(row),
      status,
      invitedAt: row.invitedAt.toISOString(),
      mail: toWireMail(row),
      results,
      mean: getMeanPercent(results),
    };
  });
  return {
    students: students.sort((one, other) => collator.compare(getSortName(one), getSortName(other))),
    quizzes: new Map(
      [...ofQuizzes].map(([id, own]) => [id, { submitted: own.length, mean: getMeanPercent(own) }]),
    ),
  };
}

/** Returns those of these students of a class who have not joined. */
export async function findInvited(
  db: Database,
  found: Pick<FoundClass, 'id' | 'ownerId'>,
  studentIds: readonly number[],
): Promise<readonly { readonly id: number; readonly email: string }[]> {
  const rows = await selectStudents(
    db,
    sql`${createStudentCondition(found.id)} and ${inArray(classStudents.id, [...studentIds])}`,
  );
  const submitted = new Set((await selectSubmissions(db, found)).map(({ email }) => email));
  return rows
    .filter((row) => !row.hasSignedIn && !submitted.has(row.email))
    .map(({ id, email }) => ({ id, email }));
}
