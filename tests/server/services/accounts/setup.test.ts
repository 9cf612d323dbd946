import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createAdmin } from '../../../../server/services/accounts/create-admin.ts';
import { prepareSetup } from '../../../../server/services/accounts/setup-token.ts';
import { systemRandom } from '../../../../server/shared/system.ts';
import { toBrowserConfig } from '../../../../server/web/console-page.ts';
import { describeOnMainDatabase } from '../../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';
import { createTestConfig } from '../../../support/server-template.ts';

const finishPath = '/api/security/admin/registration/finish';
const password = { first: 'quiet harbour', second: 'quiet harbour' };

// An installation is set up on the embedded database only, which runs one transaction at a time.
describe('the set-up page', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database: 'pglite' });
  });
  beforeEach(async () => {
    await server.services.db.execute('truncate users cascade');
    await rm(tokenPath(), { force: true });
  });
  afterAll(() => server.close());

  const setUp = (token: string, email = 'Ada@Northfield.example') =>
    server.send('POST', '/api/security/setup', {
      body: { token, email, firstName: 'Ada', lastName: 'Brandt', plainPassword: password },
    });
  const tokenPath = () => join(server.services.config.DATA_DIR, 'setup-token');

  it('SES-05 the token in the data folder creates the first super admin, once', async () => {
    expect(await prepareSetup(server.services)).toBe(true);
    expect(toBrowserConfig(server.services.config).isSetupOpen).toBe(true);
    expect((await stat(tokenPath())).mode & 0o777).toBe(0o600);
    const token = await readFile(tokenPath(), 'utf8');
    expect(await setUp('guess')).toMatchObject({
      status: 400,
      content: { errors: { token: ['This is not the token in the file setup-token.'] } },
    });
    const both = await Promise.all([setUp(token), setUp(token, 'other@northfield.example')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const done = both.find(({ status }) => status === 200)?.content as {
      token: { accessToken: string };
    };
    expect(
      (await server.send('GET', '/api/admin/profile', { token: done.token.accessToken })).content,
    ).toMatchObject({ firstName: 'Ada', roles: ['ROLE_SUPER_ADMIN'] });
    await expect(stat(tokenPath())).rejects.toThrow('ENOENT');
    expect(await setUp(token)).toMatchObject({
      status: 409,
      content: { message: 'This installation is already set up.' },
    });
    expect(toBrowserConfig(server.services.config).isSetupOpen).toBe(false);
  });

  it('keeps its token over a restart, with its mode, and closes when an account exists', async () => {
    await prepareSetup(server.services);
    const token = await readFile(tokenPath(), 'utf8');
    await writeFile(tokenPath(), token, { mode: 0o644 });
    await prepareSetup(server.services);
    expect(await readFile(tokenPath(), 'utf8')).toBe(token);
    expect((await stat(tokenPath())).mode & 0o777).toBe(0o600);
    await server.services.db.execute("insert into users (email) values ('a@b.example')");
    expect((await setUp(token)).status).toBe(409);
    await prepareSetup(server.services);
    await expect(stat(tokenPath())).rejects.toThrow('ENOENT');
  });

  it('does not exist with a database server', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-setup-'));
    const config = createTestConfig(folder, { DATABASE_URL: 'postgres://db.example/lectern' });
    await writeFile(join(folder, 'setup-token'), 'left over');
    expect(toBrowserConfig(config).isSetupOpen).toBe(false);
    expect(await prepareSetup({ ...server.services, config })).toBe(false);
    await rm(folder, { recursive: true });
  });
});

describeOnMainDatabase('create-admin', (database) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ database });
  });
  afterEach(() => server.close());

  const create = async (email: string, mayChange = false) => {
    const admin = await createAdmin({ ...server.services, random: systemRandom }, email, mayChange);
    if (admin.kind === 'otherAccount') throw new Error('the account was not changed');
    return admin;
  };
  const readLastEntry = async () =>
    (
      await server.services.db.execute(
        'select action, target, details from audit_log order by id desc limit 1',
      )
    ).rows[0];
  const readUser = async (email: string) =>
    (
      await server.services.db.execute<{ roles: string[]; disabled: boolean }>(
        `select roles, disabled_at is not null as disabled from users where email = '${email}'`,
      )
    ).rows;

  it('SES-04 creates a super admin with a link that works once', async () => {
    const first = await create(' Ada@Northfield.example');
    // A new account had no roles before, not those of a customer.
    expect(await readLastEntry()).toEqual({
      action: 'create-admin',
      target: 'ada@northfield.example',
      details: { after: ['ROLE_SUPER_ADMIN'] },
    });
    const second = await create('ada@northfield.example');
    expect([first.isNew, second.isNew]).toEqual([true, false]);
    const finish = (link: string) =>
      server.send('POST', finishPath, {
        body: {
          firstName: 'Ada',
          lastName: 'Brandt',
          plainPassword: password,
          token: new URL(link).search.slice(7),
        },
      });
    expect(new URL(second.link).pathname).toBe('/admin/set-password');
    expect((await finish(first.link)).status).toBe(400);
    expect((await finish(second.link)).status).toBe(200);
    expect((await finish(second.link)).status).toBe(400);
    expect(await readUser('ada@northfield.example')).toEqual([
      { roles: ['ROLE_SUPER_ADMIN'], disabled: false },
    ]);
  });

  it('makes a registered account a super admin only when told to, enables it and gives it a password link', async () => {
    await server.services.db.execute(
      "update users set disabled_at = now() where email = 'cs@lectern.test'",
    );
    expect(
      await createAdmin({ ...server.services, random: systemRandom }, 'cs@lectern.test', false),
    ).toEqual({
      kind: 'otherAccount',
      email: 'cs@lectern.test',
      isSuperAdmin: false,
      isDisabled: true,
    });
    expect(await readUser('cs@lectern.test')).toEqual([
      { roles: ['ROLE_CS_USER'], disabled: true },
    ]);
    const { link, isNew } = await create('cs@lectern.test', true);
    expect({ isNew, path: new URL(link).pathname }).toEqual({
      isNew: false,
      path: '/admin/reset-password',
    });
    expect(await readUser('cs@lectern.test')).toEqual([
      { roles: ['ROLE_SUPER_ADMIN', 'ROLE_CS_USER'], disabled: false },
    ]);
    expect(await readLastEntry()).toEqual({
      action: 'create-admin',
      target: 'cs@lectern.test',
      details: { before: ['ROLE_CS_USER'], after: ['ROLE_SUPER_ADMIN', 'ROLE_CS_USER'] },
    });
  });
});
