import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';

import { listOutbox } from '../../src/api/contract/outbox.ts';
import { inviteUser, listUsers, type User } from '../../src/api/contract/users.ts';
import { failed } from '../../src/domain/outcome.ts';
import { problems } from '../../src/domain/sentences/problems.ts';
import { hashToken } from '../auth/hash-token.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { inTransaction } from '../http/services.ts';
import { consoleAddress } from '../mail/console-address.ts';
import { conditionsOf, listPage, orderOf, windowOf } from '../store/list-query.ts';
import { invitations, outbox, users } from '../store/schema/auth.ts';

const toUser = ({
  id,
  email,
  firstName,
  lastName,
  roles,
  passwordHash,
  createdAt,
}: typeof users.$inferSelect): User => ({
  id,
  email,
  firstName,
  lastName,
  roles,
  isRegistered: passwordHash !== null,
  createdAt: createdAt.toISOString(),
});

const listed = {
  id: users.id,
  email: users.email,
  first_name: users.firstName,
  last_name: users.lastName,
  created_at: users.createdAt,
};

const list = implement(
  listUsers,
  async ({
    body: {
      navigation: { page, itemsOnPage },
      filter,
      sort,
    },
    services: { db },
  }) => {
    const found = conditionsOf(filter, listed);
    const { limit, offset } = windowOf(page, itemsOnPage);
    const total = await db.$count(users, found);
    const rows = await db
      .select()
      .from(users)
      .where(found)
      .orderBy(...orderOf(sort, listed, users.id, [asc(users.email), asc(users.id)]))
      .limit(limit)
      .offset(offset);
    return answer(listPage(rows.map(toUser), page, itemsOnPage, total));
  },
);

const invite = implement(inviteUser, async ({ body, caller, services }) => {
  const { firstName, lastName } = body;
  const email = body.email.trim().toLowerCase();
  const invited = await inTransaction(services, async ({ db, clock, random, config, mail }) => {
    const now = clock.now();
    const [known] = await db
      .select()
      .from(users)
      .where(sql`lower(${users.email}) = ${email}`)
      .for('update');
    if (known !== undefined && known.passwordHash !== null) return null;
    const [made] =
      known === undefined
        ? await db
            .insert(users)
            .values({ email, firstName, lastName, roles: body.roles, createdAt: now })
            .returning()
        : await db
            .update(users)
            .set({ firstName, lastName, roles: body.roles })
            .where(eq(users.id, known.id))
            .returning();
    if (made === undefined) throw new Error('the invited user was not stored');
    const token = random.secret(32);
    const expiresAt = new Date(now.getTime() + config.INVITATION_TTL_SECONDS * 1000);
    await db
      .update(invitations)
      .set({ usedAt: now })
      .where(and(eq(invitations.userId, made.id), isNull(invitations.usedAt)));
    await db
      .insert(invitations)
      .values({
        tokenHash: hashToken(token),
        userId: made.id,
        invitedBy: caller.userId,
        createdAt: now,
        expiresAt,
      });
    const text = problems.invitationText
      .replace('{link}', `${consoleAddress(config)}/set-password?token=${token}`)
      .replace('{until}', expiresAt.toISOString().slice(0, 10));
    await mail.send({ to: email, subject: problems.invitationSubject, text });
    return toUser(made);
  });
  return invited === null
    ? failed({ kind: 'refused', message: problems.emailTaken })
    : answer(invited);
});

const readOutbox = implement(listOutbox, async ({ services: { db } }) => {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(100);
  return answer(
    rows.map(({ id, recipient, subject, body, createdAt, sentAt }) => ({
      id,
      to: recipient,
      subject,
      text: body,
      createdAt: createdAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    })),
  );
});

/** Users, their invitations and the mail that carries them. */
export const userRoutes: readonly Implementation[] = [list, invite, readOutbox];
