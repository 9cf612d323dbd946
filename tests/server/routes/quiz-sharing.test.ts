import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { OutboxMail } from '../../../src/api/contract/outbox.ts';
import { createAdminQuiz, getAdminQuiz } from '../../../src/api/contract/quiz-admin.ts';
import {
  listCustomersSharedWith,
  listSharedWith,
  shareCustomerQuiz,
  shareQuiz,
  type ShareResult,
} from '../../../src/api/contract/quiz-sharing.ts';
import { createUserQuiz, getUserQuiz } from '../../../src/api/contract/quiz-user.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  accountNames,
  startTestServer,
  type AccountName,
  type TestServer,
} from '../../support/server.ts';
import { sampleQuiz } from '../store/quiz-payload.ts';

interface ShareWire {
  readonly shared: readonly string[];
  readonly already_shared: readonly string[];
  readonly not_access: readonly string[];
  readonly not_found: readonly string[];
}

const at = (...accounts: readonly string[]): string[] =>
  accounts.map((account) => `${account}@lectern.test`);
const became = (parts: Partial<ShareWire>): ShareWire => ({
  shared: [],
  already_shared: [],
  not_access: [],
  not_found: [],
  ...parts,
});
const wire = (content: ShareResult): ShareWire => content as unknown as ShareWire;

describeOnMainDatabase('sharing quizzes', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { PUBLIC_URL: 'https://lectern.example/', ROUTE_PREFIX: '/console' },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.services.db.execute('delete from outbox');
  });

  const make = async (account: AccountName, title = 'Tide Pools') => {
    const caller = await server.as(account);
    const created =
      account === 'super'
        ? await caller.call(createAdminQuiz, { body: { ...sampleQuiz(), title } })
        : await caller.call(createUserQuiz, {
            body: { ...sampleQuiz(), startDate: null, endDate: null, title },
          });
    return created.content.id;
  };
  const share = async (
    account: AccountName,
    id: number,
    emails: readonly string[],
    isAdminQuiz = account === 'super',
    headers = {},
  ) =>
    (await server.as(account)).call(
      shareQuiz,
      { params: { id }, body: { emails: [...emails], isAdminQuiz } },
      headers,
    );
  const shareCustomers = async (account: AccountName, id: number, emails: readonly string[]) =>
    (await server.as(account)).call(shareCustomerQuiz, {
      params: { id },
      body: { emails: [...emails] },
    });
  const readers = async (
    account: AccountName,
    id: number,
    call: typeof listSharedWith | typeof listCustomersSharedWith = listSharedWith,
  ) =>
    (await (await server.as(account)).call(call, { params: { id } })).content.map(
      ({ email }) => email,
    );
  const outbox = async () =>
    (
      (await (await server.as('super')).send('GET', '/api/admin/outbox')).content as {
        readonly result: readonly OutboxMail[];
      }
    ).result;
  const mailed = async () => (await outbox()).map(({ to }) => to).sort();

  it('API-067 API-069 QSHR-10 shares an admin quiz and returns every address once, as it was sent', async () => {
    const id = await make('super');
    const first = await share('super', id, [
      'CS@Lectern.test',
      'cs@lectern.test',
      ...at('customer', 'publish', 'nobody'),
    ]);
    expect([first.status, wire(first.content)]).toEqual([
      200,
      became({
        shared: ['CS@Lectern.test', ...at('customer')],
        not_access: at('publish'),
        not_found: at('nobody'),
      }),
    ]);
    expect(await readers('super', id)).toEqual(at('cs', 'customer'));
    expect(wire((await share('super', id, at('lti', 'cs'))).content)).toEqual(
      became({ shared: at('lti'), already_shared: at('cs') }),
    );
    const people = (await (await server.as('super')).call(listSharedWith, { params: { id } }))
      .content;
    expect(people[0]).toEqual({ firstName: 'Lucía', lastName: 'Ferrer', email: 'cs@lectern.test' });
    expect(people).toHaveLength(3);
  });

  it('QSHR-10 PERM-18 a new reader can load the quiz but not share it', async () => {
    const id = await make('customer');
    const read = async () =>
      (await (await server.as('customer2')).call(getUserQuiz, { params: { id } })).status;
    expect(await read()).toBe(404);
    await share('customer', id, at('customer2'));
    expect(await read()).toBe(200);
    expect((await share('customer2', id, at('admin'))).status).toBe(404);
    expect(
      (await (await server.as('customer2')).call(listSharedWith, { params: { id } })).status,
    ).toBe(404);
  });

  it("PERM-19 QSHR-12 the owner's quiz lists the readers in sharedList", async () => {
    const id = await make('customer');
    await share('customer', id, at('customer2', 'admin'));
    const quiz = (await (await server.as('customer')).call(getUserQuiz, { params: { id } }))
      .content as unknown as { sharedList: readonly { user: { email: string } }[] };
    expect(quiz.sharedList.map(({ user }) => user.email)).toEqual(at('admin', 'customer2'));
    expect(await readers('customer', id)).toEqual(at('admin', 'customer2'));
  });

  it('API-068 API-070 PERM-12 PERM-15 QSHR-13 a super admin shares a customer quiz; its owner and the super admin have access already', async () => {
    const id = await make('customer');
    expect(
      wire((await shareCustomers('super', id, at('customer', 'super', 'customer2'))).content),
    ).toEqual(became({ shared: at('customer2'), already_shared: at('customer', 'super') }));
    expect(await readers('super', id, listCustomersSharedWith)).toEqual(at('customer2'));
    expect(await mailed()).toEqual(at('customer2'));
  });

  it('QSHR-10 sharing with oneself has no effect and sends no mail', async () => {
    const id = await make('customer');
    expect(wire((await share('customer', id, at('customer'))).content)).toEqual(
      became({ already_shared: at('customer') }),
    );
    expect([await readers('customer', id), await mailed()]).toEqual([[], []]);
  });

  it('QSHR-10 a disabled account has no access, an invited one can be shared with', async () => {
    await server.services.db.execute(
      `insert into users (email, disabled_at) values ('left@lectern.test', now()), ('Coming@lectern.test', null)`,
    );
    const id = await make('super');
    expect(wire((await share('super', id, at('left', 'coming'))).content)).toEqual(
      became({ shared: at('coming'), not_access: at('left') }),
    );
    expect(await mailed()).toEqual(['Coming@lectern.test']);
  });

  it('PERM-12 PERM-18 API-069 API-070 users who may not share a quiz get the response for an unknown id', async () => {
    const [admin, mine, theirs] = [
      await make('super'),
      await make('customer'),
      await make('customer2'),
    ];
    const unknown = await share('super', 1_999_999_999, at('cs'));
    expect(unknown.status).toBe(404);
    const refused = [
      await share('super', mine, at('cs'), true),
      await share('super', mine, at('cs'), false),
      await share('super', admin, at('cs'), false),
      await share('customer', theirs, at('cs')),
      await share('customer', mine, at('cs'), true),
      await share('customer', admin, at('cs'), true),
      await share('corporate', admin, at('cs'), true),
      await shareCustomers('super', admin, at('cs')),
      await (await server.as('super')).call(listSharedWith, { params: { id: mine } }),
      await (await server.as('super')).call(listCustomersSharedWith, { params: { id: admin } }),
      await (await server.as('customer')).call(listSharedWith, { params: { id: theirs } }),
      await (await server.as('cs')).call(listSharedWith, { params: { id: admin } }),
    ];
    expect(refused.map(({ status, content }) => ({ status, content }))).toEqual(
      refused.map(() => ({ status: 404, content: unknown.content })),
    );
    expect(await mailed()).toEqual([]);
  });

  it('PERM-12 only super admins share customer quizzes; all roles with quizzes can share', async () => {
    const id = await make('customer');
    const byRole = async (attempt: (account: AccountName) => Promise<{ status: number }>) =>
      Promise.all(accountNames.map(async (account) => (await attempt(account)).status));
    expect(await byRole((account) => shareCustomers(account, id, at('admin')))).toEqual([
      200, 403, 403, 403, 403, 403, 403, 403, 403,
    ]);
    expect(await byRole((account) => share(account, id, at('admin'), false))).toEqual([
      404, 404, 404, 404, 403, 404, 200, 404, 404,
    ]);
  });

  it('QSHR-10 sends each new reader one mail with the address where they can open the quiz', async () => {
    const id = await make('super', 'Tides & {link} $& Waves');
    await share('super', id, [...at('cs', 'publish', 'nobody'), 'SUPER@lectern.test']);
    await share('super', id, at('cs'));
    const [mail, ...others] = await outbox();
    expect({ to: mail?.to, subject: mail?.subject, text: mail?.text, others }).toEqual({
      to: 'cs@lectern.test',
      subject: 'Ada Brandt shared a quiz with you: Tides & {link} $& Waves',
      text: `Hello,\n\nAda Brandt (super@lectern.test) shared the quiz "Tides & {link} $& Waves" with you. Open it here:\n\nhttps://lectern.example/console/quiz/shared-quiz/view/${String(id)}\n\nYou may need to sign in first.\n`,
      others: [],
    });
    const customers = await make('customer');
    await share('customer', customers, at('super'));
    expect((await outbox())[0]?.text).toContain(
      `https://lectern.example/console/quiz/customer-quiz/view/${String(customers)}\n`,
    );
  });

  it('QSHR-10 a repeated request returns the first response and sends no mail', async () => {
    const id = await make('super');
    const keyed = () =>
      share('super', id, at('cs', 'nobody'), true, { 'Idempotency-Key': `share-${database}` });
    const both = await Promise.all([keyed(), keyed()]);
    expect([...both, await keyed()].map(({ status, content }) => [status, wire(content)])).toEqual(
      Array.from({ length: 3 }, () => [200, became({ shared: at('cs'), not_found: at('nobody') })]),
    );
    expect(await mailed()).toEqual(at('cs'));
  });

  it('QSHR-10 of two concurrent shares one reports the reader as new, the other as existing, and one mail is sent', async () => {
    const id = await make('customer');
    const everybody = at('admin', 'corporate', 'cs', 'lti', 'customer2', 'multi');
    const answers = await Promise.all(
      [0, 1, 2, 3].map(async (turn) =>
        wire(
          (turn % 2 === 0
            ? await share('customer', id, everybody)
            : await shareCustomers('super', id, everybody.toReversed())
          ).content,
        ),
      ),
    );
    expect(answers.flatMap(({ shared }) => shared).sort()).toEqual(everybody.toSorted());
    expect(answers.flatMap(({ already_shared }) => already_shared)).toHaveLength(18);
    expect(await mailed()).toEqual(everybody.toSorted());
    expect(await readers('customer', id)).toEqual(everybody.toSorted());
  });

  it('QSHR-10 shares nothing when the mail cannot be stored', async () => {
    const id = await make('super');
    await server.services.db.execute(
      `alter table outbox add constraint no_lti check (recipient <> 'lti@lectern.test')`,
    );
    expect((await share('super', id, at('cs', 'lti'))).status).toBeGreaterThanOrEqual(400);
    await server.services.db.execute('alter table outbox drop constraint no_lti');
    expect([await readers('super', id), await mailed()]).toEqual([[], []]);
  });

  it('API-069 rejects more than 200 addresses and invalid addresses', async () => {
    const id = await make('super');
    const many = Array.from({ length: 201 }, (_, index) => `s${String(index)}@students.example`);
    expect((await share('super', id, many)).status).toBe(400);
    expect((await share('super', id, [])).status).toBe(400);
    expect((await share('super', id, ['cs@lectern.test', 'not an address'])).status).toBe(400);
    expect(wire((await share('super', id, many.slice(1))).content)).toEqual(
      became({ not_found: many.slice(1) }),
    );
    expect(await readers('super', id)).toEqual([]);
  });

  it('QSHR-10 sharing does not change the quiz or its version', async () => {
    const id = await make('super');
    const read = async () => (await server.as('super')).call(getAdminQuiz, { params: { id } });
    const before = await read();
    await share('super', id, at('cs'));
    const after = await read();
    expect([after.headers.get('etag'), after.content.updatedAt]).toEqual([
      before.headers.get('etag'),
      before.content.updatedAt,
    ]);
  });
});
