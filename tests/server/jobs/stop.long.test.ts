import { setImmediate as nextTick, setTimeout as delay } from 'node:timers/promises';

import PgBoss from 'pg-boss';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';

import { createServices } from '../../../server/services/create-services.ts';
import { systemRandom } from '../../../server/shared/system.ts';
import { createLog } from '../../../server/shared/log.ts';
import { defineJob } from '../../../server/jobs/define-job.ts';
import { openQueue } from '../../../server/jobs/queue.ts';
import type { Store } from '../../../server/store/database.ts';
import { createTestClock } from '../../support/server-clock.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { copyTemplate, createTestConfig } from '../../support/server-template.ts';

/** A promise that the test resolves when it chooses. */
function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Waits longer than any work that only depends on this process. */
async function waitManyTicks(): Promise<void> {
  for (let tick = 0; tick < 50; tick += 1) await nextTick();
}

type Values = readonly unknown[] | undefined;

/** Whether a statement stores the end of `job`: its values are the queue and a list of job ids. */
const storesEnd = (job: { readonly name: string }, values: Values): boolean =>
  values?.[0] === job.name && Array.isArray(values[1]);

/** Whether a statement fetches jobs: its values are the queue and the size of the batch. */
const fetchesJobs = (job: { readonly name: string }, values: Values): boolean =>
  values?.[0] === job.name && typeof values[1] === 'number';

/** Expires overdue jobs, which pg-boss otherwise does every two minutes. */
async function expireJobs(store: Store): Promise<void> {
  const { rows } = await store.query(
    "select count(*)::int as count from pgboss.job where state = 'active' and started_on + expire_in > now()",
  );
  if (rows[0]?.['count'] !== 0) await delay(1000);
  await new PgBoss({
    db: { executeSql: (text, values) => store.query(text, values) },
    schedule: false,
  }).expire();
}

describeOnMainDatabase('stopping the jobs', (database) => {
  let store: Store;
  let unhandled: unknown[];
  const recordRejection = (reason: unknown): void => {
    unhandled.push(reason);
  };
  beforeEach(async () => {
    ({ store } = await copyTemplate(database));
    unhandled = [];
    process.on('unhandledRejection', recordRejection);
  });
  afterEach(async () => {
    await store.close();
    process.off('unhandledRejection', recordRejection);
  });

  /**
   * Opens a queue on the store, as another server process would; `intercept` runs its statements.
   */
  async function open(
    intercept: (
      values: Values,
      query: () => ReturnType<Store['query']>,
    ) => ReturnType<Store['query']> = (_values, query) => query(),
  ) {
    const logged: string[] = [];
    const log = createLog((line) => {
      logged.push(line);
    }, createTestClock().now);
    const queue = await openQueue(
      { ...store, query: (text, values) => intercept(values, () => store.query(text, values)) },
      log,
    );
    return {
      queue,
      logged,
      services: await createServices(
        store,
        queue,
        createTestConfig('/nowhere'),
        log,
        createTestClock(),
        systemRandom,
      ),
    };
  }

  it.each(['fails', 'succeeds'] as const)(
    'LIM-42 a job interrupted by stopping that later %s causes no error and runs again',
    async (ending) => {
      const [taken, goOn, again] = [gate(), gate(), gate()];
      const cutOff = defineJob({
        name: 'test-cut-off',
        data: z.object({}),
        retries: 1,
        retrySeconds: 1,
        run: async () => {
          taken.open();
          await goOn.opened;
          if (ending === 'fails') throw new Error('the store is closed');
        },
      });
      const first = await open();
      await first.queue.work([cutOff], first.services);
      await first.services.jobs.send(cutOff, {});
      await taken.opened;
      await first.queue.stop(1000);
      goOn.open();
      await waitManyTicks();
      expect(unhandled).toEqual([]);

      const second = await open();
      await second.queue.work(
        [
          {
            ...cutOff,
            run: async () => {
              again.open();
            },
          },
        ],
        second.services,
      );
      await again.opened;
      await second.queue.stop(1000);
    },
  );

  it('LIM-42 stopping waits until the end of a job is stored', async () => {
    const [reporting, goOn] = [gate(), gate()];
    const order: string[] = [];
    const brief = defineJob({
      name: 'test-brief',
      data: z.object({}),
      retries: 0,
      run: async () => undefined,
    });
    const { queue, services } = await open(async (values, query) => {
      if (!storesEnd(brief, values)) return query();
      reporting.open();
      await goOn.opened;
      const result = await query();
      order.push('stored');
      return result;
    });
    await queue.work([brief], services);
    await services.jobs.send(brief, {});
    await reporting.opened;
    const stopping = queue.stop(5000).then(() => {
      order.push('stopped');
    });
    await waitManyTicks();
    goOn.open();
    await stopping;
    expect(order).toEqual(['stored', 'stopped']);
    expect(
      (await store.query("select state from pgboss.job where name = 'test-brief'")).rows,
    ).toEqual([{ state: 'completed' }]);
  });

  it('LIM-42 a job fetched while the queue stops does not start, and runs later', async () => {
    const [fetched, goOn, ran] = [gate(), gate(), gate()];
    const order: string[] = [];
    const late = defineJob({
      name: 'test-late',
      data: z.object({}),
      retries: 1,
      retrySeconds: 1,
      run: async () => {
        order.push('started');
      },
    });
    const { queue, services } = await open(async (values, query) => {
      const result = await query();
      if (!fetchesJobs(late, values) || result.rows.length === 0) return result;
      fetched.open();
      await goOn.opened;
      return result;
    });
    await queue.work([late], services);
    await services.jobs.send(late, {});
    await fetched.opened;
    const stopping = queue.stop(5000);
    await waitManyTicks();
    goOn.open();
    await stopping;
    expect([order, unhandled]).toEqual([[], []]);

    const second = await open();
    await second.queue.work(
      [
        {
          ...late,
          run: async () => {
            ran.open();
          },
        },
      ],
      second.services,
    );
    await ran.opened;
    await second.queue.stop(1000);
  });

  it('LIM-42 the end of a job that the database does not store is logged, and the job runs again when it expires', async () => {
    let isDown = true;
    const [reported, ranAgain] = [gate(), gate()];
    let runs = 0;
    const brief = defineJob({
      name: 'test-unreported',
      data: z.object({}),
      retries: 1,
      retrySeconds: 1,
      expireSeconds: 1,
      run: async () => {
        runs += 1;
        if (runs === 2) ranAgain.open();
      },
    });
    const { queue, services, logged } = await open(async (values, query) => {
      if (!storesEnd(brief, values)) return query();
      if (!isDown) return query();
      reported.open();
      throw new Error('connection lost');
    });
    await queue.work([brief], services);
    await services.jobs.send(brief, {});
    await reported.opened;
    await waitManyTicks();
    isDown = false;
    expect(unhandled).toEqual([]);
    expect(logged.filter((line) => line.includes('connection lost'))).toHaveLength(1);
    expect(
      (await store.query("select state from pgboss.job where name = 'test-unreported'")).rows,
    ).toEqual([{ state: 'active' }]);

    await expireJobs(store);
    await ranAgain.opened;
    await queue.stop(1000);
    expect(unhandled).toEqual([]);
  });
});
