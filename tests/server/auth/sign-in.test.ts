import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import type { IssuedTokens } from '../../../server/services/accounts/sessions.ts';
import { idempotencyKeys } from '../../../server/store/schema/auth.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import {
  demoPassword,
  startTestServer,
  type ApiResponse,
  type ErrorContent,
  type TestServer,
} from '../../support/server.ts';

const signInPath = '/api/admin/security/get_access_token';
const refreshPath = '/api/admin/security/refresh_access_token';

const tokenOf = (answer: ApiResponse): IssuedTokens =>
  (answer.content as { token: IssuedTokens }).token;

describeOnMainDatabase('sign-in', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.clock.forward(600);
  });

  const signIn = (email: string, password: string) =>
    server.send('POST', signInPath, { body: { email, password } });
  const refresh = (refreshToken: string) =>
    server.send('POST', refreshPath, { body: { refreshToken } });
  const profile = (token: string) => server.send('GET', '/api/admin/profile', { token });

  it('SES-01 SES-10 API-010 API-012 e-mail (in any case) and password give tokens, and the tokens the profile', async () => {
    const answer = await signIn(' Super@Lectern.test', demoPassword);
    expect(answer.status).toBe(200);
    const mine = await profile(tokenOf(answer).accessToken);
    expect(mine).toMatchObject({
      status: 200,
      content: { firstName: 'Ada', lastName: 'Brandt', roles: ['ROLE_SUPER_ADMIN'] },
    });
  });

  it('SES-18 a wrong password and an unknown account get the same answer', async () => {
    const wrong = await signIn('super@lectern.test', 'guess');
    const unknown = await signIn('nobody@lectern.test', 'guess');
    expect(wrong.status).toBe(400);
    expect({ status: unknown.status, text: unknown.text }).toEqual({
      status: wrong.status,
      text: wrong.text,
    });
    expect((wrong.content as ErrorContent).message).toBe('Wrong e-mail or password.');
  });

  it('SES-18 twelve wrong passwords: 429 with Retry-After, the right one waits too, and then it works', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1)
      statuses.push((await signIn('cs@lectern.test', `guess ${String(attempt)}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    const right = await signIn('cs@lectern.test', demoPassword);
    expect(right.status).toBe(429);
    const wait = Number(right.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(30);
    expect((await signIn('admin@lectern.test', demoPassword)).status).toBe(200);
    server.clock.forward(wait);
    expect((await signIn('cs@lectern.test', demoPassword)).status).toBe(200);
    expect((await signIn('cs@lectern.test', 'guess')).status).toBe(400);
  });

  it('SES-18 guesses of somebody with a session are counted too, with Idempotency-Keys as well', async () => {
    const caller = await server.as('customer');
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push(
        (
          await caller.send('POST', signInPath, {
            body: { email: 'publish@lectern.test', password: `guess ${String(guess)}` },
            headers: { 'Idempotency-Key': `guess-${String(guess)}` },
          })
        ).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
  });

  it('SES-18 no token of a sign-in is stored for its Idempotency-Key', async () => {
    const caller = await server.as('customer');
    const signedIn = await caller.send('POST', signInPath, {
      body: { email: 'admin@lectern.test', password: demoPassword },
      headers: { 'Idempotency-Key': 'sign-in-once' },
    });
    expect(signedIn.status).toBe(200);
    expect(await server.services.db.$count(idempotencyKeys)).toBe(0);
  });

  it('SES-18 guesses sent all at once are counted before any of them is answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        signIn('lti@lectern.test', `guess ${String(index)}`),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('SES-18 guesses from many networks are delayed more and more, and lock nobody out', async () => {
    const proxied = await startTestServer({ database, environment: { TRUSTED_PROXIES: '1' } });
    const email = 'corporate@lectern.test';
    const from = (network: number, password: string) =>
      proxied.send('POST', signInPath, {
        body: { email, password },
        headers: { 'X-Forwarded-For': `198.51.100.${String(network)}` },
      });
    for (let network = 1; network <= 25; network += 1)
      expect((await from(network, 'guess')).status).toBe(400);
    expect(proxied.clock.pauses).toEqual([250, 500, 750, 1000, 1250]);

    // The owner waits a little at a new network and not at all at one that is known.
    expect((await from(99, demoPassword)).status).toBe(200);
    expect(proxied.clock.pauses.slice(5)).toEqual([1500]);
    expect((await from(99, demoPassword)).status).toBe(200);
    expect(proxied.clock.pauses.slice(6)).toEqual([]);
    await proxied.close();
  });

  it('SES-18 throttled attempts write no audit row each', async () => {
    const email = 'multi@lectern.test';
    for (let attempt = 0; attempt < 30; attempt += 1) await signIn(email, 'guess');
    const { rows } = await server.services.db.execute(
      "select count(*)::int as count from audit_log where target = 'multi@lectern.test' and action = 'sign-in refused'",
    );
    expect(rows).toEqual([{ count: 10 }]);
  });

  it('SES-12 refreshes are limited for each session, and hundreds behind one address are not', async () => {
    const { token } = await server.as('customer');
    let { refreshToken } = token;
    for (let use = 0; use < 30; use += 1) ({ refreshToken } = tokenOf(await refresh(refreshToken)));
    const refused = await refresh(refreshToken);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeLessThanOrEqual(10);
    server.clock.forward(10);
    expect((await refresh(refreshToken)).status).toBe(200);

    const unknown = await Promise.all(
      Array.from({ length: 200 }, (_, index) => refresh(`unknown-${String(index)}`)),
    );
    expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([401]));
    const { token: other } = await server.as('customer');
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it('SES-12 API-011 a refresh token gives new tokens; the older one still works until the newer one is used (PD-13)', async () => {
    const { token } = await server.as('customer');
    const second = tokenOf(await refresh(token.refreshToken));
    const again = tokenOf(await refresh(token.refreshToken));
    expect(again.refreshToken).not.toBe(second.refreshToken);
    expect((await profile(again.accessToken)).status).toBe(200);
    expect((await refresh(again.refreshToken)).status).toBe(200);
  });

  it('SES-12 two refreshes at once with one token both succeed and the session goes on', async () => {
    const { token } = await server.as('customer');
    const both = await Promise.all([refresh(token.refreshToken), refresh(token.refreshToken)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const answer of both)
      expect((await profile(tokenOf(answer).accessToken)).status).toBe(200);
    expect((await refresh(tokenOf(both[1]).refreshToken)).status).toBe(200);
  });

  it('SES-13 a spent refresh token that comes back ends the whole family at once, access tokens included', async () => {
    const { token: first } = await server.as('customer');
    const second = tokenOf(await refresh(first.refreshToken));
    const third = tokenOf(await refresh(second.refreshToken));
    expect((await profile(third.accessToken)).status).toBe(200);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(third.refreshToken)).status).toBe(401);
    for (const { accessToken } of [first, second, third])
      expect((await profile(accessToken)).status).toBe(401);
  });

  it('SES-13 SES-15 an unknown, malformed or expired refresh token is a plain 401', async () => {
    const { token } = await server.as('customer');
    for (const bad of ['x', 'A'.repeat(43), token.accessToken])
      expect((await refresh(bad)).status).toBe(401);
    server.clock.forward(1_209_601);
    expect((await refresh(token.refreshToken)).status).toBe(401);
  });

  it('SES-14 an access token expires after ACCESS_TOKEN_TTL_SECONDS', async () => {
    const { token } = await server.as('customer');
    server.clock.forward(899);
    expect((await profile(token.accessToken)).status).toBe(200);
    server.clock.forward(2);
    const late = await profile(token.accessToken);
    expect({ status: late.status, challenge: late.headers.get('WWW-Authenticate') }).toEqual({
      status: 401,
      challenge: 'Bearer',
    });
  });

  it('SES-11 signing out ends the session and no other one of the same person', async () => {
    const one = await server.as('customer');
    const other = await server.as('customer');
    expect((await one.send('POST', '/api/admin/security/sign_out')).status).toBe(200);
    expect((await one.send('GET', '/api/admin/profile')).status).toBe(401);
    expect((await refresh(one.token.refreshToken)).status).toBe(401);
    expect((await other.send('GET', '/api/admin/profile')).status).toBe(200);
  });

  it('PERM-01 a role taken away counts within a second', async () => {
    const caller = await server.as('multi');
    expect((await caller.send('GET', '/api/admin/profile')).content).toMatchObject({
      roles: ['ROLE_ADMIN', 'ROLE_CS_USER'],
    });
    const { rows } = await server.services.db.execute(
      "update users set roles = '{}' where email = 'multi@lectern.test' returning id",
    );
    expect(rows).toHaveLength(1);
    server.clock.forward(1);
    expect((await caller.send('GET', '/api/admin/profile')).content).toMatchObject({ roles: [] });
  });

  it('SES-01 neither passwords nor tokens stand in the log, and the audit log tells who signed in', async () => {
    const good = tokenOf(await signIn('admin@lectern.test', demoPassword));
    await signIn('admin@lectern.test', 'my secret guess');
    const everything = server.logged.join('\n');
    expect(server.logged.some((line) => line.includes('get_access_token'))).toBe(true);
    for (const secret of [demoPassword, 'my secret guess', good.accessToken, good.refreshToken])
      expect(everything).not.toContain(secret);
    const { rows } = await server.services.db.execute(
      "select action, target, status, user_id from audit_log where target = 'admin@lectern.test' order by id desc limit 2",
    );
    expect(rows).toEqual([
      { action: 'sign-in refused', target: 'admin@lectern.test', status: 400, user_id: 3 },
      { action: 'sign-in', target: 'admin@lectern.test', status: 200, user_id: 3 },
    ]);
  });
});
