import { seedAccounts } from '../auth/demo-accounts.ts';
import type { Services } from '../http/services.ts';

/** Adds the demo library to an empty database; runs inside one transaction. */
export async function seedDemo(services: Services): Promise<void> {
  await seedAccounts(services.db);
}
