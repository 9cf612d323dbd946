import { afterAll, beforeAll, expect, it } from 'vitest';

import { createClient, type Call } from '../../../src/api/client.ts';
import { createSponsor, listSponsors } from '../../../src/api/contract/sponsors.ts';
import {
  addTranslations,
  createTranslationGroup,
  listTranslationGroups,
} from '../../../src/api/contract/translations.ts';
import { createHttp } from '../../../src/api/http.ts';
import { addBearer } from '../../../src/api/session-transport.ts';
import { failed } from '../../../src/domain/outcome.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

describeOnMainDatabase('responses lost after the commit', (database) => {
  let server: TestServer;
  let call: Call;
  /** How many of the next responses are lost. */
  let toLose = 0;
  beforeAll(async () => {
    server = await startTestServer({ database });
    const { token } = await server.as('super');
    const timeoutMs = 60_000;
    const send = createHttp({
      base: server.address,
      timeoutMs,
      uploadTimeoutMs: timeoutMs,
      now: Date.now,
      getLanguageTag: () => 'en',
    });
    call = createClient(
      async (request) => {
        const outcome = await send(addBearer(request, token));
        if (toLose === 0) return outcome;
        toLose -= 1;
        return failed({ kind: 'offline' });
      },
      ({ call: name, path, error }) => {
        throw new Error(`${name}: ${path} ${error}`);
      },
    );
  });
  afterAll(() => server.close());

  it('SPON-33 a sponsor whose response was lost is created once', async () => {
    const body = { companyName: 'Lost and Found', companyUrl: 'https://lost.example' };
    toLose = 1;
    expect((await call(createSponsor, { body })).ok).toBe(false);
    expect(await call(createSponsor, { body })).toMatchObject({
      ok: true,
      value: { content: { companyName: 'Lost and Found' } },
    });
    const list = await call(listSponsors, {
      body: {
        navigation: { page: 1 },
        filter: [
          { bool_operator: 'and', property: 'company_name', operator: 'contains', value: 'Lost' },
        ],
      },
    });
    expect(list).toMatchObject({ value: { content: { navigation: { totalItems: 1 } } } });
  });

  it('TRAN-31 TRAN-28 a group and its values are stored once, and the repeat succeeds', async () => {
    const body = { key: 'lost', title: 'Lost texts' };
    toLose = 1;
    await call(createTranslationGroup, { body });
    const created = await call(createTranslationGroup, { body });
    expect(created.ok).toBe(true);
    const groups = await call(listTranslationGroups, {
      body: { navigation: { page: 1, itemsOnPage: 100 }, sort: [['title', 'asc']] },
    });
    if (!created.ok || !groups.ok) throw new Error('refused');
    const named = groups.value.content.result.filter(({ key }) => key === 'lost');
    expect(named).toEqual([expect.objectContaining({ id: created.value.content.id })]);

    const values = {
      groupId: created.value.content.id,
      key: 'lost.key',
      translations: [{ language: 'de' as const, value: 'verloren' }],
    };
    toLose = 2;
    for (const isAnswered of [false, false, true])
      expect((await call(addTranslations, { body: values })).ok).toBe(isAnswered);
    expect(await call(addTranslations, { body: values })).toMatchObject({
      ok: false,
      failure: { kind: 'refused' },
    });
  });
});
