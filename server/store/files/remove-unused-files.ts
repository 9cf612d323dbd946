import { and, eq, lt, sql } from 'drizzle-orm';

import { inTransaction, type Services } from '../../http/services.ts';
import { files } from '../schema/files.ts';
import { sponsors } from '../schema/sponsors.ts';

const graceMilliseconds = 3_600_000;

const isUnused = sql`not exists (select 1 from ${sponsors} s where s.logo_file = ${files}.name or s.video_file = ${files}.name)`;

/** Removes files kept for a row that no row refers to any more, an hour after they were kept: replaced logos and videos, and those of deleted sponsors. */
export async function removeUnusedFiles(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - graceMilliseconds);
  await inTransaction(services, async ({ db, files: store }) => {
    const gone = await db
      .delete(files)
      .where(and(eq(files.goesWithItsRows, true), lt(files.createdAt, before), isUnused))
      .returning({ name: files.name });
    for (const { name } of gone) await store.remove(name);
  });
}
