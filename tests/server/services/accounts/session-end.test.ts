import { afterAll, beforeAll, expect, it } from 'vitest';

import type { IssuedTokens } from '../../../../server/services/accounts/sessions.ts';
import { endOwnSessions } from '../../../../src/api/contract/sessions.ts';
import { disableUser } from '../../../../src/api/contract/users.ts';
import { describeOnMainDatabase } from '../../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

describeOnMainDatabase('the absolute end of a session', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      environment: {
        SESSION_TTL_SECONDS: '100000',
        REFRESH_TOKEN_TTL_SECONDS: '60000',
        ACCESS_TOKEN_TTL_SECONDS: '600',
      },
    });
  });
  afterAll(() => server.close());

  const refresh = (refreshToken: string) =>
    server.send('POST', '/api/admin/security/refresh_access_token', { body: { refreshToken } });

  it('SES-12 refreshes do not move it', async () => {
    const { token } = await server.as('cs');
    const signedIn = server.clock.now().getTime();
    server.clock.forward(50_000);
    const second = ((await refresh(token.refreshToken)).content as { token: IssuedTokens }).token;
    const end = Date.parse(second.refreshTokenExpiredAt);
    expect(end - signedIn).toBeGreaterThan(99_900_000);
    expect(end - signedIn).toBeLessThanOrEqual(100_000_000);
    server.clock.forward(49_700);
    const third = await refresh(second.refreshToken);
    expect(third.status).toBe(200);
    server.clock.forward(301);
    const { accessToken, refreshToken } = (third.content as { token: IssuedTokens }).token;
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await server.send('GET', '/api/admin/profile', { token: accessToken })).status).toBe(
      401,
    );
  });

  it('SES-13 a refused refresh says why', async () => {
    const readCode = async (refreshToken: string) =>
      (await refresh(refreshToken)).content as { readonly code: string };
    const admin = await server.as('super');
    const ended = await server.as('cs');
    const other = await server.as('cs');
    await other.call(endOwnSessions, { body: { sessionId: null } });
    const reused = await server.as('cs');
    const second = await refresh(reused.token.refreshToken);
    const { refreshToken } = (second.content as { token: IssuedTokens }).token;
    await refresh(refreshToken);
    const expired = await server.as('lti');
    const disabled = await server.as('publish');
    await admin.call(disableUser, { params: { id: 5 } });

    expect(await readCode(ended.token.refreshToken)).toMatchObject({ code: 'session_ended' });
    expect(await readCode(reused.token.refreshToken)).toMatchObject({ code: 'session_reused' });
    expect(await readCode(reused.token.refreshToken)).toMatchObject({ code: 'session_ended' });
    expect(await readCode(disabled.token.refreshToken)).toMatchObject({
      code: 'session_disabled',
    });
    expect(await readCode('not a token')).toMatchObject({ code: 'unauthenticated' });
    server.clock.forward(60_001);
    expect(await readCode(expired.token.refreshToken)).toMatchObject({ code: 'session_expired' });
  });
});
