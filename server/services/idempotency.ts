import { and, eq, gte, lt } from 'drizzle-orm';
import * as z from 'zod';

import { idempotencyKeys } from '../store/schema/auth.ts';
import { inTransaction, type Services } from './services.ts';

const storedReplySchema = z.object({ content: z.json(), etag: z.string().optional() });
/**
 * A stored reply. It is stored as text, so that a repeated request gets exactly the same response.
 */
const storedTextSchema = z
  .object({ text: z.string() })
  .transform(({ text }) => storedReplySchema.parse(JSON.parse(text)));
type StoredReply = z.output<typeof storedReplySchema>;

/** How long the reply to a keyed request is stored. */
export const keyLifetimeHours = 24;

/** A request with an idempotency key: the user, the key and a hash of the request. */
export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  readonly hash: string;
}

/** The outcome of a keyed request, the reply to an earlier one, or a key used for another one. */
export type RunOnceResult<T> =
  | { readonly kind: 'done'; readonly outcome: T }
  | { readonly kind: 'repeated'; readonly reply: StoredReply }
  | { readonly kind: 'reused' };

const isKeyOf = ({ userId, key }: KeyedRequest) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

const toEarlierResult = (
  row: typeof idempotencyKeys.$inferSelect,
  hash: string,
): RunOnceResult<never> =>
  row.requestHash === hash
    ? { kind: 'repeated', reply: storedTextSchema.parse(row.reply) }
    : { kind: 'reused' };

/** Keys created before this time have ended. */
const getExpiryCutOff = (now: Date): Date => new Date(now.getTime() - keyLifetimeHours * 3_600_000);

/**
 * Returns the result of an earlier request with the same key, or null when there is none, or it has
 * not finished.
 */
export async function findStoredReply(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  request: KeyedRequest,
): Promise<RunOnceResult<never> | null> {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(isKeyOf(request), gte(idempotencyKeys.createdAt, getExpiryCutOff(clock.now()))));
  return row === undefined ? null : toEarlierResult(row, request.hash);
}

/**
 * Runs a keyed request at most once. Key, effect and reply are written in one transaction; a
 * simultaneous duplicate waits on the key's row. `toStored` returns the reply to store, or null for
 * a failure: then the key may be used again, and what was written, such as a counted failed sign-in,
 * remains.
 */
export async function runOnce<T>(
  services: Services,
  request: KeyedRequest,
  work: (services: Services) => Promise<T>,
  toStored: (outcome: T) => string | null,
): Promise<RunOnceResult<T>> {
  const { userId, key, hash } = request;
  const now = services.clock.now();
  const cutOff = getExpiryCutOff(now);
  return inTransaction(services, async (inside): Promise<RunOnceResult<T>> => {
    const isOwnKey = isKeyOf(request);
    const claimed = await inside.db
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash: hash, createdAt: now })
      .onConflictDoUpdate({
        target: [idempotencyKeys.userId, idempotencyKeys.key],
        set: { requestHash: hash, createdAt: now, reply: null },
        setWhere: lt(idempotencyKeys.createdAt, cutOff),
      })
      .returning({ key: idempotencyKeys.key });
    if (claimed.length === 0) {
      const [row] = await inside.db.select().from(idempotencyKeys).where(isOwnKey);
      if (row === undefined) throw new Error('a claimed idempotency key has no row');
      return toEarlierResult(row, hash);
    }
    const outcome = await work(inside);
    const reply = toStored(outcome);
    if (reply === null) await inside.db.delete(idempotencyKeys).where(isOwnKey);
    else
      await inside.db
        .update(idempotencyKeys)
        .set({ reply: { text: reply } })
        .where(isOwnKey);
    return { kind: 'done', outcome };
  });
}
