import { and, eq, isNull, ne } from 'drizzle-orm';

import type { Services } from '../services/services.ts';
import { sessions } from '../store/schema/auth.ts';

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
