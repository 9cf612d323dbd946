import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { connectClient } from '../support/postgres-client.ts';
import { findPostgres } from '../support/postgres-cluster.ts';
import {
  createBenchPlace,
  createPackageForm,
  signIn,
  stopServer,
  storeQuiz,
  type RunningServer,
} from './support/heavy-server.ts';
import { printTable } from './support/measure.ts';

/**
 * Measures light calls while 30 heavy ones run: ten each of statistics of 1,000 students, exports
 * and imports of 1,000 questions. On PGlite the statistics are those of the demo library. The
 * target is 500 ms for the slowest hundredth of light calls.
 */
const countOfEach = 10;
const questions = 1000;

interface LightResult {
  readonly times: readonly number[];
  readonly failed: number;
}

/** Sends light calls while `work` runs, and returns their times. */
async function measureLight(
  { address }: RunningServer,
  token: string,
  work: () => Promise<unknown>,
): Promise<LightResult> {
  const light = new Worker(new URL('./support/light-worker.mjs', import.meta.url), {
    workerData: {
      calls: [
        { method: 'GET', url: `${address}/api/admin/profile` },
        { method: 'GET', url: `${address}/api/admin/sponsor/1` },
        {
          method: 'POST',
          url: `${address}/api/admin/quiz/template_list`,
          body: '{}',
        },
      ],
      headers: { Authorization: `Bearer ${token}` },
      connections: 6,
      pauseMs: 10,
    },
  });
  await once(light, 'message');
  await work();
  light.postMessage('stop');
  const [result] = (await once(light, 'message')) as [LightResult];
  return result;
}

/** Gives ten user quizzes 1,000 students each and returns their ids. */
async function addStudents(databaseUrl: string): Promise<readonly number[]> {
  const client = await connectClient(databaseUrl);
  const answered = JSON.stringify(
    Array.from({ length: 60 }, (_, order) => ({
      questionOrder: order + 1,
      title: `Which of these statements is right ${String(order)}?`,
      isCorrectAnswer: order % 3 > 0,
      userAnswer: ['a'],
      userIndexAnswer: [0],
      correctAnswer: ['a'],
      correctIndexAnswer: [0],
      options: ['first', 'second', 'third', 'fourth'],
    })),
  );
  const { rows } = await client.query<{ id: number }>(
    `select id from quizzes where kind = 'user' and deleted_at is null order by id limit ${String(countOfEach)}`,
  );
  for (const { id } of rows)
    await client.query(
      "insert into assignments (quiz_id, email, progress, submitted_at, questions) select $1, 'student' || n || '@bench.test', 50, now(), $2::jsonb from generate_series(1, 1000) n",
      [id, answered],
    );
  await client.end();
  return rows.map(({ id }) => id);
}

/** Returns the ids of the user quizzes of the demo library, with their few students. */
async function listUserQuizzes(server: RunningServer): Promise<readonly number[]> {
  const response = await fetch(`${server.address}/api/admin/quiz/user_quiz_list`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${await signIn(server, 'customer')}`,
      'Content-Type': 'application/json',
    },
    body: '{}',
  });
  const { content } = (await response.json()) as {
    content: { result: readonly { readonly id: number }[] };
  };
  return content.result.map(({ id }) => id);
}

const rows: Record<string, string | number>[] = [];
for (const isOnPostgres of findPostgres() === null ? [false] : [true, false]) {
  const place = await createBenchPlace(isOnPostgres);
  const server = await place.start();
  const { id, zip } = await storeQuiz(server, questions);
  const quizIds =
    place.databaseUrl === null
      ? await listUserQuizzes(server)
      : await addStudents(place.databaseUrl);
  const token = await signIn(server, 'super');
  const headers = { Authorization: `Bearer ${token}` };
  const send = async (path: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(`${server.address}${path}`, { ...init, headers });
    await response.arrayBuffer();
    return String(response.status);
  };
  const heavyCalls = Array.from({ length: countOfEach }, (_, at) => [
    () => send(`/api/admin/quiz/user_quiz/${String(quizIds[at % quizIds.length] ?? 1)}/statistics`),
    () => send(`/api/admin/quiz/template/${String(id)}/qti`),
    () =>
      send('/api/admin/quiz/template/from_package/qti', {
        method: 'POST',
        body: createPackageForm(zip),
      }),
  ]).flat();
  const measure = async (kind: string, work: () => Promise<readonly string[]>): Promise<void> => {
    let statuses: readonly string[] = [];
    const begin = performance.now();
    const { times, failed } = await measureLight(server, token, async () => {
      statuses = await work();
    });
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    const row = {
      database: place.kind,
      meanwhile: kind,
      'heavy statuses': [...new Set(statuses)]
        .map((status) => `${String(statuses.filter((one) => one === status).length)}x ${status}`)
        .join(' '),
      'time, s': (performance.now() - begin) / 1000,
      'light calls': times.length,
      'not 200': failed,
      'median, ms': at(0.5),
      'p99, ms': at(0.99),
      'longest, ms': at(1),
    };
    console.error(Object.values(row).join(', '));
    rows.push(row);
  };
  await measure('nothing', async () => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return [];
  });
  await measure('30 heavy calls', () => Promise.all(heavyCalls.map((call) => call())));
  await stopServer(server);
  await place.close();
}
printTable('Light calls while heavy ones run', rows);
