import type { Role } from '../../src/domain/access/role.ts';
import type { Database } from '../store/database.ts';
import { users } from '../store/schema/auth.ts';
import { hashPassword } from '../auth/passwords.ts';

/** An account of the demo library. */
export interface DemoAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
}

/** The password of every demo account. */
export const demoPassword = 'lectern-demo';

/**
 * The demo accounts: one for each role, two customers, and one with two roles. Their ids are 1 to 9
 * in this order.
 */
export const demoAccounts = [
  {
    email: 'super@lectern.test',
    firstName: 'Ada',
    lastName: 'Brandt',
    roles: ['ROLE_SUPER_ADMIN'],
  },
  {
    email: 'corporate@lectern.test',
    firstName: 'Chidi',
    lastName: 'Okafor',
    roles: ['ROLE_CORPORATE_ADMIN'],
  },
  { email: 'admin@lectern.test', firstName: 'Mei', lastName: 'Tanaka', roles: ['ROLE_ADMIN'] },
  { email: 'cs@lectern.test', firstName: 'Lucía', lastName: 'Ferrer', roles: ['ROLE_CS_USER'] },
  {
    email: 'publish@lectern.test',
    firstName: 'Jonas',
    lastName: 'Lindqvist',
    roles: ['ROLE_PUBLISH'],
  },
  { email: 'lti@lectern.test', firstName: 'Priya', lastName: 'Raman', roles: ['ROLE_CS_LTI_USER'] },
  { email: 'customer@lectern.test', firstName: 'Samuel', lastName: 'Whitaker', roles: [] },
  { email: 'customer2@lectern.test', firstName: 'Noor', lastName: 'Haddad', roles: [] },
  {
    email: 'multi@lectern.test',
    firstName: 'Elena',
    lastName: 'Petrova',
    roles: ['ROLE_ADMIN', 'ROLE_CS_USER'],
  },
] as const satisfies readonly DemoAccount[];

/** Adds the demo accounts that are missing. */
export async function seedAccounts(db: Database): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await db
    .insert(users)
    .values(
      demoAccounts.map((account) => ({ ...account, roles: [...account.roles], passwordHash })),
    )
    .onConflictDoNothing();
}
