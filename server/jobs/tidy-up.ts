import { lt, sql } from 'drizzle-orm';
import * as z from 'zod';

import { keyLifetimeHours } from '../http/idempotency.ts';
import {
  idempotencyKeys,
  invitations,
  refreshTokens,
  sessions,
  throttles,
} from '../store/schema/auth.ts';
import { purgeQuizzes } from '../store/quizzes/delete-quiz.ts';
import { removeUnusedFiles } from '../store/files/remove-unused-files.ts';
import { job } from './jobs.ts';

const hour = 3_600_000;

/**
 * Once an hour: removes what has expired, so that the tables of sessions, keys and throttles do not grow for ever, quizzes deleted a day ago, and files no row refers to any more. The embedded
 * database, which never does so itself, is vacuumed: lists are read from indexes alone only then.
 */
export const tidyUp = job({
  name: 'tidy-up',
  data: z.unknown(),
  retries: 0,
  schedule: '7 * * * *',
  run: async (_data, services) => {
    const { db, clock, config } = services;
    const now = clock.now();
    await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
    await db.delete(sessions).where(lt(sessions.expiresAt, now));
    await db
      .delete(idempotencyKeys)
      .where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keyLifetimeHours * hour)));
    await db.delete(throttles).where(lt(throttles.spentUntil, now.getTime()));
    await db
      .delete(invitations)
      .where(
        lt(invitations.expiresAt, sql`${now.toISOString()}::timestamptz - interval '30 days'`),
      );
    await purgeQuizzes(db, now);
    await removeUnusedFiles(services);
    if (config.DATABASE_URL === undefined) await db.execute(sql`vacuum analyze`);
  },
});
