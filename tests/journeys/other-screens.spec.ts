import { expect, test } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { callApi } from './support/session-api.ts';

test('NAV-042 NAV-043 the subscription page shows what the institution has, and says when there is none', async ({
  page,
}) => {
  await signIn(page, 'customer', '/access');
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText('Northfield University');
  await expect(page.getByRole('definition').nth(1)).toHaveText('Unlimited');
  await expect(page.getByRole('definition').nth(2)).toHaveText('2,500');
  await expect(page.getByRole('definition').nth(3)).toHaveText(/^(Trial|Running|Expired)$/);
});

test('NAV-042 NAV-043 without a subscription the page says so, and a failure can be retried', async ({
  page,
}) => {
  await intercept(page, '**/api/section_subscription', (route) => route.abort());
  await signIn(page, 'super', '/access');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/api/section_subscription');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No subscription was found for your account')).toBeVisible();
});

test("NAV-044 NAV-045 an author's page lists their articles and links to their co-authors", async ({
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

  await page.goto(toUrl('/author/Nobody_At_All'));
  await expect(page.getByText('No articles by Nobody At All')).toBeVisible();
});

test('NAV-032 client hub playlists: a label is chosen first, then its playlists are listed', async ({
  page,
}) => {
  await signIn(page, 'super', '/client-hub-playlist');
  await expect(page.getByText('Please choose a label')).toBeVisible();
  await page
    .getByRole('list', { name: 'Labels' })
    .getByRole('link', { name: /^Cells/ })
    .click();
  await expect(page).toHaveURL(toUrl('/client-hub-playlist/Cells'));
  await expect(page.getByRole('region', { name: 'Introductory Biology' })).toContainText(
    'The Phases of Mitosis',
  );
  await page.getByRole('link', { name: 'Choose another label' }).click();
  await expect(page.getByText('Please choose a label')).toBeVisible();
});

test('API-091 an editor of a collection is added, removed, and added again by Undo', async ({
  page,
}) => {
  await signIn(page, 'admin', '/methods-collections');
  await page.getByRole('button', { name: 'Edit the editors of Teaching with Titrations' }).click();
  const panel = page.getByRole('complementary', { name: 'Editors of Teaching with Titrations' });
  const editors = panel.getByRole('region', { name: 'Editors' });
  await expect(editors).toContainText('Nobody edits this collection yet');
  await panel.getByRole('searchbox').fill('raman');
  await panel.getByRole('button', { name: 'Add Priya Raman' }).click();
  await expect(page.getByRole('row', { name: /Teaching with Titrations/ })).toContainText(
    'Priya Raman',
  );
  await editors.getByRole('button', { name: 'Remove Priya Raman' }).click();
  await editors.getByRole('button', { name: 'Undo: make Priya Raman an editor again' }).click();
  await expect(editors.getByRole('button', { name: 'Remove Priya Raman' })).toBeVisible();
  await expectNoViolations(page, 'editors of a collection');
});
