import { expect, test, type Page } from '@playwright/test';

import { signIn } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';

const getBar = (page: Page) => page.getByRole('search', { name: 'Find in quiz' });
const getTitles = (page: Page) =>
  page
    .locator('[data-question-title]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
const openQuiz = async (page: Page, title: string, questions: string[][]): Promise<void> => {
  const { id } = await (await openTemplateApi()).create(title, questions);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect.poll(() => getTitles(page)).toEqual(questions[0]);
};

test('text is found in all activities and replaced in one step, which undo takes back', async ({
  page,
}) => {
  const first = ['What is a cell?', 'Where does a cell get energy?'];
  await openQuiz(page, 'Cells', [first, ['How does a cell divide?']]);
  await page.locator('[data-question-title]').first().focus();
  await page.keyboard.press('Control+f');
  await expect(getBar(page).getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('cell');
  await expect(getBar(page)).toContainText('4 results');
  for (const place of ['Activity 1, question 1', 'Activity 1, question 2']) {
    await page.keyboard.press('Enter');
    await expect(getBar(page)).toContainText(place);
  }
  await page.keyboard.press('F3');
  await expect(getBar(page)).toContainText('4 of 4');
  await expect.poll(() => getTitles(page)).toEqual(['How does a cell divide?']);
  await expect(getBar(page).getByRole('textbox', { name: 'Find' })).toBeFocused();

  await getBar(page).getByRole('button', { name: 'Replace', exact: true }).first().click();
  await getBar(page).getByRole('textbox', { name: 'Replace with' }).fill('plant cell');
  await getBar(page).getByRole('button', { name: 'Replace all' }).click();
  await expect(getBar(page)).toContainText('Replaced “cell” 4 times');
  await expect.poll(() => getTitles(page)).toEqual(['How does a plant cell divide?']);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('button', { name: /^Activity 1/ }).click();
  await expect.poll(() => getTitles(page)).toEqual(first);
});

test('Escape leaves the bar with the focus on the words that were found', async ({ page }) => {
  await openQuiz(page, 'Osmosis', [['One', 'What is osmosis?']]);
  await page.keyboard.press('Control+f');
  await expect(getBar(page).getByRole('textbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('osmosis?');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(getBar(page)).toBeHidden();
  await page.keyboard.type('diffusion?');
  await expect.poll(() => getTitles(page)).toEqual(['One', 'What is diffusion?']);
});

test('Ctrl+G goes to a question by its number, and the palette runs commands of the editor', async ({
  page,
}) => {
  await openQuiz(page, 'Going', [
    ['One', 'Two'],
    ['Three', 'Four'],
  ]);
  await page.keyboard.press('Control+g');
  const dialog = page.getByRole('dialog', { name: 'Go to a question' });
  await dialog.getByRole('combobox').fill('2');
  await expect(dialog.getByRole('option')).toHaveText(['2. TwoActivity 1', '2. FourActivity 2']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => getTitles(page)).toEqual(['Three', 'Four']);
  await expect(page.locator('[data-question-title]').nth(1)).toBeFocused();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to a page or run a command' });
  await palette.getByRole('combobox').fill('add question');
  await page.keyboard.press('Enter');
  await expect.poll(() => getTitles(page)).toEqual(['Three', 'Four', '']);
  await expect(page.locator('[data-question-title]').nth(2)).toBeFocused();

  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('undo');
  await expect(palette.getByRole('option').first()).toContainText('Ctrl Z');
  await page.keyboard.press('Enter');
  await expect.poll(() => getTitles(page)).toEqual(['Three', 'Four']);

  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('replace');
  await page.keyboard.press('Enter');
  await expect(getBar(page).getByRole('textbox', { name: 'Replace with' })).toBeVisible();
  await expect(getBar(page).getByRole('textbox', { name: 'Find' })).toBeFocused();
});

test('an activity is renamed in the list (QED-03)', async ({ page }) => {
  await openQuiz(page, 'Renaming', [['One']]);
  const row = page.getByRole('list', { name: 'Activities' });
  await row.getByRole('button', { name: /^Activity 1/ }).press('F2');
  await page.keyboard.type('Warm-up');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('button', { name: /^Warm-up/ })).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(row.getByRole('button', { name: /^Warm-up/ })).toBeVisible();
});

for (const width of [1440, 360])
  test(`axe finds no violation in the find bar at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openQuiz(page, 'Axe', [['What is a cell?', 'A cell wall']]);
    await page.keyboard.press('Control+f');
    await expect(getBar(page).getByRole('textbox', { name: 'Find' })).toBeFocused();
    await page.keyboard.type('cell');
    await page.keyboard.press('Enter');
    await getBar(page).getByRole('button', { name: 'Replace', exact: true }).first().click();
    await expect(getBar(page)).toContainText('1 of 2');
    await expectNoViolations(page, `find bar ${String(width)}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
