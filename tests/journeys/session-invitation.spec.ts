import { expect, test, type Page } from '@playwright/test';

import { toUrl, fillSignIn } from './support/app.ts';
import { callApi, openSession } from './support/session-api.ts';

/** Invites `email` as a super admin and returns a link that works. */
async function invite(page: Page, email: string): Promise<string> {
  const { accessToken: bearer } = await openSession(page.request, 'super');
  const invited = await callApi(page.request, 'POST', '/api/admin/user/invite', {
    bearer,
    data: { email, roles: ['ROLE_CS_USER'] },
  });
  expect(invited.status).toBe(200);
  const { id } = (invited.body as { readonly content: { readonly id: number } }).content;
  const { body } = await callApi(page.request, 'POST', `/api/admin/user/${String(id)}/invitation`, {
    bearer,
  });
  return (body as { readonly content: { readonly link: string } }).content.link;
}

async function fillRegistration(page: Page, password: string, repeat = password): Promise<void> {
  await page.getByLabel('First name').fill('Ida');
  await page.getByLabel('Last name').fill('Invited');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill(repeat);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test(
  'SES-04 SES-06 SES-08 SES-09 an invited person registers with the link and is signed in',
  { tag: '@quick' },
  async ({ page }) => {
    const link = await invite(page, 'ida@lectern.test');
    expect(link).toContain(toUrl('/set-password?token='));
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Confirm email' })).toBeVisible();

    const sent = page.waitForRequest('**/registration/finish');
    await fillRegistration(page, 'a long password');
    expect((await sent).postDataJSON()).toEqual({
      firstName: 'Ida',
      lastName: 'Invited',
      plainPassword: { first: 'a long password', second: 'a long password' },
      token: link.replace(/^.*\?token=/, ''),
    });
    await expect(page).toHaveURL(toUrl('/dashboard'));
    await expect(page.getByRole('button', { name: 'Account of Ida Invited' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Areas' }).getByRole('link')).toHaveText([
      'Dashboard',
      'Playlists',
      'Classes',
      'Quizzes',
    ]);
  },
);

test('SES-22 SES-23 SES-24 SES-25 SES-26 SES-27 the registration form shows an error at each field', async ({
  page,
}) => {
  await page.goto(toUrl('/set-password?token=unused'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  for (const field of ['First name', 'Last name'])
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(/This field is required/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /This field is required/,
  );
  await expect(page.getByLabel('First name')).toBeFocused();

  await fillRegistration(page, 'short');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password is too short - should be 6 chars minimum\./,
  );
  await fillRegistration(page, 'long enough', 'something else');
  await expect(page.getByLabel('Repeat password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
});

test('SES-19 a common password is reported under the form, and a link that was used before and after it was filled in', async ({
  page,
  browser,
}) => {
  const link = await invite(page, 'ivo@lectern.test');
  await page.goto(link);
  await fillRegistration(page, 'Password123');
  await expect(page.getByRole('alert')).toHaveText(
    'This is one of the most common passwords. Please choose another one.',
  );
  await fillRegistration(page, 'a long password');
  await expect(page).toHaveURL(toUrl('/dashboard'));

  const another = await (await browser.newContext()).newPage();
  await another.goto(link);
  await expect(another.getByRole('alert')).toHaveText(
    'This link is no longer valid. Please ask for a new invitation.',
  );
  await expect(another.getByLabel('First name')).toBeFocused();
  await another.setViewportSize({ width: 360, height: 640 });
  await expect(another.getByRole('alert')).toBeInViewport();
  await fillRegistration(another, 'another password');
  await expect(another.getByRole('alert')).toHaveText(
    'This link is no longer valid. Please ask for a new invitation.',
  );
  await another.goto(toUrl('/signin'));
  await fillSignIn(another, 'super', 'another password');
  await expect(another.getByRole('alert')).toHaveText('Wrong e-mail or password.');
});
