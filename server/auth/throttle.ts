import { eq, sql } from 'drizzle-orm';

import type { Database } from '../store/database.ts';
import { throttles } from '../store/schema/auth.ts';

/** How often something may happen: `burst` times at once, then once every `secondsEach`. */
export interface Allowance {
  readonly burst: number;
  readonly secondsEach: number;
}

/**
 * Takes one from the allowance of `key` (the generic cell rate algorithm, one row a key, safe between processes).
 * Answers 0, or the seconds to wait when nothing is left; then nothing is taken.
 */
export async function take(
  db: Database,
  key: string,
  { burst, secondsEach }: Allowance,
  now: Date,
): Promise<number> {
  const at = now.getTime();
  const step = secondsEach * 1000;
  const spent = sql`greatest(${throttles.spentUntil}, ${at}) + ${step}`;
  const taken = await db
    .insert(throttles)
    .values({ key, spentUntil: at + step })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { spentUntil: spent },
      setWhere: sql`${spent} <= ${at + step * burst}`,
    })
    .returning({ spentUntil: throttles.spentUntil });
  if (taken.length > 0) return 0;
  const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
  return row === undefined
    ? 1
    : Math.max(1, Math.ceil((row.spentUntil + step - at - step * burst) / 1000));
}

/** Gives one back to the allowance of `key`. */
export async function giveBack(
  db: Database,
  key: string,
  { secondsEach }: Allowance,
): Promise<void> {
  await db
    .update(throttles)
    .set({ spentUntil: sql`${throttles.spentUntil} - ${secondsEach * 1000}` })
    .where(eq(throttles.key, key));
}

/** Forgets what was taken from `key`. */
export async function forget(db: Database, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}
