import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';

import type { Person } from '../../../src/api/contract/entities/person.ts';
import {
  mayBeSharedWith,
  shareReach,
  type ShareCall,
} from '../../../src/domain/access/quiz-share.ts';
import { effectiveRole, type EffectiveRole } from '../../../src/domain/access/role.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';
import { quizShares } from '../schema/sharing.ts';
import { quizScope, type QuizCaller } from './quiz-scope.ts';

/** A quiz that its caller may share. */
export interface ShareableQuiz {
  readonly id: number;
  readonly kind: 'admin' | 'user';
  readonly title: string;
  readonly ownerId: number | null;
}

/** Somebody who was just given access. */
export interface NewReader {
  readonly email: string;
  readonly role: EffectiveRole;
}

/** What became of each address, in the order and the writing they were given in; `readers` are the people newly given access. */
export interface Shared {
  readonly result: {
    readonly shared: string[];
    readonly already_shared: string[];
    readonly not_access: string[];
    readonly not_found: string[];
  };
  readonly readers: readonly NewReader[];
}

/** The quizzes that `caller` may share by `call`. */
function shareable(caller: QuizCaller, call: ShareCall): SQL {
  const { kind, reach } = shareReach(caller.role, call);
  if (reach === 'none') return sql`false`;
  return sql`(${and(eq(quizzes.kind, kind), quizScope(kind, caller).reads, reach === 'own' ? eq(quizzes.ownerId, caller.userId) : undefined)})`;
}

/** The quiz `id` when `caller` may share it by `call`, its row held so that it is not deleted meanwhile; null is the answer for unknown ids too. */
export async function shareableQuiz(
  db: Database,
  caller: QuizCaller,
  call: ShareCall,
  id: number,
): Promise<ShareableQuiz | null> {
  const [quiz] = await db
    .select({ id: quizzes.id, kind: quizzes.kind, title: quizzes.title, ownerId: quizzes.ownerId })
    .from(quizzes)
    .where(and(eq(quizzes.id, id), shareable(caller, call)))
    .for('share');
  return quiz === undefined ? null : { ...quiz, kind: quiz.kind === 'admin' ? 'admin' : 'user' };
}

/** Whom the quiz `id` is shared with, by e-mail; null when there is none that `caller` may share by one of `calls`. */
export async function peopleSharedWith(
  db: Database,
  caller: QuizCaller,
  calls: readonly ShareCall[],
  id: number,
): Promise<Person[] | null> {
  const rows = await db
    .select({
      person: { firstName: users.firstName, lastName: users.lastName, email: users.email },
    })
    .from(quizzes)
    .leftJoin(quizShares, eq(quizShares.quizId, quizzes.id))
    .leftJoin(users, eq(users.id, quizShares.userId))
    .where(and(eq(quizzes.id, id), or(...calls.map((call) => shareable(caller, call)))))
    .orderBy(asc(users.email));
  return rows.length === 0 ? null : rows.flatMap(({ person }) => person ?? []);
}

/**
 * Gives the people behind `emails` access to `quiz`, each address once whatever its case. The caller and the owner have access already; a disabled
 * account and a role without quizzes are told apart as `not_access`. Who shares the same at the same moment finds it shared. Runs inside a transaction.
 */
export async function shareQuizWith(
  db: Database,
  quiz: ShareableQuiz,
  emails: readonly string[],
  sharedBy: number,
  now: Date,
): Promise<Shared> {
  const given = new Map<string, string>();
  for (const email of emails)
    if (!given.has(email.toLowerCase())) given.set(email.toLowerCase(), email);
  const address = sql<string>`lower(${users.email})`;
  const people = await db
    .select({
      id: users.id,
      email: users.email,
      address,
      roles: users.roles,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(inArray(address, [...given.keys()]))
    .orderBy(asc(users.id));
  const accounts = people.map(({ roles, disabledAt, ...account }) => ({
    ...account,
    role: effectiveRole(roles),
    isDisabled: disabledAt !== null,
  }));
  const readers = accounts.filter(
    ({ id, role, isDisabled }) =>
      id !== sharedBy && id !== quiz.ownerId && !isDisabled && mayBeSharedWith(role),
  );
  const rows = readers.map(({ id }) => ({ quizId: quiz.id, userId: id, sharedBy, createdAt: now }));
  const made =
    rows.length === 0
      ? []
      : await db
          .insert(quizShares)
          .values(rows)
          .onConflictDoNothing()
          .returning({ userId: quizShares.userId });
  const isNew = new Set(made.map(({ userId }) => userId));

  const result = {
    shared: [] as string[],
    already_shared: [] as string[],
    not_access: [] as string[],
    not_found: [] as string[],
  };
  for (const [key, email] of given) {
    const account = accounts.find((each) => each.address === key);
    if (account === undefined) result.not_found.push(email);
    else if (isNew.has(account.id)) result.shared.push(email);
    else if (account.id === sharedBy || account.id === quiz.ownerId || readers.includes(account))
      result.already_shared.push(email);
    else result.not_access.push(email);
  }
  return {
    result,
    readers: readers.filter(({ id }) => isNew.has(id)).map(({ email, role }) => ({ email, role })),
  };
}
