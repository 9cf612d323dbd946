import { expect, type Page } from '@playwright/test';

type Role =
  | 'link'
  | 'searchbox'
  | 'textbox'
  | 'tab'
  | 'group'
  | 'button'
  | 'slider'
  | 'checkbox'
  | 'radio';

/** Presses Tab, or Shift+Tab, until an element has the focus, as a person without a mouse does. */
export async function tabTo(
  page: Page,
  role: Role,
  name: string,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  await expect(wanted).toBeVisible();
  for (let count = 0; count < 300; count += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach the ${role} ${name}`);
}
