import { sql } from 'drizzle-orm';

import { hasNoAccounts } from '../services/accounts/setup-token.ts';
import { demoAccounts, demoPassword } from '../seed/demo-accounts.ts';
import { inTransaction, type Services } from '../services/services.ts';

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

/** Returns the lines that list the demo accounts. */
export const formatDemoAccounts = (): readonly string[] => [
  `Demo accounts, password ${demoPassword}:`,
  ...demoAccounts.map(
    ({ email, roles }) => `  ${email.padEnd(24)} ${roles.join(', ') || 'customer'}`,
  ),
];
