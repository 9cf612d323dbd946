import { Hono } from 'hono';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { openSession } from '../../server/services/accounts/sessions.ts';
import { createServices } from '../../server/services/create-services.ts';
import { systemClock, systemRandom } from '../../server/shared/system.ts';
import { createLog } from '../../server/shared/log.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { seedMany, seedManyCustomers } from '../../server/seed/seed-many.ts';
import { listen } from '../../server/start/listen.ts';
import { seedWhenEmpty } from '../../server/start/seed-when-empty.ts';
import { migrate } from '../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../server/store/migrations.ts';
import type { Database, Store } from '../../server/store/database.ts';
import { openPglite } from '../../server/store/open-pglite.ts';
import { openPostgres } from '../../server/store/open-postgres.ts';
import { listQuizzes } from '../../server/store/quizzes/list-quizzes.ts';
import { listSharedQuizzes as selectSharedQuizzes } from '../../server/store/quizzes/list-shared-quizzes.ts';
import { createQuizScope } from '../../server/store/scopes/quiz-scope.ts';
import { readQuiz } from '../../server/store/quizzes/read-quiz.ts';
import { listPageOfUsers } from '../../server/store/users.ts';
import { createListPage } from '../../server/store/list-query.ts';
import { countWaitingMails, listMails } from '../../server/store/outbox.ts';
import { encodeQuizDetail } from '../../src/api/contract/entities/quiz.ts';
import { listOutbox } from '../../src/api/contract/outbox.ts';
import { listSharedQuizzes } from '../../src/api/contract/quiz-sharing.ts';
import { listTemplates } from '../../src/api/contract/quiz-template.ts';
import { listCustomerQuizzes } from '../../src/api/contract/quiz-user.ts';
import { listUsers } from '../../src/api/contract/users.ts';
import { findPostgres, startCluster } from '../support/postgres-cluster.ts';
import setup from '../support/server-setup.ts';
import { createTestConfig } from '../support/server-template.ts';
import { listenWithServices } from './support/bench-server.ts';
import { inTurn, printTable } from './support/measure.ts';

interface Load {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const connections = 8;
const requests = 1000;
const rounds = 7;

/** Requests per second that `load` gets answered, asked from a thread of its own. */
const perSecond = (load: Load): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./support/load-worker.mjs', import.meta.url), {
      workerData: { ...load, connections, requests },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
const log = createLog(
  () => undefined,
  () => new Date(),
);

/**
 * A call and the same statements, on the same pool, and content without the product around them: the
 * bare server parses the body as JSON and responds, but knows no callers, policy, contract, request
 * ids, common headers, time limits, compression, errors or log.
 */
interface Call {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly read: () => Promise<unknown>;
}

const superAdmin = { userId: 1, role: 'superAdmin' } as const;
const page = { navigation: { page: 3, itemsOnPage: 20 }, filter: [], sort: [] } as const;

const createCalls = (db: Database): readonly Call[] => [
  {
    name: 'one template',
    method: 'GET',
    path: '/api/admin/quiz/template/1',
    read: async () => {
      const quiz = await readQuiz(db, createQuizScope('template', superAdmin), 1);
      return quiz === null ? null : encodeQuizDetail(quiz.content);
    },
  },
  {
    name: 'templates, page 3 of 100',
    ...listTemplates,
    read: () => listQuizzes(db, createQuizScope('template', superAdmin), page),
  },
  {
    name: "customers' quizzes, page 3 of 100",
    ...listCustomerQuizzes,
    read: () => listQuizzes(db, createQuizScope('user', superAdmin), page),
  },
  {
    name: 'shared quizzes, page 3',
    ...listSharedQuizzes,
    read: () => selectSharedQuizzes(db, superAdmin, page),
  },
  {
    name: 'users, page 3',
    ...listUsers,
    read: async () => {
      const { users, total } = await listPageOfUsers(
        db,
        new Date(),
        undefined,
        [],
        page.navigation,
      );
      const { page: number, itemsOnPage } = page.navigation;
      const counts = { waiting: await countWaitingMails(db) };
      return { ...createListPage(users, number, itemsOnPage, total), counts };
    },
  },
  {
    name: 'outbox',
    ...listOutbox,
    read: async () => {
      const { mails, counts } = await listMails(db, { search: '' }, 1, 20);
      return { ...createListPage(mails, 1, 20, counts.waiting + counts.sent), counts };
    },
  },
];

function createBareApp(calls: readonly Call[]): Hono {
  const app = new Hono();
  for (const { method, path, read } of calls)
    app.on(method, path, async (context) => {
      if (method === 'POST') await context.req.json();
      return context.json({ content: await read() });
    });
  return app;
}

/** Measures the calls at two ports in turn. */
async function compare(
  calls: readonly Call[],
  accessToken: string,
  ourPort: number,
  barePort: number,
): Promise<Record<string, string | number>[]> {
  const headers = { Accept: 'application/json', Authorization: `Bearer ${accessToken}` };
  const json = { ...headers, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ navigation: page.navigation });
  const at = (port: number, path: string): string => `http://127.0.0.1:${String(port)}${path}`;

  const rows: Record<string, string | number>[] = [];
  for (const { name, method, path } of calls) {
    const load = (port: number): Load => ({
      url: at(port, path),
      method,
      ...(method === 'GET' ? { headers } : { headers: json, body }),
    });
    const measured = await inTurn(rounds, {
      ours: () => perSecond(load(ourPort)),
      bare: () => perSecond(load(barePort)),
    });
    rows.push({
      call: name,
      'ours, req/s': measured.ours.median,
      'bare Hono, req/s': measured.bare.median,
      ratio: measured.ours.median / measured.bare.median,
      figure: 0.8,
    });
  }
  return rows;
}

/** Measures every call on `store`, and prints a table. */
async function measure(kind: string, store: Store): Promise<void> {
  await migrate(store, findMigrationsFolder());
  const queue = await openQueue(store, log);
  const services = await createServices(
    store,
    queue,
    createTestConfig(folder, { NODE_ENV: 'production' }),
    log,
    systemClock,
    systemRandom,
  );
  await seedWhenEmpty(services);
  await seedMany(services.db, { quizzes: 2000, questionsPerQuiz: 5 });
  await seedManyCustomers(services.db, { customers: 500, quizzes: 2000 });
  await store.query('vacuum analyze');

  const ours = await listenWithServices(services);
  const calls = createCalls(services.db);
  const bare = await listen(createBareApp(calls), '127.0.0.1', 0);

  const { accessToken } = await openSession(services, 1);
  const rows = await compare(calls, accessToken, ours.port, bare.port);
  printTable(
    `Server as installed (NODE_ENV=production) on ${kind}, ${String(connections)} connections, medians of ${String(rounds)} rounds of ${String(requests)} requests`,
    rows,
  );

  await Promise.all([ours.stop(1000), bare.stop(1000)]);
  await queue.stop(1000);
  await store.close();
}

const teardown = await setup();
if (findPostgres() === null) console.log('PostgreSQL is not installed: only PGlite is measured.');
else
  await measure(
    'PostgreSQL',
    await openPostgres(`${await startCluster()}/postgres`, () => undefined),
  );
await measure('PGlite', await openPglite(join(folder, 'database')));
await teardown();
await rm(folder, { recursive: true, force: true });
