import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';

import type { User } from '../../src/api/contract/users.ts';
import type { Database } from './database.ts';
import { selectPage, type ListCondition } from './list-query.ts';
import { matchesPerson } from './people.ts';
import { invitations, sessions, users } from './schema/auth.ts';

// A column in a query of one table is written without the table's name.
const qualifiedId = sql.raw('"users"."id"');

const userColumns = (now: Date) => {
  const at = sql`${now.toISOString()}::timestamptz`;
  return {
    id: users.id,
    email: users.email,
    firstName: users.firstName,
    lastName: users.lastName,
    roles: users.roles,
    isRegistered: sql<boolean>`${users.passwordHash} is not null`,
    createdAt: users.createdAt,
    disabledAt: users.disabledAt,
    lastSignInAt: users.lastSignInAt,
    passwordChangedAt: users.passwordChangedAt,
    invitationEndsAt: sql<string | null>`(
      select to_char(max(i.expires_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      from ${invitations} i
      where i.user_id = ${qualifiedId} and i.used_at is null and i.expires_at > ${at})`,
    sessionCount: sql<number>`(
      select count(*)::int from ${sessions} s
      where s.user_id = ${qualifiedId} and s.revoked_at is null and s.expires_at > ${at})`,
  };
};

/** Selects users in the form of the contract; add `where`, `orderBy` and a window. */
const selectUsers = (db: Database, now: Date) => db.select(userColumns(now)).from(users);

type UserRow = Awaited<ReturnType<typeof selectUsers>>[number];

/** Returns a selected row as the contract's user. */
const toUser = (row: UserRow): User => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  disabledAt: row.disabledAt?.toISOString() ?? null,
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  passwordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
});

/** What the list of users is sorted by. */
const userSorts = {
  id: users.id,
  email: users.emailKey,
  last_name: users.lastNameKey,
  name: users.personKey,
  created_at: users.createdAt,
  last_sign_in_at: sql`coalesce(${users.lastSignInAt}, 'epoch'::timestamptz)`,
};

const defaultSort = [['name', 'asc']] as const;

/**
 * Returns one page of the users that `found` matches, and their number. What is counted, searched
 * and sorted is in an index; the rows of the page are read last (docs/decisions/0018).
 */
export async function listPageOfUsers(
  db: Database,
  now: Date,
  found: SQL | undefined,
  sort: readonly (readonly [string, 'asc' | 'desc'])[],
  navigation: { readonly page: number; readonly itemsOnPage: number },
): Promise<{ readonly users: User[]; readonly total: number }> {
  const { rows, total } = await selectPage(
    db,
    {
      table: users,
      id: users.id,
      where: found,
      sort: sort.length === 0 ? defaultSort : sort,
      sortTargets: userSorts,
    },
    navigation,
    (isOnPage, order) =>
      selectUsers(db, now)
        .where(isOnPage)
        .orderBy(...order),
  );
  return { users: rows.map(toUser), total };
}

/** Returns one user, or null. */
export async function readUser(db: Database, id: number, now: Date): Promise<User | null> {
  const [row] = await selectUsers(db, now).where(eq(users.id, id));
  return row === undefined ? null : toUser(row);
}

const hasRole = ({ value }: ListCondition): SQL =>
  value === 'customer'
    ? sql`cardinality(${users.roles}) = 0`
    : sql`${users.roles} @> array[${String(value)}]::text[]`;

const hasState = ({ value }: ListCondition): SQL => sql`${users.state} = ${String(value)}`;

/** What the properties of the list of users refer to. */
export const userFilters = {
  id: users.id,
  email: users.email,
  first_name: users.firstName,
  last_name: users.lastName,
  name: ({ value }: ListCondition): SQL => matchesPerson(users.searchKey, String(value)),
  role: hasRole,
  state: hasState,
};

/**
 * Locks the super admins who can sign in and returns their ids. Changes to them run one after
 * another, so that two of them cannot remove each other.
 */
export async function lockSuperAdmins(db: Database): Promise<readonly number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        sql`${users.roles} @> array['ROLE_SUPER_ADMIN']::text[]`,
        sql`${users.passwordHash} is not null`,
        isNull(users.disabledAt),
      ),
    )
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
}

/** Returns the open sessions of a user, the newest first; `current` is marked. */
export async function listOpenSessions(db: Database, userId: number, now: Date, current: string) {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
    )
    .orderBy(sql`${sessions.createdAt} desc`)
    .limit(100);
  return rows.map(({ id, createdAt, usedAt, expiresAt, address, userAgent }) => ({
    id,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
    address,
    userAgent,
    isCurrent: id === current,
  }));
}
