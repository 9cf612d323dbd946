import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { changePassword } from '../../../../src/api/contract/passwords.ts';
import { describeOnMainDatabase } from '../../../support/server-databases.ts';
import {
  demoPassword,
  startTestServer,
  type ApiResponse,
  type TestServer,
} from '../../../support/server.ts';

const signInPath = '/api/admin/security/get_access_token';

describeOnMainDatabase('passwords', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      jobs: true,
      environment: { PASSWORD_MIN_LENGTH: '8', PUBLIC_URL: 'https://lectern.example' },
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.clock.forward(7200);
  });

  const signIn = (account: string, password: string): Promise<ApiResponse> =>
    server.send('POST', signInPath, { body: { email: `${account}@lectern.test`, password } });
  const forgot = (email: string): Promise<ApiResponse> =>
    server.send('POST', '/api/security/forgot_password', { body: { email } });
  const reset = (token: string, first: string, second = first): Promise<ApiResponse> =>
    server.send('POST', '/api/security/reset_password', {
      body: { token, plainPassword: { first, second } },
    });
  const check = async (token: string) =>
    (
      await server.send('POST', '/api/security/check_link', {
        body: { token, purpose: 'passwordReset' },
      })
    ).status;
  const listTokens = async (email: string): Promise<string[]> => {
    const { rows } = await server.services.db.execute<{ body: string }>(
      `select body from outbox where recipient = '${email}' order by id`,
    );
    return rows.map(
      ({ body }) =>
        /https:\/\/lectern\.example\/admin\/reset-password\?token=(\S+)/.exec(body)?.[1] ?? '',
    );
  };
  const requestToken = async (email: string): Promise<string> => {
    const before = (await listTokens(email)).length;
    expect((await forgot(email)).status).toBe(200);
    await vi.waitFor(async () => {
      expect(await listTokens(email)).toHaveLength(before + 1);
    }, 10_000);
    return (await listTokens(email)).at(-1) ?? '';
  };

  it('a mailed link sets a new password once and ends every session', async () => {
    const caller = await server.as('cs');
    const token = await requestToken('cs@lectern.test');
    expect(await reset(token, 'short')).toMatchObject({
      status: 400,
      content: {
        message: 'Password is too short - should be 8 chars minimum.',
        errors: { 'plainPassword.first': ['Password is too short - should be 8 chars minimum.'] },
      },
    });
    expect((await reset(token, 'quiet harbour', 'other')).status).toBe(400);
    for (const common of ['password1', 'QwertyUIOP', '1234567890'])
      expect(await reset(token, common)).toMatchObject({
        status: 400,
        content: {
          message: 'This is one of the most common passwords. Please choose another one.',
        },
      });
    const both = await Promise.all([reset(token, 'quiet harbour'), reset(token, 'quiet harbour')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await reset(token, 'quiet harbour')).toMatchObject({
      status: 400,
      content: { errors: { token: ['This link is no longer valid. Please ask for a new one.'] } },
    });
    server.clock.forward(2);
    expect((await caller.send('GET', '/api/admin/profile')).status).toBe(401);
    expect((await signIn('cs', demoPassword)).status).toBe(400);
    expect((await signIn('cs', 'quiet harbour')).status).toBe(200);
  });

  it('a password is the same in composed and decomposed letters', async () => {
    const token = await requestToken('lti@lectern.test');
    expect((await reset(token, 'gr\u00fcner Hafen', 'gru\u0308ner Hafen')).status).toBe(200);
    for (const password of ['gr\u00fcner Hafen', 'gru\u0308ner Hafen'])
      expect((await signIn('lti', password)).status).toBe(200);
    expect((await signIn('lti', 'gruner Hafen')).status).toBe(400);
    const back = await requestToken('lti@lectern.test');
    expect((await reset(back, demoPassword)).status).toBe(200);
  });

  it('a link ends after an hour, when a newer one is asked for, and when it is unknown', async () => {
    const first = await requestToken('lti@lectern.test');
    const second = await requestToken('lti@lectern.test');
    expect((await reset(first, 'quiet harbour')).status).toBe(400);
    expect(await Promise.all([check(first), check(second)])).toEqual([400, 200]);
    server.clock.forward(3601);
    expect(await check(second)).toBe(400);
    expect((await reset(second, 'quiet harbour')).status).toBe(400);
    expect((await reset('unknown', 'quiet harbour')).status).toBe(400);
    expect((await signIn('lti', demoPassword)).status).toBe(200);
  });

  it('checks of links from a network are limited, and leave its submits alone', async () => {
    const { db } = server.services;
    await db.execute('delete from throttles');
    expect(await check('unknown')).toBe(400);
    await db.execute('update throttles set spent_until = spent_until + 1e9');
    expect(await check('unknown')).toBe(429);
    expect((await reset('unknown', 'quiet harbour')).status).toBe(400);
    await db.execute('delete from throttles');
  });

  it('the answer for an unknown, an invited and a disabled account is the same, and no mail is written', async () => {
    await server.services.db.execute(
      "update users set disabled_at = now() where email = 'publish@lectern.test'",
    );
    const owner = await server.as('super');
    await owner.send('POST', '/api/admin/user/invite', {
      body: { email: 'invited@lectern.test', roles: [] },
    });
    const known = await forgot('Multi@Lectern.test ');
    for (const email of ['nobody@lectern.test', 'invited@lectern.test', 'publish@lectern.test'])
      expect(await forgot(email)).toMatchObject({ status: known.status, text: known.text });
    await vi.waitFor(async () => {
      expect(
        await server.services.db.execute(
          "select 1 from pgboss.job where name = 'mail-password-link' and state <> 'completed'",
        ),
      ).toMatchObject({ rows: [] });
      expect(await listTokens('multi@lectern.test')).toHaveLength(1);
    }, 10_000);
    expect(await listTokens('nobody@lectern.test')).toEqual([]);
    expect(await listTokens('publish@lectern.test')).toEqual([]);
    expect(await listTokens('invited@lectern.test')).toEqual(['']);
  });

  it('an address gets at most three mails at once, and the answer does not tell', async () => {
    const answers = [];
    for (let request = 0; request < 5; request += 1)
      answers.push((await forgot('admin@lectern.test')).status);
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    await vi.waitFor(async () => {
      expect(await listTokens('admin@lectern.test')).toHaveLength(3);
    }, 10_000);
  });

  it('one network is stopped after twenty requests', async () => {
    const statuses: number[] = [];
    for (let request = 0; request < 21; request += 1)
      statuses.push((await forgot(`someone-${String(request)}@lectern.test`)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('SES-25 the signed-in person changes the password, which ends the other sessions only', async () => {
    const caller = await server.as('customer');
    const other = await server.as('customer');
    const change = (current: string, first: string, second = first) =>
      caller.call(changePassword, { body: { current, plainPassword: { first, second } } });
    expect(await change('wrong', 'quiet harbour')).toMatchObject({
      status: 400,
      content: { errors: { current: ['This is not your current password.'] } },
    });
    expect(await change(demoPassword, '1234567')).toMatchObject({
      status: 400,
      content: { message: 'Password is too short - should be 8 chars minimum.' },
    });
    expect(await change(demoPassword, 'sunshine1')).toMatchObject({
      status: 400,
      content: {
        errors: {
          'plainPassword.first': [
            'This is one of the most common passwords. Please choose another one.',
          ],
        },
      },
    });
    expect((await change(demoPassword, 'quiet harbour')).status).toBe(200);
    server.clock.forward(2);
    expect((await caller.send('GET', '/api/admin/profile')).status).toBe(200);
    expect((await other.send('GET', '/api/admin/profile')).status).toBe(401);
    expect((await signIn('customer', 'quiet harbour')).status).toBe(200);
  });

  it('the current password cannot be guessed without limit, with idempotency keys neither', async () => {
    const caller = await server.as('customer2');
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push(
        (
          await caller.call(
            changePassword,
            {
              body: {
                current: `guess ${String(guess)}`,
                plainPassword: { first: 'quiet harbour', second: 'quiet harbour' },
              },
            },
            { 'Idempotency-Key': `guess-${String(guess)}` },
          )
        ).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
  });
});
