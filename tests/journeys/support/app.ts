import { expect, type Page } from '@playwright/test';

import { keepToken, startSession } from './token.ts';

/** The demo accounts' names before @lectern.test. */
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

/** The shared server's console address, ending in a slash. */
export const baseUrl = (): string => {
  const url = process.env['BASE_URL'];
  if (url === undefined) throw new Error('BASE_URL is set by the global setup');
  return url;
};

/** The address of `path` (with its leading slash) below the console's prefix. */
export const at = (path: string, base = baseUrl()): string => base.replace(/\/$/, '') + path;

/** Fills and sends the sign-in form that is on the screen. */
export async function fillSignIn(
  page: Page,
  account: Account,
  password = 'lectern-demo',
): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill(`${account}@lectern.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens `path`, signs in with the form that stands there, and waits for the shell. */
export async function signInByForm(
  page: Page,
  account: Account,
  path = '/',
  base = baseUrl(),
): Promise<void> {
  await page.goto(at(path, base));
  await fillSignIn(page, account);
  await expect(page.getByRole('banner').first()).toBeVisible();
}

/**
 * Opens `path` with a new session of the API's, as the form would have left it, and waits for the shell. What was on the page is left first: a
 * console whose token changes under it reloads, and would take the page from where it is going.
 */
export async function signIn(
  page: Page,
  account: Account,
  path = '/',
  base = baseUrl(),
): Promise<void> {
  if (page.url().startsWith('http')) await page.goto('about:blank');
  await keepToken(page.context(), await startSession(page.request, account, base), base);
  await page.goto(at(path, base));
  await expect(page.getByRole('banner').first()).toBeVisible();
}
