import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';

import { inviteUser, listOutbox, listUsers, type User } from '../../src/api/contract/users.ts';
import { failed } from '../../src/domain/outcome.ts';
import { problems } from '../../src/domain/sentences/problems.ts';
import type { Config } from '../config.ts';
import { hashToken } from '../auth/hash-token.ts';
import { answer, implement, type Implementation } from '../http/implement.ts';
import { inTransaction } from '../http/services.ts';
import { invitations, outbox, users } from '../store/schema/auth.ts';

const toUser = ({ id, email, firstName, lastName, roles, passwordHash }: typeof users.$inferSelect): User => ({
  id, email, firstName, lastName, roles, status: passwordHash === null ? 'invited' : 'active',
});

const escapedForLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const list = implement(listUsers, async ({ query, services: { db } }) => {
  const pattern = `%${escapedForLike(query.keyword)}%`;
  const found = sql`(${users.email} || ' ' || ${users.firstName} || ' ' || ${users.lastName}) ilike ${pattern}`;
  const total = await db.$count(users, found);
  const rows = await db.select().from(users).where(found).orderBy(asc(sql`lower(${users.email})`)).limit(query.itemsOnPage).offset((query.page - 1) * query.itemsOnPage);
  return answer({ result: rows.map(toUser), navigation: { page: query.page, total_items: total, total_pages: Math.ceil(total / query.itemsOnPage) } });
});

/** Where the console stands, as people outside reach it. */
const consoleAddress = ({ PUBLIC_URL, HOST, PORT, ROUTE_PREFIX }: Config): string =>
  `${PUBLIC_URL?.replace(/\/$/, '') ?? `http://${HOST}:${String(PORT)}`}${ROUTE_PREFIX}`;

const invite = implement(inviteUser, async ({ body, caller, services }) => {
  const email = body.email.trim().toLowerCase();
  const invited = await inTransaction(services, async ({ db, clock, random, config, mail }) => {
    const now = clock.now();
    const [known] = await db.select().from(users).where(sql`lower(${users.email}) = ${email}`).for('update');
    if (known !== undefined && known.passwordHash !== null) return null;
    const [made] =
      known === undefined
        ? await db.insert(users).values({ email, roles: body.roles, createdAt: now }).returning()
        : await db.update(users).set({ roles: body.roles }).where(eq(users.id, known.id)).returning();
    if (made === undefined) throw new Error('the invited user was not stored');
    const token = random.secret(32);
    const expiresAt = new Date(now.getTime() + config.INVITATION_TTL_SECONDS * 1000);
    await db.update(invitations).set({ usedAt: now }).where(and(eq(invitations.userId, made.id), isNull(invitations.usedAt)));
    await db.insert(invitations).values({ tokenHash: hashToken(token), userId: made.id, invitedBy: caller.userId, createdAt: now, expiresAt });
    const text = problems.invitationText.replace('{link}', `${consoleAddress(config)}/set-password?token=${token}`).replace('{until}', expiresAt.toISOString().slice(0, 10));
    await mail.send({ to: email, subject: problems.invitationSubject, text });
    return toUser(made);
  });
  return invited === null ? failed({ kind: 'invalid', message: problems.emailTaken, errors: { email: [problems.emailTaken] } }) : answer(invited);
});

const readOutbox = implement(listOutbox, async ({ services: { db } }) => {
  const rows = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(100);
  return answer(rows.map(({ id, recipient, subject, body, createdAt, sentAt }) => ({
    id, to: recipient, subject, text: body, createdAt: createdAt.toISOString(), sentAt: sentAt?.toISOString() ?? null,
  })));
});

/** Users, their invitations and the mail that carries them. */
export const userRoutes: readonly Implementation[] = [list, invite, readOutbox];
