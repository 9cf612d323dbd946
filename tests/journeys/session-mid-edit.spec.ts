import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { toUrl, fillSignIn, signIn } from './support/app.ts';
import { readQuiz, getTitleField, writeQuiz, type WrittenQuiz } from './support/editor.ts';
import { continueFirstDraft } from './support/journal.ts';
import {
  exchangeRefreshToken,
  readStoredToken,
  revokeSession,
  findSignOutItem,
} from './support/session-api.ts';
import { chooseRowAction } from './support/row-actions.ts';

const createQuiz = (title: string): WrittenQuiz => ({
  title,
  activities: [
    {
      title: 'Activity 1',
      questions: [
        {
          title: 'What does a buffer resist?',
          options: ['A change of pH', 'A change of volume'],
          right: [1],
        },
      ],
    },
  ],
});

// The list of items is windowed; a tall window shows all of them at once.
test.use({ viewport: { width: 1440, height: 2400 } });

const getSignInDialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

async function writeWithoutSaving(page: Page, quiz: WrittenQuiz): Promise<void> {
  await signIn(page, 'super', '/quiz/create');
  await writeQuiz(page, quiz);
}

async function continueAndSave(page: Page, quiz: WrittenQuiz): Promise<void> {
  await fillSignIn(page, 'super');
  await expect(getSignInDialog(page)).toBeHidden();
  expect(await readQuiz(page)).toEqual(quiz);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  await page.getByRole('searchbox').fill(quiz.title);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await chooseRowAction(page.getByRole('row', { name: quiz.title }), 'Edit');
  await expect(getTitleField(page)).toHaveValue(quiz.title);
  expect(await readQuiz(page)).toEqual(quiz);
}

/**
 * Reuses the refresh token elsewhere: first it, then its successor, then it again, which revokes
 * all of them.
 */
async function stealRefreshToken(context: BrowserContext): Promise<void> {
  const { refreshToken } = await readStoredToken(context);
  const first = await exchangeRefreshToken(context.request, refreshToken);
  await exchangeRefreshToken(context.request, first?.refreshToken ?? '');
  expect(await exchangeRefreshToken(context.request, refreshToken)).toBeNull();
}

test(
  'SES-13 SES-14 a session revoked while editing opens the sign-in form over the editor, and signing in again saves the changes',
  { tag: '@quick' },
  async ({ page, context }) => {
    const quiz = createQuiz('Buffers, session revoked while writing');
    await writeWithoutSaving(page, quiz);
    await revokeSession(context);
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await expect(getSignInDialog(page)).toBeVisible();
    await expect(page).toHaveURL(toUrl('/quiz/create'));
    await expect(page.locator('[data-question-title]')).toHaveValue('What does a buffer resist?');
    await continueAndSave(page, quiz);
  },
);

test('SES-15 a stolen refresh token ends the session, not the draft', async ({ page, context }) => {
  const quiz = createQuiz('Buffers, refresh token stolen while writing');
  await writeWithoutSaving(page, quiz);
  await stealRefreshToken(context);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(getSignInDialog(page)).toBeVisible();
  await continueAndSave(page, quiz);
});

test('SES-11 signing out in another tab keeps the draft behind the sign-in form', async ({
  page,
  context,
}) => {
  const quiz = createQuiz('Buffers, signed out in another tab');
  await writeWithoutSaving(page, quiz);
  const other = await context.newPage();
  await other.goto(toUrl('/quiz'));
  await (await findSignOutItem(other)).click();
  await expect(other).toHaveURL(toUrl('/signin'));
  await other.close();
  await expect(getSignInDialog(page)).toBeVisible();
  await continueAndSave(page, quiz);
});

test('SES-13 a wrong password stays in the form over the editor, and declining reloads to the sign-in page, where the same person finds the draft again', async ({
  page,
  context,
}) => {
  const quiz = createQuiz('Buffers, given up');
  await writeWithoutSaving(page, quiz);
  await revokeSession(context);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await fillSignIn(page, 'super', 'not the password');
  await expect(getSignInDialog(page).getByRole('alert')).toHaveText('Wrong e-mail or password.');
  await getSignInDialog(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(toUrl('/signin'));
  await expect(page.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  await fillSignIn(page, 'super');
  await expect(page).toHaveURL(toUrl('/quiz/create'));
  await continueFirstDraft(page);
  expect(await readQuiz(page)).toEqual(quiz);
});
