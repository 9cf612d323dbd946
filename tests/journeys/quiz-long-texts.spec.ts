import { expect, test, type Locator, type Page } from '@playwright/test';

import { question } from '../server/store/quiz-payload.ts';
import { signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { findMisplacedTexts } from './support/misplaced-texts.ts';
import { openQuizApi } from './support/quiz-api.ts';

const longTitle = 'Enzymes, membranes and the transport of ions in cells of the human gut';
const widths = [360, 768, 1024, 1440];

/** Opens a quiz of some questions whose titles are long. */
async function openLongQuiz(page: Page, count = 12): Promise<void> {
  const api = await openQuizApi(page.request, 'customer');
  const items = Array.from({ length: count }, (_, index) => question('What is an enzyme?', index));
  const quiz = await api.makeWith('user', {
    title: `${longTitle}, with everything that is known about them`,
    activities: [
      { title: longTitle, sortIndex: 0, items },
      { title: longTitle.replaceAll(' ', ''), sortIndex: 1, items: [] },
    ],
  });
  await signIn(page, 'customer', `/quiz/my-quiz/edit/${String(quiz.id)}`);
  await expect(getTitleField(page)).toBeVisible();
}

const getCard = (page: Page, number: number): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: `Question ${String(number)}`, exact: true }),
  });
const getBox = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
};

test('NAV-004 QFRM-21 long titles of a quiz and of activities fit into every width', async ({
  page,
}) => {
  await openLongQuiz(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const name of ['Save Quiz', 'Undo']) {
      const { x, width: wide } = await getBox(page.getByRole('button', { name }).first());
      expect(x + wide, `${name} at ${String(width)} px`).toBeLessThanOrEqual(width);
    }
  }
});

test('NAV-004 a long title in a card of a list ends after three lines', async ({ page }) => {
  const api = await openQuizApi(page.request, 'customer');
  await api.makeWith('user', { title: `${longTitle}, with everything that is known about them` });
  await page.setViewportSize({ width: 360, height: 900 });
  await signIn(page, 'customer', '/quiz/my-quiz');
  await expect(page.getByRole('link', { name: longTitle }).first()).toBeVisible();
  expect(await findMisplacedTexts(page)).toEqual([]);
});

test('QED-08 the texts beside the numbers of questions stand in one column', async ({ page }) => {
  await openLongQuiz(page);
  await page.getByRole('button', { name: 'Collapse All' }).click();
  const [nine, ten] = [9, 10].map((number) =>
    getCard(page, number).getByText('What is an enzyme?'),
  );
  if (nine === undefined || ten === undefined) throw new Error('A question is missing.');
  await nine.scrollIntoViewIfNeeded();
  expect((await getBox(ten)).x).toBe((await getBox(nine)).x);
});

test('QED-25 a text of 100 kB scrolls in a field that fits into the window', async ({ page }) => {
  await openLongQuiz(page);
  const field = getCard(page, 1).locator('[data-question-title]');
  const option = getCard(page, 1).getByRole('textbox', { name: 'Option A', exact: true });
  for (const text of [field, option]) {
    await text.fill('A text that goes on. '.repeat(5000));
    expect((await getBox(text)).height).toBeLessThan(900);
  }
});

test('QED-08 200 collapsed questions make a short page, expanded again a long one', async ({
  page,
}) => {
  await openLongQuiz(page, 200);
  const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await getHeight();
  expect(before).toBeGreaterThan(200 * 200);
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect.poll(getHeight).toBeLessThan(200 * 50);
  expect((await getBox(getCard(page, 1))).height).toBeLessThanOrEqual(40);
  await expect(getCard(page, 1)).toBeVisible();
  await getCard(page, 2).getByRole('button', { name: 'Expand question 2' }).click();
  await expect(getCard(page, 2).locator('[data-question-title]')).toBeVisible();
  expect((await getBox(getCard(page, 3))).y).toBeGreaterThan(
    (await getBox(getCard(page, 2).getByRole('button', { name: 'Add option' }))).y,
  );
  await page.getByRole('button', { name: 'Expand All' }).click();
  await expect.poll(getHeight).toBeGreaterThan(0.8 * before);
});
