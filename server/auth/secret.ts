import { eq } from 'drizzle-orm';

import type { Random } from '../http/services.ts';
import type { Database } from '../store/database.ts';
import { secrets } from '../store/schema/auth.ts';

/** The secret called `name`, made by whichever process asks first and the same for all that share the database. */
export async function sharedSecret(db: Database, random: Random, name: string): Promise<string> {
  const read = async (): Promise<string | undefined> =>
    (await db.select().from(secrets).where(eq(secrets.name, name)))[0]?.value;
  const known = await read();
  if (known !== undefined) return known;
  await db
    .insert(secrets)
    .values({ name, value: random.secret(32) })
    .onConflictDoNothing();
  const made = await read();
  if (made === undefined) throw new Error(`the secret ${name} vanished`);
  return made;
}
