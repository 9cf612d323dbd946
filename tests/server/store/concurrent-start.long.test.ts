import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { expect, it } from 'vitest';

import { systemClock } from '../../../server/shared/system.ts';
import { createLog } from '../../../server/shared/log.ts';
import { createLocalFileStore } from '../../../server/files/local-file-store.ts';
import { allJobs } from '../../../server/services/jobs/all-jobs.ts';
import { openQueue } from '../../../server/jobs/queue.ts';
import { seedDemo } from '../../../server/seed/seed-demo.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../../server/store/migrations.ts';
import { openPostgres } from '../../../server/store/open-postgres.ts';
import { startCluster, findPostgres } from '../../support/postgres-cluster.ts';

const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : 1;

it.skipIf(findPostgres() === null)(
  'ENT-06 four servers that start together on an empty database migrate once, seed once and create the queues without a deadlock',
  async () => {
    const address = await startCluster();
    const name = `together_${randomUUID().replaceAll('-', '')}`;
    const client = new Client(`${address}/postgres`);
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const stores = await Promise.all(
      [1, 2, 3, 4].map(() => openPostgres(`${address}/${name}`, () => undefined)),
    );
    await Promise.all(stores.map((store) => migrate(store, findMigrationsFolder())));
    const folder = await mkdtemp(join(tmpdir(), 'lectern-together-'));
    const files = createLocalFileStore(folder);
    await Promise.all(
      stores.map((store) =>
        store.db.transaction((db) => seedDemo({ db, files, clock: systemClock })),
      ),
    );
    const counts = await stores[0]?.query(
      'select (select count(*)::int from users) as users, (select count(*)::int from articles) as articles, (select count(*) = count(distinct hash) from drizzle.__drizzle_migrations) as once',
    );
    expect(counts?.rows).toEqual([{ users: 9, articles: 60, once: true }]);
    const log = createLog(
      () => undefined,
      () => new Date(),
    );
    const queues = await Promise.all(
      stores.map(async (store) => {
        const queue = await openQueue(store, log);
        await queue.createQueues(allJobs);
        return queue;
      }),
    );
    const created = await stores[0]?.query(
      "select name from pgboss.queue where name not like '\\_\\_%' order by name",
    );
    expect(created?.rows).toEqual(allJobs.map(({ name }) => ({ name })).sort(byName));
    await Promise.all(queues.map((queue) => queue.stop(1000)));
    await Promise.all(stores.map((store) => store.close()));
    await rm(folder, { recursive: true, force: true });
  },
  120_000,
);
