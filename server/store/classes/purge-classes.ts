import { lt } from 'drizzle-orm';

import type { Database } from '../database.ts';
import { deleteInBatches } from '../delete-in-batches.ts';
import { classes, classPlaylists, classQuizzes, classStudents } from '../schema/classes.ts';
import { getRestoreLimit } from '../restore-limit.ts';

/** A class goes with hundreds of rows. */
const purgeBatchSize = 100;

/**
 * Deletes permanently the classes that were deleted, and the students, quizzes and playlists that
 * were removed from classes, more than 24 hours before `now`.
 */
export async function purgeClasses(db: Database, now: Date, signal: AbortSignal): Promise<void> {
  const limit = getRestoreLimit(now);
  await deleteInBatches(db, classes, lt(classes.deletedAt, limit), signal, purgeBatchSize);
  for (const table of [classStudents, classQuizzes, classPlaylists])
    await deleteInBatches(db, table, lt(table.removedAt, limit), signal);
}
