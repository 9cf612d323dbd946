import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createApp } from '../../../server/start/app.ts';
import { createServices } from '../../../server/services/create-services.ts';
import { systemRandom } from '../../../server/shared/system.ts';
import { createLog } from '../../../server/shared/log.ts';
import { implementations } from '../../../server/routes/implementations.ts';
import { openQueue, type Queue } from '../../../server/jobs/queue.ts';
import { listen, type Listening } from '../../../server/start/listen.ts';
import type { Store } from '../../../server/store/database.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { findMigrationsFolder } from '../../../server/store/migrations.ts';
import { openPostgres } from '../../../server/store/open-postgres.ts';
import { endpoints } from '../../../src/api/contract/endpoints.ts';
import { startCluster, findPostgres } from '../../support/postgres-cluster.ts';
import { createTestConfig } from '../../support/server-template.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const quiet = createLog(
  () => undefined,
  () => new Date(),
);
const ignore = (): void => undefined;
const possible = findPostgres() !== null;

describe.skipIf(!possible)('LIM-42 several servers on one PostgreSQL database', () => {
  let one: TestServer;
  let store: Store;
  let queue: Queue;
  let other: Listening;
  beforeAll(async () => {
    one = await startTestServer({ database: 'postgres' });
    store = await openPostgres(one.databaseUrl ?? '', ignore);
    queue = await openQueue(store, quiet);
    const services = await createServices(
      store,
      queue,
      createTestConfig('/nowhere'),
      quiet,
      one.clock,
      systemRandom,
    );
    other = await listen(
      createApp({
        services,
        endpoints: Object.values(endpoints),
        implementations,
        openApi: () => ({}),
        webFolder: null,
      }),
      '127.0.0.1',
      0,
    );
  });
  afterAll(async () => {
    await other.stop(1000);
    await queue.stop(1000);
    await store.close();
    await one.close();
  });

  const ask = async (
    method: string,
    path: string,
    token: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; text: string }> => {
    const response = await fetch(`http://127.0.0.1:${String(other.port)}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text() };
  };

  it('SES-10 SES-11 a session of one server is valid on the other, and ends on both within a second', async () => {
    const caller = await one.as('cs');
    expect((await ask('GET', '/api/admin/profile', caller.token.accessToken)).status).toBe(200);
    expect((await caller.send('POST', '/api/admin/security/sign_out')).status).toBe(200);
    one.clock.forward(1);
    expect((await ask('GET', '/api/admin/profile', caller.token.accessToken)).status).toBe(401);
  });

  it('SES-18 wrong passwords count together', async () => {
    const body = { email: 'lti@lectern.test', password: 'guess' };
    const path = '/api/admin/security/get_access_token';
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 2 === 0 ? one.send('POST', path, { body }) : ask('POST', path, 'none', body),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  it('API-042 one Idempotency-Key sent to both has one effect', async () => {
    const caller = await one.as('super');
    const body = { email: 'both@lectern.test', roles: [] };
    const headers = { 'Idempotency-Key': 'both' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? caller.send('POST', '/api/admin/user/invite', { body, headers })
          : ask('POST', '/api/admin/user/invite', caller.token.accessToken, body, headers),
      ),
    );
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
    const { rows } = await store.query(
      "select count(*)::int as mails from outbox where recipient = 'both@lectern.test'",
    );
    expect(rows).toEqual([{ mails: 1 }]);
  });

  it('LIM-42 servers that start together on an empty database migrate it once', async () => {
    const address = await startCluster();
    const client = new Client(`${address}/postgres`);
    await client.connect();
    await client.query(`create database together_${String(process.pid)}`);
    await client.end();
    const stores = await Promise.all(
      Array.from({ length: 3 }, () =>
        openPostgres(`${address}/together_${String(process.pid)}`, ignore),
      ),
    );
    await Promise.all(stores.map((each) => migrate(each, findMigrationsFolder())));
    const queues = await Promise.all(stores.map((each) => openQueue(each, quiet)));
    const { rows } = await (stores[0] as Store).query(
      'select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
    );
    expect(rows[0]?.['applied']).toBe(rows[0]?.['different']);
    for (const each of queues) await each.stop(1000);
    for (const each of stores) await each.close();
  });
});
