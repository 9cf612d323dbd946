import { expect, test } from '@playwright/test';

import { at, fillSignIn, signIn } from './support/app.ts';
import { titleField } from './support/editor.ts';
import { callApi, exchange, keptToken, signOutItem } from './support/session-api.ts';

test('SES-11 signing out ends the session on the server, clears the cookie and signs out the other tabs', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, 'cs', '/dashboard');
  const other = await context.newPage();
  await other.goto(at('/playlist'));
  await expect(other.getByRole('navigation', { name: 'Areas' })).toBeVisible();
  const token = await keptToken(context);

  await (await signOutItem(page)).click();
  await expect(page).toHaveURL(at('/signin'));
  await expect(other).toHaveURL(at('/signin'));
  expect(await context.cookies()).toEqual([]);
  expect(
    (await callApi(request, 'GET', '/api/admin/profile', { bearer: token.accessToken })).status,
  ).toBe(401);
  expect(await exchange(request, token.refreshToken)).toBeNull();

  await fillSignIn(page, 'cs');
  await expect(other).toHaveURL(at('/playlist'));
});

test('NAV-006 NAV-007 with unsaved changes Sign out is blocked and says why', async ({
  page,
  context,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await titleField(page).fill('Unsaved');
  const item = await signOutItem(page);
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).toContainText('There are unsaved changes. Save or discard them first.');
  await item.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(titleField(page)).toHaveValue('Unsaved');
  expect((await keptToken(context)).accessToken).not.toBe('');
});
