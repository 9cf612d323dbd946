import { and, eq, gt, isNull } from 'drizzle-orm';

import {
  changePassword,
  checkLink,
  forgotPassword,
  resetPassword,
  setUpInstallation,
} from '../../src/api/contract/passwords.ts';
import { failed, succeeded, type Failure } from '../../src/domain/outcome.ts';
import { mailPasswordLink } from '../services/accounts/mail-password-link.ts';
import { endPasswordResets } from '../services/accounts/one-time-links.ts';
import { refusePassword } from '../services/accounts/password-rules.ts';
import { endSessions } from '../services/accounts/sessions.ts';
import {
  hasNoAccounts,
  isSetupOpen,
  isSetupToken,
  removeSetupToken,
} from '../services/accounts/setup-token.ts';
import { hashToken } from '../auth/hash-token.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { openSession } from '../services/accounts/sessions.ts';
import {
  countLinkCheck,
  countPasswordRequest,
  countPasswordTry,
  countLinkUse,
  countPasswordMail,
} from '../auth/sign-in-throttle.ts';
import { writeAuditEntry } from '../store/audit/write-audit-entry.ts';
import {
  respond,
  respondWithAudit,
  writePrepared,
  writePublic,
  type Implementation,
} from '../http/implement.ts';
import { inTransaction } from '../services/services.ts';
import { invitations, passwordResets, users } from '../store/schema/auth.ts';

const refuseForNow = (retryAfterSeconds: number) =>
  failed({ kind: 'refused', message: { key: 'problems.tooMany' }, retryAfterSeconds });
const linkEnded: Failure = {
  kind: 'invalid',
  message: { key: 'problems.resetLinkUsed' },
  errors: { token: [{ key: 'problems.resetLinkUsed' }] },
};

const setUp = writePublic(setUpInstallation, async (input) => {
  const { body, services, address, requestId, userAgent } = input;
  const { config } = services;
  const seconds = await countLinkUse(services.db, address, services.clock.now());
  if (seconds > 0) return refuseForNow(seconds);
  if (!isSetupOpen(config))
    return failed({ kind: 'refused', message: { key: 'problems.setupClosed' } });
  if (!isSetupToken(config, body.token))
    return failed({
      kind: 'invalid',
      message: { key: 'problems.setupTokenWrong' },
      errors: { token: [{ key: 'problems.setupTokenWrong' }] },
    });
  const refused = await refusePassword(config, body.plainPassword.first);
  if (refused !== null) return refused;
  const passwordHash = await hashPassword(body.plainPassword.first);
  const email = body.email.trim().toLowerCase();
  const userId = await inTransaction(services, async (inside) => {
    if (!(await hasNoAccounts(inside))) return null;
    const now = inside.clock.now();
    const [user] = await inside.db
      .insert(users)
      .values({
        email,
        firstName: body.firstName,
        lastName: body.lastName,
        roles: ['ROLE_SUPER_ADMIN'],
        passwordHash,
        createdAt: now,
        passwordChangedAt: now,
      })
      .returning({ id: users.id });
    if (user === undefined) throw new Error('the first super admin was not stored');
    await writeAuditEntry(inside, {
      userId: user.id,
      action: 'set-up',
      target: email,
      status: 200,
      address,
      requestId,
    });
    return user.id;
  });
  removeSetupToken(config);
  return userId === null
    ? failed({ kind: 'refused', message: { key: 'problems.setupClosed' } })
    : respond({
        token: await openSession(services, userId, { address, userAgent }),
      });
});

/** What says that a link cannot be used, by its purpose. */
const links = {
  registration: { table: invitations, ended: { key: 'problems.linkUsed' } },
  passwordReset: { table: passwordResets, ended: { key: 'problems.resetLinkUsed' } },
} as const;

const check = writePublic(checkLink, async ({ body, services, address }) => {
  const { db, clock } = services;
  const seconds = await countLinkCheck(db, address, clock.now());
  if (seconds > 0) return refuseForNow(seconds);
  const { table, ended } = links[body.purpose];
  const [open] = await db
    .select({ userId: table.userId })
    .from(table)
    .innerJoin(users, eq(users.id, table.userId))
    .where(
      and(
        eq(table.tokenHash, hashToken(body.token)),
        isNull(table.usedAt),
        gt(table.expiresAt, clock.now()),
        isNull(users.disabledAt),
      ),
    );
  return open === undefined
    ? failed({ kind: 'invalid', message: ended, errors: { token: [ended] } })
    : respond(null);
});

const forgot = writePublic(
  forgotPassword,
  async ({ body, services, address, requestId, language }) => {
    const now = services.clock.now();
    const email = body.email.trim().toLowerCase();
    const seconds = await countPasswordRequest(services.db, address, now);
    if (seconds > 0) return refuseForNow(seconds);
    if ((await countPasswordMail(services.db, email, now)) === 0)
      await services.jobs.send(mailPasswordLink, { email, address, requestId, language });
    return respond(null);
  },
);

const reset = writePublic(resetPassword, async ({ body, services, address, requestId }) => {
  const seconds = await countLinkUse(services.db, address, services.clock.now());
  if (seconds > 0) return refuseForNow(seconds);
  const refused = await refusePassword(services.config, body.plainPassword.first);
  if (refused !== null) return refused;
  const passwordHash = await hashPassword(body.plainPassword.first);
  const user = await inTransaction(services, async (inside) => {
    const now = inside.clock.now();
    const [used] = await inside.db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResets.tokenHash, hashToken(body.token)),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      )
      .returning({ userId: passwordResets.userId });
    if (used === undefined) return null;
    const [changed] = await inside.db
      .update(users)
      .set({ passwordHash, passwordChangedAt: now })
      .where(and(eq(users.id, used.userId), isNull(users.disabledAt)))
      .returning({ id: users.id, email: users.email });
    if (changed === undefined) return null;
    await endPasswordResets(inside, changed.id);
    await endSessions(inside, changed.id);
    await writeAuditEntry(inside, {
      userId: changed.id,
      action: 'password reset',
      target: changed.email,
      status: 200,
      address,
      requestId,
    });
    return changed;
  });
  return user === null ? failed(linkEnded) : respond(null);
});

/**
 * Counts the try, checks the current password and hashes the new one before the transaction of the
 * change, which would undo the count when the password is wrong.
 */
const change = writePrepared(
  changePassword,
  async ({ body, caller, services }) => {
    const seconds = await countPasswordTry(services.db, caller.userId, services.clock.now());
    if (seconds > 0) return refuseForNow(seconds);
    const [user] = await services.db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, caller.userId));
    if (!(await verifyPassword(body.current, user?.passwordHash ?? null)))
      return failed({
        kind: 'invalid',
        message: { key: 'problems.wrongPassword' },
        errors: { current: [{ key: 'problems.wrongPassword' }] },
      });
    const refused = await refusePassword(services.config, body.plainPassword.first);
    if (refused !== null) return refused;
    return succeeded({
      value: await hashPassword(body.plainPassword.first),
      discard: () => Promise.resolve(),
    });
  },
  async ({ caller: { userId, sessionId, email }, services }, passwordHash) => {
    const { db, clock } = services;
    await db
      .update(users)
      .set({ passwordHash, passwordChangedAt: clock.now() })
      .where(eq(users.id, userId));
    await endPasswordResets(services, userId);
    await endSessions(services, userId, sessionId);
    return respondWithAudit(null, { action: 'password changed', target: email });
  },
);

/** The first account, a forgotten password and a changed one. */
export const passwordRoutes: readonly Implementation[] = [setUp, check, forgot, reset, change];
