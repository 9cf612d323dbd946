import { expect, test, type Page } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { getTitleField, writeQuiz, type WrittenQuiz } from './support/editor.ts';
import { openTemplateApi } from './support/template-api.ts';

const createQuiz = (title: string): WrittenQuiz => ({
  title,
  activities: [
    {
      title: 'Activity 1',
      questions: [
        {
          title: 'What does a catalyst change?',
          options: ['The equilibrium', 'The activation energy'],
          right: [2],
        },
      ],
    },
  ],
});
const createCalls = '**/api/admin/quiz/template/create';
const status = (page: Page) => page.getByRole('button', { name: 'All changes saved' });
const saveHere = (page: Page) => page.keyboard.press('Control+s');

/** Returns the titles of the templates that contain `words`. */
async function listTitles(words: string): Promise<readonly string[]> {
  const { titled } = await openTemplateApi();
  return (await titled(words)).map(({ title }) => title);
}

async function startQuiz(page: Page, title: string): Promise<void> {
  await signIn(page, 'super', '/quiz/create');
  await expect(getTitleField(page)).toBeVisible();
  await writeQuiz(page, createQuiz(title));
}

test('a quiz is created and saved again without leaving; it is one quiz, and undo goes back beyond the save', async ({
  page,
}) => {
  await startQuiz(page, 'Stays 1');
  await getTitleField(page).focus();
  await saveHere(page);
  await expect(page.getByText('Success: Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/quiz\/edit\/\d+$/);
  await expect(getTitleField(page)).toBeFocused();
  const address = page.url();
  await page.keyboard.type(' more');
  await expect(page.getByRole('button', { name: '1 unsaved change' })).toBeVisible();
  await saveHere(page);
  await expect(status(page)).toBeVisible();
  expect(page.url()).toBe(address);
  expect(await listTitles('Stays 1')).toEqual(['Stays 1 more']);
  await page.keyboard.press('Escape');
  const undo = page.getByRole('button', { name: 'Undo' });
  while ((await undo.getAttribute('aria-disabled')) !== 'true') await undo.click();
  await expect(getTitleField(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: /unsaved changes/ })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Unsaved changes in this browser')).toBeVisible();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(getTitleField(page)).toHaveValue('Stays 1');
  expect(await listTitles('Stays 1')).toEqual(['Stays 1 more']);
});

test(
  'a lost response is repeated with Try again, and one quiz is created',
  { tag: '@quick' },
  async ({ page }) => {
    await startQuiz(page, 'Stays 2');
    let isLost = false;
    await page.route(createCalls, async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Save and stay' }).click();
    await expect(page.getByText('The last save failed').first()).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/quiz\/edit\/\d+$/);
    await expect(page.getByText('The last save failed')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await listTitles('Stays 2')).toEqual(['Stays 2']);
  },
);

test('NAV-006 the leave dialog saves and leaves; with errors the person stays', async ({
  page,
}) => {
  await startQuiz(page, 'Stays 3');
  const leave = () =>
    page.getByRole('navigation').first().getByRole('link', { name: 'Dashboard' }).click();
  const saveAndLeave = page
    .getByRole('dialog')
    .getByRole('button', { name: 'Save and leave', exact: true });
  await getTitleField(page).fill('');
  await leave();
  await saveAndLeave.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getTitleField(page)).toBeFocused();
  await getTitleField(page).fill('Stays 3');
  await leave();
  await saveAndLeave.click();
  await expect(page).toHaveURL(toUrl('/dashboard'));
  expect(await listTitles('Stays 3')).toEqual(['Stays 3']);
  await page.goBack();
  await expect(page).toHaveURL(/\/quiz\/edit\/\d+$/);
  await expect(getTitleField(page)).toHaveValue('Stays 3');
});

test("a new quiz after one that was saved here is empty, and 'Save Quiz' says so in the list", async ({
  page,
}) => {
  await startQuiz(page, 'Stays 4');
  await saveHere(page);
  await expect(page).toHaveURL(/\/quiz\/edit\/\d+$/);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  await expect(page.getByText('Success: Quiz saved', { exact: true })).toBeVisible();
  await page.goto(toUrl('/quiz/create'));
  await expect(getTitleField(page)).toHaveValue('');
});
