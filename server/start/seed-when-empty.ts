import { sql } from 'drizzle-orm';

import { demoAccounts, demoPassword } from '../auth/demo-accounts.ts';
import { inTransaction, type Services } from '../http/services.ts';
import { users } from '../store/schema/auth.ts';

/** Adds the demo library to a database without users, all of it or nothing; answers whether it did. */
export async function seedWhenEmpty(services: Services): Promise<boolean> {
  const { rows } = await services.db.execute<{ empty: boolean }>(
    sql`select not exists (select 1 from ${users}) as empty`,
  );
  if (rows[0]?.empty !== true) return false;
  const { seedDemo } = await import('../seed/seed-demo.ts');
  await inTransaction(services, seedDemo);
  return true;
}

/** The lines that tell a newcomer how to sign in. */
export const accountLines = (): readonly string[] => [
  `Demo accounts, password ${demoPassword}:`,
  ...demoAccounts.map(
    ({ email, roles }) => `  ${email.padEnd(24)} ${roles.join(', ') || 'customer'}`,
  ),
];
