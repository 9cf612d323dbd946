import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { listSponsors, createSponsor } from '../../../src/api/contract/sponsors.ts';
import { listUsers } from '../../../src/api/contract/users.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestCaller, type TestServer } from '../../support/server.ts';

describeOnMainDatabase('the audit log', (database) => {
  let server: TestServer;
  let owner: TestCaller;
  beforeAll(async () => {
    server = await startTestServer({ database });
    owner = await server.as('super');
  });
  afterAll(() => server.close());
  beforeEach(() => server.services.db.execute(sql`delete from audit_log`));

  const rows = async (statement: string): Promise<readonly unknown[]> =>
    (await server.services.db.execute(sql.raw(statement))).rows;
  const listAudited = () => rows('select action, target, user_id from audit_log order by id');
  const create = (companyName: string, headers: Readonly<Record<string, string>> = {}) =>
    owner.call(
      createSponsor,
      { body: { companyName, companyUrl: 'https://sponsor.example' } },
      headers,
    );

  it('PERM-22 holds writes, and neither lists nor previews of an import', async () => {
    expect((await owner.call(listUsers, { body: {} })).status).toBe(200);
    expect((await owner.call(listSponsors, { body: {} })).status).toBe(200);
    const form = new FormData();
    form.set('file', new File(['{"audited.key":{"en":"Audited"}}'], 'texts.json'));
    const path = '/api/admin/site_translation/group/1/import';
    expect((await owner.send('POST', `${path}?dryRun=true`, { raw: form })).status).toBe(200);
    expect(await listAudited()).toEqual([]);
    expect((await owner.send('POST', path, { raw: form })).status).toBe(200);
    expect((await create('Audited')).status).toBe(200);
    expect(await listAudited()).toEqual([
      { action: 'values imported', target: 'Navigation', user_id: 1 },
      { action: 'created', target: 'Audited', user_id: 1 },
    ]);
  });

  it('PERM-22 a list takes no idempotency key: a repetition shows what is there now', async () => {
    const headers = { 'Idempotency-Key': 'list-of-sponsors' };
    const listNames = async () =>
      (await owner.call(listSponsors, { body: {} }, headers)).content.result.map(
        ({ companyName }) => companyName,
      );
    expect(await listNames()).not.toContain('One more');
    await create('One more');
    expect(await listNames()).toContain('One more');
  });

  it.each([
    ['without a key', {}],
    ['with a key', { 'Idempotency-Key': 'audit-fails' }],
  ])('PERM-22 a write whose audit row cannot be stored is undone, %s', async (_, headers) => {
    await rows(
      `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'the audit log is full'; end $$`,
    );
    await rows('create trigger refuse before insert on audit_log execute function refuse()');
    try {
      expect((await create('Never audited', headers)).status).toBe(500);
    } finally {
      await rows('drop trigger refuse on audit_log');
    }
    expect(await rows(`select id from sponsors where company_name like '%Never audited%'`)).toEqual(
      [],
    );
  });
});
