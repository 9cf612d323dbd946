import { expect, test, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';

/** Presses Tab until an element has the focus, as a person without a mouse does. */
async function tabTo(page: Page, role: 'link' | 'searchbox' | 'tab', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true });
  await expect(wanted).toBeVisible();
  for (let count = 0; count < 80; count += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach the ${role} ${name}`);
}

test('a super admin opens the gallery by keyboard, finds a machine and reads it in every view', async ({
  page,
}) => {
  await signIn(page, 'super', '/feature-flags');
  await tabTo(page, 'link', 'Statecharts inspector');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Statecharts' })).toBeVisible();
  await expectNoViolations(page, 'inspector all machines');
  await tabTo(page, 'searchbox', 'Find a machine');
  await page.keyboard.type('quizedit');
  await page.keyboard.press('Tab');
  await tabTo(page, 'link', 'quizEditor');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'quizEditor' })).toBeVisible();
  await expect(page.getByText(/^\d+ states · \d+ transitions$/)).toBeVisible();
});

test('others than super admins do not reach the inspector', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard');
  await expect(page.getByRole('link', { name: 'Statecharts inspector' })).toHaveCount(0);
  await page.goto(toUrl('/inspector'));
  await expect(page).toHaveURL(toUrl('/dashboard'));
});
