import { asc, inArray, sql } from 'drizzle-orm';

import { getEffectiveRole, type EffectiveRole } from '../../src/domain/access/role.ts';
import type { Database } from './database.ts';
import { users } from './schema/auth.ts';

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

/**
 * What is shared: who needs no share, which roles may have one, and how shares are stored. `insert`
 * returns the people who did not have one.
 */
export interface Shareable {
  readonly hasAccess: (userId: number) => boolean;
  readonly canReceive: (role: EffectiveRole) => boolean;
  readonly insert: (userIds: readonly number[]) => Promise<readonly number[]>;
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
 * Gives the people with these addresses access, each address once regardless of case. Disabled
 * accounts and roles that may not have a share are reported as `not_access`. A simultaneous
 * identical request reports them as shared already. Runs inside a transaction.
 */
export async function shareWithPeople(
  db: Database,
  emails: readonly string[],
  { hasAccess, canReceive, insert }: Shareable,
): Promise<ShareResult> {
  const requested = new Map<string, string>();
  for (const email of emails)
    if (!requested.has(email.toLowerCase())) requested.set(email.toLowerCase(), email);
  const accounts = await findAccounts(db, [...requested.keys()]);
  const readers = accounts.filter(
    ({ id, role, isDisabled }) => !hasAccess(id) && !isDisabled && canReceive(role),
  );
  const isNew = new Set(readers.length === 0 ? [] : await insert(readers.map(({ id }) => id)));

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
    else if (hasAccess(account.id) || readers.includes(account)) result.already_shared.push(email);
    else result.not_access.push(email);
  }
  return {
    result,
    readers: readers.filter(({ id }) => isNew.has(id)).map(({ email, role }) => ({ email, role })),
  };
}
