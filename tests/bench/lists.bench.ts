import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

import { createApp } from '../../server/app.ts';
import { openSession } from '../../server/auth/sessions.ts';
import { createServices } from '../../server/services/create-services.ts';
import { systemClock, systemRandom } from '../../server/services/system.ts';
import { createLog } from '../../server/services/log.ts';
import { implementations } from '../../server/implementations.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { seedMany, seedManyCustomers } from '../../server/seed/seed-many.ts';
import { listen } from '../../server/start/listen.ts';
import { seedWhenEmpty } from '../../server/start/seed-when-empty.ts';
import type { Store } from '../../server/store/database.ts';
import { migrate } from '../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../server/store/migrations.ts';
import { openPglite } from '../../server/store/open-pglite.ts';
import { openPostgres } from '../../server/store/open-postgres.ts';
import { listQuizzes } from '../../server/store/quizzes/list-quizzes.ts';
import { createQuizScope } from '../../server/store/quizzes/quiz-scope.ts';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import { createOpenApiDocument } from '../../src/api/contract/openapi.ts';
import { listTemplates } from '../../src/api/contract/quiz-template.ts';
import { listCustomerQuizzes } from '../../src/api/contract/quiz-user.ts';
import { startCluster, findPostgres } from '../support/postgres-cluster.ts';
import setup from '../support/server-setup.ts';
import { createTestConfig } from '../support/server-template.ts';
import { printTable, series } from './support/measure.ts';
import { openPlanner } from './support/plans.ts';
import { processorMilliseconds } from './support/spent.ts';

const quizzes = 100_000;
const customers = 5000;
const samples = 20;
const onPage = 20;
const superAdmin = { userId: 1, role: 'superAdmin' } as const;

const condition = (
  property: string,
  operator: string,
  value: unknown,
  joins: 'and' | 'or' = 'and',
) => ({ bool_operator: joins, property, operator, value });
const titleHas = (word: string) => (word === '' ? [] : [condition('title', 'contains', word)]);
const running = [
  condition('end_date', 'after', new Date().toISOString()),
  condition('end_date', 'is_null', null, 'or'),
];
const anythingHas = (word: string) =>
  word === ''
    ? running
    : [
        ...running,
        condition('user_first_name', 'contains', word),
        ...['user_last_name', 'user_email', 'title'].map((property) =>
          condition(property, 'contains', word, 'or'),
        ),
      ];

const lists = [
  {
    name: 'templates',
    kind: 'template',
    endpoint: listTemplates,
    filterOf: titleHas,
    sorts: ['created_at', 'title', 'id', 'count_of_questions'],
    words: ['', 'REVIEW', '77777', 'ce', 'e', 'nowhere'],
  },
  {
    name: 'customers',
    kind: 'user',
    endpoint: listCustomerQuizzes,
    filterOf: anythingHas,
    sorts: ['created_at', 'title', 'id', 'end_date', 'user_email', 'user_last_name'],
    words: ['', 'review', 'MARTIN', 'person4321@', 'an', 'e', 'nowhere'],
  },
] as const;

async function measure(
  kind: 'postgres' | 'pglite',
  store: Store,
  folder: string,
  url: string | null,
): Promise<void> {
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
  const server = await listen(
    createApp({
      services,
      endpoints: Object.values(endpoints),
      implementations,
      openApi: createOpenApiDocument,
      webFolder: null,
    }),
    '127.0.0.1',
    0,
  );
  const { accessToken } = await openSession(services, superAdmin.userId);
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${accessToken}`,
    'Content-Type': 'application/json',
  };
  const ask = async (path: string, body: object): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${String(server.port)}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const { content } = (await answer.json()) as {
      content: { navigation: { total_pages: number } };
    };
    if (answer.status !== 200) throw new Error(JSON.stringify(content));
    return content.navigation.total_pages;
  };
  const backends = async (): Promise<number[]> =>
    kind === 'pglite'
      ? []
      : (
          await store.query('select pid from pg_stat_activity where datname = current_database()')
        ).rows.map(({ pid }) => Number(pid));
  const planner = url === null ? null : await openPlanner(url);

  const rows: Record<string, string | number>[] = [];
  for (const { name, kind: quizKind, endpoint, filterOf, sorts, words } of lists) {
    for (const word of words) {
      const filter = filterOf(word);
      const pages = await ask(endpoint.path, { filter });
      for (const column of sorts) {
        for (const page of new Set([
          1,
          word === '' ? Math.ceil(pages / 2) : 1,
          Math.max(1, pages),
        ])) {
          const body = {
            navigation: { page, itemsOnPage: onPage },
            filter,
            sort: [[column, 'desc']],
          };
          await ask(endpoint.path, body);
          const processes = await backends();
          const wall: number[] = [];
          const processor: number[] = [];
          for (let sample = 0; sample < samples; sample += 1) {
            const [start, before] = [performance.now(), processorMilliseconds(processes)];
            await ask(endpoint.path, body);
            const after = processorMilliseconds(processes);
            wall.push(performance.now() - start);
            if (before !== null && after !== null) processor.push(after - before);
          }
          const parsed = endpoint.body.parse(body);
          const plans =
            planner === null
              ? []
              : await planner.plansOf(() =>
                  listQuizzes(planner.db, createQuizScope(quizKind, superAdmin), parsed),
                );
          const [waited, worked] = [series(wall), series(processor)];
          rows.push({
            list: name,
            keyword: word === '' ? '-' : word,
            sort: column,
            page: `${String(page)} of ${String(pages)}`,
            'median ms': waited.median,
            'p95 ms': waited.p95,
            ...(processor.length === 0
              ? {}
              : { 'processor median ms': worked.median, 'processor p95 ms': worked.p95 }),
            ...(plans.length === 0 ? {} : { 'count, then page': plans.join('  THEN  ') }),
          });
        }
      }
    }
  }
  printTable(
    `Lists on ${kind}: ${quizzes.toLocaleString('en')} templates and as many quizzes of ${customers.toLocaleString('en')} customers, ${String(samples)} requests each over HTTP; the machine's load is ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
    rows,
  );
  await planner?.close();
  await server.stop(1000);
  await queue.stop(1000);
  await store.close();
}

const teardown = await setup();
const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
if (findPostgres() === null) console.log('PostgreSQL is not installed: only PGlite is measured.');
else {
  const url = `${await startCluster()}/postgres`;
  await measure('postgres', await openPostgres(url, () => undefined), folder, url);
}
await measure('pglite', await openPglite(join(folder, 'database')), folder, null);
await rm(folder, { recursive: true, force: true });
await teardown();
