import { expect, test } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.close());
// One worker, so that one server is started.
test.describe.configure({ mode: 'default' });

test('INST-02 INST-03 INST-04 institutions are searched by text and number, filtered, and the address restores it', async ({
  page,
}) => {
  await signIn(page, 'super', '/institutions', product.url);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(11);
  // As many rows stand there while the list loads.
  await expect(rows.nth(10)).toContainText(/\w/);
  await page.getByRole('searchbox').fill('university');
  await expect(rows).toHaveCount(5);
  await expect(page).toHaveURL(/search=university/);
  await page.getByRole('searchbox').fill('3');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Tamar Institute of Technology');
  await page.getByRole('searchbox').fill('');
  await expect(rows).toHaveCount(11);

  const choose = async (filter: string, option: string): Promise<void> => {
    await page.getByRole('button', { name: new RegExp(`^${filter} .`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Approval', 'Not approved');
  await expect(rows).toHaveCount(3);
  await choose('Approval', 'Approval: all');
  await choose('Subscription', 'Education');
  await expect(rows).toHaveCount(4);
  await choose('Feature', 'Feature quiz');
  await expect(rows).toHaveCount(3);
  await choose('Product', 'Product 104');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Brightwater High School');
  const address = page.url();
  expect(new URL(address).search).toBe('?subscription=education&product=104&feature=quiz');
  await page.goto(toUrl('/dashboard', product.url));
  await page.goto(address);
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Product ./ })).toContainText('Product 104');
});

test('decision 0048: the details of an institution, with links that lead to a user and a class', async ({
  page,
}) => {
  await signIn(page, 'super', '/institutions', product.url);
  await page.getByRole('button', { name: 'Show Northfield University' }).click();
  const panel = page.getByRole('complementary', { name: 'Details of Northfield University' });
  await expect(panel).toContainText('2 of 2,500');
  await expect(panel.getByRole('region', { name: 'Sections' }).getByRole('listitem')).toHaveCount(
    4,
  );
  await expectNoViolations(page, 'institution details');
  await expect(panel.getByRole('link', { name: 'Biology 101' })).toHaveAttribute(
    'href',
    /\/classes\/1$/,
  );
  await panel.getByRole('link', { name: 'Samuel Whitaker' }).click();
  await expect(page).toHaveURL(/\/admins\?search=/);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
});

test('INST-05 decision 0048: without a match the list says so; an admin reads users without a link; on a phone the details are a drawer', async ({
  page,
}) => {
  await signIn(page, 'admin', '/institutions?search=zzz', product.url);
  await expect(page.getByText('No institutions found')).toBeVisible();
  await expectNoViolations(page, 'no institutions');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(toUrl('/institutions', product.url));
  await page.getByRole('button', { name: 'Show Kestrel College' }).click();
  const drawer = page.getByRole('dialog', { name: 'Kestrel College' });
  await expect(drawer).toContainText('Noor Haddad');
  await expect(drawer.getByRole('link', { name: 'Noor Haddad' })).toHaveCount(0);
  await expectNoViolations(page, 'institution drawer');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});
