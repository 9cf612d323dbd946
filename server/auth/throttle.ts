import { eq, sql } from 'drizzle-orm';

import type { Database } from '../store/database.ts';
import { throttles } from '../store/schema/auth.ts';

/** How often an action is allowed: `burst` times at once, then once every `secondsEach`. */
export interface Allowance {
  readonly burst: number;
  readonly secondsEach: number;
}

/**
 * Takes one action from the allowance of `key` (generic cell rate algorithm, one row per key, safe
 * between processes). Returns 0, or the seconds to wait when none is left; then it takes nothing.
 */
export async function takeAllowance(
  db: Database,
  key: string,
  { burst, secondsEach }: Allowance,
  now: Date,
): Promise<number> {
  const at = now.getTime();
  const stepMs = secondsEach * 1000;
  const spent = sql`greatest(${throttles.spentUntil}, ${at}) + ${stepMs}`;
  const updated = await db
    .insert(throttles)
    .values({ key, spentUntil: at + stepMs })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { spentUntil: spent },
      setWhere: sql`${spent} <= ${at + stepMs * burst}`,
    })
    .returning({ spentUntil: throttles.spentUntil });
  if (updated.length > 0) return 0;
  const [row] = await db.select().from(throttles).where(eq(throttles.key, key));
  return row === undefined
    ? 1
    : Math.max(1, Math.ceil((row.spentUntil + stepMs - at - stepMs * burst) / 1000));
}

/** Returns one action to the allowance of `key`. */
export async function returnAllowance(
  db: Database,
  key: string,
  { secondsEach }: Allowance,
): Promise<void> {
  await db
    .update(throttles)
    .set({ spentUntil: sql`${throttles.spentUntil} - ${secondsEach * 1000}` })
    .where(eq(throttles.key, key));
}

/** Restores the full allowance of `key`. */
export async function resetAllowance(db: Database, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}
