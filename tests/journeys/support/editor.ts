import { expect, type Locator, type Page } from '@playwright/test';

/** A question as an author writes it: its options in order, and which of them are right (from 1). */
export interface WrittenQuestion {
  readonly title: string;
  readonly options: readonly string[];
  readonly right: readonly number[];
}

/** A quiz as it shows on the screen: title, and per activity its title and questions. */
export interface WrittenQuiz {
  readonly title: string;
  readonly activities: readonly {
    readonly title: string;
    readonly questions: readonly WrittenQuestion[];
  }[];
}

const activityRows = (page: Page): Locator =>
  page.getByRole('list', { name: 'Activities' }).getByRole('listitem');
const selectActivity = (page: Page, index: number): Locator =>
  activityRows(page).nth(index).getByRole('button').nth(1);
const questionCard = (page: Page, number: number): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: `Question ${number}`, exact: true }) });

/** The quiz's own title field. */
export const titleField = (page: Page): Locator => page.getByRole('textbox', { name: /^Title/ });

async function writeQuestion(
  page: Page,
  number: number,
  { title, options, right }: WrittenQuestion,
): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  const card = questionCard(page, number);
  await card.locator('[data-question-title]').fill(title);
  if (right.length > 1) await card.getByLabel('Multiple answers').check();
  for (const [index, text] of options.entries())
    await card.getByRole('textbox', { name: `Option ${index + 1}`, exact: true }).fill(text);
  for (let spare = 4; spare > options.length; spare -= 1)
    await card.getByRole('button', { name: `Remove option ${spare}` }).click();
  for (const position of right) {
    const control = card.getByLabel(`Option ${position} is right`);
    if (!(await control.isChecked())) await control.check();
  }
  for (let position = 1; position <= options.length; position += 1) {
    const control = card.getByLabel(`Option ${position} is right`);
    if (!right.includes(position) && (await control.isChecked())) await control.uncheck();
  }
}

/** Types the quiz into an empty editor, activity by activity, as an author would. */
export async function writeQuiz(page: Page, quiz: WrittenQuiz): Promise<void> {
  await titleField(page).fill(quiz.title);
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
    .getByRole('textbox', { name: /^Option \d+$/ })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  const checks = await card
    .getByLabel(/^Option \d+ is right$/)
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
  return {
    title: await card.locator('[data-question-title]').inputValue(),
    options: texts,
    right: checks.flatMap((isRight, index) => (isRight ? [index + 1] : [])),
  };
}

/** Reads the whole quiz off the editor's screen. */
export async function readQuiz(page: Page): Promise<WrittenQuiz> {
  await expect(titleField(page)).not.toHaveValue('');
  const activities: { title: string; questions: WrittenQuestion[] }[] = [];
  for (let index = 0; index < (await activityRows(page).count()); index += 1) {
    const title = await selectActivity(page, index).locator('span').first().innerText();
    await selectActivity(page, index).click();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    const questions: WrittenQuestion[] = [];
    const count = await page.locator('[data-question-title]').count();
    for (let number = 1; number <= count; number += 1)
      questions.push(await readQuestion(questionCard(page, number)));
    activities.push({ title, questions });
  }
  return { title: await titleField(page).inputValue(), activities };
}
