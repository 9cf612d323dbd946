import type { APIRequestContext, BrowserContext } from '@playwright/test';

/** The token of a session as the API answers it and the cookie keeps it. */
export interface SessionToken {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly refreshTokenExpiredAt: string;
}

/** The cookie in which the console keeps its token. */
export const cookieName = 'lectern_token';

/** Starts a session by the API of the server at `base`; `account` is the part before @lectern.test. */
export async function startSession(
  request: APIRequestContext,
  account: string,
  base: string,
): Promise<SessionToken> {
  const answer = await request.post(new URL('/api/admin/security/get_access_token', base).href, {
    data: { email: `${account}@lectern.test`, password: 'lectern-demo' },
  });
  return ((await answer.json()) as { readonly content: { readonly token: SessionToken } }).content
    .token;
}

/** Keeps `token` in the browser as the console would, without telling its tabs. */
export async function keepToken(
  context: BrowserContext,
  token: SessionToken,
  base: string,
): Promise<void> {
  const { hostname, pathname } = new URL(base);
  await context.addCookies([
    {
      name: cookieName,
      value: encodeURIComponent(JSON.stringify(token)),
      domain: hostname,
      path: pathname.replace(/\/$/, ''),
      sameSite: 'Strict',
      secure: true,
    },
  ]);
}
