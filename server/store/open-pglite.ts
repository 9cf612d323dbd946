import { existsSync, renameSync, rmSync } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';

import type { Database, Store } from './database.ts';

/** The embedded database as it is opened: a store, and what tests need to copy it. */
export interface PgliteStore extends Store {
  readonly dump: () => Promise<Blob>;
}

/** Makes an empty database in `folder`: beside it first, so that a start that is killed leaves either all of it or nothing. */
async function createIn(folder: string): Promise<void> {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  await (await PGlite.create({ dataDir: fresh })).close();
  renameSync(fresh, folder);
}

/** Opens PGlite in `folder`, or in memory when null, there from `dump` when given. Only one process may have a folder open. */
export async function openPglite(folder: string | null, dump?: Blob): Promise<PgliteStore> {
  if (folder !== null && !existsSync(folder)) await createIn(folder);
  const client = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { pg_trgm },
  });
  return {
    kind: 'pglite',
    db: drizzle(client) as unknown as Database,
    query: async (text, values) => {
      if (values !== undefined && values.length > 0)
        return client.query<Record<string, unknown>>(text, [...values]);
      const results = await client.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  };
}
