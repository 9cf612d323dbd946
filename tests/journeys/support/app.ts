import { expect, type Page } from '@playwright/test';

import { storeToken, startSession } from './token.ts';

/** The local parts of the demo accounts' e-mail addresses. */
export const accounts = [
  'super',
  'corporate',
  'admin',
  'cs',
  'publish',
  'lti',
  'customer',
  'customer2',
  'multi',
] as const;

/** One of the nine demo accounts. */
export type Account = (typeof accounts)[number];

/** Returns the console's URL on the shared server, with a trailing slash. */
export const getBaseUrl = (): string => {
  const url = process.env['BASE_URL'];
  if (url === undefined) throw new Error('BASE_URL is set by the global setup');
  return url;
};

/** Returns the URL of a console path, which starts with a slash. */
export const toUrl = (path: string, base = getBaseUrl()): string => base.replace(/\/$/, '') + path;

/** Fills in and submits the visible sign-in form. */
export async function fillSignIn(
  page: Page,
  account: Account,
  password = 'lectern-demo',
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(`${account}@lectern.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Waits for the screen whose main heading is `heading`, which the screen before it does not have. */
export const waitForScreen = (page: Page, heading: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();

/** Opens `path`, signs in with the sign-in form, and waits for the shell. */
export async function signInByForm(
  page: Page,
  account: Account,
  path = '/',
  base = getBaseUrl(),
): Promise<void> {
  await page.goto(toUrl(path, base));
  await fillSignIn(page, account);
  await expect(page.getByRole('banner').first()).toBeVisible();
}

/**
 * Opens `path` with a new session from the API, and waits for the shell. It leaves the current page
 * first, because a console whose token changes reloads and would cancel the navigation.
 */
export async function signIn(
  page: Page,
  account: Account,
  path = '/',
  base = getBaseUrl(),
): Promise<void> {
  if (page.url().startsWith('http')) await page.goto('about:blank');
  await storeToken(page.context(), await startSession(page.request, account, base), base);
  await page.goto(toUrl(path, base));
  await expect(page.getByRole('banner').first()).toBeVisible();
}
