import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { cleanUp } from '../../../../server/services/jobs/clean-up.ts';
import { deleteInBatches } from '../../../../server/store/delete-in-batches.ts';
import { auditLog } from '../../../../server/store/schema/auth.ts';
import { describeOnMainDatabase } from '../../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

describeOnMainDatabase('the retention of records', (database) => {
  let server: TestServer;
  const run = async (statement: string): Promise<readonly Record<string, unknown>[]> =>
    (await server.services.db.execute(sql.raw(statement))).rows;
  const clean = () => cleanUp.run({}, server.services, new AbortController().signal);
  const ago = (days: number): string =>
    `'${new Date(server.clock.now().getTime() - days * 86_400_000).toISOString()}'`;
  const values = async (statement: string): Promise<readonly unknown[]> =>
    (await run(statement)).map((row) => Object.values(row)[0]);

  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: {
        AUDIT_RETENTION_DAYS: '10',
        OUTBOX_RETENTION_DAYS: '20',
        REBUILD_RETENTION_DAYS: '30',
        UNUSED_FILE_RETENTION_HOURS: '48',
      },
    });
  });
  afterAll(() => server.close());

  it('LIM-42 removes what is older than its retention and keeps the rest, and rebuilds that wait', async () => {
    await run('delete from audit_log');
    await run('delete from outbox');
    await run(
      `insert into audit_log (at, action, target, status, address, request_id) values (${ago(11)}, 'POST', 'old', 200, '', ''), (${ago(9)}, 'POST', 'kept', 200, '', '')`,
    );
    await run(
      `insert into outbox (recipient, subject, body, created_at) values ('old', '', '', ${ago(21)}), ('kept', '', '', ${ago(19)})`,
    );
    await run(
      `insert into rebuild_batches (id, type, is_all_update, requested_at) values (9001, 'Core', false, ${ago(31)}), (9002, 'Core', false, ${ago(29)}), (9003, 'Core', false, ${ago(31)})`,
    );
    await run(
      `insert into quiz_rebuilds (batch_id, quiz_id, is_new, state) select batch, (select min(id) from quizzes), false, state::rebuild_state from (values (9001, 'done'), (9003, 'waiting')) as t(batch, state)`,
    );
    await run(
      `insert into files (name, content_type, bytes, goes_with_its_rows, created_at) values ('old', '', 0, true, ${ago(2.1)}), ('kept', '', 0, true, ${ago(1.9)})`,
    );
    await clean();
    expect(await values('select target from audit_log')).toEqual(['kept']);
    expect(await values('select recipient from outbox')).toEqual(['kept']);
    expect(await values('select id from rebuild_batches where id > 9000 order by id')).toEqual([
      9002, 9003,
    ]);
    expect(await values("select name from files where name in ('old', 'kept')")).toEqual(['kept']);
  });

  it('LIM-42 deletes in batches until nothing is left, and stops between two of them', async () => {
    const insert = () =>
      run(
        `insert into audit_log (at, action, target, status, address, request_id) select now(), 'POST', 'many', 200, '', '' from generate_series(1, 25)`,
      );
    const isMany = sql`${auditLog.target} = 'many'`;
    await insert();
    const running = new AbortController();
    const { db } = server.services;
    expect(await deleteInBatches(db, auditLog, isMany, running.signal, 10)).toBe(25);
    await insert();
    const first = deleteInBatches(db, auditLog, isMany, running.signal, 10);
    running.abort(new Error('the job stops'));
    await expect(first).rejects.toThrow('the job stops');
    expect(await values("select count(*)::int from audit_log where target = 'many'")).toEqual([15]);
  });
});
