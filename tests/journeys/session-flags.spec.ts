import { expect, test, type APIRequestContext } from '@playwright/test';

import { toUrl, signIn, signInByForm, waitForScreen } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { startProduct, type Product } from './support/product.ts';
import { callApi, openSession } from './support/session-api.ts';

type Flag = 'adminTranslations' | 'adminBanner';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.close());
test.describe.configure({ mode: 'serial' });

async function setFlag(request: APIRequestContext, flag: Flag, value: boolean): Promise<void> {
  const { accessToken: bearer } = await openSession(request, 'super', product.url);
  const { status } = await callApi(request, 'PATCH', `/api/admin/feature_flag/${flag}`, {
    bearer,
    base: product.url,
    data: { value },
  });
  expect(status).toBe(200);
}

test('FLAG-01 FLAG-02 FLAG-03 with the flags off translations and banner redirect home and are not in the menu; switched on they appear without a reload, switched off they ask before unsaved changes are lost', async ({
  page,
  request,
}) => {
  await setFlag(request, 'adminTranslations', false);
  await setFlag(request, 'adminBanner', false);
  await signInByForm(page, 'super', '/translations/groups', product.url);
  await expect(page).toHaveURL(toUrl('/dashboard', product.url));
  await page.goto(toUrl('/banner', product.url));
  await expect(page).toHaveURL(toUrl('/dashboard', product.url));
  const menu = page.getByRole('navigation', { name: 'Areas' });
  await expect(menu.getByRole('link', { name: 'Feature Flags' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Translations' })).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Banner' })).toBeHidden();

  await setFlag(request, 'adminTranslations', true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(menu.getByRole('link', { name: 'Translations' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Banner' })).toBeHidden();
  await menu.getByRole('link', { name: 'Translations' }).click();
  await expect(page).toHaveURL(toUrl('/translations', product.url));

  await setFlag(request, 'adminBanner', true);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await menu.getByRole('link', { name: 'Banner' }).click();
  await expect(page.getByRole('heading', { name: 'Show Banner' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Not saved');
  await setFlag(request, 'adminBanner', false);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveText('Not saved');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(toUrl('/dashboard', product.url));
});

test('FLAG-01 a deep link below translations survives the loading of the flags', async ({
  page,
  request,
}) => {
  await setFlag(request, 'adminTranslations', true);
  await signIn(page, 'super', '/translations/groups', product.url);
  await waitForScreen(page, 'Translation Groups');
  await page.reload();
  await waitForScreen(page, 'Translation Groups');
  await expect(page).toHaveURL(toUrl('/translations/groups', product.url));
});

test('FLAG-05 flags that cannot be loaded count as off', async ({ page, request }) => {
  await setFlag(request, 'adminTranslations', true);
  await intercept(page, '**/ofrep/**', (route) => route.abort());
  await signIn(page, 'super', '/translations', product.url);
  await expect(page).toHaveURL(toUrl('/dashboard', product.url));
  await expect(
    page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Translations' }),
  ).toBeHidden();
});

test('FLAG-04 the flags screen switches a flag, and the menu follows at once', async ({
  page,
  request,
}) => {
  await setFlag(request, 'adminBanner', false);
  await signIn(page, 'super', '/feature-flags', product.url);
  const menu = page.getByRole('navigation', { name: 'Areas' });
  const flag = page.getByRole('switch', { name: 'adminBanner' });
  await expect(flag).not.toBeChecked();
  await flag.click();
  await expect(flag).toBeChecked();
  await expect(menu.getByRole('link', { name: 'Banner' })).toBeVisible();
  await flag.click();
  await expect(menu.getByRole('link', { name: 'Banner' })).toBeHidden();
  await page.reload();
  await expect(flag).not.toBeChecked();
});
