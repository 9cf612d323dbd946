import { expect, test, type Locator, type Page } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { openTemplateApi } from './support/template-api.ts';

test.use({ viewport: { width: 1440, height: 2000 } });

const getTitleFields = (page: Page) =>
  page
    .locator('[data-question-title]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

test(
  'QED-11 QED-24 QED-33 QFRM-25 a quiz is edited, reordered, undone and saved by keyboard',
  { tag: '@quick' },
  async ({ page }) => {
    await signIn(page, 'super', '/quiz/create');
    const title = page.getByRole('textbox', { name: /^Title/ });
    await title.waitFor();
    await tabTo(page, title);
    await page.keyboard.type('Written by keyboard');
    for (const [number, words] of ['First by keyboard', 'Second by keyboard'].entries()) {
      await tabTo(page, page.getByRole('button', { name: 'Add question' }));
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-question-title]').nth(number)).toBeFocused();
      await page.keyboard.type(words);
      for (let option = 1; option <= 4; option += 1) {
        await tabTo(
          page,
          page
            .getByRole('group', { name: `Options of question ${String(number + 1)}` })
            .getByRole('textbox', { name: `Option ${'ABCDEFGH'.charAt(option - 1)}`, exact: true }),
        );
        await page.keyboard.type(`Choice ${String(option)}`);
      }
    }
    await page.getByRole('radio', { name: 'Option A is right' }).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Option B is right' }).first()).toBeChecked();

    const handle = page.getByRole('button', { name: 'Reorder Question 1', exact: true });
    await handle.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('Question 1 is now at position 2 of 2.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect
      .poll(() => getTitleFields(page))
      .toEqual(['Second by keyboard', 'First by keyboard']);

    await page.keyboard.press('Control+z');
    await expect
      .poll(() => getTitleFields(page))
      .toEqual(['First by keyboard', 'Second by keyboard']);
    await page.keyboard.press('Control+Shift+z');
    await expect
      .poll(() => getTitleFields(page))
      .toEqual(['Second by keyboard', 'First by keyboard']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL(/\/quiz\/edit\/\d+$/);

    const author = await openTemplateApi();
    const [found] = await author.titled('Written by keyboard');
    const stored = await author.read(found?.id ?? 0);
    expect(
      stored.activities[0]?.items.map((item) => [
        item.title,
        item.textOptions.findIndex(({ id }) => id === item.rightAnswer[0]),
      ]),
    ).toEqual([
      ['Second by keyboard', 0],
      ['First by keyboard', 1],
    ]);
  },
);

test(
  'the first question is two Tabs from the top of the page, one from the screen, none from the title',
  { tag: '@quick' },
  async ({ page }) => {
    const { id } = await (
      await openTemplateApi()
    ).create('Has a short way', [['The first', 'The second'], ['Another']]);
    await signIn(page, 'super', `/quiz/edit/${String(id)}`);
    const first = page.locator('[data-question-title]').first();
    await first.waitFor();
    const link = page.getByRole('link', { name: 'Go to the first question' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();

    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();

    const title = page.getByRole('textbox', { name: /^Title/ });
    await title.focus();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();

    await title.focus();
    let presses = 0;
    while (await first.evaluate((field) => field !== document.activeElement)) {
      await page.keyboard.press('Tab');
      presses += 1;
      expect(presses, 'Tabs from the title through every control').toBeLessThan(12);
    }
    console.log(`Tabs from the title through every control: ${String(presses)}`);
  },
);

test('QED-05 QED-16 QED-30 a question moves to another activity with the dialog, and undo reverts it', async ({
  page,
}) => {
  const { id } = await (
    await openTemplateApi()
  ).create('Moves a question', [['Stays here', 'Goes over'], ['Was there']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  const move = page.getByRole('button', { name: 'Move Question 2 to another activity' });
  await move.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move to another activity' });
  await expect(dialog.getByRole('radio', { name: /^Activity 2/ })).toBeChecked();
  await tabTo(page, dialog.getByRole('button', { name: 'Move', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => getTitleFields(page)).toEqual(['Stays here']);
  await page.getByRole('button', { name: /^Activity 2/ }).click();
  await expect(page.getByRole('heading', { name: 'Activity 2', level: 2 })).toBeVisible();
  await expect.poll(() => getTitleFields(page)).toEqual(['Was there', 'Goes over']);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('heading', { name: 'Activity 1', level: 2 })).toBeVisible();
  await expect.poll(() => getTitleFields(page)).toEqual(['Stays here', 'Goes over']);
});

test('QED-50 to QED-55 the article picker searches titles and ids, and chooses', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await page.getByRole('button', { name: 'Select Article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Articles' });
  await expect(dialog.getByRole('columnheader')).toHaveText(['ID', 'Title', 'Type', 'Actions']);
  const first = dialog.getByRole('row').nth(1);
  await expect(first.getByRole('button', { name: /^Select / })).toBeVisible();
  const [articleId, title] = await first.getByRole('cell').allInnerTexts();
  const search = dialog.getByRole('searchbox', { name: 'Search by title or section ID' });
  await search.fill(articleId ?? '');
  await expect(dialog.getByRole('row')).toHaveCount(2);
  await expect(dialog.getByRole('row').nth(1)).toContainText(title ?? '?');
  await search.fill('no article is called like this');
  await expect(dialog.getByText('No articles found')).toBeVisible();
  await search.fill((title ?? '').slice(0, 12));
  await dialog.getByRole('button', { name: `Select ${title ?? ''}` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('group', { name: 'Article' })).toContainText(`#${articleId ?? ''}`);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('No article chosen')).toBeVisible();
});

test('QED-05 QED-06 API-085 videos of a template are shown, moved, removed and saved', async ({
  page,
}) => {
  const author = await openTemplateApi();
  const { id } = await author.create('Has videos', [[1, 'Between two videos', 2], []]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  const videos = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Remove the video/ }) });
  await expect(videos).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Question 1' })).toBeVisible();
  await videos
    .first()
    .getByRole('button', { name: /^Move Video/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await expect(videos).toHaveCount(1);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  const shape = async (quiz: number) =>
    (await author.read(quiz)).activities.map(({ items }) =>
      items.map(({ type, article, rightAnswer, textOptions }) =>
        type === 1 ? [article?.id, rightAnswer, textOptions] : 'question',
      ),
    );
  expect(await shape(id)).toEqual([['question', [2, [], []]], [[1, [], []]]]);

  await page.goto(toUrl(`/quiz/copy/${String(id)}`));
  await page.getByRole('button', { name: 'Activity 1' }).first().click();
  await page.getByRole('button', { name: /^Remove the video/ }).click();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  const [copy] = await author.titled('Has videos (copy)');
  expect(await shape(copy?.id ?? 0)).toEqual([['question'], [[1, [], []]]]);
});

test('QED-11 Control and Enter adds a question from anywhere in the editor, but not in a dialog', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  const questions = page.locator('[data-question-title]');
  const places = [
    page.getByRole('textbox', { name: /^Title/ }),
    page.getByRole('button', { name: 'Add activity' }),
    page.getByRole('button', { name: 'Undo', exact: true }),
    questions.first(),
  ];
  for (const [at, place] of places.entries()) {
    await place.focus();
    await page.keyboard.press('Control+Enter');
    await expect(questions).toHaveCount(at + 1);
  }
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('Control+g');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(questions).toHaveCount(4);
});

test('QED-22 QED-34 ten questions of four options are written with the keyboard alone', async ({
  page,
}) => {
  const questions = Array.from({ length: 10 }, (_, at) => ({
    title: `Question ${String(at + 1)}`,
    options: ['first', 'second', 'third', 'fourth'].map((word) => `${word} of ${String(at + 1)}`),
    right: at % 4,
  }));
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await signIn(page, 'super', '/quiz/create');
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused();
  await page.keyboard.type('Written without the mouse');
  await press('Enter');
  console.log(`presses from the title to the first question: ${String(presses)}`);
  expect(presses).toBe(1);
  const counts: number[] = [];
  for (const [at, { title, options, right }] of questions.entries()) {
    presses = 0;
    await expect(page.locator('[data-question-title]').nth(at)).toBeFocused();
    await page.keyboard.type(title);
    for (const option of options) {
      await press('Enter');
      await page.keyboard.type(option);
    }
    if (right > 0) await press(`Alt+Digit${String(right + 1)}`);
    if (at < questions.length - 1) await press('Control+Enter');
    counts.push(presses);
  }
  console.log(`presses besides the text of each question: ${counts.join(', ')}`);
  for (const [at, { right }] of questions.entries())
    expect(counts[at]).toBeLessThanOrEqual(right === 0 ? 5 : 6);
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/quiz\/edit\/\d+$/);
  const author = await openTemplateApi();
  const [found] = await author.titled('Written without the mouse');
  const stored = await author.read(found?.id ?? 0);
  expect(
    stored.activities[0]?.items.map((item) => ({
      title: item.title,
      options: item.textOptions.map(({ text }) => text),
      right: item.textOptions.findIndex(({ id }) => id === item.rightAnswer[0]),
    })),
  ).toEqual(questions);
});

test('Up and Down leave a text from its first and last line as shown, and pass videos', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await tabTo(page, page.getByRole('button', { name: 'Add question' }));
  await page.keyboard.press('Enter');
  const [first, second] = [0, 1].map((at) => page.locator('[data-question-title]').nth(at));
  if (first === undefined || second === undefined) throw new Error('no fields');
  await page.keyboard.type('A text that is shown in several lines. '.repeat(12));
  const lines = await first.evaluate((field) => Math.round(field.clientHeight / 20));
  expect(lines).toBeGreaterThan(2);
  for (let line = 1; line < lines; line += 1) {
    await page.keyboard.press('ArrowUp');
    await expect(first).toBeFocused();
  }
  await page.keyboard.press('Control+End');
  await page.keyboard.press('ArrowDown');
  const options = page.getByRole('group', { name: 'Options of question 1' }).getByRole('textbox');
  await expect(options.first()).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(second).toBeFocused();
});
