import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SQL } from 'drizzle-orm';

import { openSession } from '../../server/services/accounts/sessions.ts';
import { createServices } from '../../server/services/create-services.ts';
import { systemClock, systemRandom } from '../../server/shared/system.ts';
import { createLog } from '../../server/shared/log.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { seedMany, seedManyCustomers } from '../../server/seed/seed-many.ts';
import { seedWhenEmpty } from '../../server/start/seed-when-empty.ts';
import type { Store } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../server/store/migrations.ts';
import { openPglite } from '../../server/store/open-pglite.ts';
import { openPostgres } from '../../server/store/open-postgres.ts';
import { defaultPostgresSettings } from '../../server/config/postgres-settings.ts';
import { startCluster, findPostgres } from '../support/postgres-cluster.ts';
import setup from '../support/server-setup.ts';
import { createTestConfig } from '../support/server-template.ts';
import {
  classes,
  contentQuizzes,
  operations,
  others,
  ownQuizzes,
  playlists,
  searches,
  sharedQuizzes,
  templatesAndCustomers,
  type ListCase,
} from './support/list-cases.ts';
import { listenWithServices } from './support/bench-server.ts';
import { measureList, sampleCount } from './support/measure-list.ts';
import { printTable } from './support/measure.ts';
import { rowCount, seedLists, seeds } from './support/seed-lists.ts';

const quizzes = rowCount;
const customers = 5000;

/** The ids of demo accounts. */
const people = { superAdmin: 1, cs: 4, customer: 7, customer2: 8 } as const;

/** Lists, for whom, on what rows. */
interface Group {
  readonly caller: keyof typeof people;
  readonly cases: readonly ListCase[];
  readonly statements: readonly SQL[];
}

const groups: readonly Group[] = [
  { caller: 'superAdmin', cases: templatesAndCustomers, statements: [] },
  { caller: 'superAdmin', cases: contentQuizzes, statements: seeds.addContentQuizzes },
  { caller: 'superAdmin', cases: sharedQuizzes, statements: [] },
  {
    caller: 'customer',
    cases: [...ownQuizzes, ...sharedQuizzes],
    statements: seeds.addOwnQuizzes(people.customer, people.customer2),
  },
  { caller: 'customer2', cases: sharedQuizzes, statements: [] },
  { caller: 'superAdmin', cases: sharedQuizzes, statements: [] },
  { caller: 'superAdmin', cases: operations, statements: seeds.addOperations },
  { caller: 'superAdmin', cases: others, statements: seeds.addOthers },
  { caller: 'superAdmin', cases: playlists, statements: seeds.addPlaylists(people.superAdmin) },
  {
    caller: 'superAdmin',
    cases: [...classes, ...searches],
    statements: seeds.addClasses(people.superAdmin, people.cs),
  },
  { caller: 'cs', cases: [...classes, ...searches], statements: [] },
  { caller: 'customer', cases: searches, statements: [] },
];

/** Measures only the lists whose name contains one of these words of the command line. */
const wanted = process.argv.slice(2);

async function measure(kind: 'postgres' | 'pglite', store: Store, folder: string): Promise<void> {
  const log = createLog(
    () => undefined,
    () => new Date(),
  );
  await migrate(store, findMigrationsFolder());
  const queue = await openQueue(store, log);
  const services = await createServices(
    store,
    queue,
    createTestConfig(folder),
    log,
    systemClock,
    systemRandom,
  );
  await seedWhenEmpty(services);
  await seedMany(services.db, { quizzes });
  await seedManyCustomers(services.db, { customers, quizzes });
  await store.query('vacuum analyze');
  const server = await listenWithServices(services);
  const port = server.port;
  const backends = async (): Promise<number[]> =>
    kind === 'pglite'
      ? []
      : (
          await store.query('select pid from pg_stat_activity where datname = current_database()')
        ).rows.map(({ pid }) => Number(pid));
  for (const { caller, cases, statements } of kind === 'pglite' ? groups.slice(0, 1) : groups) {
    if (statements.length > 0) await seedLists(services.db, statements);
    const rows = [];
    for (const one of cases.filter(
      ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
    )) {
      // Seeding and measuring can outlast an access token.
      const { accessToken } = await openSession(services, people[caller]);
      rows.push(...(await measureList(one, { port, accessToken, backends })));
    }
    if (rows.length === 0) continue;
    printTable(
      `Lists of ${caller} on ${kind}: ${quizzes.toLocaleString('en')} rows of each, ${String(sampleCount)} requests each over HTTP; the machine's load is ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}`,
      rows,
    );
  }
  await server.stop(1000);
  await queue.stop(1000);
  await store.close();
}

const teardown = await setup();
const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
if (findPostgres() === null) console.log('PostgreSQL is not installed: only PGlite is measured.');
else {
  const url = `${await startCluster()}/postgres`;
  // Seeding fills trigram indexes, which takes longer than a request may.
  const settings = { ...defaultPostgresSettings, statementTimeoutSeconds: 600 };
  await measure('postgres', await openPostgres(url, () => undefined, settings), folder);
}
await measure('pglite', await openPglite(join(folder, 'database')), folder);
await rm(folder, { recursive: true, force: true });
await teardown();
