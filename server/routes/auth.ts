import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import {
  finishRegistration,
  getAccessToken,
  getProfile,
  refreshAccessToken,
  signOut,
} from '../../src/api/contract/auth.ts';
import { failed, type Failure } from '../../src/domain/outcome.ts';
import { problems } from '../../src/domain/sentences/problems.ts';
import { hashToken } from '../auth/hash-token.ts';
import { hashPassword, passwordFits } from '../auth/passwords.ts';
import { openSession, refreshSession, revokeSession } from '../auth/sessions.ts';
import { clearAttempts, countAttempt, countTokenUse } from '../auth/sign-in-throttle.ts';
import { audit } from '../http/audit.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { inTransaction, type Services } from '../http/services.ts';
import { invitations, users } from '../store/schema/auth.ts';

const wait = (retryAfterSeconds: number): Failure => ({
  kind: 'refused',
  message: problems.tooMany,
  retryAfterSeconds,
});

/** The person with this e-mail, whatever its case, who may sign in. */
async function findByEmail(
  { db }: Services,
  email: string,
): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = ${email}`, isNull(users.disabledAt)));
  return user;
}

const signIn = implement(getAccessToken, async ({ body, services, address, requestId }) => {
  const email = body.email.trim().toLowerCase();
  const seconds = await countAttempt(services.db, email, address, services.clock.now());
  const user = seconds > 0 ? undefined : await findByEmail(services, email);
  const fits = seconds === 0 && (await passwordFits(body.password, user?.passwordHash ?? null));
  const status = seconds > 0 ? 429 : fits ? 200 : 400;
  await audit(services, {
    userId: user?.id ?? null,
    action: fits ? 'sign-in' : 'sign-in refused',
    target: email.slice(0, 200),
    status,
    address,
    requestId,
  });
  if (seconds > 0) return failed(wait(seconds));
  if (!fits || user === undefined)
    return failed({ kind: 'invalid', message: problems.wrongCredentials, errors: {} });
  await clearAttempts(services.db, email, address);
  return answer({ token: await openSession(services, user.id) });
});

const refresh = implement(refreshAccessToken, async ({ body, services, address, requestId }) => {
  const seconds = await countTokenUse(services.db, address, services.clock.now());
  if (seconds > 0) return failed(wait(seconds));
  const refreshed = await refreshSession(services, body.refreshToken);
  if (refreshed.kind === 'issued') return answer({ token: refreshed.token });
  if (refreshed.kind === 'reused') {
    await audit(services, {
      userId: refreshed.userId,
      action: 'refresh token reused',
      target: refreshed.sessionId,
      status: 401,
      address,
      requestId,
    });
  }
  return failed({ kind: 'expired', message: problems.sessionEnded });
});

const profile = implement(getProfile, async ({ caller }) => {
  const { userId, email, firstName, lastName, roles } = caller;
  return answer({ id: userId, email, firstName, lastName, roles: [...roles] });
});

const end = implement(signOut, async ({ caller, services }) => {
  await revokeSession(services, caller.sessionId);
  return answer(null);
});

const finish = implement(finishRegistration, async ({ body, services, address, requestId }) => {
  const seconds = await countTokenUse(services.db, address, services.clock.now());
  if (seconds > 0) return failed(wait(seconds));
  const passwordHash = await hashPassword(body.plainPassword.first);
  const userId = await inTransaction(services, async ({ db, clock }) => {
    const now = clock.now();
    const [used] = await db
      .update(invitations)
      .set({ usedAt: now })
      .where(
        and(
          eq(invitations.tokenHash, hashToken(body.token)),
          isNull(invitations.usedAt),
          gt(invitations.expiresAt, now),
        ),
      )
      .returning({ userId: invitations.userId });
    if (used === undefined) return null;
    const { firstName, lastName } = body;
    await db
      .update(users)
      .set({ firstName, lastName, passwordHash })
      .where(eq(users.id, used.userId));
    await db
      .update(invitations)
      .set({ usedAt: now })
      .where(and(eq(invitations.userId, used.userId), isNull(invitations.usedAt)));
    return used.userId;
  });
  await audit(services, {
    userId,
    action: 'registration',
    target: 'finish',
    status: userId === null ? 400 : 200,
    address,
    requestId,
  });
  if (userId === null)
    return failed({
      kind: 'invalid',
      message: problems.linkUsed,
      errors: { token: [problems.linkUsed] },
    });
  return answer({ token: await openSession(services, userId) });
});

/** Sign-in, refresh, registration, profile and sign-out. */
export const authRoutes: readonly Implementation[] = [signIn, refresh, profile, end, finish];
