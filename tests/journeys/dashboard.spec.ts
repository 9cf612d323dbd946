import { expect, test, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { waitUntilStored } from './support/journal.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { startProduct, type Product } from './support/product.ts';
import { chooseRowAction } from './support/row-actions.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.close());
// One worker, so that one server is started.
test.describe.configure({ mode: 'default' });

const card = (page: Page, name: string) => page.getByRole('region', { name });

/**
 * Opens one line of the dashboard for each kind of address; each must lead to a screen that says
 * what it is.
 */
async function expectLinksToWork(page: Page): Promise<void> {
  const links = page.getByRole('main').getByRole('link');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLAnchorElement).href),
  );
  expect(addresses).not.toHaveLength(0);
  const oneOfEachKind = new Map(
    addresses.map((address) => [new URL(address).pathname.replaceAll(/\d+/g, '#'), address]),
  );
  for (const address of oneOfEachKind.values()) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe('/admin/dashboard');
    await expect(page.getByText('Oops, something went wrong')).toHaveCount(0);
    await expect(page.getByText('Error', { exact: true })).toHaveCount(0);
  }
}

test('NAV-046 a super admin sees what waits, on a phone too, and every line leads somewhere', async ({
  page,
}) => {
  await signIn(page, 'super', '/dashboard', product.url);
  await expect(card(page, 'Deadlines this week').getByRole('listitem').first()).toBeVisible();
  await expect(card(page, 'Results that came in').getByRole('listitem').first()).toContainText(
    'new since yesterday',
  );
  await expect(card(page, 'Being processed')).toContainText('In progress');
  await expect(card(page, 'Classes to publish')).toContainText('Research Methods');
  await expect(card(page, 'Changes by colleagues')).toContainText('Mei Tanaka changed');
  await expectNoViolations(page, 'dashboard of a super admin');
  const deadlines = card(page, 'Deadlines this week');
  const remind = deadlines.getByRole('button', {
    name: /^Remind \d+ students of Genetics Seminar about Ecology Field Trip$/,
  });
  const count = /\d+/.exec((await remind.textContent()) ?? '')?.[0] ?? '';
  await remind.click();
  await expect(page.getByText(`Reminder sent to ${count} students`)).toBeVisible();
  await page.reload();
  await expect(deadlines).toContainText('Reminded today at');
  await expect(remind).toHaveAttribute('aria-disabled', 'true');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(card(page, 'Deadlines this week').getByRole('listitem').first()).toContainText(
    'Closes',
  );
  await expectNoViolations(page, 'dashboard on a phone');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectLinksToWork(page);
});

test('CLS-06 QRES-08 the results of a quiz remind the students of its class, once a day', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/customer-quiz?search=Course+Shell', product.url);
  await chooseRowAction(
    page.getByRole('row').filter({ hasText: 'Course Shell Demo' }),
    'View Results',
  );
  const reminders = card(page, 'Reminders by mail');
  await expect(reminders.getByRole('link', { name: 'Physics I' })).toBeVisible();
  const remind = reminders.getByRole('button', {
    name: /^Remind \d+ students of Physics I about Course Shell Demo$/,
  });
  const count = /\d+/.exec((await remind.textContent()) ?? '')?.[0] ?? '';
  await expect(reminders).toContainText(`${count} students of this class have not submitted`);
  await expectNoViolations(page, 'reminders in the results');
  await intercept(page, '**/remind', (route) => route.abort(), { times: 1 });
  await remind.click();
  await expect(
    page.getByText('Unable to remind the students of Course Shell Demo').first(),
  ).toBeVisible();
  await remind.click();
  await expect(page.getByText(`Reminder sent to ${count} students`)).toBeVisible();
  await page.reload();
  await expect(reminders).toContainText('Reminded today at');
  await expect(remind).toHaveAttribute('aria-disabled', 'true');
});

for (const account of ['admin', 'cs', 'customer'] as const) {
  test(`NAV-046 every line of the dashboard of ${account} leads somewhere`, async ({ page }) => {
    await signIn(page, account, '/dashboard', product.url);
    await expect(card(page, 'Changes by colleagues').getByRole('listitem').first()).toBeVisible();
    await expect(card(page, 'Results that came in')).toHaveCount(0);
    if (account === 'customer') {
      await expect(card(page, 'Your quizzes').getByRole('listitem')).toHaveCount(4);
      await expect(card(page, 'Classes to publish')).toHaveCount(0);
    }
    await expectNoViolations(page, `dashboard of ${account}`);
    await expectLinksToWork(page);
  });
}

test('NAV-046 a publisher reads that publishing has no address', async ({ page }) => {
  await signIn(page, 'publish', '/dashboard', product.url);
  await expect(
    page.getByText(/The address of the publishing site is not configured/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a New Quiz' })).toHaveCount(0);
  const entry = page.getByRole('navigation', { name: 'Areas' }).getByRole('link', {
    name: 'Publish',
  });
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await expectNoViolations(page, 'dashboard of a publisher');
});

test('NAV-046 a draft of this browser is continued from the dashboard', async ({ page }) => {
  await signIn(page, 'customer', '/quiz/my-quiz/create', product.url);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Osmosis in the kitchen');
  await waitUntilStored(page);
  await page.goto(toUrl('/dashboard', product.url));
  const drafts = card(page, 'Continue');
  await expect(drafts.getByRole('listitem')).toHaveCount(1);
  await expect(drafts).toContainText('Osmosis in the kitchen');
  await expect(drafts).toContainText('Only on this device');
  await drafts.getByRole('link', { name: 'Continue Osmosis in the kitchen' }).click();
  await expect(page).toHaveURL(/\/quiz\/my-quiz\/create$/);
});

test('NAV-046 a playlist with unsaved changes is continued from the dashboard', async ({
  page,
}) => {
  await signIn(page, 'cs', '/playlist', product.url);
  await page.getByRole('button', { name: 'New Playlist' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Membranes');
  await page.getByRole('button', { name: 'Create Playlist' }).click();
  await page.getByRole('button', { name: 'Add label' }).click();
  await waitUntilStored(page);
  const editor = page.url();
  await page.goto(toUrl('/dashboard', product.url));
  const drafts = card(page, 'Continue');
  await expect(drafts.getByRole('listitem')).toContainText('1 change not on the server');
  await drafts.getByRole('link', { name: 'Continue Membranes' }).click();
  await expect(page).toHaveURL(editor);
  await expect(page.getByRole('button', { name: 'Continue editing' })).toBeVisible();
});
