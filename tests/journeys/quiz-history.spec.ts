import { expect, test, type Page } from '@playwright/test';

import { signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';

const getSteps = (page: Page) => page.getByRole('list', { name: 'Steps, newest first' });
const getStep = (page: Page, name: string) =>
  getSteps(page).getByRole('button', { name, exact: true });
const readStepNames = async (page: Page) =>
  getSteps(page).locator('[data-row-focus]').allInnerTexts();
const getCurrentStep = (page: Page) => getSteps(page).locator('[aria-current=step]');

/** Writes a new quiz with a title and two questions, the first with a text. */
async function writeNewQuiz(page: Page): Promise<void> {
  await signIn(page, 'super', '/quiz/create');
  await getTitleField(page).fill('Enzymes');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.locator('[data-question-title]').first().fill('What is an enzyme?');
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.keyboard.press('Control+Shift+h');
  await expect(getSteps(page)).toBeVisible();
}

test('ENT-07 the timeline lists every step, jumps by click and by keyboard, and keeps undone steps in a branch', async ({
  page,
}) => {
  await writeNewQuiz(page);
  await test.step('it lists every step by name, newest first, and marks the current one', async () => {
    expect(await readStepNames(page)).toEqual([
      'Added question 2',
      'Changed the text of question 1',
      'Added question 1',
      'Changed the title',
      'The quiz as it was opened',
    ]);
    await expect(getCurrentStep(page)).toHaveText('Added question 2');
    await expect(page.getByText('4 steps')).toBeVisible();
    for (const time of await getSteps(page).locator('time').allInnerTexts())
      expect(time).toMatch(/^(now|\d+ (second|minute)s? ago)$/);
    await expect(getSteps(page)).not.toContainText('On the server');
  });
  await test.step('a click jumps to a step and back, and the draft follows', async () => {
    await getStep(page, 'Changed the title').click();
    await expect(getCurrentStep(page)).toHaveText('Changed the title');
    await expect(page.locator('[data-question-title]')).toHaveCount(0);
    await getStep(page, 'Changed the text of question 1').click();
    await expect(page.locator('[data-question-title]')).toHaveValue('What is an enzyme?');
    await expect(page.getByRole('status', { name: '3 unsaved changes' })).toBeVisible();
  });
  await test.step('it works by keyboard', async () => {
    await getStep(page, 'Added question 2').click();
    await expect(getCurrentStep(page)).toHaveText('Added question 2');
    await getCurrentStep(page).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(getStep(page, 'Added question 1')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(getCurrentStep(page)).toHaveText('Added question 1');
    await expect(getStep(page, 'Added question 1')).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(getTitleField(page)).toHaveValue('');
  });
  await test.step('a new step moves undone steps to a branch that can be restored', async () => {
    await getStep(page, 'Changed the title').click();
    await page.getByRole('button', { name: 'Add activity' }).click();
    expect(await readStepNames(page)).toEqual([
      'Added Activity 2',
      'Added question 2',
      'Changed the text of question 1',
      'Added question 1',
      'Changed the title',
      'The quiz as it was opened',
    ]);
    await getStep(page, 'Added question 2').click();
    await expect(page.locator('[data-question-title]').first()).toHaveValue('What is an enzyme?');
    await expect(page.getByRole('list', { name: 'Activities' }).getByRole('listitem')).toHaveCount(
      1,
    );
  });
});

test('ENT-07 the timeline of a stored quiz marks the saved step', async ({ page }) => {
  await signIn(page, 'super', '/quiz/edit/1');
  await getTitleField(page).fill('Changed');
  await page.keyboard.press('Control+Shift+h');
  await expect(
    getSteps(page).getByRole('listitem').filter({ hasText: 'On the server' }),
  ).toContainText('The quiz as it was opened');
});

test('QED-11 an old step is reverted alone, or with the later steps that depend on it', async ({
  page,
}) => {
  await writeNewQuiz(page);
  await test.step('one old step is reverted alone, later steps stay', async () => {
    await getStep(page, 'Changed the title').hover();
    await page.getByRole('button', { name: 'Revert only this: Changed the title' }).click();
    await expect(getTitleField(page)).toHaveValue('');
    await expect(page.locator('[data-question-title]')).toHaveCount(2);
    await expect(getCurrentStep(page)).toHaveText('Reverted: Changed the title');
  });
  await page.keyboard.press('Control+z');
  await expect(getTitleField(page)).toHaveValue('Enzymes');
  await test.step('a step with dependent steps lists and links them, and can be reverted with them', async () => {
    await getStep(page, 'Added question 1').hover();
    await page.getByRole('button', { name: 'Revert only this: Added question 1' }).click();
    const why = page.getByRole('alert');
    await expect(why).toContainText('A later step depends on this one.');
    await expect(why.getByRole('button', { name: 'Changed the text of question 1' })).toBeVisible();
    await why.getByRole('button', { name: 'Revert both' }).click();
    await expect(page.locator('[data-question-title]')).toHaveCount(1);
    await expect(getCurrentStep(page)).toHaveText('Reverted: Added question 1 and 1 later step');
    await page.keyboard.press('Control+z');
    await expect(page.locator('[data-question-title]').first()).toHaveValue('What is an enzyme?');
  });
  await test.step('a step that is shown under its row says alone why it is not reverted', async () => {
    await page.locator('[data-question-title]').nth(1).fill('What is a salt?');
    await page.getByRole('button', { name: 'Add option' }).nth(1).click();
    await page
      .getByRole('group', { name: 'Options of question 2' })
      .getByRole('button', { name: /^Remove option/ })
      .last()
      .click();
    await page.getByRole('button', { name: '2 steps: Wrote question 2' }).click();
    await getStep(page, 'Added an option to question 2').hover();
    await page
      .getByRole('button', { name: 'Revert only this: Added an option to question 2' })
      .click();
    await expect(page.getByRole('alert')).toHaveCount(1);
  });
});

test('ENT-07 on a phone the timeline is a dialog that closes to show the chosen step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await writeNewQuiz(page);
  await expect(page.getByRole('dialog', { name: 'Timeline' })).toBeVisible();
  await getStep(page, 'Changed the title').click();
  await expect(page.getByRole('dialog', { name: 'Timeline' })).toBeHidden();
  await expect(page.locator('[data-question-title]')).toHaveCount(0);
});

test('QED-19 a deleted activity says what went with it, and Undo in the notice brings it back', async ({
  page,
}) => {
  await writeNewQuiz(page);
  await page.getByRole('button', { name: 'Add activity' }).click();
  const activities = page.getByRole('list', { name: 'Activities' }).getByRole('listitem');
  await expect(activities).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete Activity 1' }).press('Enter');
  await expect(activities).toHaveCount(1);
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('Deleted Activity 1 with 2 questions');
  await notices.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(activities).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Activity 1/ })).toContainText('2 questions');
  await expect(page.locator('body')).not.toBeFocused();
  await page.getByRole('button', { name: 'Delete Activity 2' }).click();
  await expect(activities).toHaveCount(1);
  await expect(notices.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('ENT-07 what was written in a question is one row, which shows its steps and goes to the newest', async ({
  page,
}) => {
  await writeNewQuiz(page);
  const title = page.locator('[data-question-title]').nth(1);
  await title.fill('What is a substrate?');
  for (const [index, text] of ['A salt', 'What an enzyme changes'].entries())
    await page
      .getByRole('group', { name: 'Options of question 2' })
      .getByRole('textbox', { name: /^Option [A-Z]$/ })
      .nth(index)
      .fill(text);
  await expect(getStep(page, 'Wrote question 2')).toHaveAttribute('aria-current', 'step');
  expect((await readStepNames(page)).slice(0, 2)).toEqual(['Wrote question 2', 'Added question 2']);
  await expect(page.getByText('7 steps')).toBeVisible();

  // The focus stays where a row is opened and closed, also below another row of the same question.
  await page.keyboard.press('Control+z');
  const older = page.getByRole('button', { name: '2 steps: Wrote question 2' });
  for (const isOpen of [true, false]) {
    await older.press('Enter');
    await expect(older).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(older).toBeFocused();
  }
  await page.keyboard.press('Control+y');
  await page.getByRole('button', { name: '3 steps: Wrote question 2' }).click();
  expect((await readStepNames(page)).slice(0, 5)).toEqual([
    'Wrote question 2',
    'Changed option B of question 2',
    'Changed option A of question 2',
    'Changed the text of question 2',
    'Added question 2',
  ]);
  await getStep(page, 'Changed the text of question 2').click();
  await expect(getCurrentStep(page)).toHaveText(['Changed the text of question 2']);
  await expect(getStep(page, 'Changed the text of question 2')).toBeFocused();
  expect((await readStepNames(page))[2]).toBe('Changed option A of question 2');
  await getStep(page, 'Wrote question 2').click();
  await page.keyboard.press('ArrowDown');
  await expect(getStep(page, 'Changed option B of question 2')).toBeFocused();
  await expect(title).toHaveValue('What is a substrate?');
  await getStep(page, 'Changed option A of question 2').hover();
  await getSteps(page)
    .getByRole('button', { name: 'Revert only this: Changed option A of question 2' })
    .click();
  const options = page.getByRole('group', { name: 'Options of question 2' });
  await expect(options.getByRole('textbox', { name: 'Option A', exact: true })).toHaveValue('');
  await expect(options.getByRole('textbox', { name: 'Option B', exact: true })).toHaveValue(
    'What an enzyme changes',
  );
});
