import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the save status says that every change is stored on disk. */
export async function waitUntilStored(page: Page): Promise<void> {
  const pill = page.getByRole('status').getByRole('button');
  await pill.click();
  await expect(page.getByRole('dialog', { name: 'Where your changes are' })).toContainText(
    'Every change is stored on disk',
  );
  await pill.click();
}

/** Returns the region that offers unsaved drafts. */
export const getDraftRecovery = (page: Page): Locator =>
  page.getByRole('region', { name: 'Unsaved changes in this browser' });

/** Continues the first unsaved draft and waits for the form. */
export async function continueFirstDraft(page: Page): Promise<void> {
  await getDraftRecovery(page).getByRole('button', { name: 'Continue editing' }).first().click();
  await expect(page.getByRole('button', { name: 'Save Quiz' })).toBeVisible();
}
