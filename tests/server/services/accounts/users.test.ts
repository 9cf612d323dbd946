import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { listAuditEntries } from '../../../../src/api/contract/audit.ts';
import { listOutbox, revealMail } from '../../../../src/api/contract/outbox.ts';
import {
  endOwnSessions,
  endUserSessions,
  listOwnSessions,
  listUserSessions,
} from '../../../../src/api/contract/sessions.ts';
import {
  changeRoles,
  createInvitation,
  disableUser,
  enableUser,
  inviteUser,
  listUsers,
  mailPasswordReset,
} from '../../../../src/api/contract/users.ts';
import { idempotencyKeys } from '../../../../server/store/schema/auth.ts';
import { describeOnMainDatabase } from '../../../support/server-databases.ts';
import {
  accountNames,
  demoPassword,
  startTestServer,
  type AccountName,
  type TestCaller,
  type TestServer,
} from '../../../support/server.ts';

const idOf = (account: AccountName) => ({ id: accountNames.indexOf(account) + 1 });

describeOnMainDatabase('users management', (database) => {
  let server: TestServer;
  let owner: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await server.as('super');
  });

  const signIn = async (account: AccountName): Promise<number> =>
    (
      await server.send('POST', '/api/admin/security/get_access_token', {
        body: { email: `${account}@lectern.test`, password: demoPassword },
        headers: { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
      })
    ).status;
  const newestEntry = async () =>
    (await owner.call(listAuditEntries, { query: { items_per_page: 1 } })).content.result[0];

  it('SES-07 a super admin changes roles, which the audit log records with the old ones', async () => {
    const changed = await owner.call(changeRoles, {
      params: idOf('publish'),
      body: { roles: ['ROLE_ADMIN', 'ROLE_PUBLISH'] },
    });
    expect(changed).toMatchObject({
      status: 200,
      content: { email: 'publish@lectern.test', roles: ['ROLE_ADMIN', 'ROLE_PUBLISH'] },
    });
    expect(await newestEntry()).toMatchObject({
      email: 'super@lectern.test',
      name: 'Ada Brandt',
      action: 'roles changed',
      target: 'publish@lectern.test',
      status: 200,
      details: { before: ['ROLE_PUBLISH'], after: ['ROLE_ADMIN', 'ROLE_PUBLISH'] },
    });
    expect(
      (await owner.call(changeRoles, { params: { id: 2_000_000 }, body: { roles: [] } })).status,
    ).toBe(404);
  });

  it('SES-07 the last super admin keeps the role and stays enabled, also when two remove each other at once', async () => {
    const refusal = {
      status: 409,
      content: { message: 'This is the last super admin. Make somebody else a super admin first.' },
    };
    const self = idOf('super');
    expect(await owner.call(changeRoles, { params: self, body: { roles: [] } })).toMatchObject(
      refusal,
    );
    expect(await owner.call(disableUser, { params: self })).toMatchObject(refusal);
    await owner.call(changeRoles, { params: idOf('admin'), body: { roles: ['ROLE_SUPER_ADMIN'] } });
    expect(await owner.call(disableUser, { params: self })).toMatchObject({
      status: 409,
      content: { message: 'You cannot disable your own account.' },
    });
    const other = await server.as('admin');
    const both = await Promise.all([
      owner.call(changeRoles, { params: idOf('admin'), body: { roles: ['ROLE_ADMIN'] } }),
      other.call(changeRoles, { params: self, body: { roles: ['ROLE_ADMIN'] } }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await server.services.db.execute(
      "select count(*)::int as count from users where roles @> '{ROLE_SUPER_ADMIN}'",
    );
    expect(rows).toEqual([{ count: 1 }]);
    await server.services.db.execute(
      "update users set roles = '{ROLE_SUPER_ADMIN}' where email = 'super@lectern.test'",
    );
    await server.services.db.execute(
      "update users set roles = '{ROLE_ADMIN}' where email = 'admin@lectern.test'",
    );
    server.clock.forward(2);
  });

  it('SES-07 a disabled account is signed out and cannot sign in until it is enabled', async () => {
    const caller = await server.as('lti');
    const disabled = await owner.call(disableUser, { params: idOf('lti') });
    expect(disabled.content).toMatchObject({
      disabledAt: expect.any(String) as string,
      sessionCount: 0,
    });
    server.clock.forward(2);
    expect((await caller.send('GET', '/api/admin/profile')).status).toBe(401);
    expect(await signIn('lti')).toBe(400);
    expect((await owner.call(mailPasswordReset, { params: idOf('lti') })).status).toBe(409);
    const found = await owner.call(listUsers, {
      body: { filter: [{ property: 'state', operator: 'equals', value: 'disabled' }] },
    });
    expect(found.content.result.map(({ email }) => email)).toEqual(['lti@lectern.test']);
    expect((await owner.call(enableUser, { params: idOf('lti') })).content.disabledAt).toBeNull();
    expect(await signIn('lti')).toBe(200);
  });

  it('SES-06 a new invitation link ends the old one; without a mail server the mail waits', async () => {
    const invited = await owner.call(inviteUser, {
      body: { email: 'nia@northfield.example', roles: [] },
    });
    expect(invited.content).toMatchObject({
      delivery: 'waiting',
      isRegistered: false,
      invitationEndsAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    });
    const { waiting } = (await owner.call(listOutbox, { query: {} })).content.counts;
    expect(waiting).toBeGreaterThan(0);
    expect((await owner.call(listUsers, { body: {} })).content.counts).toEqual({ waiting });
    expect((await owner.call(listAuditEntries, { query: {} })).content.counts).toEqual({ waiting });
    const params = { id: invited.content.id };
    const first = await owner.call(createInvitation, { params });
    const second = await owner.call(createInvitation, { params });
    const finish = async (link: string): Promise<number> =>
      (
        await server.send('POST', '/api/security/admin/registration/finish', {
          body: {
            firstName: 'Nia',
            lastName: 'Okoro',
            plainPassword: { first: 'quiet harbour', second: 'quiet harbour' },
            token: new URL(link).search.slice(7),
          },
        })
      ).status;
    expect(await finish(first.content.link)).toBe(400);
    expect(await finish(second.content.link)).toBe(200);
    expect(await owner.call(createInvitation, { params })).toMatchObject({
      status: 409,
      content: { message: 'This user is already registered.' },
    });
  });

  it('SES-06 a reply that is stored for an Idempotency-Key hides the tokens of its links (PD-31)', async () => {
    const invited = await owner.call(inviteUser, {
      body: { email: 'kofi@northfield.example', roles: [] },
    });
    const invite = () =>
      owner.call(
        createInvitation,
        { params: { id: invited.content.id } },
        { 'Idempotency-Key': 'invite-kofi' },
      );
    const first = await invite();
    expect(first.content.link).toMatch(/set-password\?token=[\w-]{43}$/);
    expect((await invite()).content).toEqual({
      ...first.content,
      link: first.content.link.replace(/token=.*/, 'token=•••••'),
    });
    const [mail] = (await owner.call(listOutbox, { query: { search: 'kofi@' } })).content.result;
    const revealed = await owner.call(
      revealMail,
      { params: { id: mail?.id ?? 0 } },
      { 'Idempotency-Key': 'reveal-kofi' },
    );
    expect(revealed.content.text).toMatch(/set-password\?token=[\w-]{43}\n/);
    const stored = await server.services.db.select().from(idempotencyKeys);
    expect(stored.map(({ key }) => key).toSorted()).toEqual(['invite-kofi', 'reveal-kofi']);
    expect(JSON.stringify(stored)).not.toMatch(/token=\w/);
  });

  it('SES-06 the outbox hides the tokens of links, and shows one mail when asked, which is recorded', async () => {
    await owner.call(mailPasswordReset, { params: idOf('cs') });
    const [mail] = (await owner.call(listOutbox, { query: { search: 'CS@', state: 'waiting' } }))
      .content.result;
    expect(mail?.text).toContain('/admin/reset-password?token=•••••\n');
    const revealed = await owner.call(revealMail, { params: { id: mail?.id ?? 0 } });
    expect(revealed.content.text).toMatch(/reset-password\?token=[\w-]{43}\n/);
    expect(await newestEntry()).toMatchObject({
      action: 'mail revealed',
      target: 'cs@lectern.test',
    });
    const { content: counted } = await owner.call(listOutbox, { query: { search: 'cs@' } });
    expect(counted.counts).toEqual({ waiting: counted.result.length, sent: 0 });
    expect(counted.counts.waiting).toBeGreaterThan(0);
    await server.services.db.execute('update outbox set sent_at = now()');
    const { counts } = (
      await owner.call(listOutbox, { query: { search: 'CS@', state: 'waiting' } })
    ).content;
    expect(counts).toEqual({ waiting: 0, sent: counted.counts.waiting });
    expect((await owner.call(revealMail, { params: { id: mail?.id ?? 0 } })).status).toBe(409);
    expect((await owner.call(listOutbox, { query: { state: 'waiting' } })).content.result).toEqual(
      [],
    );
  });

  it('SES-11 everybody lists and ends the own sessions; a super admin those of others', async () => {
    expect(await signIn('customer')).toBe(200);
    const caller = await server.as('customer');
    const other = await server.as('customer');
    const mine = (await caller.call(listOwnSessions, {})).content;
    expect(mine.map(({ isCurrent }) => isCurrent).filter(Boolean)).toHaveLength(1);
    expect(mine.at(-1)).toMatchObject({
      address: expect.stringContaining('127.0.0.1') as string,
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
    });
    const foreign = await server.as('customer2');
    const [target] = mine.filter(({ isCurrent }) => !isCurrent);
    expect(
      (await foreign.call(endOwnSessions, { body: { sessionId: target?.id ?? '' } })).content,
    ).toEqual({ ended: 0 });
    expect((await caller.call(endOwnSessions, { body: { sessionId: null } })).content).toEqual({
      ended: 2,
    });
    server.clock.forward(2);
    expect((await other.send('GET', '/api/admin/profile')).status).toBe(401);
    expect((await caller.call(listOwnSessions, {})).content).toHaveLength(1);

    const params = idOf('customer');
    expect((await owner.call(listUserSessions, { params })).content).toHaveLength(1);
    expect(
      (await owner.call(endUserSessions, { params, body: { sessionId: null } })).content,
    ).toEqual({ ended: 1 });
    server.clock.forward(2);
    expect((await caller.send('GET', '/api/admin/profile')).status).toBe(401);
    expect((await owner.call(listUserSessions, { params: { id: 2_000_000 } })).status).toBe(404);
  });

  it('the audit log is filtered by kind, person, words and days, and downloaded as CSV', async () => {
    await signIn('corporate');
    const list = async (query: Parameters<typeof ask>[0]) => (await ask(query)).content.result;
    const ask = (query: Record<string, string | number>) => owner.call(listAuditEntries, { query });
    const [entry] = await list({ kind: 'signIn', search: 'corporate' });
    expect(entry).toMatchObject({ action: 'sign-in', email: 'corporate@lectern.test' });
    expect((await list({ kind: 'denied' })).every(({ action }) => action === 'denied')).toBe(true);
    const ofUser = await list({ user: idOf('publish').id });
    expect(ofUser.map(({ action }) => action)).toContain('roles changed');
    expect(await list({ until: '2001-01-01' })).toEqual([]);
    expect((await list({ from: '2001-01-01' })).length).toBeGreaterThan(0);
    expect((await ask({ kind: 'all' })).status).toBe(400);

    await server.services.db.execute(
      "insert into audit_log (at, action, target, status, address, request_id) values (now(), 'denied', '=cmd()', 403, '::1', 'r')",
    );
    const csv = await owner.send('GET', '/api/admin/audit?format=csv&search=cmd');
    expect(csv.headers.get('Content-Disposition')).toContain('audit-log.csv');
    expect(csv.text.split('\r\n')).toHaveLength(3);
    expect(csv.text).toContain(`"'=cmd()"`);
  });
});
