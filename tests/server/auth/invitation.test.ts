import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { listOutbox, revealMail } from '../../../src/api/contract/outbox.ts';
import { listUsers } from '../../../src/api/contract/users.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';

const finishPath = '/api/security/admin/registration/finish';

describeOnMainDatabase('invitations', (database) => {
  let server: TestServer;
  let owner: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: { PUBLIC_URL: 'https://lectern.example/', ROUTE_PREFIX: '/console' },
    });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    owner = await server.as('super');
  });

  const invite = (email: string, roles: readonly string[] = []) =>
    owner.send('POST', '/api/admin/user/invite', { body: { email, roles } });
  const linkTo = async (email: string): Promise<URL> => {
    const { result } = (await owner.call(listOutbox, { query: { search: email } })).content;
    const { text } = (await owner.call(revealMail, { params: { id: result[0]?.id ?? 0 } })).content;
    return new URL(/https:\S+/.exec(text)?.[0] ?? 'https://no-mail/');
  };
  const finish = (token: string, password = 'sécret', second = password) =>
    server.send('POST', finishPath, {
      body: {
        firstName: 'Nia',
        lastName: 'Okoro',
        plainPassword: { first: password, second },
        token,
      },
    });

  const check = async (token: string, purpose = 'registration') =>
    (await server.send('POST', '/api/security/check_link', { body: { token, purpose } })).status;

  it('SES-06 SES-07 SES-08 SES-09 an invited person follows the link, chooses a password and is signed in with the roles given', async () => {
    const invited = await invite('Nia@lectern.test', ['ROLE_CS_USER']);
    expect(invited).toMatchObject({
      status: 200,
      content: { email: 'nia@lectern.test', isRegistered: false, roles: ['ROLE_CS_USER'] },
    });
    const link = await linkTo('nia@lectern.test');
    expect(`${link.origin}${link.pathname}`).toBe('https://lectern.example/console/set-password');
    const done = await finish(link.search.slice(7));
    expect(done.status).toBe(200);
    const { token } = done.content as { token: { accessToken: string } };
    expect(
      (await server.send('GET', '/api/admin/profile', { token: token.accessToken })).content,
    ).toMatchObject({
      email: 'nia@lectern.test',
      firstName: 'Nia',
      lastName: 'Okoro',
      roles: ['ROLE_CS_USER'],
    });
    expect(
      (
        await server.send('POST', '/api/admin/security/get_access_token', {
          body: { email: 'nia@lectern.test', password: 'sécret' },
        })
      ).status,
    ).toBe(200);
  });

  it('SES-04 the token is what stands after the first 7 characters of the query string', async () => {
    await invite('seven@lectern.test');
    const link = await linkTo('seven@lectern.test');
    expect(link.search.slice(0, 7)).toBe('?token=');
    expect(link.search.slice(7)).toMatch(/^[\w-]{43}$/);
  });

  it('SES-19 a link works once, and not when it is old, unknown or replaced by a newer one', async () => {
    await invite('once@lectern.test');
    const first = (await linkTo('once@lectern.test')).search.slice(7);
    await invite('once@lectern.test');
    const second = (await linkTo('once@lectern.test')).search.slice(7);
    expect(await finish(first)).toMatchObject({
      status: 400,
      content: {
        errors: { token: ['This link is no longer valid. Please ask for a new invitation.'] },
      },
    });
    expect(await Promise.all([check(first), check(second), check('unknown')])).toEqual([
      400, 200, 400,
    ]);
    expect(await check(second, 'passwordReset')).toBe(400);
    expect(await check(second, 'anything')).toBe(400);
    const both = await Promise.all([finish(second), finish(second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await finish(second)).status).toBe(400);
    expect(
      await server.send('POST', '/api/security/check_link', {
        body: { token: second, purpose: 'registration' },
      }),
    ).toMatchObject({
      status: 400,
      content: { message: 'This link is no longer valid. Please ask for a new invitation.' },
    });
    expect((await finish('unknown')).status).toBe(400);
    const { rows } = await server.services.db.execute(
      sql`select target, status from audit_log where action = 'registration' and status = 200`,
    );
    expect(rows.at(-1)).toEqual({ target: 'once@lectern.test', status: 200 });
    await invite('late@lectern.test');
    const late = (await linkTo('late@lectern.test')).search.slice(7);
    server.clock.forward(8 * 86_400);
    expect((await finish(late)).status).toBe(400);
  });

  it('SES-25 SES-26 a password has 6 to 128 characters and is repeated, and a refused one does not spend the link', async () => {
    await invite('short@lectern.test');
    const token = (await linkTo('short@lectern.test')).search.slice(7);
    expect(await finish(token, '12345')).toMatchObject({
      status: 400,
      content: {
        errors: { 'plainPassword.first': ['Password is too short - should be 6 chars minimum.'] },
      },
    });
    expect((await finish(token, 'x'.repeat(129))).status).toBe(400);
    expect(await finish(token, 'dragon')).toMatchObject({
      status: 400,
      content: {
        errors: {
          'plainPassword.first': [
            'This is one of the most common passwords. Please choose another one.',
          ],
        },
      },
    });
    expect(await finish(token, '123456', '1234567')).toMatchObject({
      status: 400,
      content: { errors: { 'plainPassword.second': ['Passwords do not match'] } },
    });
    expect((await finish(token, 'x'.repeat(128))).status).toBe(200);
  });

  it('SES-07 somebody who has an account is not invited again, and an invited one cannot sign in yet', async () => {
    expect(await invite('CS@lectern.test')).toMatchObject({
      status: 409,
      content: { message: 'A user with this e-mail already exists.' },
    });
    expect((await invite('not an address')).status).toBe(400);
    expect(
      (
        await owner.send('POST', '/api/admin/user/invite', {
          body: { email: 'a@b.test', roles: ['ROLE_ROOT'] },
        })
      ).status,
    ).toBe(400);
    await invite('waiting@lectern.test');
    expect(
      (
        await server.send('POST', '/api/admin/security/get_access_token', {
          body: { email: 'waiting@lectern.test', password: '' },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await server.send('POST', '/api/admin/security/get_access_token', {
          body: { email: 'waiting@lectern.test', password: 'null' },
        })
      ).status,
    ).toBe(400);
  });

  it('SES-07 users are listed by page and keyword, and the wildcard characters of SQL are ordinary', async () => {
    const contains = (value: string) =>
      [{ property: 'last_name', operator: 'contains', value }] as const;
    const page = (
      await owner.call(listUsers, { body: { navigation: { page: 2, itemsOnPage: 4 } } })
    ).content as unknown as {
      result: { email: string }[];
      navigation: { total_items: number; total_pages: number };
    };
    expect(page.result).toHaveLength(4);
    expect(page.navigation.total_pages).toBe(Math.ceil(page.navigation.total_items / 4));
    const emails = async (value: string) =>
      (await owner.call(listUsers, { body: { filter: [...contains(value)] } })).content.result.map(
        ({ email }) => email,
      );
    expect(await emails('BRANDT')).toEqual(['super@lectern.test']);
    expect(await emails('%')).toEqual([]);
    expect(await emails('______')).toEqual([]);
  });

  it.each(['Ada Brandt', 'brandt ADA', 'da Bra', ' Ada  Brandt', 'super@lectern'])(
    "SES-07 a user is found by the whole name, in either order, a part of it and the e-mail: '%s'",
    async (value) => {
      const { content } = await owner.call(listUsers, {
        body: { filter: [{ property: 'name', operator: 'contains', value }] },
      });
      expect(content.result.map(({ email }) => email)).toEqual(['super@lectern.test']);
    },
  );

  it.each(['Ada Whitaker', 'brandtada', 'ada super@', '%'])(
    "SES-07 nobody is found by what no name contains: '%s'",
    async (value) => {
      const { content } = await owner.call(listUsers, {
        body: { filter: [{ property: 'name', operator: 'contains', value }] },
      });
      expect(content.result).toEqual([]);
    },
  );

  it('SES-07 users are sorted as they are shown: by whole name, or by e-mail without one', async () => {
    const { content } = await owner.call(listUsers, {
      body: { navigation: { page: 1, itemsOnPage: 100 }, sort: [['name', 'asc']] },
    });
    const visible = content.result.map(({ firstName, lastName, email, id }) => ({
      name: (`${firstName} ${lastName}`.trim() || email).toLowerCase(),
      id,
    }));
    expect(visible).toEqual(
      visible.toSorted((a, b) =>
        a.name === b.name ? a.id - b.id : Buffer.from(a.name).compare(Buffer.from(b.name)),
      ),
    );
    expect(visible.length).toBeGreaterThan(5);
  });

  it('PERM-17 only a super admin invites and reads the outbox', async () => {
    for (const account of [
      'corporate',
      'admin',
      'cs',
      'publish',
      'lti',
      'customer',
      'multi',
    ] as const) {
      const other = await server.as(account);
      expect(
        (
          await other.send('POST', '/api/admin/user/invite', {
            body: { email: 'x@y.test', roles: [] },
          })
        ).status,
      ).toBe(403);
      expect((await other.send('GET', '/api/admin/outbox')).status).toBe(403);
    }
  });
});
