import { chromium, expect, test } from '@playwright/test';

import { toUrl, getBaseUrl, fillSignIn } from './support/app.ts';
import { readStoredToken } from './support/session-api.ts';

test(
  'SES-10 SES-16 SES-17 the token is stored in a SameSite=Strict cookie below the prefix, not Secure on http of this computer, for the life of the refresh token',
  { tag: '@quick' },
  async ({ page, context }) => {
    await page.goto(toUrl('/signin'));
    const profile = page.waitForResponse('**/api/admin/profile');
    await fillSignIn(page, 'super');
    expect((await profile).status()).toBe(200);
    await expect(page).toHaveURL(toUrl('/dashboard'));
    const [cookie, ...others] = await context.cookies();
    expect(others).toEqual([]);
    expect(cookie).toMatchObject({
      name: 'lectern_token',
      path: '/admin',
      secure: false,
      sameSite: 'Strict',
      domain: new URL(getBaseUrl()).hostname,
    });
    const { refreshTokenExpiredAt } = await readStoredToken(context);
    expect(
      Math.abs((cookie?.expires ?? 0) * 1000 - Date.parse(refreshTokenExpiredAt)),
    ).toBeLessThan(2000);
  },
);

test('SES-20 SES-21 SES-18 missing values are reported at their field, a wrong password under the form', async ({
  page,
}) => {
  await page.goto(toUrl('/signin'));
  const email = page.getByLabel('E-mail');
  const password = page.getByLabel('Password', { exact: true });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(email).toHaveAccessibleDescription(/This field is required/);
  await expect(password).toHaveAccessibleDescription(/This field is required/);
  await expect(email).toBeFocused();

  await fillSignIn(page, 'corporate', 'not the password');
  await expect(page.getByRole('alert')).toHaveText('Wrong e-mail or password.');
  await expect(email).toHaveValue('corporate@lectern.test');
  await expect(page).toHaveURL(toUrl('/signin'));

  await fillSignIn(page, 'corporate');
  await expect(page).toHaveURL(toUrl('/dashboard'));
});

test('SES-18 too many wrong passwords require a wait with a countdown; another account is not affected', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(toUrl('/signin'));
  const alert = page.getByRole('alert');
  const button = page.getByRole('button', { name: 'Sign In' });
  await page.getByLabel('E-mail').fill('nobody@lectern.test');
  await page.getByLabel('Password', { exact: true }).fill('a guess');
  let attempts = 0;
  for (let status = 400; status === 400; attempts += 1) {
    const answer = page.waitForResponse('**/get_access_token');
    await button.click();
    status = (await answer).status();
    if (status !== 400) expect(status).toBe(429);
    await expect(alert).toBeVisible();
  }
  expect(attempts).toBe(11);
  await expect(alert).toHaveText(/^Too many attempts. Please wait \d+ seconds? and try again.$/);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  const secondsLeft = async (): Promise<number> => Number(/\d+/.exec(await alert.innerText())?.[0]);
  const before = await secondsLeft();
  await page.clock.runFor(5000);
  expect(await secondsLeft()).toBeLessThanOrEqual(before - 4);

  await page.clock.runFor(40_000);
  await expect(alert).toBeHidden();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await fillSignIn(page, 'publish');
  await expect(page).toHaveURL(toUrl('/dashboard'));
});

test('SES-16 on plain http outside localhost the form says that the browser cannot store the sign-in', async () => {
  const { port, pathname } = new URL(getBaseUrl());
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP console.example 127.0.0.1'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://console.example:${port}${pathname}signin`);
    await fillSignIn(page, 'super');
    await expect(page.getByRole('alert')).toContainText('This browser does not keep you signed in');
    await expect(page.getByRole('form', { name: 'Admin Sign In' })).toBeVisible();
  } finally {
    await browser.close();
  }
});
