import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { getPostgresSettings, type Config } from '../config/config.ts';
import type { Log } from '../shared/log.ts';
import type { Store } from '../store/database.ts';
import { prepareDataFolder } from './data-folder.ts';
import { lockDataFolder, type DataLock } from '../store/data-lock.ts';

/** The opened database, or the reason why it could not be opened. */
export type OpenStoreResult =
  | { readonly ok: true; readonly store: Store; readonly lock: DataLock }
  | {
      readonly ok: false;
      readonly reason: string;
      /** Another process holds the data directory. */
      readonly isInUse?: true;
    };

const noLock: DataLock = { publishAddress: () => undefined, release: () => undefined };

/**
 * Opens PostgreSQL when DATABASE_URL is set, waiting for a server that is not up yet until `signal`
 * aborts; otherwise PGlite in the data directory, which it first locks for this process.
 */
export async function openStore(
  config: Config,
  log: Log,
  signal: AbortSignal,
): Promise<OpenStoreResult> {
  if (config.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('../store/open-postgres.ts');
    const { waitForPostgres } = await import('../store/wait-for-postgres.ts');
    const failure = await waitForPostgres(
      config.DATABASE_URL,
      config.DATABASE_START_WAIT_SECONDS,
      log,
      signal,
    );
    if (failure !== null)
      return {
        ok: false,
        reason: `Could not connect to the PostgreSQL server of DATABASE_URL: ${failure}`,
      };
    const store = await openPostgres(
      config.DATABASE_URL,
      (error) => {
        log.error('database connection lost', error);
      },
      getPostgresSettings(config),
    );
    return { ok: true, store, lock: noLock };
  }
  const error = await prepareDataFolder(config.DATA_DIR);
  if (error !== null) return { ok: false, reason: error };
  const locked = await lockDataFolder(
    config.DATA_DIR,
    `http://${config.HOST}:${String(config.PORT)}`,
    (milliseconds) => wait(milliseconds),
  );
  if (!locked.ok) {
    const { pid, address } = locked.holder;
    return {
      ok: false,
      isInUse: true,
      reason: `The data directory ${config.DATA_DIR} is in use by process ${String(pid)}, which serves ${address}. Stop that process or set another DATA_DIR.`,
    };
  }
  const { openPglite } = await import('../store/open-pglite.ts');
  // The prepared database is migrated, and MIGRATE=off leaves that to `npm run migrate`.
  const store = await openPglite(
    join(config.DATA_DIR, 'database'),
    config.MIGRATE === 'on' ? {} : { preparedDatabase: null },
  );
  return { ok: true, store, lock: locked };
}
