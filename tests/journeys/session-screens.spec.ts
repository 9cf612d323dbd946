import { expect, test } from '@playwright/test';

import { at, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { callApi, openSession } from './support/session-api.ts';

test('SES-06 SES-07 a super admin invites somebody from users management, and again while they have not registered', async ({
  page,
  request,
}) => {
  await signIn(page, 'super', '/admins');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription('This field is required');
  await dialog.getByLabel('E-mail').fill('super@lectern.test');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('A user with this e-mail already exists.');
  await dialog.getByLabel('E-mail').fill('invited.on.screen@lectern.test');
  await dialog.getByRole('button', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Publisher' }).click();
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText('The invitation to invited.on.screen@lectern.test was sent').first(),
  ).toBeVisible();

  await page.getByRole('searchbox').fill('on.screen');
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  const row = page.getByRole('row', { name: /invited\.on\.screen@lectern\.test/ });
  await expect(row).toContainText('Publisher');
  await expect(row).toContainText('Invited');
  await row.getByRole('button', { name: 'Send a new invitation' }).click();
  await expect(dialog.getByLabel('E-mail')).toHaveValue('invited.on.screen@lectern.test');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog).toBeHidden();

  const { accessToken: bearer } = await openSession(request, 'super');
  const { body } = await callApi(request, 'GET', '/api/admin/outbox', { bearer });
  expect(
    (body as { content: { to: string }[] }).content.filter(
      ({ to }) => to === 'invited.on.screen@lectern.test',
    ),
  ).toHaveLength(2);
});

test('NAV-042 NAV-043 the subscription page shows what the institution has, and says when nothing is known', async ({
  page,
}) => {
  await signIn(page, 'customer', '/access');
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(/^(Trial|Running|Expired)$/);
});

test('NAV-042 NAV-043 without a subscription the page says that none is known, and a failure can be tried again', async ({
  page,
}) => {
  await intercept(page, '**/api/section_subscription', (route) => route.abort());
  await signIn(page, 'super', '/access');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/api/section_subscription');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No subscription is known for your account')).toBeVisible();
});

test("NAV-044 NAV-045 an author's page lists their articles and links to those they wrote with", async ({
  page,
  request,
}) => {
  const { body } = await callApi(request, 'GET', '/api/free/search/?query=');
  const { content } = body as {
    content: { result: { title: string; authors: { name: string }[] }[] };
  };
  const article = content.result.find(({ authors }) => authors.length > 1);
  const [first, second] = article?.authors ?? [];
  await signIn(page, 'super', `/author/${(first?.name ?? '').replaceAll(' ', '_')}`);
  await expect(
    page.getByRole('heading', { name: `Articles by ${first?.name ?? ''}` }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: article?.title ?? '' })).toBeVisible();
  await page
    .getByRole('link', { name: second?.name ?? '' })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { name: `Articles by ${second?.name ?? ''}` }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: article?.title ?? '' })).toBeVisible();

  await page.goto(at('/author/Nobody_At_All'));
  await expect(page.getByText('No articles by Nobody At All')).toBeVisible();
});

test('NAV-046 the dashboard shows the newest templates to who may read them, and only to them', async ({
  page,
  browser,
}) => {
  await signIn(page, 'super', '/dashboard');
  const newest = page.getByRole('region', { name: 'Newest quiz templates' });
  await expect(newest.getByRole('listitem')).toHaveCount(5);
  const title = await newest.getByRole('listitem').first().getByRole('link').innerText();
  await newest.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('textbox', { name: /^Title/ })).toHaveValue(title);

  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'cs', '/dashboard');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Newest quiz templates' })).toHaveCount(0);
  await expect(other.getByRole('region', { name: 'Subscription' })).toHaveCount(0);
});
