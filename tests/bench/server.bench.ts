import { Hono } from 'hono';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { createApp } from '../../server/app.ts';
import { openSession } from '../../server/auth/sessions.ts';
import { createServices } from '../../server/services/create-services.ts';
import { systemClock, systemRandom } from '../../server/services/system.ts';
import { createLog } from '../../server/services/log.ts';
import { implementations } from '../../server/implementations.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { seedMany } from '../../server/seed/seed-many.ts';
import { listen } from '../../server/start/listen.ts';
import { seedWhenEmpty } from '../../server/start/seed-when-empty.ts';
import { migrate } from '../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../server/store/migrations.ts';
import { openPglite } from '../../server/store/open-pglite.ts';
import { listQuizzes } from '../../server/store/quizzes/list-quizzes.ts';
import { createUnrestrictedScope, createQuizScope } from '../../server/store/quizzes/quiz-scope.ts';
import { readQuiz } from '../../server/store/quizzes/read-quiz.ts';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import { createOpenApiDocument } from '../../src/api/contract/openapi.ts';
import { createTestConfig } from '../support/server-template.ts';
import { inTurn, printTable } from './support/measure.ts';

interface Load {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const connections = 8;
const requests = 400;
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
const store = await openPglite(join(folder, 'database'));
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
await seedMany(services.db, { quizzes: 2000, questionsPerQuiz: 5 });

const ours = await listen(
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
const page = { navigation: { page: 3, itemsOnPage: 20 }, filter: [], sort: [] } as const;
const bareApp = new Hono()
  .get('/template/:id', async (context) =>
    context.json({
      content: (
        await readQuiz(
          services.db,
          createUnrestrictedScope('template'),
          Number(context.req.param('id')),
        )
      )?.content,
    }),
  )
  .post('/template_list', async (context) => {
    await context.req.json();
    return context.json({
      content: await listQuizzes(
        services.db,
        createQuizScope('template', { userId: 1, role: 'superAdmin' }),
        page,
      ),
    });
  });
const bare = await listen(bareApp, '127.0.0.1', 0);

const { accessToken } = await openSession(services, 1);
const headers = { Accept: 'application/json', Authorization: `Bearer ${accessToken}` };
const json = { ...headers, 'Content-Type': 'application/json' };
const body = JSON.stringify({ navigation: page.navigation });
const at = (port: number, path: string): string => `http://127.0.0.1:${String(port)}${path}`;

const rows: Record<string, string | number>[] = [];
const cases: readonly (readonly [string, Load, Load])[] = [
  [
    'one template',
    { url: at(ours.port, '/api/admin/quiz/template/1'), method: 'GET', headers },
    { url: at(bare.port, '/template/1'), method: 'GET', headers },
  ],
  [
    'template list, page 3 of 100',
    { url: at(ours.port, '/api/admin/quiz/template_list'), method: 'POST', headers: json, body },
    { url: at(bare.port, '/template_list'), method: 'POST', headers: json, body },
  ],
];
for (const [what, product, reference] of cases) {
  const measured = await inTurn(rounds, {
    ours: () => perSecond(product),
    bare: () => perSecond(reference),
  });
  rows.push({
    call: what,
    'ours, req/s': measured.ours.median,
    'bare Hono, req/s': measured.bare.median,
    ratio: measured.ours.median / measured.bare.median,
    figure: 0.8,
  });
}
printTable(
  `Server on PGlite, ${String(connections)} connections, medians of ${String(rounds)} rounds of ${String(requests)} requests`,
  rows,
);

await Promise.all([ours.stop(1000), bare.stop(1000)]);
await queue.stop(1000);
await store.close();
await rm(folder, { recursive: true, force: true });
