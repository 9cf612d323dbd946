import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until every step of the editor on the screen is acknowledged as kept on disk, by what its popover says. */
export async function allKept(page: Page): Promise<void> {
  const pill = page.getByRole('status').getByRole('button');
  await pill.click();
  await expect(page.getByRole('dialog', { name: 'Where your changes are' })).toContainText(
    'Every change is kept on disk',
  );
  await pill.click();
}

/** The offer of unsaved work. */
export const offer = (page: Page): Locator =>
  page.getByRole('region', { name: 'Unsaved changes in this browser' });

/** Goes on with the first offered draft and waits for the form. */
export async function goOn(page: Page): Promise<void> {
  await offer(page).getByRole('button', { name: 'Continue editing' }).first().click();
  await expect(page.getByRole('button', { name: 'Save Quiz' })).toBeVisible();
}
