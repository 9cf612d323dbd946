import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import {
  createBenchPlace,
  createFileForm,
  createPackageForm,
  createQuizBody,
  plainText,
  readCpuSeconds,
  readMegabytes,
  richText,
  signIn,
  stopServer,
  storeQuiz,
  templatesPath,
  type RunningServer,
} from './support/heavy-server.ts';
import { createPdf } from '../support/documents.ts';
import { printTable } from './support/measure.ts';

/**
 * Measures heavy requests: CPU, memory, and how long a light request waits meanwhile. `BENCH_SERVER`
 * is the script of another build to compare with, `BENCH_ONLY` a part of a request's name.
 */
const megabyte = 1_000_000;

interface Heavy {
  readonly kind: string;
  readonly account: 'customer' | 'super' | null;
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: Buffer | FormData;
  readonly type?: string;
  readonly times?: number;
}

const place = await createBenchPlace();

async function send(server: RunningServer, heavy: Heavy, token: string | null): Promise<string> {
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
  const server = await place.start();
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
  await stopServer(server);
  return {
    request: heavy.kind,
    status: [...new Set(statuses)].join(' '),
    'time, s': seconds,
    'CPU, s': used,
    'memory, MB': peak - memory,
    'light request, ms': longest,
  };
}

const repeat = (before: string, part: string, bytes: number, after: string): Buffer =>
  Buffer.from(
    `${before}${Array(Math.floor(bytes / (part.length + 1)))
      .fill(part)
      .join(',')}${after}`,
  );

const ordinary = {
  path: templatesPath,
  body: createQuizBody(200, plainText),
  method: 'POST',
  type: 'application/json',
} as const;

const first = await place.start();
const { id, zip } = await storeQuiz(first, 5000);
await stopServer(first);
const imports = '/api/admin/quiz/template/from_package/qti';
const userQuiz = '/api/quiz/create';
const documents = '/api/admin/class/1/document';
const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nv\r\n';

const heavyRequests: readonly Heavy[] = [
  { kind: 'another light request', account: null, method: 'GET', path: '/api/none' },
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
    path: templatesPath,
    body: createQuizBody(3, '<b>'.repeat(1350)),
  },
  {
    kind: 'save 5,000 questions, plain',
    account: 'super',
    path: templatesPath,
    body: createQuizBody(5000, plainText),
  },
  {
    kind: 'save 10,000 questions, rich',
    account: 'super',
    path: templatesPath,
    body: createQuizBody(10_000, richText),
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
    body: createPackageForm(new Uint8Array(20 * megabyte)),
  },
  {
    kind: 'document of 20 MB',
    account: 'super',
    path: documents,
    body: createFileForm(createPdf('large', 20 * megabyte), 'large.pdf'),
  },
  {
    kind: 'eight documents of 20 MB at once',
    account: 'super',
    path: documents,
    body: createFileForm(createPdf('large', 20 * megabyte), 'large.pdf'),
    times: 8,
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
    body: createPackageForm(zip),
  },
  { kind: 'import 5,000 questions', account: 'super', path: imports, body: createPackageForm(zip) },
  {
    kind: 'eight imports at once',
    account: 'super',
    path: imports,
    body: createPackageForm(zip),
    times: 8,
  },
  {
    kind: 'eight reviews at once',
    account: 'super',
    path: `${imports}?dryRun=1`,
    body: createPackageForm(zip),
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
printTable(`Heavy requests on ${place.kind}`, rows);
await place.close();
