import { eq, sql } from 'drizzle-orm';

import {
  changeRoles,
  createInvitation,
  disableUser,
  enableUser,
  inviteUser,
  listUsers,
  mailPasswordReset,
} from '../../src/api/contract/users.ts';
import type { Message } from '../../src/domain/messages/message.ts';
import { failed } from '../../src/domain/outcome.ts';
import {
  getDelivery,
  mailInvitation,
  mailPasswordLinkTo,
} from '../services/accounts/mail-links.ts';
import { endInvitations, endPasswordResets } from '../services/accounts/one-time-links.ts';
import { endSessions } from '../services/accounts/sessions.ts';
import { read, respond, respondWithAudit, write, type Implementation } from '../http/implement.ts';
import { createListPage, toFilter } from '../store/list-query.ts';
import { countWaitingMails } from '../store/outbox.ts';
import { users } from '../store/schema/auth.ts';
import { listPageOfUsers, lockSuperAdmins, readUser, userFilters } from '../store/users.ts';

const notFound = failed({ kind: 'notFound' });
const refuse = (message: Message) => failed({ kind: 'refused', message });

const list = read(
  listUsers,
  async ({ body: { navigation, filter, sort }, services: { db, clock } }) => {
    const found = toFilter(filter, userFilters);
    const { users: rows, total } = await listPageOfUsers(db, clock.now(), found, sort, navigation);
    const counts = { waiting: await countWaitingMails(db) };
    return respond({
      ...createListPage(rows, navigation.page, navigation.itemsOnPage, total),
      counts,
    });
  },
);

const invite = write(inviteUser, async ({ body, caller, services, language }) => {
  const { db, clock } = services;
  const { firstName, lastName, roles } = body;
  const email = body.email.trim().toLowerCase();
  const [existing] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`)
    .for('update');
  if (existing !== undefined && existing.passwordHash !== null)
    return refuse({ key: 'problems.emailTaken' });
  if (existing !== undefined && existing.disabledAt !== null)
    return refuse({ key: 'problems.accountDisabled' });
  const [stored] =
    existing === undefined
      ? await db
          .insert(users)
          .values({ email, firstName, lastName, roles, createdAt: clock.now() })
          .returning({ id: users.id })
      : await db
          .update(users)
          .set({ firstName, lastName, roles })
          .where(eq(users.id, existing.id))
          .returning({ id: users.id });
  if (stored === undefined) throw new Error('the invited user was not stored');
  await mailInvitation(services, { id: stored.id, email }, caller.userId, language);
  const user = await readUser(db, stored.id, clock.now());
  if (user === null) throw new Error('the invited user is missing');
  return respondWithAudit(
    { ...user, delivery: getDelivery(services) },
    {
      action: 'invitation',
      target: email,
      details: { ...(existing !== undefined && { before: existing.roles }), after: roles },
    },
  );
});

const invitation = write(
  createInvitation,
  async ({ params: { id }, caller, services, language }) => {
    const [user] = await services.db.select().from(users).where(eq(users.id, id)).for('update');
    if (user === undefined) return notFound;
    if (user.passwordHash !== null) return refuse({ key: 'problems.alreadyRegistered' });
    if (user.disabledAt !== null) return refuse({ key: 'problems.accountDisabled' });
    const { link, expiresAt } = await mailInvitation(services, user, caller.userId, language);
    return respondWithAudit(
      { link, expiresAt: expiresAt.toISOString(), delivery: getDelivery(services) },
      { action: 'invitation link', target: user.email },
    );
  },
);

const resetPassword = write(mailPasswordReset, async ({ params: { id }, services, language }) => {
  const [user] = await services.db.select().from(users).where(eq(users.id, id)).for('update');
  if (user === undefined) return notFound;
  if (user.passwordHash === null) return refuse({ key: 'problems.notRegistered' });
  if (user.disabledAt !== null) return refuse({ key: 'problems.accountDisabled' });
  await mailPasswordLinkTo(services, user, language);
  return respondWithAudit(
    { delivery: getDelivery(services) },
    { action: 'password link', target: user.email },
  );
});

const roles = write(changeRoles, async ({ params: { id }, body, services: { db, clock } }) => {
  const superAdmins = await lockSuperAdmins(db);
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (user === undefined) return notFound;
  const after = [...new Set(body.roles)];
  if (!after.includes('ROLE_SUPER_ADMIN') && superAdmins.every((superAdmin) => superAdmin === id))
    return refuse({ key: 'problems.lastSuperAdmin' });
  await db.update(users).set({ roles: after }).where(eq(users.id, id));
  const changed = await readUser(db, id, clock.now());
  return changed === null
    ? notFound
    : respondWithAudit(changed, {
        action: 'roles changed',
        target: user.email,
        details: { before: user.roles, after },
      });
});

const disable = write(disableUser, async ({ params: { id }, caller, services }) => {
  const { db, clock } = services;
  const superAdmins = await lockSuperAdmins(db);
  const [user] = await db.select().from(users).where(eq(users.id, id)).for('update');
  if (user === undefined) return notFound;
  if (superAdmins.every((superAdmin) => superAdmin === id))
    return refuse({ key: 'problems.lastSuperAdmin' });
  if (id === caller.userId) return refuse({ key: 'problems.ownAccount' });
  await db
    .update(users)
    .set({ disabledAt: user.disabledAt ?? clock.now() })
    .where(eq(users.id, id));
  await endSessions(services, id);
  await endInvitations(services, id);
  await endPasswordResets(services, id);
  const disabled = await readUser(db, id, clock.now());
  return disabled === null
    ? notFound
    : respondWithAudit(disabled, { action: 'user disabled', target: user.email });
});

const enable = write(enableUser, async ({ params: { id }, services: { db, clock } }) => {
  await db.update(users).set({ disabledAt: null }).where(eq(users.id, id));
  const enabled = await readUser(db, id, clock.now());
  return enabled === null
    ? notFound
    : respondWithAudit(enabled, { action: 'user enabled', target: enabled.email });
});

/** Users: their list, invitations, roles, and disabled accounts. */
export const userRoutes: readonly Implementation[] = [
  list,
  invite,
  invitation,
  resetPassword,
  roles,
  disable,
  enable,
];
