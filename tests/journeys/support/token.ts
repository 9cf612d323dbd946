import type { APIRequestContext, BrowserContext } from '@playwright/test';

/** The token of a session, as the API returns it and the cookie stores it. */
export interface SessionToken {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly refreshTokenExpiredAt: string;
}

/** The cookie that stores the console's token. */
export const cookieName = 'lectern_token';

/**
 * Starts a session with the API of the server at `base`. `account` is the local part of the e-mail
 * address.
 */
export async function startSession(
  request: APIRequestContext,
  account: string,
  base: string,
): Promise<SessionToken> {
  const response = await request.post(new URL('/api/admin/security/get_access_token', base).href, {
    data: { email: `${account}@lectern.test`, password: 'lectern-demo' },
  });
  return ((await response.json()) as { readonly content: { readonly token: SessionToken } }).content
    .token;
}

/** Stores `token` in the browser like the console does, without notifying its tabs. */
export async function storeToken(
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
