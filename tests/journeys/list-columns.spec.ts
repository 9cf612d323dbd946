import { expect, test, type Page } from '@playwright/test';

import { signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { tabTo } from './support/keyboard.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { startProduct, type Product } from './support/product.ts';

// The arranged list is that of the account that most journeys use.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.close());

const listHeads = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('columnheader').allTextContents()).filter(
    (text) => !text.startsWith('Select '),
  );

const listRows = (page: Page) => page.locator('tbody tr[data-row]');

/** Waits until the server has the settings of the list. */
const waitForSave = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().includes('/list_settings/') && response.status() === 200,
  );

test('PD-31 columns and rows per page are arranged by keyboard and kept for the person', async ({
  page,
  browser,
}) => {
  await signIn(page, 'super', '/quiz', product.url);
  await expect(listRows(page)).toHaveCount(20);
  const usual = ['Title', 'Date Created', 'Questions', 'Actions'];
  expect(await listHeads(page)).toEqual(usual);

  await tabTo(page, 'button', 'Columns');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns' });
  await tabTo(page, 'checkbox', 'Date Created');
  await page.keyboard.press('Space');
  await expect(page.getByRole('columnheader', { name: 'Date Created' })).toHaveCount(0);
  await tabTo(page, 'button', 'Move Title down');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Title is now at position 2 of 3.')).toBeAttached();
  const saved = waitForSave(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Title is now at position 3 of 3.')).toBeAttached();
  await expect(dialog.getByRole('button', { name: 'Move Title down' })).toBeFocused();
  await expectNoViolations(page, 'the columns of a list');
  await saved;
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  const arranged = ['Questions', 'Title', 'Actions'];
  await expect.poll(() => listHeads(page)).toEqual(arranged);

  await page.getByRole('button', { name: 'Page 2', exact: true }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await tabTo(page, 'radio', '20');
  const kept = waitForSave(page);
  await page.keyboard.press('ArrowRight');
  await kept;
  await expect(page.getByRole('radio', { name: '50' })).toBeFocused();
  await expect(page.getByRole('radio', { name: '50' })).toBeChecked();
  await expect.poll(() => listRows(page).count()).toBeGreaterThan(20);

  // The address has nothing of it; the server keeps it for this person.
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'super', '/quiz', product.url);
  for (const screen of [page, other]) {
    await screen.reload();
    await expect(screen.getByRole('radio', { name: '50' })).toBeChecked();
    await expect.poll(() => listRows(screen).count()).toBeGreaterThan(20);
    expect(await listHeads(screen)).toEqual(arranged);
    expect(new URL(screen.url()).search).toBe('');
  }
  await context.close();

  await tabTo(page, 'button', 'Columns');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Reset columns');
  await page.keyboard.press('Enter');
  await expect.poll(() => listHeads(page)).toEqual(usual);
});

test('PD-31 a column is resized by pointer and keyboard; the width is kept, but not used in a narrow window', async ({
  page,
}) => {
  const width = async (): Promise<number> =>
    (await page.getByRole('columnheader', { name: 'Customer Email' }).boundingBox())?.width ?? 0;
  await signIn(page, 'super', '/quiz/customer-quiz', product.url);
  await expect(listRows(page).first()).toBeVisible();
  const usual = await width();
  const edge = page.locator('th[data-column="customerEmail"] [data-edge]');
  const place = await edge.boundingBox();
  if (place === null) throw new Error('the column has no edge');
  await page.mouse.move(place.x + 4, place.y + 20);
  await page.mouse.down();
  await page.mouse.move(place.x + 54, place.y + 20, { steps: 5 });
  const saved = waitForSave(page);
  await page.mouse.up();
  await saved;
  expect(await width()).toBeCloseTo(usual - 50, 0);

  await tabTo(page, 'button', 'Columns');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Make Customer Email narrower');
  const kept = waitForSave(page);
  await page.keyboard.press('Enter');
  await kept;
  await expect(page.getByText(/^Customer Email is \d+ pixels wide\.$/)).toBeAttached();
  await expectNoViolations(page, 'the widths of columns');
  await page.reload();
  await expect(listRows(page).first()).toBeVisible();
  expect(await width()).toBeCloseTo(usual - 66, 0);

  await page.setViewportSize({ width: 1000, height: 800 });
  await expect(edge).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await edge.dblclick();
  await expect.poll(width).toBeCloseTo(usual, 0);
});

test('PD-31 a change of columns shows before its code is there, which is asked for again after a failure', async ({
  page,
}) => {
  await intercept(page, '**/list-settings.*.js', (route) => route.abort());
  await signIn(page, 'super', '/quiz', product.url);
  await expect(listRows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Date Created' }).press('Space');
  await expect(page.getByRole('columnheader', { name: 'Date Created' })).toHaveCount(0);
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await page.unroute('**/list-settings.*.js');
  const saved = waitForSave(page);
  await page.getByRole('checkbox', { name: 'Questions' }).press('Space');
  await saved;
  await page.reload();
  await expect(listRows(page).first()).toBeVisible();
  expect(await listHeads(page)).toEqual(['Title', 'Actions']);
});
