import { expect, test } from '@playwright/test';

import { toUrl, fillSignIn, signIn } from './support/app.ts';
import { readQuiz, getTitleField, writeQuiz, type WrittenQuiz } from './support/editor.ts';
import { waitUntilStored, continueFirstDraft, getDraftRecovery } from './support/journal.ts';
import { openTemplateApi } from './support/template-api.ts';
import { revokeSession } from './support/session-api.ts';

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

test.use({ viewport: { width: 1440, height: 1400 } });

test(
  'SES-13 a reload offers the draft with its whole history, and saving removes it',
  { tag: '@quick' },
  async ({ page }) => {
    const quiz = createQuiz('Journal: reloaded');
    await signIn(page, 'super', '/quiz/create');
    await writeQuiz(page, quiz);
    await waitUntilStored(page);
    page.on('dialog', (dialog) => {
      void dialog.accept();
    });
    await page.reload();
    await expect(getDraftRecovery(page)).toContainText('Journal: reloaded');
    await expect(getDraftRecovery(page)).toContainText('The last steps');
    await continueFirstDraft(page);
    expect(await readQuiz(page)).toEqual(quiz);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await readQuiz(page)).toEqual(quiz);
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await expect(page).toHaveURL(toUrl('/quiz'));
    expect(await (await openTemplateApi()).titled(quiz.title)).toHaveLength(1);
    await page.goto(toUrl('/quiz/create'));
    await expect(getTitleField(page)).toHaveValue('');
  },
);

test('SES-13 declining to sign in again loses nothing: the same person finds the draft, another person does not', async ({
  page,
  context,
}) => {
  const quiz = createQuiz('Journal: declined');
  await signIn(page, 'customer', '/quiz/my-quiz/create');
  await writeQuiz(page, quiz);
  await page.getByRole('radio', { name: 'Graded', exact: true }).check();
  await revokeSession(context);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  const form = page.getByRole('dialog', { name: 'Please sign in again' });
  await form.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(toUrl('/signin'));
  await fillSignIn(page, 'customer2');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.goto(toUrl('/quiz/my-quiz/create'));
  // The form opens only when no draft is offered.
  await expect(getTitleField(page)).toBeVisible();
  await expect(getDraftRecovery(page)).toBeHidden();
  await revokeSession(context);
  await signIn(page, 'customer', '/quiz/my-quiz/create');
  await continueFirstDraft(page);
  expect(await readQuiz(page)).toEqual(quiz);
});

test('API-041 a draft of an older version says so, and saving it is a conflict', async ({
  page,
}) => {
  const author = await openTemplateApi();
  const { id } = await author.create('Journal: older version', [['What is a version?']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await getTitleField(page).fill('Journal: mine');
  await waitUntilStored(page);
  const stored = await author.read(id);
  await author.replace({ ...stored, title: 'Journal: theirs' });
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await expect(getDraftRecovery(page)).toContainText('A newer version was saved in the meantime.');
  await continueFirstDraft(page);
  await expect(getTitleField(page)).toHaveValue('Journal: mine');
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByRole('dialog', { name: /newer version/ })).toBeVisible();
  expect((await author.read(id)).title).toBe('Journal: theirs');
});

test('QFRM-39 the draft of a quiz that was deleted is saved as a new one', async ({ page }) => {
  const author = await openTemplateApi();
  const { id } = await author.create('Journal: deleted', [['What is gone?']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await getTitleField(page).fill('Journal: deleted, saved anew');
  await waitUntilStored(page);
  await author.remove(id);
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await expect(getDraftRecovery(page)).toContainText('This quiz is no longer on the server.');
  await page.getByRole('button', { name: 'Continue as a new quiz' }).click();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect(await author.titled('Journal: deleted, saved anew')).toHaveLength(1);
});

test("NAV-010 discarding asks once and then shows the server's version", async ({ page }) => {
  const { id } = await (await openTemplateApi()).create('Journal: discarded', [['What is kept?']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await getTitleField(page).fill('Journal: never');
  await waitUntilStored(page);
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await getDraftRecovery(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep them' }).click();
  await getDraftRecovery(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect(getTitleField(page)).toHaveValue('Journal: discarded');
  await page.reload();
  await expect(getTitleField(page)).toHaveValue('Journal: discarded');
});

test('QFRM-34 50 offline edits are stored, and one save sends them', async ({ page, context }) => {
  const author = await openTemplateApi();
  const { id } = await author.create('Journal: offline', [['What is offline?']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect(getTitleField(page)).toHaveValue('Journal: offline');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const add = page.getByRole('button', { name: 'Add activity' });
  for (let edit = 1; edit < 50; edit += 1) await add.click();
  await getTitleField(page).fill('Journal: online again');
  await expect(page.getByRole('status', { name: '50 unsaved changes' })).toBeVisible();
  await waitUntilStored(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  const { title, activities } = await author.read(id);
  expect([title, activities.length]).toEqual(['Journal: online again', 50]);
});

test.describe('two tabs of one person (PD-12)', () => {
  test('API-041 the second tab says that another tab edits, takes over with the whole history, and can lose the lock again', async ({
    page,
    context,
  }) => {
    const author = await openTemplateApi();
    const { id } = await author.create('Journal: two tabs', [['Which tab?']]);
    await signIn(page, 'super', `/quiz/edit/${String(id)}`);
    await getTitleField(page).fill('Journal: two tabs, first');
    const other = await context.newPage();
    await other.goto(toUrl(`/quiz/edit/${String(id)}`));
    await expect(other.getByText('This quiz is being edited in another tab')).toBeVisible();
    await other.getByRole('button', { name: 'Edit here' }).click();
    await expect(getTitleField(other)).toHaveValue('Journal: two tabs, first');
    await expect(page.getByText('This quiz is being edited in another tab')).toBeVisible();
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(getTitleField(other)).toHaveValue('Journal: two tabs');
    await getTitleField(other).fill('Journal: two tabs, second');
    await waitUntilStored(other);
    await other.close();
    await continueFirstDraft(page);
    await expect(getTitleField(page)).toHaveValue('Journal: two tabs, second');
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await expect(page).toHaveURL(toUrl('/quiz'));
    expect((await author.read(id)).title).toBe('Journal: two tabs, second');
  });

  test('QFRM-27 two tabs that each create a quiz store two drafts', async ({ page, context }) => {
    await signIn(page, 'super', '/quiz/create');
    await getTitleField(page).fill('Journal: new in the first tab');
    const other = await context.newPage();
    await other.goto(toUrl('/quiz/create'));
    await getTitleField(other).fill('Journal: new in the second tab');
    await Promise.all([waitUntilStored(page), waitUntilStored(other)]);
    for (const tab of [page, other])
      tab.on('dialog', (dialog) => {
        void dialog.accept();
      });
    await other.close();
    await page.reload();
    await expect(getDraftRecovery(page).getByRole('heading', { level: 3 })).toHaveText([
      'Journal: new in the second tab',
      'Journal: new in the first tab',
    ]);
  });
});

test('NAV-010 prints how long it takes to store a keystroke', async ({ page }) => {
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
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
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
  await getTitleField(page).pressSequentially(
    'A keystroke every thirty milliseconds, as fast as anybody types.',
    { delay: 30 },
  );
  await waitUntilStored(page);
  const times = (
    await page.evaluate(() => (globalThis as unknown as { times: number[] }).times)
  ).toSorted((a, b) => a - b);
  const quantile = (part: number): string =>
    (times[Math.floor((times.length - 1) * part)] ?? Number.NaN).toFixed(1);
  console.log(
    `input event to strict transaction complete, ${String(times.length)} keystrokes: median ${quantile(0.5)} ms, p95 ${quantile(0.95)} ms, max ${quantile(1)} ms`,
  );
  expect(times.length).toBeGreaterThan(20);
});
