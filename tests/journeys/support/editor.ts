import { expect, type Locator, type Page } from '@playwright/test';

/** A question: its title, its options, and the positions of the right ones, from 1. */
export interface WrittenQuestion {
  readonly title: string;
  readonly options: readonly string[];
  readonly right: readonly number[];
}

/** A quiz: its title, and the title and questions of each activity. */
export interface WrittenQuiz {
  readonly title: string;
  readonly activities: readonly {
    readonly title: string;
    readonly questions: readonly WrittenQuestion[];
  }[];
}

const getActivityRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Activities' }).getByRole('listitem');
const selectActivity = (page: Page, index: number): Locator =>
  getActivityRows(page).nth(index).getByRole('button').nth(1);
const getQuestionCard = (page: Page, number: number): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Question ${number}`, exact: true }) });

/** Returns the field of the quiz's title. */
export const getTitleField = (page: Page): Locator => page.getByRole('textbox', { name: /^Title/ });

const letterOf = (position: number): string => 'ABCDEFGH'.charAt(position - 1);

async function writeQuestion(
  page: Page,
  number: number,
  { title, options, right }: WrittenQuestion,
): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  const card = getQuestionCard(page, number);
  await card.locator('[data-question-title]').fill(title);
  if (right.length > 1) await card.getByLabel('Multiple answers').check();
  for (const [index, text] of options.entries())
    await card
      .getByRole('textbox', { name: `Option ${letterOf(index + 1)}`, exact: true })
      .fill(text);
  for (let spare = 4; spare > options.length; spare -= 1)
    await card.getByRole('button', { name: `Remove option ${letterOf(spare)}` }).click();
  for (const position of right) {
    const control = card.getByLabel(`Option ${letterOf(position)} is right`);
    if (!(await control.isChecked())) await control.check();
  }
  for (let position = 1; position <= options.length; position += 1) {
    const control = card.getByLabel(`Option ${letterOf(position)} is right`);
    if (!right.includes(position) && (await control.isChecked())) await control.uncheck();
  }
}

/** Opens the details or the activities of the quiz, which are folded on narrow screens. */
async function unfold(page: Page, title: 'Quiz Details' | 'Activities'): Promise<void> {
  await page.getByRole('heading', { name: title }).waitFor();
  const disclosure = page.getByRole('button', { name: title, exact: true, expanded: false });
  if ((await disclosure.count()) > 0) await disclosure.click();
}

/** Opens the details of the quiz, which are folded on narrow screens. */
export const openDetails = (page: Page): Promise<void> => unfold(page, 'Quiz Details');

/** Opens the list of activities, which is folded on narrow screens. */
export const openActivities = (page: Page): Promise<void> => unfold(page, 'Activities');

/** Types a quiz into an empty editor, one activity after the other. */
export async function writeQuiz(page: Page, quiz: WrittenQuiz): Promise<void> {
  await getTitleField(page).fill(quiz.title);
  await openActivities(page);
  for (const [index, activity] of quiz.activities.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add activity' }).click();
    await selectActivity(page, index).click();
    await expect(page.getByRole('heading', { name: activity.title, level: 2 })).toBeVisible();
    for (const [at, question] of activity.questions.entries())
      await writeQuestion(page, at + 1, question);
  }
}

async function readQuestion(card: Locator): Promise<WrittenQuestion> {
  const texts = await card
    .getByRole('textbox', { name: /^Option [A-Z]$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const checks = await card
    .getByLabel(/^Option [A-Z] is right$/)
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
  return {
    title: await card.locator('[data-question-title]').inputValue(),
    options: texts,
    right: checks.flatMap((isRight, index) => (isRight ? [index + 1] : [])),
  };
}

/** Reads the quiz from the editor's screen. */
export async function readQuiz(page: Page): Promise<WrittenQuiz> {
  await expect(getTitleField(page)).not.toHaveValue('');
  const activities: { title: string; questions: WrittenQuestion[] }[] = [];
  for (let index = 0; index < (await getActivityRows(page).count()); index += 1) {
    const title = await selectActivity(page, index).locator('span').first().innerText();
    await selectActivity(page, index).click();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    const questions: WrittenQuestion[] = [];
    const count = await page.locator('[data-question-title]').count();
    for (let number = 1; number <= count; number += 1)
      questions.push(await readQuestion(getQuestionCard(page, number)));
    activities.push({ title, questions });
  }
  return { title: await getTitleField(page).inputValue(), activities };
}
