import { afterAll, beforeAll, expect, it } from 'vitest';

import type { IssuedTokens } from '../../../server/auth/sessions.ts';
import { describeOnMainDatabase } from '../../support/server-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

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
});
