import { and, eq, gt, isNull } from 'drizzle-orm';

import { getEffectiveRole } from '../../src/domain/access/role.ts';
import { shareWork, type SharedWork } from './shared-work.ts';
import type { Clock } from '../shared/system.ts';
import type { Database } from '../store/database.ts';
import { sessions, users } from '../store/schema/auth.ts';
import type { Caller } from './caller.ts';
import type { TokenSigner } from './token-signer.ts';

/** Identifies the caller of a request. */
export interface Authenticator {
  /**
   * Returns the caller with this access token, or null when the token or its session is invalid.
   */
  readonly authenticate: (accessToken: string) => Promise<Caller | null>;
  /** Removes a session from the cache, so that its next request reads the database. */
  readonly forget: (sessionId: string) => void;
  /** Returns this authenticator for one request, which waits for nothing once `signal` aborts. */
  readonly withSignal: (signal: AbortSignal) => Authenticator;
}

const cacheMs = 1000;
const maxCachedTokens = 10_000;

/** Reads the caller of a session that has neither expired nor been revoked. */
async function readCaller(db: Database, sessionId: string, now: Date): Promise<Caller | null> {
  const [user] = await db
    .select({
      userId: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      roles: users.roles,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        isNull(users.disabledAt),
        gt(sessions.expiresAt, now),
      ),
    );
  return user === undefined ? null : { ...user, sessionId, role: getEffectiveRole(user.roles) };
}

interface CachedCaller {
  readonly expiresAt: number;
  /** The session of the token; null until the token is verified. */
  sessionId: string | null;
  readonly caller: SharedWork<Caller | null>;
}

/**
 * Creates an authenticator over signed tokens and the database. It caches the caller of a token for
 * one second: a burst of requests verifies the token and reads the database once, and an expired
 * token, a changed role or a session that another process ended takes effect within that second.
 * `openHandle` returns a database handle whose work ends with the signal.
 */
export function createAuthenticator(
  openHandle: (signal: AbortSignal) => Database,
  tokenSigner: TokenSigner,
  clock: Clock,
): Authenticator {
  const cache = new Map<string, CachedCaller>();

  const readCached = (accessToken: string): SharedWork<Caller | null> => {
    const now = clock.now();
    const found = cache.get(accessToken);
    if (found !== undefined && found.expiresAt > now.getTime() && !found.caller.isEnded())
      return found.caller;
    if (cache.size >= maxCachedTokens) cache.clear();
    const caller = shareWork(async (signal) => {
      const sessionId = (await tokenSigner.verify('access', accessToken))?.['sid'];
      if (typeof sessionId !== 'string') {
        cache.delete(accessToken);
        return null;
      }
      entry.sessionId = sessionId;
      return readCaller(openHandle(signal), sessionId, now);
    });
    const entry: CachedCaller = { expiresAt: now.getTime() + cacheMs, sessionId: null, caller };
    cache.set(accessToken, entry);
    return caller;
  };

  const create = (signal: AbortSignal | null): Authenticator => ({
    authenticate: (accessToken) => readCached(accessToken).join(signal),
    forget: (sessionId) => {
      for (const [accessToken, entry] of cache)
        if (entry.sessionId === sessionId) cache.delete(accessToken);
    },
    withSignal: create,
  });
  return create(null);
}
