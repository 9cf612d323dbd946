import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import type { Config } from '../config.ts';
import type { Log } from '../http/log.ts';
import type { Store } from '../store/database.ts';
import { lockData, type DataLock } from './data-lock.ts';

/** The database of a configuration, or the sentence that says why it cannot be had. */
export type OpenedStore =
  | { readonly ok: true; readonly store: Store; readonly lock: DataLock }
  | { readonly ok: false; readonly reason: string };

const noLock: DataLock = { announce: () => undefined, release: () => undefined };

/** Opens PostgreSQL when DATABASE_URL is set, otherwise PGlite in the data directory, which it locks for this process first. */
export async function openStore(config: Config, log: Log): Promise<OpenedStore> {
  if (config.DATABASE_URL !== undefined) {
    const { openPostgres } = await import('../store/open-postgres.ts');
    try {
      return {
        ok: true,
        store: await openPostgres(config.DATABASE_URL, (error) => {
          log.error('database connection lost', error);
        }),
        lock: noLock,
      };
    } catch (error) {
      return {
        ok: false,
        reason: `The PostgreSQL server of DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`,
      };
    }
  }
  const locked = await lockData(
    config.DATA_DIR,
    `http://${config.HOST}:${String(config.PORT)}`,
    (milliseconds) => wait(milliseconds),
  );
  if (!locked.ok) {
    const { pid, address } = locked.holder;
    return {
      ok: false,
      reason: `The data directory ${config.DATA_DIR} is in use by process ${String(pid)}, which serves ${address}. Stop it, or give this one another DATA_DIR.`,
    };
  }
  const { openPglite } = await import('../store/open-pglite.ts');
  return { ok: true, store: await openPglite(join(config.DATA_DIR, 'database')), lock: locked };
}
