import { afterAll, beforeAll, expect, it } from 'vitest';

import { listAdminQuizzes } from '../../../src/api/contract/quiz-admin.ts';
import type { Endpoint } from '../../../src/api/contract/endpoint.ts';
import { listLibraryQuizzes } from '../../../src/api/contract/quiz-library.ts';
import { listSharedQuizzes } from '../../../src/api/contract/quiz-sharing.ts';
import { listTemplates } from '../../../src/api/contract/quiz-template.ts';
import { listCustomerQuizzes, listUserQuizzes } from '../../../src/api/contract/quiz-user.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type AccountName, type TestServer } from '../../support/server.ts';

type Filter = readonly {
  readonly property: string;
  readonly operator: string;
  readonly value?: unknown;
  readonly bool_operator?: 'and' | 'or';
}[];
const equals = (property: string, value: unknown) => ({ property, operator: 'equals', value });
const or = (condition: Filter[number]) => ({ ...condition, bool_operator: 'or' as const });

describeOnMainDatabase('filters of the lists of quizzes', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const send = async (account: AccountName, { method, path }: Endpoint, filter: Filter) =>
    (await server.as(account)).send(method, path, {
      body: { navigation: { page: 1, itemsOnPage: 100 }, filter, sort: [['title', 'asc']] },
    });
  const titles = async (account: AccountName, endpoint: Endpoint, filter: Filter) => {
    const response = await send(account, endpoint, filter);
    expect(response.status, response.text).toBe(200);
    const { result } = response.content as { result: readonly { title: string }[] };
    return result.map(({ title }) => title);
  };
  const run = (statement: string) => server.services.db.execute(statement);
  const findSubject = async (title: string): Promise<number> => {
    const { rows } = await server.services.db.execute<{ id: number }>(
      `select id from tags where title = '${title}'`,
    );
    return rows[0]?.id ?? 0;
  };

  it('QLST-09 quizzes of any of several subjects, in lists of quizzes and of shares alike', async () => {
    const [physics, psychology] = [await findSubject('Physics'), await findSubject('Psychology')];
    await run(`delete from quiz_tags where tag_id in (${physics}, ${psychology})`);
    await run(`insert into quiz_tags (quiz_id, tag_id)
      select id, ${physics} from quizzes where title in ('Circuits Review', 'Mechanics Review')`);
    await run(`insert into quiz_tags (quiz_id, tag_id)
      select id, ${psychology} from quizzes where title = 'Memory and Conditioning'`);
    const both = [equals('subject', physics), or(equals('subject', psychology))];
    expect([
      await titles('super', listCustomerQuizzes, both),
      await titles('customer2', listUserQuizzes, both),
      await titles('super', listAdminQuizzes, both),
      await titles('super', listSharedQuizzes, both),
      await titles('customer', listSharedQuizzes, both),
      await titles('super', listCustomerQuizzes, [equals('subject', 2_147_483_647)]),
    ]).toEqual([
      ['Circuits Review', 'Memory and Conditioning'],
      ['Circuits Review', 'Memory and Conditioning'],
      ['Mechanics Review'],
      ['Circuits Review'],
      ['Circuits Review'],
      [],
    ]);
  });

  it('QLST-10 ENT-06 by access, state of the processing and the day of creation', async () => {
    await run(`update quizzes set restrict_non_institutional = (title = 'Circuits Review')`);
    await run(
      `update quizzes set created_at = '2026-02-03T04:05:06Z' where title = 'Circuits Review'`,
    );
    const onThatDay = [
      { property: 'created_at', operator: 'after', value: '2026-02-02T23:59:59.999Z' },
      { property: 'created_at', operator: 'before', value: '2026-02-04T00:00:00.000Z' },
    ];
    for (const [account, endpoint] of [
      ['customer2', listUserQuizzes],
      ['super', listCustomerQuizzes],
      ['customer', listSharedQuizzes],
    ] as const) {
      expect([
        await titles(account, endpoint, [equals('restricted', true)]),
        await titles(account, endpoint, onThatDay),
        (await titles(account, endpoint, [equals('restricted', false)])).includes(
          'Circuits Review',
        ),
      ]).toEqual([['Circuits Review'], ['Circuits Review'], false]);
    }
    expect([
      await titles('super', listAdminQuizzes, [equals('process_status', 0)]),
      await titles('super', listLibraryQuizzes, [equals('process_status', 0)]),
      await titles('super', listTemplates, [equals('process_status', 2_147_483_647)]),
    ]).toEqual([['Immunology Checkpoint'], ['Core Biology: Ecology'], []]);
  });

  it('QLST-54 by the name or the e-mail of the owner, in shared lists too', async () => {
    const noor = [{ property: 'user_name', operator: 'contains', value: 'haddad noor' }];
    expect([
      (await titles('super', listCustomerQuizzes, noor)).length,
      await titles('super', listSharedQuizzes, noor),
      await titles('customer', listSharedQuizzes, noor),
      await titles('customer', listSharedQuizzes, [
        { property: 'user_name', operator: 'contains', value: 'nobody at all' },
      ]),
    ]).toEqual([4, ['Circuits Review'], ['Circuits Review'], []]);
  });

  it('PERM-19 whether a quiz is shared is told to those who see with whom', async () => {
    const shared = [equals('is_shared', true)];
    expect([
      await titles('super', listAdminQuizzes, shared),
      await titles('cs', listAdminQuizzes, shared),
      (await titles('cs', listAdminQuizzes, [equals('is_shared', false)])).length,
      await titles('customer', listUserQuizzes, shared),
      await titles('customer', listSharedQuizzes, shared),
    ]).toEqual([
      ['2024', 'Chemistry Placement Test', 'Midterm: Cell Biology', 'Neuroscience Warm-Up'],
      [],
      9,
      ['Biology 101: Cells'],
      ['Biology 101: Cells'],
    ]);
  });

  it('PD-41 values of another type are refused', async () => {
    const hostile: Filter = [
      equals('subject', "1' or '1'='1"),
      equals('subject', 3.5),
      equals('restricted', 'yes'),
      equals('is_shared', null),
      { property: 'created_at', operator: 'after', value: 'yesterday' },
      { property: 'created_at', operator: 'equals', value: '2026-02-02T00:00:00.000Z' },
      { property: 'user_name', operator: 'contains', value: 'x'.repeat(201) },
    ];
    const statuses = await Promise.all(
      hostile.map(async (condition) => (await send('super', listAdminQuizzes, [condition])).status),
    );
    expect(statuses).toEqual(hostile.map(() => 400));
  });
});
