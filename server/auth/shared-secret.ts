import { eq } from 'drizzle-orm';

import type { Random } from '../shared/system.ts';
import type { Database } from '../store/database.ts';
import { secrets } from '../store/schema/auth.ts';

/**
 * Returns the secret called `name`. The first process that needs it creates it; all processes on
 * the same database share it.
 */
export async function loadSharedSecret(
  db: Database,
  random: Random,
  name: string,
): Promise<string> {
  const read = async (): Promise<string | undefined> =>
    (await db.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;
  const existing = await read();
  if (existing !== undefined) return existing;
  await db
    .insert(secrets)
    .values({ name, value: random.secret(32) })
    .onConflictDoNothing();
  const created = await read();
  if (created === undefined) throw new Error(`the secret ${name} is missing`);
  return created;
}
