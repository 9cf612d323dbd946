import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';

import { inTransaction, type Services } from '../../../server/services/services.ts';
import { createLog } from '../../../server/shared/log.ts';
import { defineJob } from '../../../server/jobs/define-job.ts';
import { openQueue, type Queue } from '../../../server/jobs/queue.ts';
import { cleanUp } from '../../../server/services/jobs/clean-up.ts';
import type { Store } from '../../../server/store/database.ts';
import { createServices } from '../../../server/services/create-services.ts';
import { systemRandom } from '../../../server/shared/system.ts';
import type { OutboxMail } from '../../../src/api/contract/outbox.ts';
import { createInbox } from '../../support/inbox.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { createTestClock } from '../../support/server-clock.ts';
import { describeOnEachDatabase } from '../../support/server-databases.ts';
import { copyTemplate, createTestConfig } from '../../support/server-template.ts';
import { startTestServer } from '../../support/server.ts';

describeOnEachDatabase('jobs', (database) => {
  let store: Store;
  let queue: Queue;
  let services: Services;
  const ran = createInbox<string>();
  const attempts = createInbox<number>();
  let tries = 0;

  const note = defineJob({
    name: 'test-note',
    data: z.object({ text: z.string() }),
    retries: 0,
    run: async ({ text }) => {
      ran.put(text);
    },
  });
  const flaky = defineJob({
    name: 'test-flaky',
    data: z.object({}),
    retries: 1,
    retrySeconds: 1,
    run: async () => {
      tries += 1;
      attempts.put(tries);
      if (tries === 1) throw new Error('not the first time');
    },
  });

  beforeAll(async () => {
    ({ store } = await copyTemplate(database));
    const clock = createTestClock();
    const log = createLog(() => undefined, clock.now);
    queue = await openQueue(store, log);
    services = await createServices(
      store,
      queue,
      createTestConfig('/nowhere'),
      log,
      clock,
      systemRandom,
    );
    await queue.work([note, flaky], services);
  });
  afterAll(async () => {
    await queue.stop(2000);
    await store.close();
  });

  it('LIM-42 a job runs with its data; one of a transaction that is undone never does', async () => {
    await expect(
      inTransaction(services, async (inside) => {
        await inside.jobs.send(note, { text: 'undone' });
        throw new Error('undo');
      }),
    ).rejects.toThrow('undo');
    await inTransaction(services, (inside) =>
      inside.jobs.send(note, { text: "it's $1 committed" }),
    );
    await services.jobs.send(note, { text: 'plain' });
    expect([...(await ran.received(2))].sort()).toEqual(["it's $1 committed", 'plain']);
  });

  it('LIM-42 a job that failed is tried again', async () => {
    await services.jobs.send(flaky, {});
    expect(await attempts.received(2)).toEqual([1, 2]);
  });

  it('LIM-42 data that does not fit the job is refused when it is sent', async () => {
    await expect(services.jobs.send(note, { text: 7 as unknown as string })).rejects.toThrow();
  });

  it('LIM-42 tidying up removes what has expired and nothing else, and vacuums the embedded database', async () => {
    const at = (days: number): string => `now() + interval '${String(days)} days'`;
    await store.query(
      `insert into sessions (id, user_id, created_at, expires_at) values ('00000000-0000-4000-8000-000000000001', 1, now(), ${at(-1)}), ('00000000-0000-4000-8000-000000000002', 1, now(), ${at(1)})`,
    );
    await store.query(
      `insert into idempotency_keys (user_id, key, request_hash, created_at) values (1, 'old', 'x', ${at(-2)}), (1, 'new', 'x', now())`,
    );
    await store.query(
      `insert into throttles (key, spent_until) values ('old', 1), ('new', ${String(Date.now() + 60_000)})`,
    );
    await cleanUp.run(undefined, services, new AbortController().signal);
    const left = async (sql: string): Promise<unknown[]> =>
      (await store.query(sql)).rows.map((row) => Object.values(row)[0]);
    expect(await left('select id from sessions')).toEqual(['00000000-0000-4000-8000-000000000002']);
    expect(await left('select key from idempotency_keys')).toEqual(['new']);
    expect(await left('select key from throttles')).toEqual(['new']);
    expect(
      await left("select relallvisible > 0 from pg_class where oid = 'users'::regclass"),
    ).toEqual([true]);
  });
});

describeOnEachDatabase('mail', (database) => {
  it('SES-06 SES-07 an invitation leaves by SMTP, and the outbox tells when', async () => {
    const mailServer = await startMailServer();
    const server = await startTestServer({
      database,
      environment: { SMTP_URL: mailServer.url },
      jobs: true,
    });
    try {
      const owner = await server.as('super');
      expect(
        (
          await owner.send('POST', '/api/admin/user/invite', {
            body: { email: 'post@lectern.test', roles: [] },
          })
        ).status,
      ).toBe(200);
      const [mail = ''] = await mailServer.mails.received(1);
      expect(mail).toContain('To: post@lectern.test');
      expect(mail).toMatch(/set-password\?token=[\w-]{43}/);
      await expect
        .poll(
          async () =>
            ((await owner.send('GET', '/api/admin/outbox')).content as { result: OutboxMail[] })
              .result[0]?.sentAt,
          { timeout: 5000 },
        )
        .toMatch(/^2/);
    } finally {
      await server.close();
      mailServer.close();
    }
  });
});
