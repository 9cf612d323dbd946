import { expect, test } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { startProduct } from './support/product.ts';
import {
  callApi,
  countRefreshes,
  readStoredToken,
  invalidateAccessToken,
} from './support/session-api.ts';

test('SES-12 five tabs whose access token has expired refresh once, and all continue', async ({
  page,
  context,
}) => {
  await signIn(page, 'super', '/quiz');
  // Until then its own request would find the expired token, and refresh before the others.
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const others = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
  const before = await readStoredToken(context);
  await invalidateAccessToken(context);
  const refreshes = countRefreshes(context);

  const tabs = [page, ...others];
  await Promise.all(tabs.map((tab) => tab.goto(toUrl('/quiz'))));
  for (const tab of tabs)
    await expect(tab.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(refreshes()).toBe(1);
  expect((await readStoredToken(context)).refreshToken).not.toBe(before.refreshToken);
});

test(
  'SES-12 parallel requests of one screen share one refresh',
  { tag: '@quick' },
  async ({ page, context }) => {
    await signIn(page, 'super', '/quiz');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await invalidateAccessToken(context);
    const refreshes = countRefreshes(context);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 401) refused.push(new URL(response.url()).pathname);
    });

    await page
      .getByRole('navigation', { name: 'Areas' })
      .getByRole('link', { name: 'Dashboard' })
      .click();
    await expect(
      page.getByRole('region', { name: 'Results that came in' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: 'Subscription' })).toContainText(
      'No subscription',
    );
    expect(refused.sort()).toEqual(['/api/admin/dashboard', '/api/section_subscription']);
    expect(refreshes()).toBe(1);
  },
);

test('SES-12 an expired access token is renewed in the background', async ({
  page,
  context,
  request,
}) => {
  const product = await startProduct({ ACCESS_TOKEN_TTL_SECONDS: '2' });
  try {
    await signIn(page, 'super', '/quiz', product.url);
    const { accessToken } = await readStoredToken(context);
    await expect
      .poll(
        async () =>
          (
            await callApi(request, 'GET', '/api/admin/profile', {
              bearer: accessToken,
              base: product.url,
            })
          ).status,
      )
      .toBe(401);

    await page.getByRole('searchbox').fill('zz no quiz has this title');
    await expect(page.getByText('No list items')).toBeVisible();
    expect((await readStoredToken(context)).accessToken).not.toBe(accessToken);
  } finally {
    await product.close();
  }
});

test('SES-15 while the server is busy the page says that it waits, and nobody is signed out', async ({
  page,
  context,
}) => {
  await signIn(page, 'super', '/quiz');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await invalidateAccessToken(context);
  let isBusy = true;
  await page.route('**/api/admin/security/refresh_access_token', (route) =>
    isBusy
      ? route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, body: 'busy' })
      : route.fallback(),
  );
  const waiting = page.getByText('The server is busy or cannot be reached. You stay signed in');

  await page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link', { name: 'Dashboard' })
    .click();
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  isBusy = false;
  await expect(
    page.getByRole('region', { name: 'Results that came in' }).getByRole('link').first(),
  ).toBeVisible({ timeout: 30_000 });
  await expect(waiting).toBeHidden();
});
