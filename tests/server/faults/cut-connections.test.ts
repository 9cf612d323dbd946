import { execFileSync } from 'node:child_process';
import type { Socket } from 'node:net';

import { sql } from 'drizzle-orm';
import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { UnavailableError } from '../../../server/shared/unavailable-error.ts';
import { inTransaction } from '../../../server/services/services.ts';
import { createPostgresPool } from '../../../server/store/postgres-pool.ts';
import { connectClient, waitForLockWaits } from '../../support/postgres-client.ts';
import { findPostgres } from '../../support/postgres-cluster.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const possible = findPostgres() !== null;

/** A client whose socket breaks after its first statement, before the pool hands the client out. */
class BreakingClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...values: unknown[]) => Promise<unknown>;
    this.query = (async (...values: unknown[]) => {
      const result = await query(...values);
      const broken = new Promise((resolve) => this.once('error', resolve));
      const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
      stream.destroy(new Error('read ECONNRESET'));
      await broken;
      return result;
    }) as Client['query'];
  }
}

describe.skipIf(!possible)('LIM-42 a connection to PostgreSQL is cut', () => {
  let server: TestServer;
  let client: Client;
  beforeAll(async () => {
    server = await startTestServer({
      database: 'postgres',
      environment: { DATABASE_POOL_SIZE: '3', DATABASE_LOCK_TIMEOUT_SECONDS: '30' },
    });
    client = await connectClient(server.databaseUrl);
  });
  afterAll(async () => {
    await client.end();
    await server.close();
  });

  it('while a statement of a transaction runs: the request is answered 503 with Retry-After, the next one succeeds', async () => {
    const caller = await server.as('super');
    const rename = () =>
      caller.send('PATCH', '/api/admin/sponsor/1', {
        body: { companyName: 'Cut', companyUrl: 'https://cut.example' },
      });
    await client.query('begin');
    await client.query('select 1 from sponsors where id = 1 for update');
    const response = rename();
    const [pid] = await waitForLockWaits(client, 1);
    await client.query('select pg_terminate_backend($1)', [pid]);
    expect(await response).toMatchObject({ status: 503, content: { code: 'unavailable' } });
    expect((await response).headers.get('Retry-After')).toBe('1');
    await client.query('rollback');
    expect((await rename()).status).toBe(200);
  });

  it('between two statements of transactions, more often than the pool has connections: no connection is lost to the pool', async () => {
    for (let time = 0; time < 4; time += 1) {
      const cut = inTransaction(server.services, async ({ db }) => {
        const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
        await client.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
        await db.execute(sql`select 1`);
      });
      await expect(cut).rejects.toThrow();
    }
    const caller = await server.as('super');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => caller.send('GET', '/api/admin/profile')),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });

  it('before BEGIN: no connection stays taken', async () => {
    const caller = await server.as('super');
    const cutAll = `
      const client = new (require('pg').Client)(process.argv[1]);
      client.connect()
        .then(() => client.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and application_name = 'lectern'"))
        .then(() => client.end());`;
    for (let time = 0; time < 4; time += 1) {
      await server.services.db.execute(sql`select 1`);
      // The process is blocked meanwhile, so the pool still takes the cut connections for good ones.
      execFileSync(process.execPath, ['-e', cutAll, server.databaseUrl ?? '']);
      await expect(inTransaction(server.services, async () => undefined)).rejects.toThrow(
        'the database is not available',
      );
    }
    expect((await caller.send('GET', '/api/admin/profile')).status).toBe(200);
  });

  it('after the settings of a new connection, before the pool hands it out: the statement fails as unavailable', async () => {
    const errors: string[] = [];
    const pool = createPostgresPool(
      { connectionString: server.databaseUrl ?? '', max: 1, Client: BreakingClient },
      { lock_timeout: '1000ms' },
      (error) => errors.push(error.message),
    );
    const connection = await pool.connect(null);
    await expect(connection.query('select 1')).rejects.toBeInstanceOf(UnavailableError);
    connection.release(false);
    expect(errors).toEqual(['read ECONNRESET']);
    await pool.close();
  });
});
