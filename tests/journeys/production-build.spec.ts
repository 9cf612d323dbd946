import { expect, test } from '@playwright/test';
import { gzipSync } from 'node:zlib';

import {
  toUrl,
  getBaseUrl,
  fillSignIn,
  signIn,
  signInByForm,
  waitForScreen,
} from './support/app.ts';
import { startProduct } from './support/product.ts';

const signInBudgetBytes = 130_000;

test(
  'LIM-42 NAV-001 the production build starts below its prefix without an error in the console',
  { tag: '@quick' },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));

    await signInByForm(page, 'super');
    await expect(page).toHaveURL(toUrl('/dashboard'));
    await waitForScreen(page, /^Welcome/);
    expect(errors).toEqual([]);
  },
);

test('SES-02 the sign-in page loads at most 130 kB of JavaScript', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(toUrl('/signin'));
  await expect(page.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const total = (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(signInBudgetBytes);
});

test(
  'SES-05 a signed-out deep link opens the sign-in form and, after sign-in, its screen',
  { tag: '@quick' },
  async ({ page }) => {
    await page.goto(toUrl('/quiz?search=enzyme'));
    await expect(page).toHaveURL(new RegExp(toUrl('/signin')));
    await fillSignIn(page, 'super');
    await waitForScreen(page, 'Quizzes');
  },
);

test('LIM-42 one build serves another prefix, deep links included', async ({ page }) => {
  const product = await startProduct({ ROUTE_PREFIX: '/x/backoffice' });
  try {
    await signIn(page, 'super', '/quiz', product.url);
    await page.goto(toUrl('/quiz/create', product.url));
    await expect(page.getByRole('button', { name: 'Save Quiz' })).toBeVisible();
  } finally {
    await product.close();
  }
});

test('API-002 the documentation of the API is readable without scripts', async ({ page }) => {
  const { origin } = new URL(getBaseUrl());
  await page.goto(`${origin}/api/docs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('/api/admin/quiz/template_list').first()).toBeVisible();
});
