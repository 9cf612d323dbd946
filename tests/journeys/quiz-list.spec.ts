import { expect, test, type Page } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';
import { chooseRowAction } from './support/row-actions.ts';

const getRows = (page: Page) => page.getByRole('table').getByRole('row');
const getRow = (page: Page, title: string) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
const getSearchField = (page: Page) => page.getByRole('searchbox', { name: 'Search by Title' });
const listCalls = '**/api/admin/quiz/template_list';

test("QLST-06 QLST-64 delete asks, can be cancelled, removes and says 'Quiz deleted successfully'", async ({
  page,
}) => {
  const author = await openTemplateApi();
  await author.create('Deleted by a journey', [['A question']]);
  await signIn(page, 'super', '/quiz?search=Deleted+by+a+journey');
  await chooseRowAction(getRow(page, 'Deleted by a journey'), 'Delete');
  const requestCount = page.getByRole('dialog', { name: 'Delete Deleted by a journey?' });
  await requestCount.getByRole('button', { name: 'Cancel' }).click();
  await expect(requestCount).toBeHidden();
  expect(await author.titled('Deleted by a journey')).toHaveLength(1);

  await chooseRowAction(getRow(page, 'Deleted by a journey'), 'Delete');
  await requestCount.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Quiz deleted successfully')).toBeVisible();
  await expect(page.getByText('No list items')).toBeVisible();
  expect(await author.titled('Deleted by a journey')).toEqual([]);
});

test(
  'LST-03 LST-11 LST-02 PD-31: a search returns to page 1 in one request; page and search are in the address and Back restores them',
  { tag: '@quick' },
  async ({ page }) => {
    const author = await openTemplateApi();
    for (let number = 1; number <= 21; number += 1)
      await author.create(`Paged ${String(number).padStart(2, '0')}`, [[]]);
    await signIn(page, 'super', '/quiz?search=Paged&page=2');
    await expect(getRows(page)).toHaveCount(2);
    await expect(getSearchField(page)).toHaveValue('Paged');

    const requests: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/template_list')) requests.push(request.postDataJSON());
    });
    await getSearchField(page).fill('Paged 1');
    await expect(getRows(page)).toHaveCount(11);
    await expect(page).toHaveURL(toUrl('/quiz?search=Paged+1'));
    expect(requests).toMatchObject([{ navigation: { page: 1 }, filter: [{ value: 'Paged 1' }] }]);

    await chooseRowAction(getRow(page, 'Paged 13'), 'Edit');
    await expect(getTitleField(page)).toHaveValue('Paged 13');
    await page.goBack();
    await expect(getSearchField(page)).toHaveValue('Paged 1');
    await expect(getRows(page)).toHaveCount(11);
    await page.goBack();
    await expect(page).toHaveURL(toUrl('/quiz?search=Paged&page=2'));
    await expect(getSearchField(page)).toHaveValue('Paged');
    await expect(getRows(page)).toHaveCount(2);
  },
);

test("LST-01 LST-04 LST-05 a click sorts ascending, the next one descending, and the address contains it; a search that finds nothing says 'No list items'", async ({
  page,
}) => {
  const author = await openTemplateApi();
  for (const title of ['Sorted B', 'Sorted A', 'Sorted C']) await author.create(title, [[]]);
  await signIn(page, 'super', '/quiz?search=Sorted');
  const titles = () =>
    getRows(page)
      .getByRole('link', { name: /^Sorted/ })
      .allInnerTexts();
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect.poll(titles).toEqual(['Sorted A', 'Sorted B', 'Sorted C']);
  await expect(page).toHaveURL(toUrl('/quiz?search=Sorted&sort=title'));
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect.poll(titles).toEqual(['Sorted C', 'Sorted B', 'Sorted A']);
  await expect(page).toHaveURL(toUrl('/quiz?search=Sorted&sort=-title'));

  await getSearchField(page).fill('no quiz is called like this');
  await expect(page.getByText('No list items')).toBeVisible();
});

test("QLST-04 PD-25: a copy opens as '... (copy)', says that it is not saved yet, and is saved beside the original", async ({
  page,
}) => {
  const author = await openTemplateApi();
  await author.create('Worth copying', [['What is copied?'], []]);
  await signIn(page, 'super', '/quiz?search=Worth+copying');
  await getRow(page, 'Worth copying').hover();
  await getRow(page, 'Worth copying').getByRole('link', { name: 'Copy', exact: true }).click();
  await expect(getTitleField(page)).toHaveValue('Worth copying (copy)');
  await expect(page.getByRole('status', { name: 'Not saved yet' })).toBeVisible();
  await page.getByRole('button', { name: /^Delete Activity 2/ }).click();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect((await author.titled('Worth copying')).map(({ title }) => title).sort()).toEqual([
    'Worth copying',
    'Worth copying (copy)',
  ]);
});

test("PD-27 PERM-21 ERR-59 a list that cannot be loaded shows 'Error' in its place, and tries again; a denied one shows the subscription alert", async ({
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
  await expect(getRows(page).nth(1)).toBeVisible();

  await intercept(page, listCalls, (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/json',
      body: '{"content":{"message":"Denied","code":"denied"}}',
    }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(
    'You have no access to quizzes based on your subscription level.',
  );
});

test('LST-04 the connection is lost while the rows are sorted: they stay, and are sorted when it returns', async ({
  page,
}) => {
  const author = await openTemplateApi();
  for (const title of ['Stale B', 'Stale A', 'Stale C']) await author.create(title, [[]]);
  await signIn(page, 'super', '/quiz?search=Stale');
  const titles = () =>
    getRows(page)
      .getByRole('link', { name: /^Stale/ })
      .allInnerTexts();
  await expect.poll(titles).toEqual(['Stale C', 'Stale A', 'Stale B']);
  await intercept(page, listCalls, (route) => route.abort());
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  const bar = page.getByRole('alert').filter({ hasText: 'These rows may be out of date' });
  await expect(bar).toBeVisible();
  expect(await titles()).toEqual(['Stale C', 'Stale A', 'Stale B']);
  await expect(page).toHaveURL(toUrl('/quiz?search=Stale&sort=title'));
  await expectNoViolations(page, 'a list without a connection');
  await page.unroute(listCalls);
  await expect.poll(titles).toEqual(['Stale A', 'Stale B', 'Stale C']);
  await expect(bar).toBeHidden();
});

test('LST-04 a browser without a connection keeps the list that it sorts, says what cannot open, and goes on', async ({
  page,
  context,
}) => {
  const author = await openTemplateApi();
  for (const title of ['Offline B', 'Offline A']) await author.create(title, [[]]);
  await signIn(page, 'super', '/classes');
  // The list is left before its other parts are loaded, which a slow connection is like.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(toUrl('/quiz?search=Offline'));
  await expect(getRows(page)).toHaveCount(3);
  await context.setOffline(true);
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'These rows may be out of date' }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect(getRows(page)).toHaveCount(3);
  await context.setOffline(false);
  await expect(page.getByRole('menuitem', { name: 'Recently deleted' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'out of date' })).toBeHidden();
});

test('a list that stands loads the code of the editor, which then opens at once', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const countEditorScripts = (): number =>
    scripts.filter((url) => url.includes('quiz-editor')).length;
  await (await openTemplateApi()).create('Opens at once', [['A question']]);
  await signIn(page, 'super', '/quiz');
  await expect.poll(countEditorScripts).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const before = countEditorScripts();
  const row = page.getByRole('row').filter({ hasText: 'Opens at once' });
  await row.hover();
  await row.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.locator('[data-question-title]')).toHaveValue('A question');
  expect(countEditorScripts()).toBe(before);
});

test('a link that the pointer rests on asks for its quiz, and the editor takes the answer', async ({
  page,
}) => {
  const { id } = await (await openTemplateApi()).create('Asked for early', [['A question']]);
  await signIn(page, 'super', '/quiz');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(`/quiz/template/${String(id)}`))
      asked.push(request.url());
  });
  const row = page.getByRole('row').filter({ hasText: 'Asked for early' });
  await row.hover();
  await row.getByRole('link', { name: 'Edit', exact: true }).hover();
  await expect.poll(() => asked.length).toBe(1);
  await page.keyboard.press('Tab');
  await row.getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.locator('[data-question-title]')).toHaveValue('A question');
  expect(asked).toHaveLength(1);
});
