import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { sql } from 'drizzle-orm';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import * as z from 'zod';

import { advisoryLocks } from './advisory-locks.ts';
import type { Store } from './database.ts';

const journalSchema = z.object({ entries: z.array(z.object({ when: z.number() })) });

/** The folder of migrations: beside this file in the sources, `store/migrations` beside the bundle when built. */
export function migrationsFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return (
    [join(here, 'migrations'), join(here, 'store/migrations')].find((folder) =>
      existsSync(join(folder, 'meta/_journal.json')),
    ) ?? join(here, 'migrations')
  );
}

/** Brings the tables up to date; asks the database once when there is nothing to do. Several processes starting together take turns. */
export async function migrate(store: Store, folder: string): Promise<void> {
  const journal = journalSchema.parse(
    JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')),
  );
  const newest = Math.max(0, ...journal.entries.map(({ when }) => when));
  const { rows } = await store.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as made",
  );
  if (rows[0]?.['made'] === true) {
    const applied = await store.db.execute<{ newest: string | null }>(
      sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
    );
    if (Number(applied.rows[0]?.newest ?? 0) >= newest) return;
  }
  if (store.kind === 'pglite') {
    await migratePglite(store.db as unknown as PgliteDatabase, { migrationsFolder: folder });
    return;
  }
  await store.db.transaction(async (alone) => {
    await alone.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.migration})`);
    await migratePostgres(store.db as unknown as NodePgDatabase, { migrationsFolder: folder });
  });
}
