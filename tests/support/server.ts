import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { createApp, type AppParts } from '../../server/start/app.ts';
import { demoAccounts, demoPassword } from '../../server/seed/demo-accounts.ts';
import { getPostgresSettings } from '../../server/config/config.ts';
import { openSession, type IssuedTokens } from '../../server/services/accounts/sessions.ts';
import { createServices } from '../../server/services/create-services.ts';
import { systemRandom } from '../../server/shared/system.ts';
import { createLog } from '../../server/shared/log.ts';
import type { Services } from '../../server/services/services.ts';
import { implementations } from '../../server/routes/implementations.ts';
import { allJobs } from '../../server/services/jobs/all-jobs.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { listen } from '../../server/start/listen.ts';
import { compileTexts } from '../../scripts/catalogs.mjs';
import { createTexts } from '../../server/shared/texts.ts';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import type { CallInput, Content, Endpoint } from '../../src/api/contract/endpoint.ts';
import { createOpenApiDocument } from '../../src/api/contract/openapi.ts';
import { createReadinessCheck } from '../../server/operations/readiness.ts';
import { createWorkers } from '../../server/workers/worker-pool.ts';
import { createMetrics } from '../../server/operations/metrics.ts';
import { createTestClock, type TestClock } from './server-clock.ts';
import type { DatabaseKind } from './server-databases.ts';
import { copyTemplate, createTestConfig } from './server-template.ts';

export { demoPassword };

/** The part of a demo account's e-mail before the @. */
export type AccountName =
  | 'super'
  | 'corporate'
  | 'admin'
  | 'cs'
  | 'publish'
  | 'lti'
  | 'customer'
  | 'customer2'
  | 'multi';

/** All nine, in the order of their ids. */
export const accountNames = demoAccounts.map(({ email }) => email.split('@')[0] as AccountName);

/** A response with its parsed body; `content` is that of the envelope, null without one. */
export interface ApiResponse<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly content: T;
  readonly text: string;
}

/** What an error's envelope holds. */
export interface ErrorContent {
  readonly message: string;
  readonly code: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

/** A handmade request: `body` is sent as JSON, `raw` unchanged. */
export interface RawCall {
  readonly token?: string;
  readonly body?: unknown;
  readonly raw?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls in the name of one account. */
export interface TestCaller {
  readonly token: IssuedTokens;
  /** Calls an endpoint of the contract; a FormData body goes as a form. */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<ApiResponse<Content<E>>>;
  readonly send: (
    method: string,
    path: string,
    call?: Omit<RawCall, 'token'>,
  ) => Promise<ApiResponse>;
}

/** A server of one test file's own, with the demo library. */
export interface TestServer {
  readonly address: string;
  readonly services: Services;
  readonly clock: TestClock;
  /** The lines of the log so far. */
  readonly logged: readonly string[];
  /** Where its PostgreSQL database is; null on PGlite. */
  readonly databaseUrl: string | null;
  readonly send: (method: string, path: string, call?: RawCall) => Promise<ApiResponse>;
  readonly as: (account: AccountName) => Promise<TestCaller>;
  readonly close: () => Promise<void>;
}

/**
 * What may differ from the product: the database, its environment, endpoints made for the test, the
 * built console's folder, running jobs.
 */
export interface TestServerOptions {
  readonly database: DatabaseKind;
  readonly environment?: Readonly<Record<string, string>>;
  readonly parts?: Partial<Omit<AppParts, 'services'>>;
  readonly jobs?: boolean;
  /** Returns the address of a pooler for that of the PostgreSQL database. */
  readonly toPooledUrl?: (url: string) => string;
}

async function readResponse(response: Response): Promise<ApiResponse> {
  const text = await response.text();
  const json =
    response.headers.get('content-type')?.startsWith('application/json') === true && text !== '';
  return {
    status: response.status,
    headers: response.headers,
    content: json ? ((JSON.parse(text) as { content?: unknown }).content ?? null) : null,
    text,
  };
}

/** The address of a call: its path with the parameters filled in, and its query. */
function toAddress(
  endpoint: Endpoint,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown> },
): string {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      query.set(name, String(value));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Starts a server with the demo library on a free port. */
export async function startTestServer({
  database,
  environment,
  parts,
  jobs = false,
  toPooledUrl,
}: TestServerOptions): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  const config = createTestConfig(folder, environment);
  const copy = await copyTemplate(database, getPostgresSettings(config), toPooledUrl);
  // Of 200 small files, this takes half as much work as the asynchronous copy.
  if (existsSync(copy.files)) cpSync(copy.files, join(folder, 'files'), { recursive: true });
  const clock = createTestClock();
  const logged: string[] = [];
  const log = createLog((line) => {
    logged.push(line);
  }, clock.now);
  const queue = await openQueue(copy.store, log);
  const services = await createServices(
    copy.store,
    queue,
    config,
    log,
    clock,
    systemRandom,
    // The bundle starts six times as fast as the sources.
    createWorkers(log, resolve('dist/server/worker.mjs')),
    createTexts(compileTexts),
  );
  if (jobs) await queue.work(allJobs, services);
  const app = createApp({
    services,
    endpoints: Object.values(endpoints),
    implementations,
    openApi: createOpenApiDocument,
    webFolder: null,
    metrics: createMetrics(copy.store),
    checkReadiness: createReadinessCheck(services, copy.store, new AbortController().signal),
    ...parts,
  });
  const listening = await listen(app, '127.0.0.1', 0);
  const address = `http://127.0.0.1:${String(listening.port)}`;

  const send = async (
    method: string,
    path: string,
    { token, body, raw, headers = {} }: RawCall = {},
  ): Promise<ApiResponse> => {
    const sent = raw ?? (body === undefined ? null : JSON.stringify(body));
    const all = {
      Accept: 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    };
    return readResponse(
      await fetch(address + path, { method, headers: all, body: sent, redirect: 'manual' }),
    );
  };

  return {
    address,
    services,
    clock,
    logged,
    databaseUrl: copy.address,
    send,
    as: async (account) => {
      const userId = accountNames.indexOf(account) + 1;
      const token = await openSession(services, userId);
      const mine: TestCaller['send'] = (method, path, call = {}) =>
        send(method, path, { ...call, token: token.accessToken });
      return {
        token,
        send: mine,
        call: async (endpoint, input, headers = {}) => {
          const { body, ...rest } = input as {
            body?: unknown;
            params?: Record<string, unknown>;
            query?: Record<string, unknown>;
          };
          const content =
            body === undefined ? {} : body instanceof FormData ? { raw: body } : { body };
          return (await mine(endpoint.method, toAddress(endpoint, rest), {
            ...content,
            headers,
          })) as ApiResponse<Content<typeof endpoint>>;
        },
      };
    },
    close: async () => {
      // Calls have been answered by now; their idle connections need not stay for a proxy.
      await listening.stop(0);
      await queue.stop(1000);
      await services.workers.close();
      await copy.store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
