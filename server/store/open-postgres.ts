import { Client, type QueryResult } from 'pg';

import type { Database, DirectConnection, Load, Store } from './database.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { createPostgresHandle } from './postgres-session.ts';
import { createSessionSettings } from './session-settings.ts';
import { defaultPostgresSettings, type PostgresSettings } from '../config/postgres-settings.ts';

const heavyWaitFactor = 6;

type Rows = QueryResult<Record<string, unknown>>;

/** Returns the rows of the last of several statements; pg declares only the result of one. */
const readLastRows = (result: Rows): Record<string, unknown>[] =>
  (Array.isArray(result) ? (result as Rows[]).at(-1) : result)?.rows ?? [];

/** Opens a connection of its own whose statements may take as long as they need. */
async function connectDirectly(url: string): Promise<DirectConnection> {
  const client = new Client({
    connectionString: url,
    application_name: 'lectern-migrate',
    keepAlive: true,
  });
  // The statement that runs gets the error too; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set statement_timeout = 0');
  await client.query('set idle_in_transaction_session_timeout = 0');
  return {
    query: async (text, values) => ({
      rows: readLastRows(await client.query(text, values === undefined ? undefined : [...values])),
    }),
    close: () => client.end(),
  };
}

/**
 * Opens two pools on the PostgreSQL server at `url`, one for heavy work, and connects once. Throws
 * when that fails.
 */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  settings: PostgresSettings = defaultPostgresSettings,
): Promise<Store> {
  const createPool = (size: number, waitSeconds: number) =>
    createPostgresPool(
      {
        connectionString: url,
        max: size,
        connectionTimeoutMillis: waitSeconds * 1000,
        application_name: 'lectern',
      },
      createSessionSettings(settings),
      onIdleError,
    );
  const pool = createPool(settings.poolSize, settings.poolWaitSeconds);
  const heavyPool = createPool(settings.heavyPoolSize, settings.poolWaitSeconds * heavyWaitFactor);
  (await pool.connect(null)).release();
  const openHandle = (load: Load, signal: AbortSignal | null): Database =>
    createPostgresHandle(load === 'heavy' ? heavyPool : pool, signal);
  return {
    kind: 'postgres',
    db: openHandle('light', null),
    openHandle,
    query: async (text, values) => {
      const connection = await pool.connect(null);
      let isUsable = false;
      try {
        const result = await (values === undefined
          ? connection.queryText(text)
          : connection.queryOnce(text, [...values]));
        isUsable = true;
        return { rows: readLastRows(result) };
      } finally {
        // Several statements that fail may leave a transaction open.
        connection.release(isUsable);
      }
    },
    countConnections: () => [
      { name: 'light', ...pool.count() },
      { name: 'heavy', ...heavyPool.count() },
    ],
    connectDirectly: () => connectDirectly(settings.migrateUrl ?? url),
    close: async () => {
      await Promise.all([pool.close(), heavyPool.close()]);
    },
  };
}
