import { expect, test } from '@playwright/test';

import { at, fillSignIn, signIn } from './support/app.ts';
import { readQuiz, titleField, writeQuiz, type WrittenQuiz } from './support/editor.ts';
import { allKept, goOn, offer } from './support/journal.ts';
import { asAuthor } from './support/quiz-api.ts';
import { revokeSession } from './support/session-api.ts';

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

test.use({ viewport: { width: 1440, height: 1400 } });

test('SES-13 a reload offers the draft with its whole history, and saving ends it', async ({
  page,
}) => {
  const quiz = quizNamed('Journal: reloaded');
  await signIn(page, 'super', '/quiz/create');
  await writeQuiz(page, quiz);
  await allKept(page);
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await expect(offer(page)).toContainText('Journal: reloaded');
  await expect(offer(page)).toContainText('The last steps');
  await goOn(page);
  expect(await readQuiz(page)).toEqual(quiz);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  expect(await readQuiz(page)).toEqual(quiz);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(at('/quiz'));
  expect(await (await asAuthor()).titled(quiz.title)).toHaveLength(1);
  await page.goto(at('/quiz/create'));
  await expect(titleField(page)).toHaveValue('');
});

test('SES-13 declining to sign in again costs nothing: the same person finds the draft, another does not', async ({
  page,
  context,
}) => {
  const quiz = quizNamed('Journal: declined');
  await signIn(page, 'super', '/quiz/create');
  await writeQuiz(page, quiz);
  await revokeSession(context);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  const form = page.getByRole('dialog', { name: 'Please sign in again' });
  await form.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(at('/signin'));
  await fillSignIn(page, 'corporate');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goto(at('/quiz/create'));
  await expect(
    page
      .getByRole('button', { name: 'Save Quiz' })
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  await expect(offer(page)).toBeHidden();
  await revokeSession(context);
  await signIn(page, 'super', '/quiz/create');
  await goOn(page);
  expect(await readQuiz(page)).toEqual(quiz);
});

test('API-041 a draft begun on an older version says so, and saving it is a conflict', async ({
  page,
}) => {
  const author = await asAuthor();
  const { id } = await author.create('Journal: older version', [['What is a version?']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await titleField(page).fill('Journal: mine');
  await allKept(page);
  const stored = await author.read(id);
  await author.replace({ ...stored, title: 'Journal: theirs' });
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await expect(offer(page)).toContainText('Somebody has saved a newer version meanwhile.');
  await goOn(page);
  await expect(titleField(page)).toHaveValue('Journal: mine');
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByRole('dialog', { name: /newer version/ })).toBeVisible();
  expect((await author.read(id)).title).toBe('Journal: theirs');
});

test('QFRM-39 the draft of a quiz that was deleted is saved as a new one', async ({ page }) => {
  const author = await asAuthor();
  const { id } = await author.create('Journal: deleted', [['What is gone?']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await titleField(page).fill('Journal: deleted, saved anew');
  await allKept(page);
  await author.remove(id);
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await expect(offer(page)).toContainText('This quiz is no longer on the server.');
  await page.getByRole('button', { name: 'Continue as a new quiz' }).click();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(at('/quiz'));
  expect(await author.titled('Journal: deleted, saved anew')).toHaveLength(1);
});

test('NAV-010 discarding asks once, and then the quiz is as the server has it', async ({
  page,
}) => {
  const { id } = await (await asAuthor()).create('Journal: discarded', [['What is kept?']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await titleField(page).fill('Journal: never');
  await allKept(page);
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await offer(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep them' }).click();
  await offer(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(titleField(page)).toHaveValue('Journal: discarded');
  await page.reload();
  await expect(titleField(page)).toHaveValue('Journal: discarded');
});

test('QFRM-34 50 edits without a server are kept, and one save brings them there', async ({
  page,
  context,
}) => {
  const author = await asAuthor();
  const { id } = await author.create('Journal: offline', [['What is offline?']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect(titleField(page)).toHaveValue('Journal: offline');
  await context.setOffline(true);
  const add = page.getByRole('button', { name: 'Add activity' });
  for (let edit = 1; edit < 50; edit += 1) await add.click();
  await titleField(page).fill('Journal: online again');
  await expect(page.getByRole('status', { name: '50 changes not on the server' })).toBeVisible();
  await allKept(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(at('/quiz'));
  const { title, activities } = await author.read(id);
  expect([title, activities.length]).toEqual(['Journal: online again', 50]);
});

test.describe('two tabs of one person (decision 12)', () => {
  test('API-041 the second tab says who writes, takes over with the whole history, and gives back', async ({
    page,
    context,
  }) => {
    const author = await asAuthor();
    const { id } = await author.create('Journal: two tabs', [['Which tab?']]);
    await signIn(page, 'super', `/quiz/edit/${String(id)}`);
    await titleField(page).fill('Journal: two tabs, first');
    const other = await context.newPage();
    await other.goto(at(`/quiz/edit/${String(id)}`));
    await expect(other.getByText('This quiz is being edited in another tab')).toBeVisible();
    await other.getByRole('button', { name: 'Edit here' }).click();
    await expect(titleField(other)).toHaveValue('Journal: two tabs, first');
    await expect(page.getByText('This quiz is being edited in another tab')).toBeVisible();
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(titleField(other)).toHaveValue('Journal: two tabs');
    await titleField(other).fill('Journal: two tabs, second');
    await allKept(other);
    await other.close();
    await goOn(page);
    await expect(titleField(page)).toHaveValue('Journal: two tabs, second');
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await expect(page).toHaveURL(at('/quiz'));
    expect((await author.read(id)).title).toBe('Journal: two tabs, second');
  });

  test('QFRM-27 two tabs that each begin a quiz keep two drafts', async ({ page, context }) => {
    await signIn(page, 'super', '/quiz/create');
    await titleField(page).fill('Journal: new in the first tab');
    const other = await context.newPage();
    await other.goto(at('/quiz/create'));
    await titleField(other).fill('Journal: new in the second tab');
    await Promise.all([allKept(page), allKept(other)]);
    for (const tab of [page, other])
      tab.on('dialog', (dialog) => {
        void dialog.accept();
      });
    await other.close();
    await page.reload();
    await expect(offer(page).getByRole('heading', { level: 3 })).toHaveText([
      'Journal: new in the second tab',
      'Journal: new in the first tab',
    ]);
  });
});

test('NAV-010 prints how long a keystroke takes to the disk', async ({ page }) => {
  await page.addInitScript(() => {
    const times: number[] = [];
    let waiting: number[] = [];
    addEventListener(
      'input',
      () => {
        waiting.push(performance.now());
      },
      true,
    );
    // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its own `this` below
    const real = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function timed(
      this: IDBDatabase,
      ...parts: Parameters<typeof real>
    ) {
      const transaction = real.apply(this, parts);
      if (parts[1] === 'readwrite') {
        const written = waiting;
        waiting = [];
        transaction.addEventListener('complete', () => {
          times.push(...written.map((typedAt) => performance.now() - typedAt));
        });
      }
      return transaction;
    };
    Object.assign(globalThis, {
      times,
      forgetSignIn: () => {
        waiting = [];
      },
    });
  });
  await signIn(page, 'super', '/quiz/create');
  await page.evaluate(() => {
    (globalThis as unknown as { forgetSignIn: () => void }).forgetSignIn();
  });
  await titleField(page).pressSequentially(
    'A keystroke every thirty milliseconds, as fast as anybody types.',
    { delay: 30 },
  );
  await allKept(page);
  const times = (
    await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  ).toSorted((a, b) => a - b);
  const quantile = (part: number): string =>
    (times[Math.floor((times.length - 1) * part)] ?? Number.NaN).toFixed(1);
  console.log(
    `input event to strict transaction complete, ${String(times.length)} keystrokes: median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, most ${quantile(1)} ms`,
  );
  expect(times.length).toBeGreaterThan(20);
});
