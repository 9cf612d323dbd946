import { lt, sql, type Column, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod';

import { keyLifetimeHours } from '../idempotency.ts';
import {
  auditLog,
  idempotencyKeys,
  invitations,
  outbox,
  passwordResets,
  refreshTokens,
  sessions,
  throttles,
} from '../../store/schema/auth.ts';
import { rebuildBatches, quizRebuilds } from '../../store/schema/rebuilds.ts';
import { removeOldBackups } from '../rebuilds/rebuild-backup.ts';
import { deleteInBatches } from '../../store/delete-in-batches.ts';
import { purgeClasses } from '../../store/classes/purge-classes.ts';
import { purgePlaylists } from '../../store/playlists/delete-playlist.ts';
import { purgeQuizzes } from '../../store/quizzes/delete-quiz.ts';
import { removeOldUndos } from '../../store/translations/undo-change.ts';
import { removeUnusedFiles } from '../../store/files/remove-unused-files.ts';
import type { Services } from '../services.ts';
import { defineJob } from '../../jobs/define-job.ts';

const hourMs = 3_600_000;

const isFinished = sql`not exists (select 1 from ${quizRebuilds} r where r.batch_id = ${rebuildBatches.id} and r.state = 'waiting')`;
const dayMs = 24 * hourMs;

/**
 * Removes, once an hour and in batches, expired sessions, keys, throttles and links, old entries of
 * the audit log and the outbox, finished rebuilds, the content they replaced and the translations
 * that were changed a day ago, quizzes and classes deleted a day ago and files that no row refers
 * to. Vacuums the embedded database, which does not do so itself: lists need it for index-only
 * scans.
 */
export const cleanUp = defineJob({
  name: 'tidy-up',
  data: z.unknown(),
  retries: 0,
  schedule: '7 * * * *',
  run: async (_data, services: Services, signal) => {
    const { db, clock, config } = services;
    const now = clock.now();
    const subtractFromNow = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
    const remove = (table: PgTable, condition: SQL): Promise<number> =>
      deleteInBatches(db, table, condition, signal);
    /** Removes nothing when `days` is 0. */
    const expire = async (table: PgTable, at: Column, days: number, also?: SQL): Promise<void> => {
      if (days === 0) return;
      await remove(table, sql`${lt(at, subtractFromNow(days * dayMs))} and ${also ?? sql`true`}`);
    };

    await remove(refreshTokens, lt(refreshTokens.expiresAt, now));
    await remove(sessions, lt(sessions.expiresAt, now));
    await remove(
      idempotencyKeys,
      lt(idempotencyKeys.createdAt, subtractFromNow(keyLifetimeHours * hourMs)),
    );
    await remove(throttles, lt(throttles.spentUntil, now.getTime()));
    await remove(invitations, lt(invitations.expiresAt, subtractFromNow(30 * dayMs)));
    await remove(passwordResets, lt(passwordResets.expiresAt, now));
    await expire(auditLog, auditLog.at, config.AUDIT_RETENTION_DAYS);
    await expire(outbox, outbox.createdAt, config.OUTBOX_RETENTION_DAYS);
    await expire(
      rebuildBatches,
      rebuildBatches.requestedAt,
      config.REBUILD_RETENTION_DAYS,
      isFinished,
    );
    await removeOldBackups(db, now, signal);
    await removeOldUndos(db, now, signal);
    await purgeQuizzes(db, now, signal);
    await purgePlaylists(db, now, signal);
    await purgeClasses(db, now, signal);
    await removeUnusedFiles(services, signal);
    if (config.DATABASE_URL === undefined) await db.execute(sql`vacuum analyze`);
  },
});
