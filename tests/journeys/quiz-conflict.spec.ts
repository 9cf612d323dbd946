import { expect, test, type Page } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { openTemplateApi, type StoredTemplate } from './support/template-api.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Quiz' }).click();
const getConflictDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'You saved a newer version in another window' });
const getSaveMergedButton = (page: Page) =>
  getConflictDialog(page).getByRole('button', { name: 'Save the merged version' }).click();
const getQuestionField = (page: Page, number: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Question ${number}`, exact: true }) })
    .locator('[data-question-title]');

/** Creates a quiz with three questions and opens it in the browser of the same person. */
async function openStoredQuiz(page: Page, title: string): Promise<StoredTemplate> {
  const quiz = await (
    await openTemplateApi()
  ).create(title, [['The first question', 'The second question'], ['The third question']]);
  await signIn(page, 'super', `/quiz/edit/${String(quiz.id)}`);
  await expect(getTitleField(page)).toHaveValue(title);
  return quiz;
}

const readStored = async (id: number) => {
  const { title, activities } = await (await openTemplateApi()).read(id);
  return [title, ...activities.map(({ items }) => items.map((item) => item.title))];
};

const replaceItems = (
  quiz: StoredTemplate,
  change: (title: string) => string | null,
): StoredTemplate => ({
  ...quiz,
  activities: quiz.activities.map((activity) => ({
    ...activity,
    items: activity.items.flatMap((item) => {
      const title = change(item.title);
      return title === null ? [] : [{ ...item, title }];
    }),
  })),
});

test(
  'API-041 changes of two windows to different fields are both saved',
  { tag: '@quick' },
  async ({ page, browser }) => {
    const { id } = await openStoredQuiz(page, 'Disjoint');
    const other = await (await browser.newContext()).newPage();
    await signIn(other, 'super', `/quiz/edit/${String(id)}`);
    await getQuestionField(other, 2).fill('Theirs');
    await save(other);
    await expect(other).toHaveURL(toUrl('/quiz'));
    await getQuestionField(page, 1).fill('Mine');
    await page.getByRole('button', { name: 'Add activity' }).click();
    await save(page);
    await expect(getConflictDialog(page)).toContainText('2 of your changes were applied');
    await expect(getConflictDialog(page)).toContainText('No value was changed in both versions.');
    await getSaveMergedButton(page);
    await expect(page).toHaveURL(toUrl('/quiz'));
    expect(await readStored(id)).toEqual([
      'Disjoint',
      ['Mine', 'Theirs'],
      ['The third question'],
      [],
    ]);
  },
);

test('PD-39 another person is named as the one who saved the newer version', async ({ page }) => {
  const quiz = await openStoredQuiz(page, 'Of two');
  await getTitleField(page).fill('Of two, mine');
  await (await openTemplateApi()).replace({ ...quiz, title: 'Of two, theirs' });
  await intercept(page, `**/api/admin/quiz/template/${String(quiz.id)}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { readonly content: object };
    const updatedBy = { firstName: 'Mei', lastName: 'Tanaka', email: 'mei@lectern.test' };
    return route.fulfill({ response, json: { ...body, content: { ...body.content, updatedBy } } });
  });
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Mei Tanaka saved a newer version' });
  const clash = dialog.getByRole('group', { name: 'Title of the quiz' });
  await expect(clash.getByRole('radio', { name: 'Mei Tanaka' })).not.toBeChecked();
  await expect(dialog.locator('summary')).toHaveCount(0);
  await clash.getByRole('radio', { name: 'Yours' }).check();
  await dialog.getByRole('button', { name: 'Save the merged version' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect((await readStored(quiz.id))[0]).toBe('Of two, mine');
});

for (const [side, title] of [
  ['This window', 'Clash, my words'],
  ['The other window', 'Clash, their words'],
] as const) {
  const name = `API-041 a title that both changed shows both versions and keeps the selected one (${side})`;
  test(name, async ({ page }) => {
    const quiz = await openStoredQuiz(page, 'Clash');
    await getTitleField(page).fill('Clash, my words');
    await (await openTemplateApi()).replace({ ...quiz, title: 'Clash, their words' });
    await save(page);
    const clash = getConflictDialog(page).getByRole('group', { name: 'Title of the quiz' });
    await expect(clash).toContainText('Clash, my words');
    await expect(clash).toContainText('Clash, their words');
    await expect(clash.locator('mark')).toHaveText([' my', ' their']);
    await expect(
      getConflictDialog(page).getByRole('button', { name: 'Save the merged version' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await clash.getByRole('radio', { name: side }).check();
    await getSaveMergedButton(page);
    await expect(page).toHaveURL(toUrl('/quiz'));
    expect(await readStored(quiz.id)).toEqual([
      title,
      ['The first question', 'The second question'],
      ['The third question'],
    ]);
  });
}

test('API-041 an edit of a question that was deleted on the server is listed with its text and can be restored', async ({
  page,
}) => {
  const quiz = await openStoredQuiz(page, 'Deleted');
  await getQuestionField(page, 1).fill('My new words');
  await (
    await openTemplateApi()
  ).replace(replaceItems(quiz, (title) => (title === 'The first question' ? null : title)));
  await save(page);
  const lost = getConflictDialog(page).getByRole('region', {
    name: 'The newer version has no question My new words',
  });
  await expect(lost).toContainText('My new words');
  await expect(lost).toContainText('Changed the text of question 1');
  await lost.getByRole('button', { name: 'Restore it' }).click();
  await expect(getConflictDialog(page)).toContainText('1 part is restored');
  await getSaveMergedButton(page);
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect(await readStored(quiz.id)).toEqual([
    'Deleted',
    ['My new words', 'The second question'],
    ['The third question'],
  ]);
});

test('API-041 a newer version during the choice restarts it with that version', async ({
  page,
}) => {
  const author = await openTemplateApi();
  const quiz = await openStoredQuiz(page, 'Again');
  await getQuestionField(page, 1).fill('Mine');
  await author.replace(
    replaceItems(quiz, (title) => (title === 'The second question' ? 'Theirs, second' : title)),
  );
  await save(page);
  await expect(getConflictDialog(page)).toContainText('1 of your changes was applied');
  await author.replace(
    replaceItems(quiz, (title) => (title === 'The third question' ? 'Theirs, third' : title)),
  );
  await getSaveMergedButton(page);
  await expect(
    getConflictDialog(page).getByRole('button', { name: 'Save the merged version' }),
  ).toBeEnabled();
  await getSaveMergedButton(page);
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect(await readStored(quiz.id)).toEqual([
    'Again',
    ['Mine', 'The second question'],
    ['Theirs, third'],
  ]);
});

test("API-041 continuing to edit leaves the draft and the server's version unchanged", async ({
  page,
}) => {
  const quiz = await openStoredQuiz(page, 'Go on');
  await getTitleField(page).fill('Go on, mine');
  await (await openTemplateApi()).replace({ ...quiz, title: 'Go on, theirs' });
  await save(page);
  await getConflictDialog(page).getByRole('button', { name: 'Continue editing' }).click();
  await expect(getConflictDialog(page)).toBeHidden();
  await expect(getTitleField(page)).toHaveValue('Go on, mine');
  expect((await readStored(quiz.id))[0]).toBe('Go on, theirs');
});

test("API-041 opening the server's version shows it as saved, and redo restores the local changes", async ({
  page,
}) => {
  const quiz = await openStoredQuiz(page, 'Open');
  await getQuestionField(page, 1).fill('Mine');
  await (await openTemplateApi()).replace({ ...quiz, title: 'Open, theirs' });
  await save(page);
  await getConflictDialog(page)
    .getByRole('button', { name: 'Open the newer version instead' })
    .click();
  await expect(getTitleField(page)).toHaveValue('Open, theirs');
  await expect(getQuestionField(page, 1)).toHaveValue('The first question');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(getQuestionField(page, 1)).toHaveValue('Mine');
  await save(page);
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect(await readStored(quiz.id)).toEqual([
    'Open, theirs',
    ['Mine', 'The second question'],
    ['The third question'],
  ]);
});
