import { inArray, sql } from 'drizzle-orm';

import { hasNoAccounts } from '../services/accounts/setup-token.ts';
import { demoAccounts, demoPassword } from '../seed/demo-accounts.ts';
import { inTransaction, type Services } from '../services/services.ts';
import { users } from '../store/schema/auth.ts';

/**
 * Adds the demo library to a database without users, in one transaction. Returns whether it did.
 */
export async function seedWhenEmpty(services: Services): Promise<boolean> {
  if (!(await hasNoAccounts(services))) return false;
  const { seedDemo } = await import('../seed/seed-demo.ts');
  await inTransaction(services, async (inside) => {
    // Several processes may start at once; the others wait until the first has added the library.
    await inside.db.execute(sql`set local lock_timeout = '5min'`);
    await seedDemo(inside);
  });
  return true;
}

/** Returns the lines that list the demo accounts that exist; none when there are none. */
export async function listDemoAccounts({ db }: Services): Promise<readonly string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(
      inArray(
        users.email,
        demoAccounts.map(({ email }) => email),
      ),
    );
  if (rows.length === 0) return [];
  const existing = new Set(rows.map(({ email }) => email));
  return [
    `Demo accounts, password ${demoPassword} unless it was changed:`,
    ...demoAccounts
      .filter(({ email }) => existing.has(email))
      .map(({ email, roles }) => `  ${email.padEnd(24)} ${roles.join(', ') || 'customer'}`),
  ];
}
