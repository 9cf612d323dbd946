import { setTimeout as delay } from 'node:timers/promises';

import { Client } from 'pg';

import type { Topology } from './topology.ts';

/** A fault under load, and the outcomes besides 200 that clients may see. */
export interface Scenario {
  readonly name: string;
  readonly allowed: readonly string[];
  /** How many clients write at once, where more than usual are needed. */
  readonly writers?: number;
  /** Causes the fault and ends it. `scale` is 1 for the bounded run. */
  readonly disturb: (topology: Topology, scale: number) => Promise<void>;
}

/** Runs `work` with a connection to the database. */
async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const unavailable = ['503'];

/** The faults, in the order in which they run. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'no fault',
    allowed: [],
    disturb: async (_topology, scale) => {
      await delay(3000 * scale);
    },
  },
  {
    name: 'kill -9',
    allowed: unavailable,
    disturb: async (topology, scale) => {
      for (let index = 0; index < 3 * scale; index += 1) await topology.killServer(index % 3);
    },
  },
  {
    name: 'rolling SIGTERM',
    allowed: [],
    disturb: async (topology, scale) => {
      for (let index = 0; index < 3 * scale; index += 1) await topology.restartServer(index % 3);
    },
  },
  {
    name: 'PostgreSQL restart',
    allowed: unavailable,
    disturb: async ({ postgres }, scale) => {
      for (let index = 0; index < scale; index += 1) {
        await postgres.stop();
        await delay(2000);
        await postgres.start();
        await delay(3000);
      }
    },
  },
  {
    name: 'cut connections',
    allowed: unavailable,
    disturb: ({ databaseUrl }, scale) =>
      withClient(databaseUrl, async (client) => {
        for (let index = 0; index < 10 * scale; index += 1) {
          await client.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'lectern' and pid <> pg_backend_pid()",
          );
          await delay(400);
        }
      }),
  },
  {
    name: 'frozen S3',
    allowed: unavailable,
    disturb: async ({ bucket }, scale) => {
      bucket.child.kill('SIGSTOP');
      await delay(6000 * scale);
      bucket.child.kill('SIGCONT');
    },
  },
  {
    // More writers than the pools of all servers have connections.
    name: 'full pool',
    allowed: unavailable,
    writers: 48,
    disturb: ({ databaseUrl }, scale) =>
      withClient(databaseUrl, async (client) => {
        await client.query('begin');
        await client.query('lock table quizzes in access exclusive mode');
        await delay(6000 * scale);
        await client.query('rollback');
      }),
  },
];
