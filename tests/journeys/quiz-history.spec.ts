import { expect, test, type Page } from '@playwright/test';

import { signIn } from './support/app.ts';
import { titleField } from './support/editor.ts';

const steps = (page: Page) => page.getByRole('list', { name: 'Steps, newest first' });
const step = (page: Page, name: string) => steps(page).getByRole('button', { name, exact: true });
const names = async (page: Page) => steps(page).locator('[data-row-focus]').allInnerTexts();
const here = (page: Page) => steps(page).locator('[aria-current=step]');

/** A new quiz with a title, two questions and a text in the first. */
async function written(page: Page): Promise<void> {
  await signIn(page, 'super', '/quiz/create');
  await titleField(page).fill('Enzymes');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.locator('[data-question-title]').first().fill('What is an enzyme?');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.keyboard.press('Control+Shift+h');
  await expect(steps(page)).toBeVisible();
}

test('ENT-07 the timeline lists every step by name, newest first, and says where one is', async ({
  page,
}) => {
  await written(page);
  expect(await names(page)).toEqual([
    'Added question 2',
    'Changed the text of question 1',
    'Added question 1',
    'Changed the title',
    'The quiz as it was opened',
  ]);
  await expect(here(page)).toHaveText('Added question 2');
  await expect(page.getByText('4 steps')).toBeVisible();
  await expect(steps(page)).not.toContainText('On the server');
});

test('ENT-07 the timeline of a stored quiz says which place the server has', async ({ page }) => {
  await signIn(page, 'super', '/quiz/edit/1');
  await titleField(page).fill('Changed');
  await page.keyboard.press('Control+Shift+h');
  await expect(
    steps(page).getByRole('listitem').filter({ hasText: 'On the server' }),
  ).toContainText('The quiz as it was opened');
});

test('ENT-07 a click goes to a step and forth again, the draft with it', async ({ page }) => {
  await written(page);
  await step(page, 'Changed the title').click();
  await expect(here(page)).toHaveText('Changed the title');
  await expect(page.locator('[data-question-title]')).toHaveCount(0);
  await step(page, 'Changed the text of question 1').click();
  await expect(page.locator('[data-question-title]')).toHaveValue('What is an enzyme?');
  await expect(page.getByRole('status', { name: '3 changes not on the server' })).toBeVisible();
});

test('ENT-07 the keyboard alone walks the timeline and goes to a step', async ({ page }) => {
  await written(page);
  await here(page).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(step(page, 'Added question 1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(here(page)).toHaveText('Added question 1');
  await expect(step(page, 'Added question 1')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(titleField(page)).toHaveValue('');
});

test('ENT-07 new work sets undone steps aside and they can be gone back to', async ({ page }) => {
  await written(page);
  await step(page, 'Changed the title').click();
  await page.getByRole('button', { name: 'Add activity' }).click();
  expect(await names(page)).toEqual([
    'Added Activity 2',
    'Added question 2',
    'Changed the text of question 1',
    'Added question 1',
    'Changed the title',
    'The quiz as it was opened',
  ]);
  await step(page, 'Added question 2').click();
  await expect(page.locator('[data-question-title]').first()).toHaveValue('What is an enzyme?');
  await expect(page.getByRole('list', { name: 'Activities' }).getByRole('listitem')).toHaveCount(1);
});

test('QED-11 one old step is taken back alone, later ones stay', async ({ page }) => {
  await written(page);
  await step(page, 'Changed the title').hover();
  await page.getByRole('button', { name: 'Take back only this: Changed the title' }).click();
  await expect(titleField(page)).toHaveValue('');
  await expect(page.locator('[data-question-title]')).toHaveCount(2);
  await expect(here(page)).toHaveText('Took back: Changed the title');
});

test('QED-11 a step others build on names them, leads to them and can be taken back with them', async ({
  page,
}) => {
  await written(page);
  await step(page, 'Added question 1').hover();
  await page.getByRole('button', { name: 'Take back only this: Added question 1' }).click();
  const why = page.getByRole('alert');
  await expect(why).toContainText('A later step depends on this one.');
  await expect(why.getByRole('button', { name: 'Changed the text of question 1' })).toBeVisible();
  await why.getByRole('button', { name: 'Take back both' }).click();
  await expect(page.locator('[data-question-title]')).toHaveCount(1);
  await expect(here(page)).toHaveText('Took back: Added question 1 and 1 later step');
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-question-title]').first()).toHaveValue('What is an enzyme?');
});

test('ENT-07 on a phone the timeline is a dialog that shows the step one went to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await written(page);
  await expect(page.getByRole('dialog', { name: 'Timeline' })).toBeVisible();
  await step(page, 'Changed the title').click();
  await expect(page.getByRole('dialog', { name: 'Timeline' })).toBeHidden();
  await expect(page.locator('[data-question-title]')).toHaveCount(0);
});
