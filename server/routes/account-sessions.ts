import { eq } from 'drizzle-orm';

import {
  endOwnSessions,
  endUserSessions,
  listOwnSessions,
  listUserSessions,
} from '../../src/api/contract/sessions.ts';
import { failed } from '../../src/domain/outcome.ts';
import { endOneSession, endSessions } from '../services/accounts/sessions.ts';
import { read, respond, respondWithAudit, write, type Implementation } from '../http/implement.ts';
import type { Services } from '../services/services.ts';
import { users } from '../store/schema/auth.ts';
import { listOpenSessions } from '../store/users.ts';

const notFound = failed({ kind: 'notFound' });

async function readEmail({ db }: Services, id: number): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return user?.email ?? null;
}

const listOwn = read(
  listOwnSessions,
  async ({ caller: { userId, sessionId }, services: { db, clock } }) =>
    respond(await listOpenSessions(db, userId, clock.now(), sessionId)),
);

const endOwn = write(endOwnSessions, async ({ body, caller, services }) => {
  const { userId, sessionId, email } = caller;
  const ended =
    body.sessionId === null
      ? await endSessions(services, userId, sessionId)
      : await endOneSession(services, userId, body.sessionId);
  return respondWithAudit({ ended }, { action: 'sessions ended', target: email });
});

const listOfUser = read(
  listUserSessions,
  async ({ params: { id }, caller: { sessionId }, services }) =>
    (await readEmail(services, id)) === null
      ? notFound
      : respond(await listOpenSessions(services.db, id, services.clock.now(), sessionId)),
);

const endOfUser = write(
  endUserSessions,
  async ({ params: { id }, body, caller: { sessionId }, services }) => {
    const email = await readEmail(services, id);
    if (email === null) return notFound;
    const ended =
      body.sessionId === null
        ? await endSessions(services, id, sessionId)
        : await endOneSession(services, id, body.sessionId);
    return respondWithAudit({ ended }, { action: 'sessions ended', target: email });
  },
);

/** The open sessions of the caller and of other users. */
export const accountSessionRoutes: readonly Implementation[] = [
  listOwn,
  endOwn,
  listOfUser,
  endOfUser,
];
