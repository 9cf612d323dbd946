import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';

import type { Person } from '../../../src/api/contract/entities/person.ts';
import {
  canReceiveShare,
  getShareReach,
  type ShareCall,
} from '../../../src/domain/access/quiz-share.ts';
import { getEffectiveRole, type EffectiveRole } from '../../../src/domain/access/role.ts';
import type { Database } from '../database.ts';
import { users } from '../schema/auth.ts';
import { quizzes } from '../schema/quizzes.ts';
import { quizShares } from '../schema/sharing.ts';
import { createQuizScope, type QuizCaller } from './quiz-scope.ts';

/** A quiz that its caller may share. */
export interface ShareableQuiz {
  readonly id: number;
  readonly kind: 'admin' | 'user';
  readonly title: string;
  readonly ownerId: number | null;
}

/** A person who has just been given access. */
export interface NewReader {
  readonly email: string;
  readonly role: EffectiveRole;
}

/**
 * The result for each address, in the order and spelling of the request; `readers` are the people
 * newly given access.
 */
export interface ShareResult {
  readonly result: {
    readonly shared: string[];
    readonly already_shared: string[];
    readonly not_access: string[];
    readonly not_found: string[];
  };
  readonly readers: readonly NewReader[];
}

/** Matches the quizzes that `caller` may share with `call`. */
function createShareableCondition(caller: QuizCaller, call: ShareCall): SQL {
  const { kind, reach } = getShareReach(caller.role, call);
  if (reach === 'none') return sql`false`;
  return sql`(${and(eq(quizzes.kind, kind), createQuizScope(kind, caller).canRead, reach === 'own' ? eq(quizzes.ownerId, caller.userId) : undefined)})`;
}

/**
 * Returns the quiz `id` when `caller` may share it with `call`; null also for unknown ids. Locks its
 * row as the trigger of its shares does (migration 0014), so that two of these calls cannot wait for
 * each other.
 */
export async function lockShareableQuiz(
  db: Database,
  caller: QuizCaller,
  call: ShareCall,
  id: number,
): Promise<ShareableQuiz | null> {
  const [quiz] = await db
    .select({ id: quizzes.id, kind: quizzes.kind, title: quizzes.title, ownerId: quizzes.ownerId })
    .from(quizzes)
    .where(and(eq(quizzes.id, id), createShareableCondition(caller, call)))
    .for('no key update');
  return quiz === undefined ? null : { ...quiz, kind: quiz.kind === 'admin' ? 'admin' : 'user' };
}

/**
 * Returns the people with whom the quiz `id` is shared, by e-mail; null when `caller` may not share
 * it with any of `calls`.
 */
export async function listPeopleSharedWith(
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
    .where(
      and(eq(quizzes.id, id), or(...calls.map((call) => createShareableCondition(caller, call)))),
    )
    .orderBy(asc(users.email));
  return rows.length === 0 ? null : rows.flatMap(({ person }) => person ?? []);
}

/** Returns the accounts with these lower-case e-mail addresses. */
async function findAccounts(db: Database, addresses: readonly string[]) {
  const address = sql<string>`lower(${users.email})`;
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      address,
      roles: users.roles,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(inArray(address, [...addresses]))
    .orderBy(asc(users.id));
  return rows.map(({ roles, disabledAt, ...account }) => ({
    ...account,
    role: getEffectiveRole(roles),
    isDisabled: disabledAt !== null,
  }));
}

/**
 * Gives the people with these addresses access to `quiz`, each address once regardless of case. The
 * caller and the owner already have access; disabled accounts and roles without quizzes are
 * reported as `not_access`. A simultaneous identical request reports them as shared already. Runs
 * inside a transaction.
 */
export async function shareQuizWith(
  db: Database,
  quiz: ShareableQuiz,
  emails: readonly string[],
  sharedBy: number,
  now: Date,
): Promise<ShareResult> {
  const requested = new Map<string, string>();
  for (const email of emails)
    if (!requested.has(email.toLowerCase())) requested.set(email.toLowerCase(), email);
  const accounts = await findAccounts(db, [...requested.keys()]);
  const readers = accounts.filter(
    ({ id, role, isDisabled }) =>
      id !== sharedBy && id !== quiz.ownerId && !isDisabled && canReceiveShare(role),
  );
  const rows = readers.map(({ id }) => ({ quizId: quiz.id, userId: id, sharedBy, createdAt: now }));
  const inserted =
    rows.length === 0
      ? []
      : await db
          .insert(quizShares)
          .values(rows)
          .onConflictDoNothing()
          .returning({ userId: quizShares.userId });
  const isNew = new Set(inserted.map(({ userId }) => userId));

  const result = {
    shared: [] as string[],
    already_shared: [] as string[],
    not_access: [] as string[],
    not_found: [] as string[],
  };
  for (const [key, email] of requested) {
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
