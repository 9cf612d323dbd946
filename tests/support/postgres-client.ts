import { Client } from 'pg';

import { poll } from './poll.ts';

/** Connects to the database at `url`, for a test that watches or disturbs the server's sessions. */
export async function connectClient(url: string | null): Promise<Client> {
  const client = new Client({ connectionString: url ?? '' });
  await client.connect();
  return client;
}

/** Waits until `count` of the server's connections wait for a lock, and returns their pids. */
export const waitForLockWaits = (client: Client, count: number): Promise<readonly number[]> =>
  poll(`${String(count)} connections wait for a lock`, async () => {
    // Within a transaction, pg_stat_activity otherwise stays as it was when first read.
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'lectern' and wait_event_type = 'Lock'",
    );
    return rows.length >= count ? rows.map(({ pid }) => pid) : null;
  });
