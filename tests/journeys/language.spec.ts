import { expect, test } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';

test.describe('I18N-02 the language of the browser', () => {
  test.use({ locale: 'de-AT' });

  test(
    'a first visit is in German; the person changes to French and keeps it on another computer',
    { tag: '@quick' },
    async ({ page, browser }) => {
      await page.goto(toUrl('/sign-in'));
      await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.getByLabel('Sprache').focus();
      await page.getByLabel('Sprache').selectOption('Français');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByLabel('Langue')).toBeFocused();

      await page.locator('input[type=email]').fill('publish@lectern.test');
      await page.locator('input[type=password]').fill('lectern-demo');
      const kept = page.waitForResponse(
        (response) =>
          response.request().method() === 'PATCH' && response.url().endsWith('/api/admin/profile'),
      );
      await page.locator('button[type=submit]').click();
      expect((await kept).status()).toBe(200);
      await expect(page.getByRole('button', { name: /^Compte/ })).toBeVisible();

      const elsewhere = await browser.newContext({ locale: 'en-GB' });
      const other = await elsewhere.newPage();
      await signIn(other, 'publish', '/');
      await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
      await elsewhere.close();
    },
  );
});

test('I18N-02 another language keeps the work, its undo and the focus', async ({ page }) => {
  await signIn(page, 'super', '/quiz/create');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Zellen und Gewebe');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Language: English' }).click();
  const german = page.getByRole('radio', { name: 'Deutsch' });
  await german.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(german).toBeFocused();
  await expect(page.getByRole('dialog', { name: 'Sprache' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Konto/ })).toBeFocused();
  const title = page.getByRole('textbox', { name: /Titel/ }).first();
  await expect(title).toHaveValue('Zellen und Gewebe');
  await page.getByRole('button', { name: 'Rückgängig machen' }).click();
  await expect(title).toHaveValue('');
});
