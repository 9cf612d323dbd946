import { afterAll, beforeAll, expect, it } from 'vitest';

import { deriveDraftKey } from '../../../../server/auth/draft-keys.ts';
import { loadSharedSecret } from '../../../../server/auth/shared-secret.ts';
import { systemRandom } from '../../../../server/shared/system.ts';
import { listAuditEntries } from '../../../../src/api/contract/audit.ts';
import { getDraftKey } from '../../../../src/api/contract/drafts.ts';
import { changePassword } from '../../../../src/api/contract/passwords.ts';
import { disableUser, enableUser } from '../../../../src/api/contract/users.ts';
import { describeOnMainDatabase } from '../../../support/server-databases.ts';
import {
  accountNames,
  demoPassword,
  startTestServer,
  type AccountName,
  type TestServer,
} from '../../../support/server.ts';

const path = '/api/admin/profile/draft_key';
const idOf = (account: AccountName) => ({ id: accountNames.indexOf(account) + 1 });

it('NAV-010 the key is derived by HKDF with SHA-256 from the secret and the id of the account', () => {
  const secret = Buffer.alloc(32, 7).toString('base64url');
  expect([1, 1, 2].map((userId) => deriveDraftKey(secret, userId))).toEqual([
    '6sH6q3irqegi8eXZGO_i29cT7rzXajlG4cY5aO3PJ0A',
    '6sH6q3irqegi8eXZGO_i29cT7rzXajlG4cY5aO3PJ0A',
    'kgARfBGGd7GYjcvrVNsYDKZIzVwhfyEZEhbljsseaSg',
  ]);
});

describeOnMainDatabase('the key of unsaved changes', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const readKey = async (account: AccountName) =>
    (await (await server.as(account)).call(getDraftKey, {})).content;

  it('NAV-010 is 32 bytes, the same in every session and another for every account', async () => {
    const keys = await Promise.all(accountNames.map(readKey));
    expect(keys.map(({ email }) => email)).toEqual(
      accountNames.map((account) => `${account}@lectern.test`),
    );
    expect(keys.map(({ key }) => Buffer.from(key, 'base64url').length)).toEqual(
      accountNames.map(() => 32),
    );
    expect(new Set(keys.map(({ key }) => key)).size).toBe(accountNames.length);
    expect(await Promise.all(accountNames.map(readKey))).toEqual(keys);
  });

  it('NAV-010 comes from a secret that is stored once for all processes', async () => {
    const { db } = server.services;
    const [secret, again] = await Promise.all([
      loadSharedSecret(db, systemRandom, 'drafts'),
      loadSharedSecret(db, systemRandom, 'drafts'),
    ]);
    expect(again).toBe(secret);
    expect((await readKey('cs')).key).toBe(deriveDraftKey(secret, idOf('cs').id));
  });

  it('NAV-010 is not stored by caches, not logged and not audited', async () => {
    const admin = await server.as('super');
    const readNewest = async () =>
      (await admin.call(listAuditEntries, { query: { items_per_page: 1 } })).content.result[0];
    const newest = await readNewest();
    const response = await admin.call(getDraftKey, {});
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await readNewest()).toEqual(newest);
    expect(server.logged.join('\n')).toContain(path);
    expect(server.logged.join('\n')).not.toContain(response.content.key);
  });

  it('NAV-010 is given to nobody without a session, nor to a disabled account', async () => {
    expect((await server.send('GET', path)).status).toBe(401);
    const publisher = await server.as('publish');
    const before = await readKey('publish');
    const admin = await server.as('super');
    await admin.call(disableUser, { params: idOf('publish') });
    expect((await publisher.send('GET', path)).status).toBe(401);
    await admin.call(enableUser, { params: idOf('publish') });
    expect(await readKey('publish')).toEqual(before);
  });

  it('NAV-010 stays the same when the password changes', async () => {
    const before = await readKey('lti');
    const caller = await server.as('lti');
    const password = 'a violet lantern in march';
    const changed = await caller.call(changePassword, {
      body: { current: demoPassword, plainPassword: { first: password, second: password } },
    });
    expect(changed.status).toBe(200);
    expect(await readKey('lti')).toEqual(before);
  });
});
