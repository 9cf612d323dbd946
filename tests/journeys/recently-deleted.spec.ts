import { expect, test } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { openQuizApi } from './support/quiz-api.ts';
import { chooseRowAction } from './support/row-actions.ts';

test(
  'QLST-64 a deleted quiz is found by the user menu after a reload, and restored by keyboard',
  { tag: '@quick' },
  async ({ page, request }) => {
    const title = 'Gone by a journey';
    const list = '/quiz/my-quiz?search=Gone+by+a+journey';
    await (await openQuizApi(request, 'customer')).make('user', title);
    await signIn(page, 'customer', list);
    const quiz = page.locator('[data-row]').filter({ hasText: title });
    await chooseRowAction(quiz, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(quiz).toBeHidden();

    await page.reload();
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Recently deleted' }).click();
    await expect(page).toHaveURL(/\/recently-deleted$/);
    await expect(page).toHaveTitle(/^Recently deleted/);
    await page.getByRole('searchbox', { name: 'Search by title' }).fill('GONE BY');
    await expect(page.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeAttached();
    const row = page.getByRole('row', { name: title });
    await expect(row).toContainText('Quiz');
    await page.getByRole('button', { name: `Restore ${title}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${title} was restored`)).toBeVisible();
    await expect(row).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();

    await page.goto(toUrl(list));
    await expect(quiz).toBeVisible();
  },
);

test(
  'QLST-64 what waits is restored after the list is left, and appears in the list of quizzes',
  { tag: '@quick' },
  async ({ page, request }) => {
    const api = await openQuizApi(request, 'customer');
    const titles = ['Waits first', 'Waits second'];
    for (const title of titles) await api.make('user', title);
    await signIn(page, 'customer', '/quiz/my-quiz?search=Waits');
    for (const title of titles) {
      const quiz = page.locator('[data-row]').filter({ hasText: title });
      await chooseRowAction(quiz, 'Delete');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(quiz).toBeHidden();
    }
    await page.getByRole('button', { name: /^Account of / }).click();
    await page.getByRole('menuitem', { name: 'Recently deleted' }).click();
    const held: (() => void)[] = [];
    await page.route('**/api/admin/quiz/restore/*', async (route) => {
      if (held.length === 0) await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    for (const title of titles)
      await page.getByRole('button', { name: `Restore ${title}` }).click();
    await expect.poll(() => held.length).toBe(1);
    await page.getByRole('link', { name: 'Quizzes' }).first().click();
    await expect(page).toHaveURL(/\/quiz/);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    held[0]?.();
    for (const title of titles) await expect(page.getByText(`${title} was restored`)).toBeVisible();
    for (const title of titles)
      await expect(page.locator('[data-row]').filter({ hasText: title })).toBeVisible();
  },
);
