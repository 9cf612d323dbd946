import { expect, test } from '@playwright/test';

import { toUrl, fillSignIn, signIn, waitForScreen } from './support/app.ts';
import { intercept } from './support/intercept.ts';

test('NAV-008 NAV-009 a form that cannot be loaded shows the error screen, whose Refresh opens home', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/edit/999999999');
  await expect(page.getByRole('heading', { name: 'Oops, something went wrong' })).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await loaded;
  await expect(page).toHaveURL(toUrl('/dashboard'));
});

test(
  'LIM-42 a screen whose script cannot be loaded offers to reload, and opens when it can',
  { tag: '@quick' },
  async ({ page }) => {
    await signIn(page, 'super', '/dashboard');
    await waitForScreen(page, /^Welcome/);
    await intercept(page, '**/*.js', (route) => route.abort());
    await page
      .getByRole('navigation', { name: 'Areas' })
      .getByRole('link', { name: 'Users Management' })
      .click();
    await expect(
      page.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page).toHaveURL(toUrl('/admins'));
    await expect(page.getByRole('table').getByText('super@lectern.test')).toBeVisible();
  },
);

test("LIM-42 without the frame's script the page offers to reload; without the sign-in script the form says that the server cannot be reached", async ({
  page,
}) => {
  await page.goto(toUrl('/signin'));
  await intercept(page, '**/session-calls.*.js', (route) => route.abort());
  await fillSignIn(page, 'super');
  await expect(page.getByRole('alert')).toHaveText(
    'The server cannot be reached. Please check your connection and try again.',
  );

  await page.unroute('**/session-calls.*.js');
  await page.reload();
  // What is asked for once the password was taken is the frame's; which chunks that are is the
  // bundler's business.
  await intercept(page, '**/get_access_token', async (route) => {
    const response = await route.fetch();
    await intercept(page, '**/*.js', (script) => script.abort());
    await route.fulfill({ response });
  });
  await fillSignIn(page, 'super');
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await page.unroute('**/*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page).toHaveURL(toUrl('/dashboard'));
  await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
});
