import { expect, test, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { startProduct, type Product } from './support/product.ts';

// The server keeps the language of an account, which other journeys share.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.close());

/** Fills in the sign-in form, which has the focus, by keyboard. */
async function typeSignIn(page: Page, account: string): Promise<void> {
  await expect(page.locator('input[type=email]')).toBeFocused();
  await page.keyboard.type(`${account}@lectern.test`);
  await page.locator('input[type=password]').focus();
  await page.keyboard.type('lectern-demo');
  await page.keyboard.press('Enter');
}

test.describe('I18N-02 the language of the browser', () => {
  test.use({ locale: 'de-AT' });

  test(
    'a first visit is in German; the person changes to French and keeps it on another computer',
    { tag: '@quick' },
    async ({ page, browser }) => {
      await page.goto(toUrl('/signin', product.url));
      await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await page.getByLabel('Sprache').focus();
      await page.getByLabel('Sprache').selectOption('Français');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByLabel('Langue')).toBeFocused();

      await page.locator('input[type=email]').focus();
      const kept = page.waitForResponse(
        (response) =>
          response.request().method() === 'PATCH' && response.url().endsWith('/api/admin/profile'),
      );
      await typeSignIn(page, 'publish');
      expect((await kept).status()).toBe(200);
      await expect(page.getByRole('button', { name: /^Compte/ })).toBeVisible();

      const elsewhere = await browser.newContext({ locale: 'en-GB' });
      const other = await elsewhere.newPage();
      await signIn(other, 'publish', '/', product.url);
      await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
      await elsewhere.close();
    },
  );
});

test('I18N-02 another language keeps the work, its undo and the focus', async ({ page }) => {
  await signIn(page, 'cs', '/quiz/my-quiz/create', product.url);
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

test.describe('I18N-02 from right to left', () => {
  test.use({ locale: 'ar-EG', viewport: { width: 1440, height: 2000 } });

  test(
    'a quiz is written in Arabic, its questions are moved, and it is saved, by keyboard',
    { tag: '@quick' },
    async ({ page }) => {
      const getCard = (index: number) =>
        page
          .getByRole('listitem')
          .filter({ has: page.locator('[data-question-title]') })
          .nth(index);
      const readTitles = () =>
        page
          .locator('[data-question-title]')
          .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

      await page.goto(toUrl('/signin', product.url));
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await typeSignIn(page, 'super');
      await expect(page.getByRole('banner').first()).toBeVisible();
      await page.goto(toUrl('/quiz/create', product.url));
      await page.getByRole('textbox', { name: /^العنوان/ }).focus();
      await page.keyboard.type('الخلية');
      for (const [index, title] of ['ما هي النواة؟', 'ما هو DNA؟'].entries()) {
        await page.getByRole('button', { name: 'إضافة سؤال' }).focus();
        await page.keyboard.press('Enter');
        await expect(page.locator('[data-question-title]').nth(index)).toBeFocused();
        await page.keyboard.type(title);
        const card = getCard(index);
        const options = card.locator('textarea:not([data-question-title])');
        for (const [at, text] of ['نعم', 'لا', 'ربما', 'أبدًا'].entries()) {
          await options.nth(at).focus();
          await page.keyboard.type(text);
        }
        await card.getByRole('radio').first().focus();
        await page.keyboard.press('ArrowDown');
        await expect(card.getByRole('radio').nth(1)).toBeChecked();
      }
      await getCard(0).locator('button:has(.lucide-grip-vertical)').first().focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await expect.poll(readTitles).toEqual(['ما هو DNA؟', 'ما هي النواة؟']);
      await page.keyboard.press('Control+z');
      await expect.poll(readTitles).toEqual(['ما هي النواة؟', 'ما هو DNA؟']);
      await page.getByRole('button', { name: 'الخط الزمني' }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'الخط الزمني' })).toBeVisible();
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/quiz\/edit\/\d+$/);
    },
  );
});

test.describe('I18N-02 in German', () => {
  test.use({ locale: 'de-DE' });

  test('an author writes, saves, shares and deletes a quiz, and reads every notice', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const read = new Set<string>();
      Object.assign(window, { listNotices: () => [...read] });
      new MutationObserver(() => {
        for (const element of document.querySelectorAll('[data-severity]'))
          read.add((element as HTMLElement).innerText.trim().replaceAll(/\s*\n\s*/g, ' | '));
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const getNotice = (text: string) => page.locator('[data-severity]').filter({ hasText: text });
    const getButton = (name: string) => page.getByRole('button', { name, exact: true });

    await page.goto(toUrl('/signin', product.url));
    await typeSignIn(page, 'super');
    await expect(page.getByRole('banner').first()).toBeVisible();
    await page.goto(toUrl('/quiz/admin-quiz/create', product.url));
    await page.getByRole('textbox', { name: /^Titel/ }).fill('Zellen');
    for (const [index, title] of ['Was ist ein Zellkern?', 'Was ist DNA?'].entries()) {
      await getButton('Frage hinzufügen').click();
      await page.locator('[data-question-title]').nth(index).fill(title);
    }
    await page.getByRole('button', { name: 'Frage 1 verschieben' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(page.getByText('Frage 1 wurde auf Position 2 von 2 abgelegt.')).toHaveCount(1);
    await getButton('Aktivität hinzufügen').click();
    await getButton('Activity 1 löschen').click();
    await getNotice('gelöscht').getByRole('button', { name: 'Rückgängig machen' }).click();
    await getButton('Quiz speichern').click();
    await getButton('Activity 2 löschen').click();
    await page.getByRole('radio', { name: 'Benotet', exact: true }).check();
    const answers = ['Ein Organell', 'Ein Gen', 'Ein Ion', 'Ein Enzym'];
    for (const [at, text] of [...answers, ...answers].entries())
      await page
        .getByRole('textbox', { name: /^Option [A-Z]$/ })
        .nth(at)
        .fill(text);
    await page.route('**/quiz/create', (route) => route.abort(), { times: 1 });
    await getButton('Quiz speichern').click();
    await expect(getNotice('nicht erreichbar')).toBeVisible();
    await getButton('Erneut versuchen').click();
    await expect(page).toHaveURL(toUrl('/quiz/admin-quiz', product.url));

    const row = page.getByRole('row', { name: 'Zellen' });
    await row.hover();
    await row.getByRole('button', { name: 'Teilen', exact: true }).click();
    await page.keyboard.type('cs@lectern.test, niemand@lectern.test, publish@lectern.test,');
    await page.getByRole('dialog').getByRole('button', { name: 'Teilen', exact: true }).click();
    await expect(getNotice('Nicht gefunden')).toBeVisible();
    await page.keyboard.press('Escape');
    await row.getByRole('button', { name: /^Aktionen/ }).click();
    await page.getByRole('menuitem', { name: 'Löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await getNotice('gelöscht').getByRole('button', { name: 'Rückgängig' }).click();
    await expect(row).toBeVisible();
    await expect(getNotice('wiederhergestellt')).toBeVisible();
    expect(
      await page.evaluate(() => (window as never as { listNotices: () => string[] }).listNotices()),
    ).toEqual([
      'Erfolg: | Activity 1 mit 2 Fragen gelöscht | Rückgängig machen',
      'Fehler: | Kein Typ ausgewählt | Es muss mindestens eine Frage geben',
      'Fehler: | Der Server ist nicht erreichbar. Ihre Änderungen bleiben erhalten: Speichern Sie erneut, sobald Sie wieder online sind.',
      'Erfolg: | Quiz gespeichert',
      'Erfolg: | Geteilt: cs@lectern.test',
      'Warnung: | Kein Zugriff: publish@lectern.test',
      'Warnung: | Nicht gefunden: niemand@lectern.test',
      'Erfolg: | Quiz gelöscht | Rückgängig | Strg Z',
      'Erfolg: | Das Quiz wurde wiederhergestellt',
    ]);
  });
});
