import { setImmediate as nextTurn } from 'node:timers/promises';

import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';

import { composeServices, systemRandom } from '../../../server/compose.ts';
import { createLog } from '../../../server/http/log.ts';
import { job } from '../../../server/jobs/jobs.ts';
import { openQueue } from '../../../server/jobs/queue.ts';
import type { Store } from '../../../server/store/database.ts';
import { testClock } from '../../support/server-clock.ts';
import { onEachDatabase } from '../../support/server-databases.ts';
import { copyOfTemplate, testConfig } from '../../support/server-template.ts';

/** Something that a test lets go on when it likes. */
function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

/** Longer than anything that waits for nothing outside of this process takes. */
async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await nextTurn();
}

const isReport = (text: string): boolean => /count\(\*\) from results/i.test(text);

onEachDatabase('stopping the jobs', (database) => {
  let store: Store;
  let unhandled: unknown[];
  const note = (reason: unknown): void => {
    unhandled.push(reason);
  };
  beforeEach(async () => {
    ({ store } = await copyOfTemplate(database));
    unhandled = [];
    process.on('unhandledRejection', note);
  });
  afterEach(async () => {
    await store.close();
    process.off('unhandledRejection', note);
  });

  /** A queue on the store, as another server process would open it; `ask` stands between it and the database. */
  async function open(
    ask: (text: string, query: () => ReturnType<Store['query']>) => ReturnType<Store['query']> = (
      _text,
      query,
    ) => query(),
  ) {
    const logged: string[] = [];
    const log = createLog((line) => {
      logged.push(line);
    }, testClock().now);
    const queue = await openQueue(
      { ...store, query: (text, values) => ask(text, () => store.query(text, values)) },
      log,
    );
    return {
      queue,
      logged,
      services: await composeServices(
        store,
        queue,
        testConfig('/nowhere'),
        log,
        testClock(),
        systemRandom,
      ),
    };
  }

  it.each(['fails', 'succeeds'] as const)(
    'LIM-42 a job that is cut off and later %s disturbs nothing, and runs again',
    async (ending) => {
      const [taken, goOn, again] = [gate(), gate(), gate()];
      const cutOff = job({
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
      await manyTurns();
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

  it('LIM-42 stopping waits for the reports that are under way', async () => {
    const [reporting, goOn] = [gate(), gate()];
    const order: string[] = [];
    const { queue, services } = await open(async (text, query) => {
      if (!isReport(text)) return query();
      reporting.open();
      await goOn.opened;
      const answer = await query();
      order.push('reported');
      return answer;
    });
    const brief = job({
      name: 'test-brief',
      data: z.object({}),
      retries: 0,
      run: async () => undefined,
    });
    await queue.work([brief], services);
    await services.jobs.send(brief, {});
    await reporting.opened;
    const stopping = queue.stop(5000).then(() => {
      order.push('stopped');
    });
    await manyTurns();
    goOn.open();
    await stopping;
    expect(order).toEqual(['reported', 'stopped']);
    expect(
      (await store.query("select state from pgboss.job where name = 'test-brief'")).rows,
    ).toEqual([{ state: 'completed' }]);
  });

  it('LIM-42 a job that is taken in the moment of stopping does not begin, and runs later', async () => {
    const [fetched, goOn, ran] = [gate(), gate(), gate()];
    const order: string[] = [];
    const late = job({
      name: 'test-late',
      data: z.object({}),
      retries: 1,
      retrySeconds: 1,
      run: async () => {
        order.push('began');
      },
    });
    const { queue, services } = await open(async (text, query) => {
      const answer = await query();
      if (!/skip locked/i.test(text) || answer.rows.length === 0) return answer;
      fetched.open();
      await goOn.opened;
      return answer;
    });
    await queue.work([late], services);
    await services.jobs.send(late, {});
    await fetched.opened;
    const stopping = queue.stop(5000);
    await manyTurns();
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

  it('LIM-42 an end that the database does not take is logged and ends nothing else', async () => {
    let isDown = true;
    const [ran, reported] = [gate(), gate()];
    const { queue, services, logged } = await open(async (text, query) => {
      if (!isReport(text)) return query();
      reported.open();
      if (isDown) throw new Error('connection lost');
      return query();
    });
    const brief = job({
      name: 'test-unreported',
      data: z.object({}),
      retries: 0,
      run: async () => {
        ran.open();
      },
    });
    await queue.work([brief], services);
    await services.jobs.send(brief, {});
    await ran.opened;
    await reported.opened;
    await manyTurns();
    isDown = false;
    await queue.stop(1000);
    expect(unhandled).toEqual([]);
    expect(logged.filter((line) => line.includes('the end of a job was not stored'))).toHaveLength(
      1,
    );
  });
});
