import { expect, test, type Locator, type Page } from '@playwright/test';

import { signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { openQuizApi } from './support/quiz-api.ts';

test.use({ viewport: { width: 1440, height: 1000 } });

/**
 * A change, and the element that has the focus after undo and after redo (the same unless given).
 */
interface Case {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  readonly undone: (page: Page) => Locator;
  readonly redone?: (page: Page) => Locator;
  /** What has the focus after the change itself, where the control that made it goes away. */
  readonly done?: (page: Page) => Locator;
}

const getQuestion = (page: Page, number: number): Locator =>
  page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: `Question ${String(number)}`, exact: true }),
  });
const getHeading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, exact: true });
const getActivity = (page: Page, number: number): Locator =>
  page
    .getByRole('list', { name: 'Activities' })
    .getByRole('listitem')
    .nth(number - 1)
    .getByRole('button')
    .nth(1);
const getQuestionField = (page: Page, number: number): Locator =>
  getQuestion(page, number).locator('[data-question-title]');
const getOption = (page: Page, number: number): Locator =>
  getQuestion(page, 1).getByRole('textbox', {
    name: `Option ${'ABCDEFGH'.charAt(number - 1)}`,
    exact: true,
  });
const getFirstOfLabel = (page: Page, label: string): Locator =>
  page.getByRole('group', { name: label }).getByRole('spinbutton').first();

const userCases: readonly Case[] = [
  {
    name: 'title',
    act: async (page) => {
      await getTitleField(page).fill('Changed');
    },
    undone: getTitleField,
  },
  {
    name: 'subjects',
    act: async (page) => {
      await page.getByRole('button', { name: 'Choose subjects' }).click();
      await page.getByRole('checkbox', { name: 'Genetics' }).click();
      await page.getByRole('button', { name: 'Save Subjects' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    undone: (page) => page.getByRole('button', { name: 'Choose subjects' }),
  },
  {
    name: 'type',
    act: async (page) => {
      await page.getByRole('radio', { name: 'Ungraded' }).check();
    },
    undone: (page) => page.getByRole('radio', { name: 'Graded', exact: true }),
    redone: (page) => page.getByRole('radio', { name: 'Ungraded' }),
  },
  {
    name: 'end date',
    act: async (page) => {
      await page.getByRole('button', { name: 'Clear: End Date' }).click();
    },
    undone: (page) => getFirstOfLabel(page, 'End Date'),
  },
  {
    name: 'duration',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Quiz Duration' }).fill('50');
    },
    undone: (page) => page.getByRole('textbox', { name: 'Quiz Duration' }),
  },
  {
    name: 'access',
    act: async (page) => {
      await page.getByRole('radio', { name: 'Open', exact: true }).check();
    },
    undone: (page) => page.getByRole('radio', { name: 'Restricted' }),
    redone: (page) => page.getByRole('radio', { name: 'Open', exact: true }),
  },
  {
    name: 'captions',
    act: async (page) => {
      await page.getByRole('switch', { name: 'Enable Closed Caption' }).click();
    },
    undone: (page) => page.getByRole('switch', { name: 'Enable Closed Caption' }),
  },
  {
    name: 'question text',
    act: async (page) => {
      await getQuestionField(page, 1).fill('Changed');
    },
    undone: (page) => getQuestionField(page, 1),
  },
  {
    name: 'option text',
    act: async (page) => {
      await getOption(page, 2).fill('Changed');
    },
    undone: (page) => getOption(page, 2),
  },
  {
    name: 'right answer',
    act: async (page) => {
      await getQuestion(page, 1).getByLabel('Option B is right').check();
    },
    undone: (page) => getQuestion(page, 1).getByLabel('Option B is right'),
  },
  {
    name: 'several answers',
    act: async (page) => {
      await getQuestion(page, 1).getByLabel('Multiple answers').uncheck();
    },
    undone: (page) => getQuestion(page, 1).getByLabel('Multiple answers'),
  },
  {
    name: 'option added',
    act: async (page) => {
      await getQuestion(page, 1).getByRole('button', { name: 'Add option' }).click();
    },
    done: (page) => getOption(page, 5),
    undone: (page) => getOption(page, 4),
    redone: (page) => getOption(page, 5),
  },
  {
    name: 'option removed',
    act: async (page) => {
      await getQuestion(page, 1).getByRole('button', { name: 'Remove option B' }).click();
    },
    done: (page) => getOption(page, 2),
    undone: (page) => getOption(page, 2),
  },
  {
    name: 'question added',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add question' }).click();
    },
    done: (page) => getQuestionField(page, 2),
    undone: (page) => getHeading(page, 'Question 1'),
    redone: (page) => getQuestionField(page, 2),
  },
  {
    name: 'question deleted',
    act: async (page) => {
      await getQuestion(page, 1).getByRole('button', { name: 'Delete question 1' }).click();
    },
    done: (page) => page.getByRole('heading', { name: /^Video/ }),
    undone: (page) => getQuestionField(page, 1),
    redone: (page) => page.getByRole('heading', { name: /^Video/ }),
  },
  {
    name: 'video removed',
    act: async (page) => {
      await page.getByRole('button', { name: /^Remove the video/ }).click();
    },
    done: (page) => getHeading(page, 'Question 1'),
    undone: (page) => page.getByRole('button', { name: /^Reorder Video/ }),
    redone: (page) => getHeading(page, 'Question 1'),
  },
  {
    name: 'activity added',
    act: async (page) => {
      await page.getByRole('button', { name: 'Add activity' }).click();
    },
    undone: (page) => getActivity(page, 2),
    redone: (page) => getActivity(page, 3),
  },
  {
    name: 'activity deleted',
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete Activity 1' }).click();
    },
    done: (page) => getActivity(page, 1),
    undone: (page) => getActivity(page, 1),
  },
];

/**
 * Expects that undo and redo of a change move the focus to its location and announce it, from
 * another activity.
 */
async function expectReveals(
  page: Page,
  { name, act, undone, redone = undone, done }: Case,
): Promise<void> {
  await test.step(name, async () => {
    const away = page.getByRole('button', { name: 'Add activity' });
    await act(page);
    if (done !== undefined) await expect(done(page)).toBeFocused();
    await away.focus();
    await page.keyboard.press('Control+z');
    await expect(undone(page)).toBeFocused();
    await expect(page.getByText(/^Undid: /)).toBeAttached();
    await away.focus();
    await page.keyboard.press('Control+y');
    await expect(redone(page)).toBeFocused();
    await expect(page.getByText(/^Redid: /)).toBeAttached();
    await page.keyboard.press('Control+z');
    await expect(undone(page)).toBeFocused();
  });
}

test('QED-30 QED-17 undo and redo reveal, focus and announce what they change; after a removal the focus stays nearby', async ({
  page,
  request,
}) => {
  const { id } = await (await openQuizApi(request, 'customer')).make('user', 'Shows what changed');
  await signIn(page, 'customer', `/quiz/my-quiz/edit/${String(id)}`);
  await expect(getTitleField(page)).toHaveValue('Shows what changed');
  for (const each of userCases) await expectReveals(page, each);
});

test('QED-03 QED-30 undo reveals a renamed activity, also from another activity', async ({
  page,
  request,
}) => {
  const { id } = await (
    await openQuizApi(request, 'super')
  ).make('library', 'Shows a renamed activity');
  await signIn(page, 'super', `/quiz/library/edit/${String(id)}`);
  const title = page.getByRole('textbox', { name: /^Activity Title/ });
  await title.fill('Before the experiment');
  await getActivity(page, 2).click();
  await page.keyboard.press('Control+z');
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('Activity 1');
});

test('QED-01 QED-08 a question that was just added collapses like any other', async ({ page }) => {
  await signIn(page, 'super', '/quiz/create');
  await page.getByRole('button', { name: 'Add question' }).click();
  await expect(getQuestionField(page, 1)).toBeFocused();
  await page.getByRole('button', { name: 'Collapse question 1' }).click();
  await expect(getQuestionField(page, 1)).toHaveCount(0);
});
