import { cp, mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createApp, type AppParts } from '../../server/app.ts';
import { demoAccounts, demoPassword } from '../../server/auth/demo-accounts.ts';
import { openSession, type IssuedToken } from '../../server/auth/sessions.ts';
import { composeServices, systemRandom } from '../../server/compose.ts';
import { createLog } from '../../server/http/log.ts';
import type { Services } from '../../server/http/services.ts';
import { implementations } from '../../server/implementations.ts';
import { jobKinds } from '../../server/jobs/kinds.ts';
import { openQueue } from '../../server/jobs/queue.ts';
import { listen } from '../../server/start/listen.ts';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import type { CallInput, Content, Endpoint } from '../../src/api/contract/endpoint.ts';
import { openApiDocument } from '../../src/api/contract/openapi.ts';
import { testClock, type TestClock } from './server-clock.ts';
import type { DatabaseKind } from './server-databases.ts';
import { copyOfTemplate, testConfig } from './server-template.ts';

export { demoPassword };

/** The part of a demo account's e-mail before the @. */
export type AccountName =
  'super' | 'corporate' | 'admin' | 'cs' | 'publish' | 'lti' | 'customer' | 'customer2' | 'multi';

/** All nine, in the order of their ids. */
export const accountNames = demoAccounts.map(({ email }) => email.split('@')[0] as AccountName);

/** An answer as it came over the wire, its body read: `content` is the envelope's, null when there is none. */
export interface Answer<T = unknown> {
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

/** A request by hand: `body` is sent as JSON, `raw` as it stands. */
export interface RawCall {
  readonly token?: string;
  readonly body?: unknown;
  readonly raw?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Calls in the name of one account. */
export interface TestCaller {
  readonly token: IssuedToken;
  /** Calls an endpoint of the contract; a FormData body goes as a form. */
  readonly call: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer<Content<E>>>;
  readonly send: (method: string, path: string, call?: Omit<RawCall, 'token'>) => Promise<Answer>;
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
  readonly send: (method: string, path: string, call?: RawCall) => Promise<Answer>;
  readonly as: (account: AccountName) => Promise<TestCaller>;
  readonly close: () => Promise<void>;
}

/** What may differ from the product: the database, its environment, endpoints made for the test, the built console's folder, running jobs. */
export interface TestServerOptions {
  readonly database: DatabaseKind;
  readonly environment?: Readonly<Record<string, string>>;
  readonly parts?: Partial<Omit<AppParts, 'services'>>;
  readonly jobs?: boolean;
}

async function readAnswer(response: Response): Promise<Answer> {
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
function addressOf(
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
}: TestServerOptions): Promise<TestServer> {
  const copy = await copyOfTemplate(database);
  const folder = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  if (existsSync(copy.files)) await cp(copy.files, join(folder, 'files'), { recursive: true });
  const clock = testClock();
  const logged: string[] = [];
  const log = createLog((line) => {
    logged.push(line);
  }, clock.now);
  const queue = await openQueue(copy.store, log);
  const services = await composeServices(
    copy.store,
    queue,
    testConfig(folder, environment),
    log,
    clock,
    systemRandom,
  );
  if (jobs) await queue.work(jobKinds, services);
  const app = createApp({
    services,
    endpoints: Object.values(endpoints),
    implementations,
    openApi: openApiDocument,
    webFolder: null,
    ...parts,
  });
  const listening = await listen(app, '127.0.0.1', 0);
  const address = `http://127.0.0.1:${String(listening.port)}`;

  const send = async (
    method: string,
    path: string,
    { token, body, raw, headers = {} }: RawCall = {},
  ): Promise<Answer> => {
    const sent = raw ?? (body === undefined ? null : JSON.stringify(body));
    const all = {
      Accept: 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    };
    return readAnswer(
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
          return (await mine(endpoint.method, addressOf(endpoint, rest), {
            ...content,
            headers,
          })) as Answer<Content<typeof endpoint>>;
        },
      };
    },
    close: async () => {
      await listening.stop(1000);
      await queue.stop(1000);
      await copy.store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
