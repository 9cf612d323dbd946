import { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

describeOnMainDatabase('feature flags', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  const set = async (key: string, value: boolean) =>
    (await server.as('admin')).send('PATCH', `/api/admin/feature_flag/${key}`, { body: { value } });
  const evaluate = (etag?: string) =>
    server.send('POST', '/ofrep/v1/evaluate/flags', {
      body: { context: {} },
      headers: etag === undefined ? {} : { 'If-None-Match': etag },
    });

  it('FLAG-04 a provider of OpenFeature by its protocol reads what an admin set', async () => {
    await set('adminBanner', true);
    await set('adminTranslations', false);
    const provider = new OFREPWebProvider({ baseUrl: server.address, pollInterval: 0 });
    await provider.initialize({});
    expect(provider.resolveBooleanEvaluation('adminBanner', false, {})).toMatchObject({
      value: true,
    });
    expect(provider.resolveBooleanEvaluation('adminTranslations', true, {})).toMatchObject({
      value: false,
    });
    await provider.onClose?.();
  });

  it('FLAG-04 an unchanged evaluation is 304, a changed one comes whole', async () => {
    const first = await evaluate();
    const etag = first.headers.get('ETag') ?? '';
    const same = await evaluate(etag);
    expect({ status: same.status, text: same.text }).toEqual({ status: 304, text: '' });
    await set('adminTranslations', true);
    expect((await evaluate(etag)).status).toBe(200);
  });

  it('FLAG-04 an unknown flag is refused, and who may not write flags is refused', async () => {
    expect((await set('no-such-flag', true)).status).toBe(400);
    expect(
      (
        await (
          await server.as('customer')
        ).send('PATCH', '/api/admin/feature_flag/adminBanner', { body: { value: true } })
      ).status,
    ).toBe(403);
    expect((await set('adminBanner', 'yes' as unknown as boolean)).status).toBe(400);
  });
});
