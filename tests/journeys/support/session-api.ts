import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

import { baseUrl, type Account } from './app.ts';
import { cookieName, keepToken, startSession, type SessionToken } from './token.ts';

const refreshPath = '/api/admin/security/refresh_access_token';
const tokenIn = (answer: unknown): SessionToken =>
  (answer as { readonly content: { readonly token: SessionToken } }).content.token;

/** Calls the API beside the browser; `bearer` is an access token. Answers status and envelope. */
export async function callApi(
  request: APIRequestContext,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  {
    bearer,
    data,
    base = baseUrl(),
  }: { readonly bearer?: string; readonly data?: object; readonly base?: string } = {},
): Promise<{ readonly status: number; readonly body: unknown }> {
  const answer = await request.fetch(new URL(path, base).href, {
    method,
    ...(data && { data }),
    ...(bearer !== undefined && { headers: { Authorization: `Bearer ${bearer}` } }),
  });
  return { status: answer.status(), body: await answer.json() };
}

/** Starts a session by the API. */
export const openSession = (
  request: APIRequestContext,
  account: Account,
  base = baseUrl(),
): Promise<SessionToken> => startSession(request, account, base);

/** Exchanges a refresh token by the API; null when it is refused. */
export async function exchange(
  request: APIRequestContext,
  refreshToken: string,
  base = baseUrl(),
): Promise<SessionToken | null> {
  const { status, body } = await callApi(request, 'POST', refreshPath, {
    base,
    data: { refreshToken },
  });
  return status === 200 ? tokenIn(body) : null;
}

/** The token the browser keeps. */
export async function keptToken(context: BrowserContext): Promise<SessionToken> {
  const cookie = (await context.cookies()).find(({ name }) => name === cookieName);
  if (cookie === undefined) throw new Error('the browser keeps no token');
  return JSON.parse(decodeURIComponent(cookie.value)) as SessionToken;
}

/** Makes the kept access token worthless while its refresh token stays good, as time would. */
export async function spoilAccessToken(context: BrowserContext, base = baseUrl()): Promise<void> {
  await keepToken(context, { ...(await keptToken(context)), accessToken: 'spoiled' }, base);
}

/** Ends the browser's session on the server, behind the console's back. */
export async function revokeSession(context: BrowserContext, base = baseUrl()): Promise<void> {
  const { accessToken } = await keptToken(context);
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

/** Opens the account's menu and answers its item Sign out. */
export async function signOutItem(page: Page) {
  await page.getByRole('button', { name: /^Account of/ }).click();
  return page.getByRole('menuitem', { name: /Sign out/ });
}
