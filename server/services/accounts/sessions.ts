import { and, eq, isNull, ne } from 'drizzle-orm';

import type { EndReason } from '../../../src/domain/session/end-reason.ts';
import { inTransaction, type Services } from '../services.ts';
import { refreshTokens, sessions, users } from '../../store/schema/auth.ts';
import { hashToken } from '../../auth/hash-token.ts';
import { countSessionRefresh } from '../../auth/sign-in-throttle.ts';
import { decideRefresh } from './refresh-decision.ts';

/** The tokens of a session, as the browser stores them (ENT, API-128). */
export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly refreshTokenExpiredAt: string;
}

async function issueTokens(
  services: Services,
  session: { readonly id: string; readonly userId: number },
  parent: string | null,
  expiresAt: Date,
): Promise<IssuedTokens> {
  const refreshToken = services.random.secret(32);
  await services.db
    .insert(refreshTokens)
    .values({ hash: hashToken(refreshToken), sessionId: session.id, parent, expiresAt });
  return {
    accessToken: await services.tokenSigner.sign(
      'access',
      { sub: String(session.userId), sid: session.id },
      services.config.ACCESS_TOKEN_TTL_SECONDS,
    ),
    refreshToken,
    refreshTokenExpiredAt: expiresAt.toISOString(),
  };
}

/**
 * Returns when a session ends that is used now: after the lifetime of a refresh token, but never
 * later than SESSION_TTL_SECONDS after its sign-in.
 */
const computeExpiry = ({ clock, config }: Services, signedInAt: Date): Date =>
  new Date(
    Math.min(
      clock.now().getTime() + config.REFRESH_TOKEN_TTL_SECONDS * 1000,
      signedInAt.getTime() + config.SESSION_TTL_SECONDS * 1000,
    ),
  );

/** Where a session was opened. */
export interface SessionOrigin {
  readonly address: string;
  readonly userAgent: string;
}

const unknownOrigin: SessionOrigin = { address: '', userAgent: '' };

/** Starts a session for `userId` and issues its first tokens. */
export function openSession(
  services: Services,
  userId: number,
  { address, userAgent }: SessionOrigin = unknownOrigin,
): Promise<IssuedTokens> {
  return inTransaction(services, async (inside) => {
    const now = inside.clock.now();
    const expiresAt = computeExpiry(inside, now);
    const session = { id: inside.random.uuid(), userId };
    await inside.db
      .insert(sessions)
      .values({ ...session, createdAt: now, usedAt: now, expiresAt, address, userAgent });
    await inside.db.update(users).set({ lastSignInAt: now }).where(eq(users.id, userId));
    return issueTokens(inside, session, null, expiresAt);
  });
}

/** The result of presenting a refresh token. */
export type RefreshResult =
  | { readonly kind: 'issued'; readonly userId: number; readonly token: IssuedTokens }
  | { readonly kind: 'ended'; readonly reason: EndReason }
  | { readonly kind: 'throttled'; readonly seconds: number }
  | { readonly kind: 'reused'; readonly userId: number; readonly sessionId: string };

/**
 * Exchanges a refresh token for new tokens, or ends the session when a spent token is reused
 * (`decideRefresh`). Exchanges for one session run one after another, in every process.
 */
export async function refreshSession(
  services: Services,
  refreshToken: string,
): Promise<RefreshResult> {
  const refreshed = await inTransaction(services, async (inside): Promise<RefreshResult> => {
    const now = inside.clock.now();
    const [presented] = await inside.db
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashToken(refreshToken)));
    if (presented === undefined) return { kind: 'ended', reason: 'unknown' };
    const [session] = await inside.db
      .select({
        id: sessions.id,
        userId: sessions.userId,
        usedToken: sessions.usedToken,
        createdAt: sessions.createdAt,
        revokedAt: sessions.revokedAt,
        disabledAt: users.disabledAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(eq(sessions.id, presented.sessionId))
      .for('update', { of: sessions });
    if (session === undefined) return { kind: 'ended', reason: 'unknown' };
    if (session.disabledAt !== null) return { kind: 'ended', reason: 'disabled' };
    if (session.revokedAt !== null) return { kind: 'ended', reason: 'ended' };
    const expiresAt = computeExpiry(inside, session.createdAt);
    if (presented.expiresAt <= now || expiresAt <= now) return { kind: 'ended', reason: 'expired' };
    const seconds = await countSessionRefresh(inside.db, session.id, now);
    if (seconds > 0) return { kind: 'throttled', seconds };
    const decision = decideRefresh(session.usedToken, presented);
    if (decision === 'reuse') {
      await revokeSession(inside, session.id);
      return { kind: 'reused', userId: session.userId, sessionId: session.id };
    }
    await inside.db
      .update(sessions)
      .set({ usedToken: presented.hash, expiresAt, usedAt: now })
      .where(eq(sessions.id, session.id));
    return {
      kind: 'issued',
      userId: session.userId,
      token: await issueTokens(inside, session, presented.hash, expiresAt),
    };
  });
  if (refreshed.kind === 'reused') services.authenticator.forget(refreshed.sessionId);
  return refreshed;
}

/** Ends a session: its refresh and access tokens become invalid. */
export async function revokeSession(
  { db, clock, authenticator }: Services,
  sessionId: string,
): Promise<void> {
  await db
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
  authenticator.forget(sessionId);
}

/**
 * Ends the sessions of a user, except `kept`. Returns how many it ended. Other processes notice
 * within a second.
 */
export async function endSessions(
  { db, clock, authenticator }: Pick<Services, 'db' | 'clock' | 'authenticator'>,
  userId: number,
  kept?: string,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revokedAt),
        kept === undefined ? undefined : ne(sessions.id, kept),
      ),
    )
    .returning({ id: sessions.id });
  for (const { id } of ended) authenticator.forget(id);
  return ended.length;
}

/** Ends one session of a user. Returns 1, or 0 when it is not an open session of theirs. */
export async function endOneSession(
  { db, clock, authenticator }: Pick<Services, 'db' | 'clock' | 'authenticator'>,
  userId: number,
  sessionId: string,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ revokedAt: clock.now() })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  authenticator.forget(sessionId);
  return ended.length;
}
