import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { at, fillSignIn, signIn } from './support/app.ts';
import { readQuiz, titleField, writeQuiz, type WrittenQuiz } from './support/editor.ts';
import { goOn } from './support/journal.ts';
import { exchange, keptToken, revokeSession, signOutItem } from './support/session-api.ts';

const quizNamed = (title: string): WrittenQuiz => ({
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

const form = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

async function writeWithoutSaving(page: Page, quiz: WrittenQuiz): Promise<void> {
  await signIn(page, 'super', '/quiz/create');
  await writeQuiz(page, quiz);
}

async function goOnAndSave(page: Page, quiz: WrittenQuiz): Promise<void> {
  await fillSignIn(page, 'super');
  await expect(form(page)).toBeHidden();
  expect(await readQuiz(page)).toEqual(quiz);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(at('/quiz'));
  await page.getByRole('searchbox').fill(quiz.title);
  await page.getByRole('row', { name: quiz.title }).getByRole('link', { name: 'Edit' }).click();
  await expect(titleField(page)).toHaveValue(quiz.title);
  expect(await readQuiz(page)).toEqual(quiz);
}

/** Somebody else uses the refresh token: once, its successor, and then the first one again, which ends the whole family. */
async function stealRefreshToken(context: BrowserContext): Promise<void> {
  const { refreshToken } = await keptToken(context);
  const first = await exchange(context.request, refreshToken);
  await exchange(context.request, first?.refreshToken ?? '');
  expect(await exchange(context.request, refreshToken)).toBeNull();
}

test('SES-13 SES-14 a session revoked in mid-edit asks over the editor, and signing in again saves what was written', async ({
  page,
  context,
}) => {
  const quiz = quizNamed('Buffers, session revoked while writing');
  await writeWithoutSaving(page, quiz);
  await revokeSession(context);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(form(page)).toBeVisible();
  await expect(page).toHaveURL(at('/quiz/create'));
  await expect(page.locator('[data-question-title]')).toHaveValue('What does a buffer resist?');
  await goOnAndSave(page, quiz);
});

test('SES-15 a stolen refresh token ends the session, not the draft', async ({ page, context }) => {
  const quiz = quizNamed('Buffers, refresh token stolen while writing');
  await writeWithoutSaving(page, quiz);
  await stealRefreshToken(context);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(form(page)).toBeVisible();
  await goOnAndSave(page, quiz);
});

test('SES-11 signing out in another tab leaves the draft behind the form', async ({
  page,
  context,
}) => {
  const quiz = quizNamed('Buffers, signed out in another tab');
  await writeWithoutSaving(page, quiz);
  const other = await context.newPage();
  await other.goto(at('/quiz'));
  await (await signOutItem(other)).click();
  await expect(other).toHaveURL(at('/signin'));
  await other.close();
  await expect(form(page)).toBeVisible();
  await goOnAndSave(page, quiz);
});

test('SES-13 a wrong password stays in the form over the editor, and declining reloads to the sign-in page, where the same person finds the draft again', async ({
  page,
  context,
}) => {
  const quiz = quizNamed('Buffers, given up');
  await writeWithoutSaving(page, quiz);
  await revokeSession(context);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await fillSignIn(page, 'super', 'not the password');
  await expect(form(page).getByRole('alert')).toHaveText('Wrong e-mail or password.');
  await form(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at('/signin'));
  await expect(page.getByRole('heading', { name: 'Admin Sign In' })).toBeVisible();
  await fillSignIn(page, 'super');
  await expect(page).toHaveURL(at('/quiz/create'));
  await goOn(page);
  expect(await readQuiz(page)).toEqual(quiz);
});
