import { expect, test, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { openTemplateApi } from './support/template-api.ts';

test.use({
  viewport: { width: 1440, height: 2000 },
  permissions: ['clipboard-read', 'clipboard-write'],
});

const getTitles = (page: Page) =>
  page
    .locator('[data-question-title]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
const getBox = (page: Page, number: number) =>
  page.getByRole('checkbox', { name: `Select Question ${String(number)}`, exact: true });
const getBar = (page: Page) => page.getByRole('toolbar', { name: 'Selected items' });

test('several questions are selected, moved, duplicated, deleted and brought back', async ({
  page,
}) => {
  const { id } = await (
    await openTemplateApi()
  ).create('Several questions', [['One', 'Two', 'Three', 'Four'], ['Other']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect.poll(() => getTitles(page)).toEqual(['One', 'Two', 'Three', 'Four']);

  await getBox(page, 2).check();
  await getBox(page, 3).click({ modifiers: ['Shift'] });
  await expect(getBar(page)).toContainText('2 selected');
  await expect(page.getByText('All changes saved')).toBeVisible();

  await getBar(page).getByRole('button', { name: 'Duplicate' }).click();
  const doubled = ['One', 'Two', 'Three', 'Two', 'Three', 'Four'];
  await expect.poll(() => getTitles(page)).toEqual(doubled);
  await expect(getBox(page, 4)).toBeChecked();
  await expect(getBox(page, 2)).not.toBeChecked();

  await getBar(page).getByRole('button', { name: 'Move' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move to another activity' });
  await dialog.getByText('Activity 2').click();
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.poll(() => getTitles(page)).toEqual(['One', 'Two', 'Three', 'Four']);
  await expect(getBar(page)).toBeHidden();

  await getBox(page, 1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Delete');
  await expect.poll(() => getTitles(page)).toEqual(['Three', 'Four']);
  for (const titles of [
    ['One', 'Two', 'Three', 'Four'],
    doubled,
    ['One', 'Two', 'Three', 'Four'],
  ]) {
    await page.keyboard.press('Control+z');
    await expect.poll(() => getTitles(page)).toEqual(titles);
  }
});

test('Ctrl+D, the checkbox and the place between two cards are reached by keyboard', async ({
  page,
}) => {
  const { id } = await (await openTemplateApi()).create('By keyboard', [['One', 'Two']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  const titles = page.locator('[data-question-title]');
  await titles.first().focus();
  await page.keyboard.press('Control+d');
  await expect.poll(() => getTitles(page)).toEqual(['One', 'One', 'Two']);
  await expect(titles.nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getBox(page, 2)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(getBar(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(getBar(page).getByRole('button', { name: 'Move' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getBar(page)).toBeHidden();
  await expect(getBox(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => getTitles(page)).toEqual(['One', '', 'One', 'Two']);
  await expect(titles.nth(1)).toBeFocused();
});

test('a card that is dragged takes the other selected cards with it, in one step', async ({
  page,
}) => {
  const { id } = await (
    await openTemplateApi()
  ).create('Dragged together', [['One', 'Two', 'Three', 'Four'], ['Other']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect.poll(() => getTitles(page)).toEqual(['One', 'Two', 'Three', 'Four']);
  await page.getByRole('button', { name: 'Collapse All' }).click();
  for (const number of [1, 3]) await getBox(page, number).check();
  const handle = page.getByRole('button', { name: 'Reorder Question 1', exact: true });
  const card = page.getByRole('button', { name: 'Reorder Question 4', exact: true });
  const [from, to] = [await handle.boundingBox(), await card.boundingBox()];
  if (from === null || to === null) throw new Error('no handles');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 8, { steps: 10 });
  await expect(page.locator('[data-dragging]').getByText('2 items')).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Moved 2 questions').first()).toBeAttached();
  await getBar(page).getByRole('button', { name: 'Clear the selection' }).click();
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect.poll(() => getTitles(page)).toEqual(['Two', 'Four', 'One', 'Three']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => getTitles(page)).toEqual(['One', 'Two', 'Three', 'Four']);
});

test('options are reordered by keys and by their letters', async ({ page }) => {
  const { id } = await (await openTemplateApi()).create('Options', [['One']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  const options = page.getByRole('group', { name: 'Options of question 1' }).getByRole('textbox');
  await expect(options.first()).toBeVisible();
  const read = () =>
    options.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
  const [a = '', b = '', ...rest] = await read();
  await options.first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(read).toEqual([b, a, ...rest]);
  await expect(options.nth(1)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(read).toEqual([a, b, ...rest]);
  const [from, to] = await Promise.all(
    ['A', 'B'].map((letter) =>
      page.getByRole('button', { name: `Reorder Option ${letter}` }).boundingBox(),
    ),
  );
  if (from == null || to == null) throw new Error('no handles');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 12, { steps: 8 });
  await page.mouse.up();
  await expect.poll(read).toEqual([b, a, ...rest]);
});

test('questions are copied into another quiz in another window, with their images', async ({
  page,
  context,
}) => {
  const author = await openTemplateApi();
  const [source, target] = [
    await author.create('Copied from', [['One', 'Two', 'Three']]),
    await author.create('Copied to', [['First', 'Last']]),
  ];
  await signIn(page, 'super', `/quiz/edit/${String(source.id)}`);
  await getBox(page, 1).check();
  await getBox(page, 3).check();
  await page.keyboard.press('Control+c');
  await expect(page.getByText('Copied 2 items')).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^1\. One\nA\) .*\nB\) [^]*\nAnswer: A\n\n2\. Three\n/);

  const other = await context.newPage();
  await other.setViewportSize({ width: 1440, height: 2000 });
  await other.goto(toUrl(`/quiz/edit/${String(target.id)}`));
  await expect.poll(() => getTitles(other)).toEqual(['First', 'Last']);
  await other.locator('[data-question-title]').first().focus();
  await other.keyboard.press('Control+v');
  await expect.poll(() => getTitles(other)).toEqual(['First', 'One', 'Three', 'Last']);
  await other.keyboard.press('Control+z');
  await expect.poll(() => getTitles(other)).toEqual(['First', 'Last']);
});
