import { existsSync, renameSync, rmSync } from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';

import { makePrivate } from '../shared/make-private.ts';
import { traceStatement } from '../tracing/tracing.ts';
import type { Database, Store } from './database.ts';
import { findMigrationsFolder, readMigrations } from './migrations.ts';
import {
  findPreparedDatabase,
  readPreparedDatabase,
  writeDatabaseFiles,
} from './prepared-database.ts';

/** The open embedded database; `dump` lets tests copy it. */
export interface PgliteStore extends Store {
  readonly dump: () => Promise<Blob>;
}

/** What `openPglite` starts a new database from. */
interface NewDatabase {
  /** For a database in memory: what it holds. */
  readonly dump?: Blob;
  /** For a folder: the packed database it starts from when that fits; null always runs initdb. */
  readonly preparedDatabase?: string | null;
}

/**
 * Creates a database next to `folder` and renames it, so that a killed start leaves all of it or
 * nothing. It is migrated when the prepared database fits, and else empty.
 */
async function createDatabase(folder: string, prepared: string | null): Promise<void> {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const files =
    prepared === null
      ? null
      : readPreparedDatabase(prepared, readMigrations(findMigrationsFolder()));
  if (files === null) await (await PGlite.create({ dataDir: fresh })).close();
  else writeDatabaseFiles(files, fresh);
  renameSync(fresh, folder);
}

/**
 * Returns what drizzle uses of `client`, failing with the reason of `signal` once that aborts. A
 * statement that has started runs to its end.
 */
function bindToSignal(client: PGlite, signal: AbortSignal): PGlite {
  const bindQuery =
    (on: Pick<PGlite, 'query'>): PGlite['query'] =>
    async (...statement) => {
      signal.throwIfAborted();
      const result = await traceStatement(statement[0], () => on.query<never>(...statement));
      signal.throwIfAborted();
      return result;
    };
  const bound: Pick<PGlite, 'query' | 'transaction'> = {
    query: bindQuery(client),
    transaction: (work) =>
      client.transaction((transaction) => {
        signal.throwIfAborted();
        return work({ ...transaction, query: bindQuery(transaction) });
      }),
  };
  return bound as PGlite;
}

/**
 * Opens PGlite in `folder`, or in memory when `folder` is null. Only one process may open a folder.
 */
export async function openPglite(
  folder: string | null,
  { dump, preparedDatabase = findPreparedDatabase() }: NewDatabase = {},
): Promise<PgliteStore> {
  if (folder !== null && !existsSync(folder)) await createDatabase(folder, preparedDatabase);
  const client = await PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    extensions: { pg_trgm },
  });
  // PGlite lets everybody write some of its files, whatever the umask is.
  if (folder !== null) makePrivate(folder);
  const query: Store['query'] = async (text, values) => {
    if (values !== undefined && values.length > 0)
      return client.query<Record<string, unknown>>(text, [...values]);
    const results = await client.exec(text);
    return { rows: results.at(-1)?.rows ?? [] };
  };
  return {
    kind: 'pglite',
    db: drizzle(client) as unknown as Database,
    openHandle: (_load, signal) => drizzle(signal === null ? client : bindToSignal(client, signal)),
    query,
    connectDirectly: () => Promise.resolve({ query, close: () => Promise.resolve() }),
    countConnections: () => [],
    close: () => client.close(),
    dump: () => client.dumpDataDir('none'),
  };
}
