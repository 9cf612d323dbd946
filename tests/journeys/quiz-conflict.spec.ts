import { expect, test, type Page } from '@playwright/test';

import { at, signIn } from './support/app.ts';
import { titleField } from './support/editor.ts';
import { asAuthor, type StoredTemplate } from './support/quiz-api.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Quiz' }).click();
const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'Ada Brandt has saved a newer version' });
const saveBoth = (page: Page) =>
  conflict(page).getByRole('button', { name: 'Save both together' }).click();
const questionText = (page: Page, number: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Question ${number}`, exact: true }) })
    .locator('[data-question-title]');

/** A stored quiz with two questions, open in my browser and, unless they write by the API, in theirs. */
async function opened(page: Page, title: string): Promise<StoredTemplate> {
  const quiz = await (
    await asAuthor()
  ).create(title, [['The first question', 'The second question'], ['The third question']]);
  await signIn(page, 'super', `/quiz/edit/${String(quiz.id)}`);
  await expect(titleField(page)).toHaveValue(title);
  return quiz;
}

const shown = async (id: number) => {
  const { title, activities } = await (await asAuthor()).read(id);
  return [title, ...activities.map(({ items }) => items.map((item) => item.title))];
};

const withItems = (
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

test('API-041 changes of two people to different things are both saved', async ({
  page,
  browser,
}) => {
  const { id } = await opened(page, 'Disjoint');
  const other = await (await browser.newContext()).newPage();
  await signIn(other, 'super', `/quiz/edit/${String(id)}`);
  await questionText(other, 2).fill('Theirs');
  await save(other);
  await expect(other).toHaveURL(at('/quiz'));
  await questionText(page, 1).fill('Mine');
  await page.getByRole('button', { name: 'Add activity' }).click();
  await save(page);
  await expect(conflict(page)).toContainText('2 changes of yours fit');
  await expect(conflict(page)).toContainText('Nothing was changed by both.');
  await saveBoth(page);
  await expect(page).toHaveURL(at('/quiz'));
  expect(await shown(id)).toEqual(['Disjoint', ['Mine', 'Theirs'], ['The third question'], []]);
});

for (const [side, title] of [
  ['Yours', 'Clash, my words'],
  ['Ada Brandt', 'Clash, their words'],
] as const) {
  test(`API-041 a title both changed shows both and keeps the chosen one (${side})`, async ({
    page,
  }) => {
    const quiz = await opened(page, 'Clash');
    await titleField(page).fill('Clash, my words');
    await (await asAuthor()).replace({ ...quiz, title: 'Clash, their words' });
    await save(page);
    const clash = conflict(page).getByRole('group', { name: 'Title of the quiz' });
    await expect(clash).toContainText('Clash, my words');
    await expect(clash).toContainText('Clash, their words');
    await expect(clash.locator('mark')).toHaveText([' my', ' their']);
    await expect(
      conflict(page).getByRole('button', { name: 'Save both together' }),
    ).toHaveAttribute('aria-disabled', 'true');
    await clash.getByRole('radio', { name: side }).check();
    await saveBoth(page);
    await expect(page).toHaveURL(at('/quiz'));
    expect(await shown(quiz.id)).toEqual([
      title,
      ['The first question', 'The second question'],
      ['The third question'],
    ]);
  });
}

test('API-041 an edit in a question they deleted is listed with its words and can be brought back', async ({
  page,
}) => {
  const quiz = await opened(page, 'Deleted');
  await questionText(page, 1).fill('My new words');
  await (
    await asAuthor()
  ).replace(withItems(quiz, (title) => (title === 'The first question' ? null : title)));
  await save(page);
  const lost = conflict(page).getByRole('region', {
    name: 'The newer version has no question My new words',
  });
  await expect(lost).toContainText('My new words');
  await expect(lost).toContainText('Changed the text of question 1');
  await lost.getByRole('button', { name: 'Bring it back' }).click();
  await expect(conflict(page)).toContainText('1 part is brought back');
  await saveBoth(page);
  await expect(page).toHaveURL(at('/quiz'));
  expect(await shown(quiz.id)).toEqual([
    'Deleted',
    ['My new words', 'The second question'],
    ['The third question'],
  ]);
});

test('API-041 a still newer version while choosing begins it again on that one', async ({
  page,
}) => {
  const author = await asAuthor();
  const quiz = await opened(page, 'Again');
  await questionText(page, 1).fill('Mine');
  await author.replace(
    withItems(quiz, (title) => (title === 'The second question' ? 'Theirs, second' : title)),
  );
  await save(page);
  await expect(conflict(page)).toContainText('1 change of yours fits');
  await author.replace(
    withItems(quiz, (title) => (title === 'The third question' ? 'Theirs, third' : title)),
  );
  await saveBoth(page);
  await expect(conflict(page).getByRole('button', { name: 'Save both together' })).toBeEnabled();
  await saveBoth(page);
  await expect(page).toHaveURL(at('/quiz'));
  expect(await shown(quiz.id)).toEqual([
    'Again',
    ['Mine', 'The second question'],
    ['Theirs, third'],
  ]);
});

test('API-041 going on with editing leaves my draft and their version as they are', async ({
  page,
}) => {
  const quiz = await opened(page, 'Go on');
  await titleField(page).fill('Go on, mine');
  await (await asAuthor()).replace({ ...quiz, title: 'Go on, theirs' });
  await save(page);
  await conflict(page).getByRole('button', { name: 'Go on editing' }).click();
  await expect(conflict(page)).toBeHidden();
  await expect(titleField(page)).toHaveValue('Go on, mine');
  expect((await shown(quiz.id))[0]).toBe('Go on, theirs');
});

test('API-041 opening theirs shows it saved and unchanged, and my work comes back by redo', async ({
  page,
}) => {
  const quiz = await opened(page, 'Open');
  await questionText(page, 1).fill('Mine');
  await (await asAuthor()).replace({ ...quiz, title: 'Open, theirs' });
  await save(page);
  await conflict(page).getByRole('button', { name: 'Open theirs instead' }).click();
  await expect(titleField(page)).toHaveValue('Open, theirs');
  await expect(questionText(page, 1)).toHaveValue('The first question');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(questionText(page, 1)).toHaveValue('Mine');
  await save(page);
  await expect(page).toHaveURL(at('/quiz'));
  expect(await shown(quiz.id)).toEqual([
    'Open, theirs',
    ['Mine', 'The second question'],
    ['The third question'],
  ]);
});
