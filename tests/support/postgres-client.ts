import { Client } from 'pg';

import { poll } from './poll.ts';

/** Connects to the database at `url`, for a test that watches or disturbs the server's sessions. */
export async function connectClient(url: string | null): Promise<Client> {
  const client = new Client({ connectionString: url ?? '' });
  await client.connect();
  return client;
}

/** Returns the pids of the server's connections that wait for a lock. */
export async function listLockWaits(client: Client): Promise<readonly number[]> {
  // Within a transaction, pg_stat_activity otherwise stays as it was when first read.
  await client.query('select pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'lectern' and wait_event_type = 'Lock'",
  );
  return rows.map(({ pid }) => pid);
}

/** Returns how many of the server's connections wait for a lock. */
export const countLockWaits = async (client: Client): Promise<number> =>
  (await listLockWaits(client)).length;

/** Waits until `count` of the server's connections wait for a lock, and returns their pids. */
export const waitForLockWaits = (client: Client, count: number): Promise<readonly number[]> =>
  poll(`${String(count)} connections wait for a lock`, async () => {
    const pids = await listLockWaits(client);
    return pids.length >= count ? pids : null;
  });
