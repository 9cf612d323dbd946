import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { fillSignIn, getBaseUrl, toUrl, waitForScreen } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { startProduct } from './support/product.ts';
import { callApi, openSession } from './support/session-api.ts';

test('SES-05 an operator sets up an empty installation with the token in its data folder', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-set-up-'));
  const product = await startProduct({
    DATA_DIR: folder,
    SEED: 'none',
    PASSWORD_MIN_LENGTH: '10',
  });
  try {
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Set it up' }).click();
    await expect(page.getByRole('heading', { name: 'Set up Lectern' })).toBeVisible();
    await expectNoViolations(page, 'set-up form');
    await page.getByLabel('Set-up token').fill('guess');
    await page.getByLabel('E-mail').fill('ada@northfield.example');
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Brandt');
    await page.getByLabel('Password', { exact: true }).fill('too short');
    await page.getByLabel('Repeat password').fill('too short');
    const send = page.getByRole('button', { name: 'Create the account' });
    await send.click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      /Password is too short - should be 10 chars minimum\./,
    );
    await page.getByLabel('Password', { exact: true }).fill('quiet harbour');
    await page.getByLabel('Repeat password').fill('quiet harbour');
    await send.click();
    await expect(page.getByRole('alert')).toHaveText(
      'This is not the token in the file setup-token.',
    );
    await page.getByLabel('Set-up token').fill(await readFile(join(folder, 'setup-token'), 'utf8'));
    await send.click();
    await expect(page.getByRole('button', { name: 'Account of Ada Brandt' })).toBeVisible();
    await expect(page).toHaveURL(`${product.url}dashboard`);
  } finally {
    await product.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('SES-05 an installation with accounts is not set up again', async ({ page }) => {
  await page.goto(toUrl('/setup'));
  await expect(page.getByRole('heading', { name: 'Lectern is already set up' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
});

test('SES-05 a forgotten password: the same answer for everybody, and a link that has ended', async ({
  page,
}) => {
  await page.goto(getBaseUrl());
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(toUrl('/forgot-password'));
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('This field is required');
  await expectNoViolations(page, 'forgotten password');
  await page.getByLabel('E-mail').fill('nobody@lectern.test');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('If nobody@lectern.test has an account');

  await page.goto(toUrl('/reset-password?token=ended'));
  await expectNoViolations(page, 'new password');
  await page.getByLabel('New password', { exact: true }).fill('quiet harbour');
  await page.getByLabel('Repeat password').fill('quiet harbour');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link is no longer valid. Please ask for a new one.',
  );
});

test('SES-05 a mailed password link works for a signed-in person, who is then signed out', async ({
  page,
}) => {
  const product = await startProduct();
  try {
    const { accessToken: bearer } = await openSession(page.request, 'super', product.url);
    const call = async (method: 'GET' | 'POST', path: string, data?: object): Promise<unknown> => {
      const options = { bearer, base: product.url, ...(data && { data }) };
      const { body } = await callApi(page.request, method, `/api/admin/${path}`, options);
      return (body as { content: unknown }).content;
    };
    const filter = [{ property: 'email', operator: 'contains', value: 'customer2@' }];
    const users = (await call('POST', 'user/list', { filter })) as { result: { id: number }[] };
    await call('POST', `user/${String(users.result[0]?.id)}/password_reset`);
    const outbox = (await call('GET', 'outbox')) as { result: { id: number }[] };
    const mail = await call('POST', `outbox/${String(outbox.result[0]?.id)}/reveal`);
    const link = /http\S+/.exec((mail as { text: string }).text)?.[0] ?? '';

    await page.goto(product.url);
    await fillSignIn(page, 'customer2');
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await page.goto(product.url + link.slice(link.indexOf('reset-password')));
    await page.getByLabel('New password', { exact: true }).fill('quiet harbour');
    await page.getByLabel('Repeat password').fill('quiet harbour');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password was changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  } finally {
    await product.close();
  }
});

test('demo accounts that others can reach are announced on every page', async ({ page }) => {
  // The server writes this into the page when it listens on more than a loopback address.
  await page.route(
    (url) => url.pathname.startsWith('/admin/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '"hasPublicDemoAccounts":false',
        '"hasPublicDemoAccounts":true',
      );
      return route.fulfill({ response, body });
    },
  );
  await page.goto(getBaseUrl());
  const banner = page.getByRole('complementary', { name: 'Demo accounts' });
  await expect(banner).toContainText('Their passwords are public');
  await expectNoViolations(page, 'demo banner signed out');
  await fillSignIn(page, 'super');
  await waitForScreen(page, /^Welcome/);
  await expect(banner).toBeVisible();
  await expectNoViolations(page, 'demo banner signed in');
});
