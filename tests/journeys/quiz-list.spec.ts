import { expect, test, type Page } from '@playwright/test';

import { at, signIn } from './support/app.ts';
import { titleField } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { asAuthor } from './support/quiz-api.ts';

const rows = (page: Page) => page.getByRole('table').getByRole('row');
const row = (page: Page, title: string) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search by Title' });
const listCalls = '**/api/admin/quiz/template_list';

test("QLST-06 QLST-64 delete asks, can be cancelled, removes and says 'Quiz deleted successfully'", async ({
  page,
}) => {
  const author = await asAuthor();
  await author.create('Deleted by a journey', [['A question']]);
  await signIn(page, 'super', '/quiz?search=Deleted+by+a+journey');
  await row(page, 'Deleted by a journey').getByRole('button', { name: 'Delete' }).click();
  const asked = page.getByRole('dialog', { name: 'Delete Deleted by a journey?' });
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(asked).toBeHidden();
  expect(await author.titled('Deleted by a journey')).toHaveLength(1);

  await row(page, 'Deleted by a journey').getByRole('button', { name: 'Delete' }).click();
  await asked.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Quiz deleted successfully')).toBeVisible();
  await expect(page.getByText('No list items')).toBeVisible();
  expect(await author.titled('Deleted by a journey')).toEqual([]);
});

test('LST-03 LST-11 LST-02 decision 31: a search goes back to page 1 in one request; page and search stand in the address and Back restores them', async ({
  page,
}) => {
  const author = await asAuthor();
  for (let number = 1; number <= 21; number += 1)
    await author.create(`Paged ${String(number).padStart(2, '0')}`, [[]]);
  await signIn(page, 'super', '/quiz?search=Paged&page=2');
  await expect(rows(page)).toHaveCount(2);
  await expect(searchField(page)).toHaveValue('Paged');

  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/template_list')) asked.push(request.postDataJSON());
  });
  await searchField(page).fill('Paged 1');
  await expect(rows(page)).toHaveCount(11);
  await expect(page).toHaveURL(at('/quiz?search=Paged+1'));
  expect(asked).toMatchObject([{ navigation: { page: 1 }, filter: [{ value: 'Paged 1' }] }]);

  await row(page, 'Paged 13').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(titleField(page)).toHaveValue('Paged 13');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('Paged 1');
  await expect(rows(page)).toHaveCount(11);
  await page.goBack();
  await expect(page).toHaveURL(at('/quiz?search=Paged&page=2'));
  await expect(searchField(page)).toHaveValue('Paged');
  await expect(rows(page)).toHaveCount(2);
});

test('LST-04 LST-05 a click sorts upwards, the next one downwards, and the address keeps it', async ({
  page,
}) => {
  const author = await asAuthor();
  for (const title of ['Sorted B', 'Sorted A', 'Sorted C']) await author.create(title, [[]]);
  await signIn(page, 'super', '/quiz?search=Sorted');
  const titles = () =>
    rows(page)
      .getByRole('link', { name: /^Sorted/ })
      .allInnerTexts();
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect.poll(titles).toEqual(['Sorted A', 'Sorted B', 'Sorted C']);
  await expect(page).toHaveURL(at('/quiz?search=Sorted&sort=title'));
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect.poll(titles).toEqual(['Sorted C', 'Sorted B', 'Sorted A']);
  await expect(page).toHaveURL(at('/quiz?search=Sorted&sort=-title'));
});

test("LST-01 a search that finds nothing says 'No list items'", async ({ page }) => {
  await signIn(page, 'super', '/quiz');
  await searchField(page).fill('no quiz is called like this');
  await expect(page.getByText('No list items')).toBeVisible();
});

test("QLST-04 decision 25: a copy opens as '... (copy)', says that it is not on the server yet, and is stored beside the original", async ({
  page,
}) => {
  const author = await asAuthor();
  await author.create('Worth copying', [['What is copied?'], []]);
  await signIn(page, 'super', '/quiz?search=Worth+copying');
  await row(page, 'Worth copying').getByRole('link', { name: 'Copy', exact: true }).click();
  await expect(titleField(page)).toHaveValue('Worth copying (copy)');
  await expect(page.getByRole('status', { name: 'Not on the server yet' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete Activity 2/ }).click();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(at('/quiz'));
  expect((await author.titled('Worth copying')).map(({ title }) => title).sort()).toEqual([
    'Worth copying',
    'Worth copying (copy)',
  ]);
});

test("decision 27: a list that cannot be loaded shows 'Error' in its place, and tries again", async ({
  page,
}) => {
  await intercept(page, listCalls, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"content":{"message":"Something broke here.","code":"internal"}}',
    }),
  );
  await signIn(page, 'super', '/quiz');
  await expect(page.getByRole('alert')).toContainText('Error');
  await expect(page.getByRole('table')).toBeHidden();
  await page.unroute(listCalls);
  await page.getByRole('alert').getByRole('button').click();
  await expect(rows(page).nth(1)).toBeVisible();
});

test('PERM-21 ERR-59 a denied list shows the alert of the subscription', async ({ page }) => {
  await intercept(page, listCalls, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: '{"content":{"message":"Denied","code":"denied"}}',
    }),
  );
  await signIn(page, 'super', '/quiz');
  await expect(page.getByRole('alert')).toHaveText(
    'You have no access to quizzes based on your subscription level.',
  );
});
