import { and, eq, gt, isNull } from 'drizzle-orm';

import { getEffectiveRole } from '../../src/domain/access/role.ts';
import { shareWork, type SharedWork } from '../services/shared-work.ts';
import type { Clock } from '../services/system.ts';
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
const maxCachedSessions = 10_000;

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

/**
 * Creates an authenticator over signed tokens and the database. It caches a caller for one second:
 * a burst of requests reads the database once, and a changed role or a session that another process
 * ended takes effect within that second. `openHandle` returns a database handle whose work ends with
 * the signal.
 */
export function createAuthenticator(
  openHandle: (signal: AbortSignal) => Database,
  tokenSigner: TokenSigner,
  clock: Clock,
): Authenticator {
  const cache = new Map<
    string,
    { readonly expiresAt: number; readonly caller: SharedWork<Caller | null> }
  >();

  const readCached = (sessionId: string): SharedWork<Caller | null> => {
    const now = clock.now();
    const entry = cache.get(sessionId);
    if (entry !== undefined && entry.expiresAt > now.getTime() && !entry.caller.isEnded())
      return entry.caller;
    if (cache.size >= maxCachedSessions) cache.clear();
    const caller = shareWork((signal) => readCaller(openHandle(signal), sessionId, now));
    cache.set(sessionId, { expiresAt: now.getTime() + cacheMs, caller });
    return caller;
  };

  const create = (signal: AbortSignal | null): Authenticator => ({
    authenticate: async (accessToken) => {
      const claims = await tokenSigner.verify('access', accessToken);
      const sessionId = claims?.['sid'];
      return typeof sessionId === 'string' ? readCached(sessionId).join(signal) : null;
    },
    forget: (sessionId) => {
      cache.delete(sessionId);
    },
    withSignal: create,
  });
  return create(null);
}
