import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import { createCluster, findPostgres } from '../support/postgres-cluster.ts';
import { printTable } from './support/measure.ts';

/**
 * Measures heavy requests: CPU, memory, and how long a light request waits meanwhile. `BENCH_SERVER`
 * is the script of another build to compare with, `BENCH_ONLY` a part of a request's name.
 */
const script = process.env['BENCH_SERVER'] ?? 'dist/server/main.mjs';
const megabyte = 1_000_000;
const ticksPerSecond = 100;

interface Heavy {
  readonly kind: string;
  readonly account: 'customer' | 'super' | null;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Buffer | FormData;
  readonly type?: string;
  readonly times?: number;
}

const folder = await mkdtemp(join(tmpdir(), 'lectern-bench-'));
const isOnPostgres = findPostgres() !== null;
const clusterFolder = await mkdtemp(join(tmpdir(), 'lectern-cluster-'));
const cluster = isOnPostgres ? await createCluster(clusterFolder) : null;
await cluster?.start();

interface Running {
  readonly address: string;
  readonly child: ChildProcess;
}

async function start(): Promise<Running> {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      SEED: 'demo',
      ALLOW_DEMO_ACCOUNTS: '1',
      SHUTDOWN_DELAY_SECONDS: '0',
      ...(cluster === null ? {} : { DATABASE_URL: `${cluster.address}/postgres` }),
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const address = /is running at (http:\S+?)\/admin\//.exec(output)?.[1];
    if (address !== undefined) return { address, child };
  }
  throw new Error('the server did not start');
}

async function stop({ child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function signIn({ address }: Running, account: string): Promise<string> {
  const response = await fetch(`${address}/api/admin/security/get_access_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${account}@lectern.test`, password: 'lectern-demo' }),
  });
  return ((await response.json()) as { content: { token: { accessToken: string } } }).content.token
    .accessToken;
}

const readCpuSeconds = async (pid: number): Promise<number> => {
  const fields = (await readFile(`/proc/${String(pid)}/stat`, 'utf8')).split(') ')[1]?.split(' ');
  return (Number(fields?.[11]) + Number(fields?.[12])) / ticksPerSecond;
};
const readMegabytes = async (pid: number): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${String(pid)}/status`, 'utf8'))?.[1] ?? 0) /
  1000;

async function send(server: Running, heavy: Heavy, token: string | null): Promise<string> {
  const headers = {
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(heavy.body instanceof FormData || heavy.body === undefined
      ? {}
      : { 'Content-Type': heavy.type ?? 'application/json' }),
  };
  const { body } = heavy;
  const response = await fetch(`${server.address}${heavy.path}`, {
    method: heavy.method ?? 'POST',
    headers,
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : new Uint8Array(body) }),
  }).catch(() => null);
  if (response === null) return 'cut';
  await response.arrayBuffer();
  return String(response.status);
}

/** Runs a heavy request on a fresh server and measures it. */
async function measure(heavy: Heavy): Promise<Record<string, string | number>> {
  const server = await start();
  const token = heavy.account === null ? null : await signIn(server, heavy.account);
  await send(server, { ...heavy, ...ordinary }, await signIn(server, 'super'));
  const pid = server.child.pid ?? 0;
  await delay(500);
  const [cpu, memory] = [await readCpuSeconds(pid), await readMegabytes(pid)];
  let peak = memory;
  const watch = setInterval(() => {
    void readMegabytes(pid).then((now) => (peak = Math.max(peak, now)));
  }, 5);
  const light = new Worker(new URL('./support/ping-worker.mjs', import.meta.url), {
    workerData: `${server.address}/api/none`,
  });
  await once(light, 'message');
  const begin = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: heavy.times ?? 1 }, () => send(server, heavy, token)),
  );
  const seconds = (performance.now() - begin) / 1000;
  light.postMessage('stop');
  const [longest] = (await once(light, 'message')) as [number];
  clearInterval(watch);
  const used = (await readCpuSeconds(pid)) - cpu;
  await stop(server);
  return {
    request: heavy.kind,
    status: [...new Set(statuses)].join(' '),
    'time, s': seconds,
    'CPU, s': used,
    'memory, MB': peak - memory,
    'light request, ms': longest,
  };
}

const createItem = (number: number, text: string) => ({
  article: null,
  sortIndex: number,
  title: `${text} ${String(number)}?`,
  type: 2,
  isMultiple: false,
  rightAnswer: ['a'],
  image: null,
  textOptions: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `${text} ${id}` })),
});
const createQuiz = (count: number, text: string): Buffer =>
  Buffer.from(
    JSON.stringify({
      title: `A quiz of ${String(count)} questions`,
      tags: [],
      article: null,
      startDate: null,
      endDate: null,
      isGraded: false,
      duration: 60,
      showCaption: false,
      restrictNonInstitutional: false,
      activities: [
        {
          title: 'All',
          sortIndex: 0,
          items: Array.from({ length: count }, (_, at) => createItem(at, text)),
        },
      ],
    }),
  );
const plain = 'Which of these statements about cells is right';
const rich = '<p>Which of <strong>these statements</strong> about <em>cells</em> is right</p>';
const repeat = (before: string, part: string, bytes: number, after: string): Buffer =>
  Buffer.from(
    `${before}${Array(Math.floor(bytes / (part.length + 1)))
      .fill(part)
      .join(',')}${after}`,
  );

const templates = '/api/admin/quiz/template/create';
const ordinary = {
  path: templates,
  body: createQuiz(200, plain),
  method: 'POST',
  type: 'application/json',
} as const;

/** Stores a quiz of 5,000 questions and returns its id and its QTI package. */
async function prepare(): Promise<{ readonly id: number; readonly zip: Uint8Array<ArrayBuffer> }> {
  const server = await start();
  const headers = { Authorization: `Bearer ${await signIn(server, 'super')}` };
  const created = await fetch(`${server.address}${templates}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: new Uint8Array(createQuiz(5000, rich)),
  });
  const { content } = (await created.json()) as { content: { id: number } };
  const exported = await fetch(
    `${server.address}/api/admin/quiz/template/${String(content.id)}/qti`,
    { headers },
  );
  const zip = new Uint8Array(await exported.arrayBuffer());
  await stop(server);
  return { id: content.id, zip };
}

const { id, zip } = await prepare();
const createForm = (bytes: Uint8Array<ArrayBuffer>): FormData => {
  const form = new FormData();
  form.set('file', new File([bytes], 'package.zip'));
  return form;
};
const imports = '/api/admin/quiz/template/from_package/qti';
const userQuiz = '/api/quiz/create';
const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nv\r\n';

const heavyRequests: readonly Heavy[] = [
  {
    kind: 'sign-in, 0.9 MB of [{},...]',
    account: null,
    path: '/api/admin/security/get_access_token',
    body: repeat('{"email":[', '{}', 0.9 * megabyte, ']}'),
  },
  {
    kind: 'list, 0.9 MB of {"filter":[{},...]}',
    account: 'customer',
    path: '/api/admin/quiz/user_quiz_list',
    body: repeat('{"filter":[', '{}', 0.9 * megabyte, ']}'),
  },
  {
    kind: 'quiz, 15.6 MB of {"activities":[{},...]}',
    account: 'customer',
    path: userQuiz,
    body: repeat('{"activities":[', '{}', 15.6 * megabyte, ']}'),
  },
  {
    kind: 'quiz, 10,000 items {}',
    account: 'customer',
    path: userQuiz,
    body: repeat('{"activities":[{"items":[', '{}', 30_000, ']}]}'),
  },
  {
    kind: 'quiz, 64 kB of markup',
    account: 'super',
    path: templates,
    body: createQuiz(3, '<b>'.repeat(1350)),
  },
  {
    kind: 'save 5,000 questions, plain',
    account: 'super',
    path: templates,
    body: createQuiz(5000, plain),
  },
  {
    kind: 'save 10,000 questions, rich',
    account: 'super',
    path: templates,
    body: createQuiz(10_000, rich),
  },
  {
    kind: 'load 5,000 questions, rich',
    account: 'super',
    method: 'GET',
    path: `/api/admin/quiz/template/${String(id)}`,
  },
  {
    kind: 'form of 20 MB in entries of 1 byte',
    account: 'super',
    path: imports,
    type: 'multipart/form-data; boundary=b',
    body: Buffer.from(`${part.repeat((20 * megabyte) / part.length)}--b--\r\n`),
  },
  {
    kind: 'upload of 20 MB that is no package',
    account: 'super',
    path: imports,
    body: createForm(new Uint8Array(20 * megabyte)),
  },
  {
    kind: 'export 5,000 questions as QTI',
    account: 'super',
    method: 'GET',
    path: `/api/admin/quiz/template/${String(id)}/qti`,
  },
  {
    kind: 'review a package of 5,000 questions',
    account: 'super',
    path: `${imports}?dryRun=1`,
    body: createForm(zip),
  },
  { kind: 'import 5,000 questions', account: 'super', path: imports, body: createForm(zip) },
  {
    kind: 'eight reviews at once',
    account: 'super',
    path: `${imports}?dryRun=1`,
    body: createForm(zip),
    times: 8,
  },
];
const selected = process.env['BENCH_ONLY'];
const rows: Record<string, string | number>[] = [];
for (const heavy of heavyRequests) {
  if (selected !== undefined && !heavy.kind.includes(selected)) continue;
  const row = await measure(heavy);
  console.error(Object.values(row).join(', '));
  rows.push(row);
}
printTable(`Heavy requests on ${isOnPostgres ? 'PostgreSQL' : 'PGlite'}`, rows);
await cluster?.stop();
for (const each of [folder, clusterFolder]) await rm(each, { recursive: true, force: true });
