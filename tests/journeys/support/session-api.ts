import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

import { getBaseUrl, type Account } from './app.ts';
import { cookieName, storeToken, startSession, type SessionToken } from './token.ts';

const refreshPath = '/api/admin/security/refresh_access_token';
const readToken = (body: unknown): SessionToken =>
  (body as { readonly content: { readonly token: SessionToken } }).content.token;

/**
 * Calls the API without the browser. `bearer` is an access token. Returns the status and the parsed
 * body.
 */
export async function callApi(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  {
    bearer,
    data,
    base = getBaseUrl(),
  }: { readonly bearer?: string; readonly data?: object; readonly base?: string } = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await request.fetch(new URL(path, base).href, {
    method,
    ...(data && { data }),
    ...(bearer !== undefined && { headers: { Authorization: `Bearer ${bearer}` } }),
  });
  return { status: response.status(), body: await response.json() };
}

/** Starts a session with the API. */
export const openSession = (
  request: APIRequestContext,
  account: Account,
  base = getBaseUrl(),
): Promise<SessionToken> => startSession(request, account, base);

/** Exchanges a refresh token with the API. Returns null when the server refuses it. */
export async function exchangeRefreshToken(
  request: APIRequestContext,
  refreshToken: string,
  base = getBaseUrl(),
): Promise<SessionToken | null> {
  const { status, body } = await callApi(request, 'POST', refreshPath, {
    base,
    data: { refreshToken },
  });
  return status === 200 ? readToken(body) : null;
}

/** Returns the token that the browser stores. */
export async function readStoredToken(context: BrowserContext): Promise<SessionToken> {
  const cookie = (await context.cookies()).find(({ name }) => name === cookieName);
  if (cookie === undefined) throw new Error('the browser stores no token');
  return JSON.parse(decodeURIComponent(cookie.value)) as SessionToken;
}

/**
 * Replaces the stored access token by an invalid one and keeps the refresh token, as if the access
 * token had expired.
 */
export async function invalidateAccessToken(
  context: BrowserContext,
  base = getBaseUrl(),
): Promise<void> {
  await storeToken(context, { ...(await readStoredToken(context)), accessToken: 'spoiled' }, base);
}

/** Ends the browser's session on the server without the console's knowledge. */
export async function revokeSession(context: BrowserContext, base = getBaseUrl()): Promise<void> {
  const { accessToken } = await readStoredToken(context);
  const { status } = await callApi(context.request, 'POST', '/api/admin/security/sign_out', {
    bearer: accessToken,
    base,
  });
  if (status !== 200) throw new Error(`sign_out answered ${String(status)}`);
}

/** Counts the refresh calls of all tabs from now on. */
export function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === refreshPath) count += 1;
  });
  return () => count;
}

/** Opens the account menu and returns its item Sign out. */
export async function findSignOutItem(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  return page.getByRole('menuitem', { name: /Sign out/ });
}
