import { and, eq, gt, isNull } from 'drizzle-orm';

import { inTransaction, type Services } from '../http/services.ts';
import type { Database } from '../store/database.ts';
import { refreshTokens, sessions, users } from '../store/schema/auth.ts';
import { hashToken } from './hash-token.ts';
import { decideRefresh } from './refresh-decision.ts';

/** What a browser keeps of a session (ENT, API-128). */
export interface IssuedToken {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly refreshTokenExpiredAt: string;
}

async function issue(
  services: Services,
  session: { readonly id: string; readonly userId: number },
  parent: string | null,
  expiresAt: Date,
): Promise<IssuedToken> {
  const refreshToken = services.random.secret(32);
  await services.db
    .insert(refreshTokens)
    .values({ hash: hashToken(refreshToken), sessionId: session.id, parent, expiresAt });
  return {
    accessToken: services.signer.sign(
      'access',
      { sub: session.userId, sid: session.id },
      services.config.ACCESS_TOKEN_TTL_SECONDS,
    ),
    refreshToken,
    refreshTokenExpiredAt: expiresAt.toISOString(),
  };
}

const expiryFrom = ({ clock, config }: Services): Date =>
  new Date(clock.now().getTime() + config.REFRESH_TOKEN_TTL_SECONDS * 1000);

/** Starts a session for `userId` and issues its first tokens. */
export function openSession(services: Services, userId: number): Promise<IssuedToken> {
  return inTransaction(services, async (inside) => {
    const expiresAt = expiryFrom(inside);
    const session = { id: inside.random.uuid(), userId };
    await inside.db
      .insert(sessions)
      .values({ ...session, createdAt: inside.clock.now(), expiresAt });
    return issue(inside, session, null, expiresAt);
  });
}

/** What became of a presented refresh token. */
export type Refreshed =
  | { readonly kind: 'issued'; readonly userId: number; readonly token: IssuedToken }
  | { readonly kind: 'ended' }
  | { readonly kind: 'reused'; readonly userId: number; readonly sessionId: string };

/**
 * Exchanges a refresh token for new tokens, or ends its whole family when a spent one comes back (`decideRefresh`).
 * Exchanges of one family happen one after another, whichever process they reach.
 */
export async function refreshSession(services: Services, refreshToken: string): Promise<Refreshed> {
  const refreshed = await inTransaction(services, async (inside): Promise<Refreshed> => {
    const now = inside.clock.now();
    const [presented] = await inside.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashToken(refreshToken)));
    if (presented === undefined) return { kind: 'ended' };
    const [session] = await inside.db
      .select({ id: sessions.id, userId: sessions.userId, usedToken: sessions.usedToken })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.id, presented.sessionId),
          isNull(sessions.revokedAt),
          isNull(users.disabledAt),
        ),
      )
      .for('update', { of: sessions });
    if (session === undefined || presented.expiresAt <= now) return { kind: 'ended' };
    const decision = decideRefresh(session.usedToken, presented);
    if (decision === 'reuse') {
      await revokeSession(inside, session.id);
      return { kind: 'reused', userId: session.userId, sessionId: session.id };
    }
    const expiresAt = expiryFrom(inside);
    await inside.db
      .update(sessions)
      .set({ usedToken: presented.hash, expiresAt })
      .where(eq(sessions.id, session.id));
    return {
      kind: 'issued',
      userId: session.userId,
      token: await issue(inside, session, presented.hash, expiresAt),
    };
  });
  if (refreshed.kind === 'reused') services.callers.forget(refreshed.sessionId);
  return refreshed;
}

/** Ends a session: its refresh tokens and its access tokens are worth nothing any more. */
export async function revokeSession(
  { db, clock, callers }: Services,
  sessionId: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  callers.forget(sessionId);
}

/** The person behind a session that still runs, or null. */
export async function personOf(
  db: Database,
  sessionId: string,
  now: Date,
): Promise<{
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  roles: string[];
} | null> {
  const [row] = await db
    .select({
      id: users.id,
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
  return row ?? null;
}
