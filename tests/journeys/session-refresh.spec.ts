import { expect, test } from '@playwright/test';

import { at, signIn } from './support/app.ts';
import { startProduct } from './support/product.ts';
import { callApi, countRefreshes, keptToken, spoilAccessToken } from './support/session-api.ts';

test('SES-12 five tabs whose access token has expired refresh once, and all five go on', async ({
  page,
  context,
}) => {
  await signIn(page, 'super', '/quiz');
  const others = await Promise.all([1, 2, 3, 4].map(() => context.newPage()));
  const before = await keptToken(context);
  await spoilAccessToken(context);
  const refreshes = countRefreshes(context);

  const tabs = [page, ...others];
  await Promise.all(tabs.map((tab) => tab.goto(at('/quiz'))));
  for (const tab of tabs)
    await expect(tab.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(refreshes()).toBe(1);
  expect((await keptToken(context)).refreshToken).not.toBe(before.refreshToken);
});

test('SES-12 calls that one screen makes at once share one refresh', async ({ page, context }) => {
  await signIn(page, 'super', '/quiz');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await spoilAccessToken(context);
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
    page.getByRole('region', { name: 'Newest quiz templates' }).getByRole('link').first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Subscription' })).toContainText('no subscription');
  expect(refused.sort()).toEqual(['/api/admin/quiz/template_list', '/api/section_subscription']);
  expect(refreshes()).toBe(1);
});

test('SES-12 an access token that has run out is renewed without the person noticing', async ({
  page,
  context,
  request,
}) => {
  const product = await startProduct({ ACCESS_TOKEN_TTL_SECONDS: '2' });
  try {
    await signIn(page, 'super', '/quiz', product.url);
    const { accessToken } = await keptToken(context);
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
    expect((await keptToken(context)).accessToken).not.toBe(accessToken);
  } finally {
    await product.close();
  }
});
