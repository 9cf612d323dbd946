import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { defineJob } from '../../../server/jobs/define-job.ts';
import { openQueue } from '../../../server/jobs/queue.ts';
import { createServices } from '../../../server/services/create-services.ts';
import { createLog } from '../../../server/shared/log.ts';
import { inTransaction, type Services } from '../../../server/services/services.ts';
import { systemRandom } from '../../../server/shared/system.ts';
import { findUnavailableError } from '../../../server/shared/unavailable-error.ts';
import { poll } from '../../support/poll.ts';
import { connectClient } from '../../support/postgres-client.ts';
import { findPostgres } from '../../support/postgres-cluster.ts';
import { createTestClock } from '../../support/server-clock.ts';
import { copyTemplate, createTestConfig } from '../../support/server-template.ts';

const possible = findPostgres() !== null;

describe.skipIf(!possible)('LIM-42 a job outlasts the time to stop', () => {
  it('its statement is cancelled, its transaction rolled back, and the pool closes at once', async () => {
    const { store, address } = await copyTemplate('postgres');
    const log = createLog(
      () => undefined,
      () => new Date(),
    );
    const queue = await openQueue(store, log);
    const services = await createServices(
      store,
      queue,
      createTestConfig('/nowhere'),
      log,
      createTestClock(),
      systemRandom,
    );
    let ended: Promise<unknown> = Promise.resolve();
    const endless = defineJob({
      name: 'test-endless',
      data: z.object({}),
      retries: 1,
      run: async (_data, inside: Services) => {
        const work = inTransaction(inside, async ({ db }) => {
          await db.execute(sql`update sponsors set company_name = 'Never' where id = 1`);
          await db.execute(sql`select pg_sleep(25)`);
        });
        ended = work.catch((error: unknown) => error);
        await work;
      },
    });
    await queue.work([endless], services);
    await services.jobs.send(endless, {});
    const client = await connectClient(address);
    const countSleeping = async (): Promise<number> => {
      const { rowCount } = await client.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
      );
      return rowCount ?? 0;
    };
    await poll('the job works', async () => ((await countSleeping()) === 1 ? true : null));

    await queue.stop(1000);
    await store.close();
    expect(findUnavailableError(await ended)?.reason).toBe('closing');
    await poll(
      'the statement is cancelled',
      async () => ((await countSleeping()) === 0 ? true : null),
      5,
    );
    const { rows } = await client.query('select company_name from sponsors where id = 1');
    expect(rows).not.toEqual([{ company_name: 'Never' }]);
    await client.end();
  });
});
