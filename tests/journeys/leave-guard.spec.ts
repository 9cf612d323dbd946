import { expect, test, type Page } from '@playwright/test';

import { toUrl, signIn, waitForScreen } from './support/app.ts';

/**
 * Goes from the dashboard and the list to a new quiz and types a title, so that the browser history
 * has entries.
 */
async function openDirtyEditor(page: Page): Promise<void> {
  await signIn(page, 'super', '/dashboard');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Quizzes' }).click();
  // The dashboard leads to a new quiz too.
  await waitForScreen(page, 'Quizzes');
  await page
    .getByRole('link', { name: /Create a New Quiz/ })
    .or(page.getByRole('button', { name: /Create a New Quiz/ }))
    .first()
    .click();
  await expect(page).toHaveURL(toUrl('/quiz/create'));
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Unsaved quiz');
}

const getLeaveDialog = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test(
  'NAV-010 the Back button asks; staying keeps the address and the text, leaving goes back',
  { tag: '@quick' },
  async ({ page }) => {
    await openDirtyEditor(page);
    await page.goBack();
    await expect(getLeaveDialog(page)).toBeVisible();
    await expect(page).toHaveURL(toUrl('/quiz/create'));
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(getLeaveDialog(page)).toBeHidden();
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await expect(title).toHaveValue('Unsaved quiz');
    await expect(title).toBeFocused();

    await page.goBack();
    await expect(getLeaveDialog(page)).toBeVisible();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page).toHaveURL(toUrl('/quiz'));
    await waitForScreen(page, 'Quizzes');
    await page.goBack();
    await expect(page).toHaveURL(toUrl('/dashboard'));
  },
);

test('NAV-010 a link asks, and leaving follows it', async ({ page }) => {
  await openDirtyEditor(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Dashboard' }).click();
  await expect(getLeaveDialog(page)).toBeVisible();
  await expect(page).toHaveURL(toUrl('/quiz/create'));
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(toUrl('/dashboard'));
});

test('NAV-010 closing the tab asks', async ({ page }) => {
  await openDirtyEditor(page);
  const request = page.waitForEvent('dialog');
  const closed = page.close({ runBeforeUnload: true });
  const dialog = await request;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await closed;
});

test('NAV-006 Sign out is blocked while there are unsaved changes', async ({ page }) => {
  await openDirtyEditor(page);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /Switch to the dark theme/ })).toBeVisible();
  await expect(page.getByRole('option', { name: /Sign out/ })).toBeHidden();
});

test('NAV-010 changes that are being saved are not discarded, and the user hears why', async ({
  page,
}) => {
  await openDirtyEditor(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'POST' && route.request().url().includes('quiz')) await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.locator('[data-question-title]').fill('Is it kept?');
  for (const letter of ['A', 'B', 'C', 'D'])
    await page.getByRole('textbox', { name: `Option ${letter}`, exact: true }).fill(letter);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Dashboard' }).click();
  await getLeaveDialog(page).getByRole('button', { name: 'Save and leave' }).click();
  await getLeaveDialog(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('Your changes are being saved.')).toBeVisible();
  await expect(getLeaveDialog(page)).toBeHidden();
  await expect(page).toHaveURL(toUrl('/quiz/create'));
  release();
  await expect(page).toHaveURL(/\/quiz\/edit\/\d+$/);
});

test('NAV-006 NAV-010 the user menu asks what becomes of the changes; discarded ones are not offered again', async ({
  page,
}) => {
  await openDirtyEditor(page);
  await page.getByRole('button', { name: /^Account of / }).click();
  await page.getByRole('menuitem', { name: 'Save or discard changes…' }).click();
  await expect(getLeaveDialog(page)).toContainText('keeps your changes until you come back');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(toUrl('/dashboard'));
  await page.goto(toUrl('/quiz/create'));
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('');
  await page.getByRole('button', { name: /^Account of / }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeEnabled();
});
