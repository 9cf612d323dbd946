import { expect, test } from '@playwright/test';

import { toUrl, fillSignIn, signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import {
  callApi,
  exchangeRefreshToken,
  readStoredToken,
  findSignOutItem,
} from './support/session-api.ts';

test(
  'SES-11 signing out ends the session on the server, clears the cookie and signs out the other tabs',
  { tag: '@quick' },
  async ({ page, context, request }) => {
    await signIn(page, 'cs', '/dashboard');
    const other = await context.newPage();
    await other.goto(toUrl('/playlist'));
    await expect(other.getByRole('navigation', { name: 'Areas' })).toBeVisible();
    const token = await readStoredToken(context);

    await (await findSignOutItem(page)).click();
    await expect(page).toHaveURL(toUrl('/signin'));
    await expect(other).toHaveURL(toUrl('/signin'));
    expect(await context.cookies()).toEqual([]);
    expect(
      (await callApi(request, 'GET', '/api/admin/profile', { bearer: token.accessToken })).status,
    ).toBe(401);
    expect(await exchangeRefreshToken(request, token.refreshToken)).toBeNull();

    await fillSignIn(page, 'cs');
    await expect(other).toHaveURL(toUrl('/playlist'));
  },
);

test('NAV-006 NAV-007 with unsaved changes Sign out is blocked and says why', async ({
  page,
  context,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await getTitleField(page).fill('Unsaved');
  const item = await findSignOutItem(page);
  await expect(item).toHaveAttribute('aria-disabled', 'true');
  await expect(item).toContainText('There are unsaved changes. Save or discard them first.');
  await item.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(getTitleField(page)).toHaveValue('Unsaved');
  expect((await readStoredToken(context)).accessToken).not.toBe('');
});
