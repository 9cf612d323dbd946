import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

import type { Caller } from '../../../server/auth/caller.ts';
import { implementations } from '../../../server/routes/implementations.ts';
import { read, respond, write } from '../../../server/http/implement.ts';
import { inTransaction } from '../../../server/services/services.ts';
import {
  findUnavailableError,
  UnavailableError,
} from '../../../server/shared/unavailable-error.ts';
import { endpoints } from '../../../src/api/contract/endpoints.ts';
import { downloadResults } from '../../../src/api/contract/quiz-results.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { poll } from '../../support/poll.ts';
import { connectClient, countLockWaits, waitForLockWaits } from '../../support/postgres-client.ts';
import { findPostgres } from '../../support/postgres-cluster.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';

const possible = findPostgres() !== null;

const renameSponsor = (caller: TestCaller, companyName: string, headers = {}) =>
  caller.send('PATCH', '/api/admin/sponsor/1', {
    body: { companyName, companyUrl: 'https://busy.example' },
    headers,
  });

/** Reads how a call was refused for now. */
const readRefusal = async (response: ReturnType<TestCaller['send']>) => {
  const { status, headers, content } = await response;
  return [status, (content as { code: string }).code, headers.get('Retry-After')];
};

describe.skipIf(!possible)('LIM-42 a full connection pool', () => {
  let server: TestServer;
  let client: Client;
  let caller: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({
      database: 'postgres',
      environment: {
        DATABASE_POOL_SIZE: '2',
        DATABASE_HEAVY_POOL_SIZE: '2',
        DATABASE_POOL_WAIT_SECONDS: '2',
        DATABASE_LOCK_TIMEOUT_SECONDS: '60',
      },
    });
    client = await connectClient(server.databaseUrl);
    caller = await server.as('super');
  });
  afterAll(async () => {
    await client.end();
    await server.close();
  });

  it('30 heavy calls that wait leave every light call unharmed', async () => {
    const { rows } = await client.query<{ id: number }>(
      "select id from quizzes where kind = 'user' order by id limit 1",
    );
    const quizId = String(rows[0]?.id);
    await client.query('begin');
    await client.query('lock table assignments in access exclusive mode');
    let answered = 0;
    const heavy = Array.from({ length: 30 }, async () => {
      const response = await caller.send('GET', `/api/admin/quiz/user_quiz/${quizId}/statistics`);
      answered += 1;
      return response.status;
    });
    await waitForLockWaits(client, 2);
    const light = await Promise.all(
      Array.from({ length: 100 }, () => caller.send('GET', '/api/admin/sponsor/1')),
    );
    expect(new Set(light.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answered).toBe(0);
    await client.query('rollback');
    expect(new Set(await Promise.all(heavy))).toEqual(new Set([200]));
  });

  it('a call that finds no free connection in time is answered 503 with Retry-After', async () => {
    await client.query('begin');
    await client.query('select 1 from sponsors where id = 1 for update');
    const holders = [renameSponsor(caller, 'First'), renameSponsor(caller, 'Second')];
    await waitForLockWaits(client, 2);
    expect(await readRefusal(caller.send('GET', '/api/admin/sponsor/2'))).toEqual([
      503,
      'unavailable',
      '1',
    ]);
    await client.query('rollback');
    expect((await Promise.all(holders)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('requests that end no longer look up their caller; others that wait for the same caller do', async () => {
    const other = await server.as('admin');
    const authenticate = (request: AbortController): Promise<Caller | null> =>
      server.services
        .withSignal('light', request.signal)
        .authenticator.authenticate(other.token.accessToken);
    const requests = [new AbortController(), new AbortController(), new AbortController()];
    const [first, second, third] = requests;
    await client.query('begin');
    await client.query('lock table sessions in access exclusive mode');
    const callers = requests.map((request) => authenticate(request));
    const outcomes = Promise.allSettled(callers);
    await waitForLockWaits(client, 1);
    first?.abort(new UnavailableError('timeout'));
    await expect(callers[0]).rejects.toThrow(UnavailableError);
    expect(await countLockWaits(client)).toBe(1);
    second?.abort(new UnavailableError('timeout'));
    third?.abort(new UnavailableError('closing'));
    await poll('the statement ends', async () =>
      (await countLockWaits(client)) === 0 ? true : null,
    );
    await client.query('rollback');
    expect((await outcomes).map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
    expect((await authenticate(new AbortController()))?.email).toBe('admin@lectern.test');
  });
});

const longWork = {
  area: 'test',
  ids: [],
  summary: 'Writes, then works longer than a request may take',
  method: 'POST',
  path: '/api/test/long',
  access: 'session',
  request: 'none',
  returns: 'json',
  response: z.null(),
} as const satisfies Endpoint;

const heavyWork = {
  ...longWork,
  summary: 'Works longer than a light request may take',
  method: 'GET',
  path: '/api/test/heavy',
} as const satisfies Endpoint;

describe.skipIf(!possible)('LIM-42 limits of time', () => {
  let server: TestServer;
  let client: Client;
  let caller: TestCaller;
  let ended: Promise<unknown>;
  beforeAll(async () => {
    server = await startTestServer({
      database: 'postgres',
      environment: {
        DATABASE_LOCK_TIMEOUT_SECONDS: '0.3',
        DATABASE_STATEMENT_TIMEOUT_SECONDS: '20',
        REQUEST_TIMEOUT_SECONDS: '1',
      },
      parts: {
        endpoints: [...Object.values(endpoints), longWork, heavyWork],
        implementations: [
          ...implementations,
          read(
            heavyWork,
            async ({ services: { db } }) => {
              await db.execute(sql`select pg_sleep(1.5)`);
              return respond(null);
            },
            'heavy',
          ),
          write(longWork, async ({ services }) => {
            const work = inTransaction(services, async ({ db }) => {
              await db.execute(sql`update sponsors set company_name = 'Never' where id = 1`);
              await db.execute(sql`select pg_sleep(15)`);
            });
            ended = work.catch((error: unknown) => error);
            await work;
            return respond(null);
          }),
        ],
      },
    });
    client = await connectClient(server.databaseUrl);
    caller = await server.as('super');
  });
  afterAll(async () => {
    await client.end();
    await server.close();
  });

  it('a call that waits too long for a lock is answered 503 with Retry-After', async () => {
    await client.query('begin');
    await client.query('select 1 from sponsors where id = 1 for update');
    expect(await readRefusal(renameSponsor(caller, 'Locked'))).toEqual([503, 'unavailable', '1']);
    await client.query('rollback');
  });

  it('a file whose first rows cannot be read is answered 503, not cut short', async () => {
    const { rows } = await client.query<{ id: number }>(
      "select id from quizzes where kind = 'user' order by id limit 1",
    );
    await client.query('begin');
    await client.query('lock table assignments in access exclusive mode');
    const response = caller.send('GET', downloadResults.path.replace('{id}', String(rows[0]?.id)));
    expect(await readRefusal(response)).toEqual([503, 'unavailable', '1']);
    await client.query('rollback');
  });

  it('a heavy call, which may wait for others, takes three times as long as a light one', async () => {
    expect((await caller.send('GET', '/api/test/heavy')).status).toBe(200);
  });

  it.each([
    ['without', {}],
    ['with', { 'Idempotency-Key': 'long' }],
  ])(
    'a call that takes too long (%s an idempotency key) is answered 503, its statement is cancelled and its transaction rolled back',
    async (_, headers) => {
      const response = caller.send('POST', '/api/test/long', { headers });
      expect(await readRefusal(response)).toEqual([503, 'timeout', '1']);
      expect(findUnavailableError(await ended)?.reason).toBe('timeout');
      await poll(
        'no statement of the call runs on',
        async () => {
          const { rowCount } = await client.query(
            "select 1 from pg_stat_activity where datname = current_database() and application_name = 'lectern' and state <> 'idle'",
          );
          return rowCount === 0 ? true : null;
        },
        5,
      );
      const { rows } = await client.query('select company_name from sponsors where id = 1');
      expect(rows).not.toEqual([{ company_name: 'Never' }]);
      expect((await renameSponsor(caller, 'After')).status).toBe(200);
    },
  );
});
