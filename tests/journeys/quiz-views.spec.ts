import { expect, test } from '@playwright/test';

import { signIn } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';

test('PD-31 a filtered quiz list is saved as a view and shared by its address', async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  const name = `Past ${String(repeatEachIndex)}`;
  await signIn(page, 'super', '/quiz/admin-quiz');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Deadline' }).click();
  await page.getByRole('option', { name: 'past' }).click();
  await expect(page).toHaveURL(/deadline=past/);
  const chips = page.getByRole('list', { name: 'Filters' });
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await expectNoViolations(page, 'a filtered list');

  await page.getByRole('button', { name: 'Save view' }).click();
  const form = page.getByRole('dialog', { name: 'Save view' });
  await form.getByRole('textbox', { name: 'Name of the view' }).fill(name);
  const stored = page.waitForResponse(
    (response) =>
      response.request().method() === 'PATCH' && response.url().includes('/list_settings/'),
  );
  await form.getByRole('button', { name: 'Save' }).click();
  const view = page.getByRole('button', { name, exact: true });
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  await stored;
  await page.reload();
  await expect(view).toHaveAttribute('aria-pressed', 'true');
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  const shared = new URL(page.url());

  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).not.toHaveURL(/deadline/);
  await expect(chips).toHaveCount(0);
  await view.click();
  await expect(page).toHaveURL(/deadline=past/);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/deadline/);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, 'cs', `/quiz/admin-quiz${shared.search}`);
  await expect(other.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveCount(1);
  // The view is somebody else's; the filters are those of the address.
  await expect(other.getByRole('button', { name, exact: true })).toHaveCount(0);
  await context.close();
});
