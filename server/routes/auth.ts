import { and, eq, gt, isNull, sql } from 'drizzle-orm';

import { getDraftKey } from '../../src/api/contract/drafts.ts';
import {
  finishRegistration,
  getAccessToken,
  getProfile,
  refreshAccessToken,
  signOut,
  updateProfile,
} from '../../src/api/contract/auth.ts';
import { isLanguage, type Language } from '../../src/domain/messages/languages.ts';
import { failed, type Failure } from '../../src/domain/outcome.ts';
import { refusePassword } from '../services/accounts/password-rules.ts';
import { hashToken } from '../auth/hash-token.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { openSession, refreshSession, revokeSession } from '../services/accounts/sessions.ts';
import {
  clearSignInAttempts,
  countSignInAttempt,
  countLinkUse,
  countRefresh,
} from '../auth/sign-in-throttle.ts';
import { writeAuditEntry } from '../store/audit/write-audit-entry.ts';
import { read, respond, write, writePublic, type Implementation } from '../http/implement.ts';
import { inTransaction, type Services } from '../services/services.ts';
import type { Database } from '../store/database.ts';
import { readAllListSettings } from '../store/list-settings.ts';
import { invitations, users } from '../store/schema/auth.ts';

const createTooManyFailure = (retryAfterSeconds: number): Failure => ({
  kind: 'refused',
  message: { key: 'problems.tooMany' },
  retryAfterSeconds,
});

/** Returns the user with this e-mail, regardless of case, who may sign in. */
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

const signIn = writePublic(getAccessToken, async (input) => {
  const { body, services, address, requestId, userAgent } = input;
  const email = body.email.trim().toLowerCase();
  // Throttled attempts write no audit row: the refused ones before them tell the same.
  const seconds = await countSignInAttempt(services, email, address);
  if (seconds > 0) return failed(createTooManyFailure(seconds));
  const user = await findByEmail(services, email);
  const fits = await verifyPassword(body.password, user?.passwordHash ?? null);
  await writeAuditEntry(services, {
    userId: user?.id ?? null,
    action: fits ? 'sign-in' : 'sign-in refused',
    target: email.slice(0, 200),
    status: fits ? 200 : 400,
    address,
    requestId,
  });
  if (!fits || user === undefined)
    return failed({ kind: 'invalid', message: { key: 'problems.wrongCredentials' }, errors: {} });
  await clearSignInAttempts(services, email, address);
  return respond({
    token: await openSession(services, user.id, { address, userAgent }),
  });
});

const refresh = writePublic(refreshAccessToken, async ({ body, services, address, requestId }) => {
  const seconds = await countRefresh(services.db, address, services.clock.now());
  if (seconds > 0) return failed(createTooManyFailure(seconds));
  const refreshed = await refreshSession(services, body.refreshToken);
  if (refreshed.kind === 'issued') return respond({ token: refreshed.token });
  if (refreshed.kind === 'throttled') return failed(createTooManyFailure(refreshed.seconds));
  if (refreshed.kind === 'reused') {
    await writeAuditEntry(services, {
      userId: refreshed.userId,
      action: 'refresh token reused',
      target: refreshed.sessionId,
      status: 401,
      address,
      requestId,
    });
  }
  const reason = refreshed.kind === 'reused' ? refreshed.kind : refreshed.reason;
  return failed({
    kind: 'expired',
    message: { key: 'problems.sessionEnded' },
    ...(reason !== 'unknown' && { reason }),
  });
});

async function readLanguage(db: Database, userId: number): Promise<Language | null> {
  const [user] = await db
    .select({ language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  const language = user?.language ?? null;
  return isLanguage(language) ? language : null;
}

const profile = read(getProfile, async ({ caller, services: { db } }) => {
  const { userId, email, firstName, lastName, roles } = caller;
  const [language, listSettings] = await Promise.all([
    readLanguage(db, userId),
    readAllListSettings(db, userId),
  ]);
  return respond({
    id: userId,
    email,
    firstName,
    lastName,
    roles: [...roles],
    language,
    ...(listSettings.length > 0 && {
      listSettings: listSettings.map((each) => ({ ...each, version: String(each.version) })),
    }),
  });
});

const update = write(updateProfile, async ({ body: { language }, caller, services: { db } }) => {
  await db.update(users).set({ language }).where(eq(users.id, caller.userId));
  return respond(null);
});

const draftKey = read(getDraftKey, async ({ caller: { userId, email }, services }) =>
  respond({ email, key: services.getDraftKey(userId) }),
);

const end = write(signOut, async ({ caller, services }) => {
  await revokeSession(services, caller.sessionId);
  return respond(null);
});

const finish = writePublic(finishRegistration, async (input) => {
  const { body, services, address, requestId, userAgent } = input;
  const seconds = await countLinkUse(services.db, address, services.clock.now());
  if (seconds > 0) return failed(createTooManyFailure(seconds));
  const refused = await refusePassword(services.config, body.plainPassword.first);
  if (refused !== null) return refused;
  const passwordHash = await hashPassword(body.plainPassword.first);
  const audit = { action: 'registration', address, requestId };
  const userId = await inTransaction(services, async (inside) => {
    const { db, clock } = inside;
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
    const [registered] = await db
      .update(users)
      .set({ firstName, lastName, passwordHash, passwordChangedAt: now })
      .where(and(eq(users.id, used.userId), isNull(users.disabledAt)))
      .returning({ email: users.email });
    if (registered === undefined) return null;
    await db
      .update(invitations)
      .set({ usedAt: now })
      .where(and(eq(invitations.userId, used.userId), isNull(invitations.usedAt)));
    const { userId: id } = used;
    await writeAuditEntry(inside, { ...audit, userId: id, target: registered.email, status: 200 });
    return id;
  });
  if (userId === null) {
    await writeAuditEntry(services, { ...audit, userId, target: '', status: 400 });
    return failed({
      kind: 'invalid',
      message: { key: 'problems.linkUsed' },
      errors: { token: [{ key: 'problems.linkUsed' }] },
    });
  }
  return respond({
    token: await openSession(services, userId, { address, userAgent }),
  });
});

/** Sign-in, refresh, registration, profile, key of unsaved changes and sign-out. */
export const authRoutes: readonly Implementation[] = [
  signIn,
  refresh,
  profile,
  update,
  draftKey,
  end,
  finish,
];
