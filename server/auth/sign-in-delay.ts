import { sql } from 'drizzle-orm';

import type { Clock } from '../shared/system.ts';
import type { Database } from '../store/database.ts';
import { throttles } from '../store/schema/auth.ts';
import { hashToken } from './hash-token.ts';

/** The number of recent attempts on an account that are not delayed. */
const freeAttempts = 20;
const stepDelayMs = 250;
const maxDelayMs = 10_000;
/** An attempt is forgotten after this time. */
const attemptLifeMs = 60_000;
/** How many attempts on one account may wait at once in one process. */
const maxWaiting = 5;
const knownNetworkLifeMs = 90 * 86_400_000;

const getAttemptsKey = (email: string): string => `sign-in-attempts:${hashToken(email)}`;
const getKnownNetworkKey = (email: string, network: string): string =>
  `sign-in-known:${hashToken(`${email}\n${network}`)}`;

/** Returns whether the account was signed in to from this network in the last 90 days. */
async function isKnownNetwork(
  db: Database,
  email: string,
  network: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from ${throttles}
      where ${throttles.key} = ${getKnownNetworkKey(email, network)}
        and ${throttles.spentUntil} > ${now.getTime()}`,
  );
  return rows.length > 0;
}

/** Remembers that the account was signed in to from this network. */
export async function rememberNetwork(
  db: Database,
  email: string,
  network: string,
  now: Date,
): Promise<void> {
  const spentUntil = now.getTime() + knownNetworkLifeMs;
  await db
    .insert(throttles)
    .values({ key: getKnownNetworkKey(email, network), spentUntil })
    .onConflictDoUpdate({ target: throttles.key, set: { spentUntil } });
}

/** Counts an attempt on an account from any network. Returns the number of recent ones. */
async function countAttempt(db: Database, email: string, now: Date): Promise<number> {
  const at = now.getTime();
  const [row] = await db
    .insert(throttles)
    .values({ key: getAttemptsKey(email), spentUntil: at + attemptLifeMs })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        spentUntil: sql`least(greatest(${throttles.spentUntil}, ${at}) + ${attemptLifeMs}, ${at + attemptLifeMs * 1000})`,
      },
    })
    .returning({ spentUntil: throttles.spentUntil });
  return row === undefined ? 0 : Math.round((row.spentUntil - at) / attemptLifeMs);
}

/** Returns the delay of an attempt that follows `attempts - 1` recent ones, in milliseconds. */
const computeDelayMs = (attempts: number): number =>
  Math.min(maxDelayMs, Math.max(0, attempts - freeAttempts) * stepDelayMs);

const waiting = new Map<string, number>();

/**
 * Slows down guesses that come from many networks. After 20 recent attempts on one account, from
 * any network, each further one waits a little longer before its password is checked, up to 10
 * seconds, and at most five wait at once. An attempt from a network that signed in to the account
 * before never waits, so strangers cannot lock its owner out. Returns 0 when the password may be
 * checked, or the seconds to wait.
 */
export async function delaySignIn(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  email: string,
  network: string,
): Promise<number> {
  if (await isKnownNetwork(db, email, network, clock.now())) return 0;
  const delayMs = computeDelayMs(await countAttempt(db, email, clock.now()));
  if (delayMs === 0) return 0;
  const count = waiting.get(email) ?? 0;
  if (count >= maxWaiting) return Math.ceil(delayMs / 1000);
  waiting.set(email, count + 1);
  try {
    await clock.wait(delayMs);
  } finally {
    const left = (waiting.get(email) ?? 1) - 1;
    if (left === 0) waiting.delete(email);
    else waiting.set(email, left);
  }
  return 0;
}
