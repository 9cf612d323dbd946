import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startMemoryBucket, type MemoryBucket } from '../../support/memory-bucket.ts';
import { poll } from '../../support/poll.ts';
import { connectClient, waitForLockWaits } from '../../support/postgres-client.ts';
import { createCluster, type Cluster } from '../../support/postgres-cluster.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  killServerProcesses,
  startServerProcess,
  type ServerProcess,
} from '../../support/server-process.ts';
import { startTraceCollector, type ReceivedSpan } from '../../support/trace-collector.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const callerSpanId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${callerSpanId}-01`;
const preload = pathToFileURL(resolve('tests/support/log-loaded-packages.mjs')).href;
const server = 2;
const client = 3;
const consumer = 5;

/** Starts a server that prints the packages of OpenTelemetry that it loads. */
async function start(environment: Readonly<Record<string, string>>): Promise<{
  readonly run: ServerProcess;
  readonly address: string;
}> {
  const run = startServerProcess({ ...environment, NODE_OPTIONS: `--import=${preload}` });
  const address = await run.ready;
  if (address === null) throw new Error(run.getOutput());
  return { run, address };
}

async function stop({ child, ended }: ServerProcess) {
  child.kill('SIGTERM');
  return ended;
}

const post = (address: string, path: string, body: object, headers = {}): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const signIn = async (address: string): Promise<string> => {
  const account = { email: 'super@lectern.test', password: 'lectern-demo' };
  const response = await post(address, '/api/admin/security/get_access_token', account);
  return ((await response.json()) as { content: { token: { accessToken: string } } }).content.token
    .accessToken;
};

describeOnMainDatabase('tracing', (database) => {
  let folder: string;
  let cluster: Cluster | null = null;
  let bucket: MemoryBucket;
  let environment: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-tracing-'));
    bucket = await startMemoryBucket();
    environment = {
      DATA_DIR: join(folder, 'data'),
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: 'files',
      S3_REGION: 'eu-1',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      DATABASE_POOL_SIZE: '2',
      DATABASE_POOL_WAIT_SECONDS: '3',
      DATABASE_LOCK_TIMEOUT_SECONDS: '60',
    };
    if (database === 'pglite') return;
    cluster = await createCluster(await mkdtemp(join(tmpdir(), 'lectern-tracing-cluster-')));
    await cluster.start();
    environment['DATABASE_URL'] = `${cluster.address}/postgres`;
  }, 120_000);
  afterAll(async () => {
    killServerProcesses();
    await cluster?.stop();
    bucket.close();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'a request is a span of the caller’s trace with its statements as children, jobs are traces',
    { timeout: 120_000 },
    async () => {
      const collector = await startTraceCollector();
      const { run, address } = await start({
        ...environment,
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
        OTEL_SERVICE_NAME: 'lectern-test',
        OTEL_BSP_SCHEDULE_DELAY: '100',
      });
      const token = await signIn(address);
      const response = await fetch(`${address}/api/admin/quiz/template/1?secret=in-the-query`, {
        headers: {
          Authorization: `Bearer ${token}`,
          'X-Request-Id': 'request-of-the-test',
          traceparent,
        },
      });
      expect(response.status).toBe(200);
      await response.text();
      const [stored = ''] = bucket.objects.keys();
      const load = async (path: string): Promise<number> => {
        const headers = { Authorization: `Bearer ${token}`, traceparent };
        return (await fetch(address + path, { headers })).status;
      };
      expect(await load(stored)).toBe(200);
      if (database === 'postgres') {
        const locker = await connectClient(environment['DATABASE_URL'] ?? null);
        await locker.query('begin');
        await locker.query('lock table sponsors in access exclusive mode');
        const holders = [load('/api/admin/sponsor/1'), load('/api/admin/sponsor/2')];
        await waitForLockWaits(locker, 2);
        expect(await load('/api/admin/sponsor/3')).toBe(503);
        await locker.query('rollback');
        await locker.end();
        expect(await Promise.all(holders)).toEqual([200, 200]);
      }
      await fetch(`${address}/readyz`);
      const job = await poll(
        'the span of a job',
        () =>
          collector.spans.find(({ kind, name }) => kind === consumer && name === 'job tidy-up') ??
          collector.spans.find(({ kind }) => kind === consumer) ??
          null,
      );
      expect(await stop(run)).toEqual({ code: 0, signal: null });

      const mine = collector.spans.filter((span) => span.traceId === traceId);
      const requests = mine.filter(({ kind }) => kind === server);
      const request = requests.find(({ name }) => name.includes('quiz'));
      expect(request).toMatchObject({
        name: 'GET /api/admin/quiz/template/{id}',
        parentSpanId: callerSpanId,
        service: 'lectern-test',
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/api/admin/quiz/template/{id}',
          'lectern.request.id': 'request-of-the-test',
        },
      });
      expect(Number(request?.attributes['http.response.status_code'])).toBe(200);
      const statements = mine.filter(({ attributes }) => 'db.query.text' in attributes);
      expect(statements).toContainEqual(
        expect.objectContaining({ name: 'SELECT', kind: client, parentSpanId: request?.spanId }),
      );
      expect(statements.map((span) => span.attributes['db.query.text'])).toContainEqual(
        expect.stringMatching(/from "quizzes".*\$\d/s),
      );
      const requestIds = requests.map(({ spanId }) => spanId);
      const hasRequest = ({ parentSpanId = '' }: ReceivedSpan): boolean =>
        requestIds.includes(parentSpanId);
      const isChild = (name: string): boolean =>
        mine.some((span) => span.name === name && hasRequest(span));
      expect(isChild('S3 GET')).toBe(true);
      if (database === 'postgres') expect(isChild('wait for a connection')).toBe(true);
      const isLone = ({ kind, parentSpanId = '' }: ReceivedSpan): boolean =>
        kind === client && parentSpanId === '';
      expect(collector.spans.filter(isLone)).toEqual([]);
      expect(job.parentSpanId ?? '').toBe('');
      const everything = JSON.stringify(collector.spans);
      for (const secret of ['in-the-query', token, 'lectern-demo', 'super@lectern.test', 'readyz'])
        expect(everything).not.toContain(secret);
      expect(run.getOutput()).toContain(`"trace":"${traceId}"`);
      expect(run.getOutput()).toContain('LOADED');
      await collector.stop();
    },
  );
});

describe('a server with or without a collector', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-tracing-'));
  });
  afterAll(async () => {
    killServerProcesses();
    await rm(folder, { recursive: true, force: true });
  });

  it('does not load OpenTelemetry while it is switched off', async () => {
    const { run, address } = await start({
      DATA_DIR: join(folder, 'off'),
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_SDK_DISABLED: 'true',
    });
    expect((await fetch(`${address}/api/openapi.json`)).status).toBe(200);
    expect(await stop(run)).toEqual({ code: 0, signal: null });
    expect(run.getOutput()).not.toContain('LOADED');
  });

  it.each(['out of reach', 'hanging'] as const)(
    'serves and stops while the collector is %s',
    async (state) => {
      const hanging = await startTraceCollector(true);
      const { run, address } = await start({
        DATA_DIR: join(folder, state),
        OTEL_EXPORTER_OTLP_ENDPOINT: state === 'hanging' ? hanging.address : 'http://127.0.0.1:9',
        OTEL_EXPORTER_OTLP_TIMEOUT: '1000',
        OTEL_BSP_SCHEDULE_DELAY: '100',
      });
      expect((await fetch(`${address}/api/openapi.json`)).status).toBe(200);
      await poll('the report of the failure', () =>
        run.getOutput().includes('traces could not be sent') ? true : null,
      );
      expect((await fetch(`${address}/api/openapi.json`)).status).toBe(200);
      expect(await stop(run)).toEqual({ code: 0, signal: null });
      expect(run.getOutput()).not.toContain('Stopping took too long');
      await hanging.stop();
    },
  );
});
