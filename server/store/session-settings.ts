import type { ClientBase } from 'pg';

import type { PostgresSettings } from '../config/postgres-settings.ts';

/** The values of PostgreSQL settings, by name. */
export type SessionSettings = Readonly<Record<string, string>>;

/**
 * Planner settings: many queries run at once, so each uses one process; indexes are expected to be
 * in memory, where random pages cost as much as sequential ones.
 */
const plannerSettings: SessionSettings = {
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
};

/** Returns the settings under which every statement of a server runs. */
export const createSessionSettings = ({
  statementTimeoutSeconds,
  lockTimeoutSeconds,
}: PostgresSettings): SessionSettings => ({
  statement_timeout: `${String(statementTimeoutSeconds * 1000)}ms`,
  lock_timeout: `${String(lockTimeoutSeconds * 1000)}ms`,
  ...plannerSettings,
});

/**
 * Applies the settings to a new connection for as long as it lasts, and returns true. Applies
 * nothing and returns false when a pooler stands between: the server's process is then not the one
 * that was announced to the client, and other clients use it too.
 */
export async function applySettings(
  client: ClientBase,
  settings: SessionSettings,
): Promise<boolean> {
  const { processID } = client as unknown as { readonly processID: number | null };
  const calls = Object.entries(settings).map(
    ([name, value]) =>
      `set_config('${name}', '${value}', pg_backend_pid() is distinct from $1::int)`,
  );
  const { rows } = await client.query<{ is_direct: boolean }>(
    `select pg_backend_pid() is not distinct from $1::int as is_direct, ${calls.join(', ')}`,
    [processID],
  );
  return rows[0]?.is_direct === true;
}

/** Returns statements that begin a transaction and apply the settings to it only. */
export const formatBegin = (settings: SessionSettings): string =>
  [
    'begin',
    ...Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`),
  ].join('; ');
