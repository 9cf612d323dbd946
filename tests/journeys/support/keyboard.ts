import { expect, type Page } from '@playwright/test';

type Role = 'link' | 'searchbox' | 'textbox' | 'tab' | 'group' | 'button' | 'slider';

/** Presses Tab until an element has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, role: Role, name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  await expect(wanted).toBeVisible();
  for (let count = 0; count < 160; count += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach the ${role} ${name}`);
}
