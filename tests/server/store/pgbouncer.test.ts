import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';

import { defineJob } from '../../../server/jobs/define-job.ts';
import { openQueue } from '../../../server/jobs/queue.ts';
import { inTransaction } from '../../../server/services/services.ts';
import { UnavailableError } from '../../../server/shared/unavailable-error.ts';
import { openPostgres } from '../../../server/store/open-postgres.ts';
import { defaultPostgresSettings } from '../../../server/config/postgres-settings.ts';
import { findPgbouncer, startPgbouncer, type Pgbouncer } from '../../support/pgbouncer.ts';
import { poll } from '../../support/poll.ts';
import { connectClient } from '../../support/postgres-client.ts';
import { findPostgres, startCluster } from '../../support/postgres-cluster.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const isPossible = findPostgres() !== null && findPgbouncer() !== null;
const title = 'LIM-42 behind PgBouncer in transaction mode';

describe.skipIf(!isPossible)(
  isPossible ? title : `${title}: SKIPPED, PgBouncer is not installed`,
  () => {
    let pgbouncer: Pgbouncer;
    let server: TestServer;
    let client: Client;
    let pooled: Client;
    beforeAll(async () => {
      pgbouncer = await startPgbouncer(await startCluster());
      server = await startTestServer({
        database: 'postgres',
        toPooledUrl: pgbouncer.toPooledUrl,
        environment: {
          DATABASE_LOCK_TIMEOUT_SECONDS: '0.2',
          DATABASE_STATEMENT_TIMEOUT_SECONDS: '20',
        },
      });
      client = await connectClient(server.databaseUrl);
      pooled = await connectClient(pgbouncer.toPooledUrl(server.databaseUrl ?? ''));
    });
    afterAll(async () => {
      await client.end();
      await pooled.end();
      await server.close();
      await pgbouncer.close();
    });

    it('more requests at once than connections read and write, and leave no setting behind', async () => {
      const caller = await server.as('super');
      const responses = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          index % 2 === 0
            ? caller.send('POST', '/api/admin/quiz/template_list', { body: {} })
            : caller.send('POST', '/api/admin/sponsor', {
                body: { companyName: `Pooled ${String(index)}`, companyUrl: 'https://a.example' },
              }),
        ),
      );
      expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200));
      for (let time = 0; time < 4; time += 1)
        expect(
          (
            await pooled.query(
              "select current_setting('lock_timeout') as locks, current_setting('statement_timeout') as statements",
            )
          ).rows,
        ).toEqual([{ locks: '0', statements: '0' }]);
    });

    it('statements and transactions run under the limits, alone and in a transaction', async () => {
      const read = sql`select current_setting('statement_timeout') as statements, current_setting('lock_timeout') as locks, current_setting('random_page_cost') as pages`;
      const limits = [{ statements: '20s', locks: '200ms', pages: '1.1' }];
      expect((await server.services.db.execute(read)).rows).toEqual(limits);
      expect(
        await inTransaction(server.services, async ({ db }) => (await db.execute(read)).rows),
      ).toEqual(limits);
    });

    it('statements of the job queue run under the limits: alone, with values and in a transaction of their own', async () => {
      const url = pgbouncer.toPooledUrl(server.databaseUrl ?? '');
      const store = await openPostgres(url, () => undefined, {
        ...defaultPostgresSettings,
        statementTimeoutSeconds: 0.3,
      });
      const read = "select current_setting('statement_timeout') as statements";
      expect((await store.query(read)).rows).toEqual([{ statements: '300ms' }]);
      expect((await store.query(`${read} where $1`, [true])).rows).toEqual([
        { statements: '300ms' },
      ]);
      await expect(
        store.query(
          "\n  BEGIN;\n SET LOCAL lock_timeout = '30s';\n SELECT pg_sleep(20);\n COMMIT;",
        ),
      ).rejects.toThrow('statement timeout');
      await expect(store.query('select pg_sleep(20)')).rejects.toThrow('statement timeout');
      expect((await pooled.query(read)).rows).toEqual([{ statements: '0' }]);
      await store.close();
    });

    it('a call that waits for a lock is answered 503 in time', async () => {
      const caller = await server.as('super');
      await client.query('begin');
      await client.query('select 1 from sponsors where id = 1 for update');
      const { status } = await caller.send('PATCH', '/api/admin/sponsor/1', {
        body: { companyName: 'Locked', companyUrl: 'https://locked.example' },
      });
      await client.query('rollback');
      expect(status).toBe(503);
    });

    it('a statement that fails outside of a transaction leaves its connection usable', async () => {
      await expect(server.services.db.execute(sql`select 1 / 0`)).rejects.toThrow();
      expect((await server.services.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    });

    it('a request that ends cancels its statement', async () => {
      const request = new AbortController();
      const { db } = server.services.withSignal('light', request.signal);
      const cancelled = expect(db.execute(sql`select pg_sleep(19)`)).rejects.toThrow();
      const countSleeping = async (): Promise<number> =>
        (
          await client.query(
            "select 1 from pg_stat_activity where query like '%pg_sleep(19)%' and state = 'active' and pid <> pg_backend_pid()",
          )
        ).rows.length;
      await poll('the statement runs', async () => ((await countSleeping()) === 1 ? true : null));
      request.abort(new UnavailableError('timeout'));
      await cancelled;
      await poll(
        'the statement is cancelled',
        async () => ((await countSleeping()) === 0 ? true : null),
        8,
      );
    });

    it('jobs run, and one of a transaction that is rolled back does not', async () => {
      const url = pgbouncer.toPooledUrl(server.databaseUrl ?? '');
      const store = await openPostgres(url, () => undefined, defaultPostgresSettings);
      const queue = await openQueue(store, server.services.log);
      const received: string[] = [];
      const job = defineJob({
        name: 'test-pooled',
        data: z.object({ text: z.string() }),
        retries: 0,
        run: ({ text }) => {
          received.push(text);
          return Promise.resolve();
        },
      });
      await queue.work([job], server.services);
      const rolledBack = store.db.transaction(async (db) => {
        await queue.createJobs(db).send(job, { text: 'rolled back' });
        throw new Error('undo');
      });
      await expect(rolledBack).rejects.toThrow('undo');
      await queue.createJobs(store.db).send(job, { text: 'sent' });
      await poll('the job ran', () => (received.length > 0 ? true : null));
      expect(received).toEqual(['sent']);
      await queue.stop(2000);
      await store.close();
    });
  },
);
