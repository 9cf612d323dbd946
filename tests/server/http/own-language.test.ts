import { afterAll, beforeAll, expect, it } from 'vitest';

import { getAccessToken, getProfile, updateProfile } from '../../../src/api/contract/auth.ts';
import { mailPasswordReset } from '../../../src/api/contract/users.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { demoPassword, startTestServer, type TestServer } from '../../support/server.ts';

describeOnMainDatabase('I18N-02 the language of a person', (database) => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const readLanguage = async (account: 'publish' | 'customer' | 'lti'): Promise<unknown> =>
    (await (await server.as(account)).call(getProfile, {})).content.language;

  it('is unknown at first, and then the one that they chose, for them alone', async () => {
    expect(await readLanguage('publish')).toBeNull();
    const publisher = await server.as('publish');
    const reply = await publisher.call(updateProfile, { body: { language: 'de' } });
    expect(reply.status).toBe(200);
    expect(await readLanguage('publish')).toBe('de');
    expect(await readLanguage('customer')).toBeNull();
  });

  it('is none that a browser only prefers: it may be that of somebody else', async () => {
    const signIn = (language: string) =>
      server.send('POST', getAccessToken.path, {
        body: { email: 'lti@lectern.test', password: demoPassword },
        headers: { 'Accept-Language': language },
      });
    for (const language of ['fr-CA', 'de']) expect((await signIn(language)).status).toBe(200);
    expect(await readLanguage('lti')).toBeNull();
  });

  it('is that of mails to them; who has chosen none gets those of the person who causes them', async () => {
    const reader = await server.as('corporate');
    await reader.call(updateProfile, { body: { language: 'fr' } });
    const admin = await server.as('super');
    const ids = await server.services.db.execute<{ id: number }>(
      "select id from users where email in ('corporate@lectern.test', 'multi@lectern.test') order by email",
    );
    for (const { id } of ids.rows)
      await admin.send('POST', mailPasswordReset.path.replace('{id}', String(id)), {
        headers: { 'Accept-Language': 'de' },
      });
    const { rows } = await server.services.db.execute<{ recipient: string; subject: string }>(
      "select recipient, subject from outbox where recipient in ('corporate@lectern.test', 'multi@lectern.test') order by id",
    );
    expect(rows).toEqual([
      {
        recipient: 'corporate@lectern.test',
        subject: 'Choisissez un nouveau mot de passe pour Lectern',
      },
      { recipient: 'multi@lectern.test', subject: 'Neues Passwort für Lectern festlegen' },
    ]);
  });

  it.each(['xx', 'pseudo', '', null, 7])('%j is refused', async (language) => {
    const customer = await server.as('customer');
    const reply = await customer.call(updateProfile, { body: { language: language as 'de' } });
    expect(reply.status).toBe(400);
    expect(await readLanguage('customer')).toBeNull();
  });
});
