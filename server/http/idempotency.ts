import { createHash } from 'node:crypto';

import { and, eq, lt } from 'drizzle-orm';
import * as z from 'zod';

import { problems } from '../../src/domain/sentences/problems.ts';
import { idempotencyKeys } from '../store/schema/auth.ts';
import type { Problem } from './problem.ts';
import { inTransaction, type Services } from './services.ts';

const keptAnswer = z.object({ content: z.json(), etag: z.string().optional() });
/** An answer as it is kept for a repetition of its request: as text, so that the repetition is equal to the letter. */
const keptText = z
  .object({ text: z.string() })
  .transform(({ text }) => keptAnswer.parse(JSON.parse(text)));
type KeptAnswer = z.output<typeof keptAnswer>;

/** How long the answer to a keyed request is kept. */
export const keyLifetimeHours = 24;

/** A request that carries a key: whose, which key, and everything that makes it this request. */
export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  readonly hash: string;
}

/** What stands between the boundaries of a form; a browser makes up new ones each time it sends it. Any other body is one piece. */
function* piecesOf(body: Uint8Array, contentType: string): Generator<Uint8Array> {
  const boundary = /^multipart\/form-data;.*?\bboundary="?([^";]+)/i.exec(contentType)?.[1];
  let from = 0;
  if (boundary !== undefined) {
    const whole = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    for (let at = whole.indexOf(boundary); at !== -1; at = whole.indexOf(boundary, from)) {
      yield body.subarray(from, at);
      from = at + boundary.length;
    }
  }
  yield body.subarray(from);
}

/** The hash of what a request asks for; `target` is its path and query, whatever host it was sent to. */
export function hashRequest(
  method: string,
  target: string,
  body: Uint8Array,
  contentType: string,
): string {
  const hash = createHash('sha256').update(`${method} ${target}\n`);
  for (const piece of piecesOf(body, contentType)) hash.update(piece);
  return hash.digest('base64url');
}

/** The header's key, null when there is none, or the problem with it. */
export function readKey(
  header: string | undefined,
): { readonly key: string | null } | { readonly problem: Problem } {
  if (header === undefined) return { key: null };
  if (/^[\x21-\x7e]{1,200}$/.test(header)) return { key: header };
  return { problem: { status: 400, code: 'invalid', message: problems.badIdempotencyKey } };
}

class Undone<T> extends Error {
  readonly outcome: T;
  constructor(outcome: T) {
    super('undone');
    this.outcome = outcome;
  }
}

type Once<T> =
  | { readonly kind: 'done'; readonly outcome: T }
  | { readonly kind: 'repeated'; readonly answer: KeptAnswer }
  | { readonly kind: 'reused' };

/**
 * Carries a keyed request out at most once: key, effect and answer are written in one transaction, and a simultaneous twin
 * waits for it at the key's row. `keep` gives the answer to keep, or null for an outcome that changed nothing; that one is rolled back.
 */
export async function once<T>(
  services: Services,
  request: KeyedRequest,
  work: (services: Services) => Promise<T>,
  keep: (outcome: T) => unknown,
): Promise<Once<T>> {
  const { userId, key, hash } = request;
  const now = services.clock.now();
  const expired = new Date(now.getTime() - keyLifetimeHours * 3_600_000);
  try {
    return await inTransaction(services, async (inside): Promise<Once<T>> => {
      const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
      const claimed = await inside.db
        .insert(idempotencyKeys)
        .values({ userId, key, requestHash: hash, createdAt: now })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: { requestHash: hash, createdAt: now, answer: null },
          setWhere: lt(idempotencyKeys.createdAt, expired),
        })
        .returning({ key: idempotencyKeys.key });
      if (claimed.length === 0) {
        const [row] = await inside.db.select().from(idempotencyKeys).where(mine);
        if (row === undefined) throw new Error('a claimed idempotency key has no row');
        return row.requestHash === hash
          ? { kind: 'repeated', answer: keptText.parse(row.answer) }
          : { kind: 'reused' };
      }
      const outcome = await work(inside);
      const answer = keep(outcome);
      if (answer === null) throw new Undone(outcome);
      await inside.db
        .update(idempotencyKeys)
        .set({ answer: { text: JSON.stringify(answer) } })
        .where(mine);
      return { kind: 'done', outcome };
    });
  } catch (error) {
    if (error instanceof Undone) return { kind: 'done', outcome: (error as Undone<T>).outcome };
    throw error;
  }
}
