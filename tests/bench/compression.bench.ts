import { Worker } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

import { openSession } from '../../server/services/accounts/sessions.ts';
import { startBenchServer } from './support/bench-server.ts';
import { inTurn, printTable } from './support/measure.ts';
import { processorMilliseconds } from './support/spent.ts';

/**
 * Measures what compressed responses cost and save: processor time against bytes of each coding and
 * level for responses of the demo library, and requests per second with and without compression.
 */
const rounds = 9;
const bytesPerSample = 2_000_000;

type Compress = (body: Buffer) => Promise<Buffer>;

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
const toGzip =
  (level: number): Compress =>
  (body) =>
    gzipAsync(body, { level });
const toBrotli =
  (quality: number): Compress =>
  (body) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    });

const contenders: Readonly<Record<string, Compress>> = {
  'gzip 1': toGzip(1),
  'gzip 3': toGzip(3),
  'gzip 5': toGzip(5),
  'gzip 6': toGzip(6),
  'gzip 9': toGzip(9),
  'brotli 0': toBrotli(0),
  'brotli 1': toBrotli(1),
  'brotli 3': toBrotli(3),
  'brotli 4': toBrotli(4),
  'brotli 5': toBrotli(5),
};

const server = await startBenchServer();
const { accessToken } = await openSession(server.services, 1);
const headers = {
  Accept: 'application/json',
  'Content-Type': 'application/json',
  Authorization: `Bearer ${accessToken}`,
};
const list = JSON.stringify({ navigation: { page: 1, itemsOnPage: 20 } });
const requests = {
  'list of 20 quizzes': { method: 'POST', path: '/api/admin/quiz/template_list', body: list },
  'one quiz': { method: 'GET', path: '/api/admin/quiz/template/1', body: null },
  'API documentation': { method: 'GET', path: '/api/openapi.json', body: null },
} as const;

const send = async ({ method, path, body }: (typeof requests)[keyof typeof requests]) => {
  const init = { method, body, headers: { ...headers, 'Accept-Encoding': 'identity' } };
  const response = await fetch(server.address + path, init);
  if (!response.ok) throw new Error(`${path}: ${String(response.status)}`);
  return Buffer.from(await response.arrayBuffer());
};

/** Milliseconds of processor time that `compress` uses for `body`, threads included. */
const measure = async (compress: Compress, body: Buffer): Promise<number> => {
  const times = Math.max(1, Math.ceil(bytesPerSample / body.length));
  const before = processorMilliseconds([]) ?? 0;
  for (let run = 0; run < times; run += 1) await compress(body);
  return ((processorMilliseconds([]) ?? 0) - before) / times;
};

for (const [name, request] of Object.entries(requests)) {
  const body = await send(request);
  const measured = await inTurn(
    rounds,
    Object.fromEntries(
      Object.entries(contenders).map(([coding, compress]) => [
        coding,
        () => measure(compress, body),
      ]),
    ),
  );
  const rows = [];
  for (const [coding, compress] of Object.entries(contenders)) {
    const { length } = await compress(body);
    rows.push({
      coding,
      'CPU, ms': measured[coding]?.median ?? 0,
      bytes: length,
      'share of bytes': length / body.length,
    });
  }
  printTable(`${name}: ${String(body.length)} bytes, medians of ${String(rounds)} rounds`, rows);
}

/** Requests per second that the server answers, asked from a thread of its own. */
const perSecond = (
  { method, path, body }: (typeof requests)[keyof typeof requests],
  coding: string,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./support/load-worker.mjs', import.meta.url), {
      workerData: {
        url: server.address + path,
        method,
        headers: { ...headers, 'Accept-Encoding': coding },
        ...(body !== null && { body }),
        connections: 8,
        requests: 200,
      },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

const rates = [];
for (const [call, request] of Object.entries(requests)) {
  const { plain, compressed } = await inTurn(rounds, {
    plain: () => perSecond(request, 'identity'),
    compressed: () => perSecond(request, 'gzip, br'),
  });
  rates.push({
    call,
    'plain, req/s': plain.median,
    'compressed, req/s': compressed.median,
    ratio: compressed.median / plain.median,
  });
}
printTable('Server on PGlite, 8 connections, with the load on the same machine', rates);
await server.close();
