import { expect, type Page } from '@playwright/test';

import { leaveGuardModel } from '../machines/shared/shared-models.ts';
import { signIn, toUrl } from './support/app.ts';
import { describeBrowserModel } from './support/browser-model.ts';

const getTitle = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

/** Opens the form of a new quiz. */
async function openForm(page: Page): Promise<void> {
  await page.goto(toUrl('/quiz'));
  await page
    .getByRole('link', { name: /Create a New Quiz/ })
    .or(page.getByRole('button', { name: /Create a New Quiz/ }))
    .first()
    .click();
}

const saves = 'quiz-save-and-stay.spec.ts saves and leaves';
const behindQuestion = 'nobody reaches the page behind the question';

/** Makes unsaved work in a new quiz. */
async function edit(page: Page): Promise<void> {
  // Where the walk has left it.
  if (page.url() !== toUrl('/quiz/create')) await openForm(page);
  const offered = page.getByRole('button', { name: 'Start a new quiz' });
  await expect(getTitle(page).or(offered)).toBeVisible();
  if (await offered.isVisible()) await offered.click();
  await getTitle(page).fill('Unsaved');
}

describeBrowserModel({
  name: 'leaveGuard',
  requirements: 'NAV-006 NAV-010',
  model: leaveGuardModel,
  calls: {},
  open: async (page) => {
    await signIn(page, 'super', '/quiz');
    await openForm(page);
    await expect(getTitle(page)).toBeVisible();
  },
  steps: {
    'the form has unsaved work': ({ page }) => edit(page),
    // A form that is opened again says that it has nothing unsaved.
    'the form is saved': async ({ page }) => {
      const undo = page.getByRole('button', { name: 'Undo' });
      if ((await undo.count()) === 1 && (await undo.isEnabled())) await undo.click();
      else await openForm(page);
    },
    'follow a link': ({ page }) =>
      page.getByRole('navigation').first().getByRole('link', { name: 'Dashboard' }).click(),
    'go back': ({ page }) => page.goBack(),
    // Whoever leaves has nothing unsaved any more, so the walk goes on with another quiz.
    leave: async ({ page }) => {
      await press(page, 'Leave');
      await expect(page).not.toHaveURL(toUrl('/quiz/create'));
      await edit(page);
    },
    stay: ({ page }) => press(page, 'Stay'),
  },
  canHappen: (name, from) => !from.startsWith('asking') || name === 'leave' || name === 'stay',
  undrivable: {
    'leaveGuard unsavedWork.kept *': 'quiz-storage-failures.spec.ts leaves without storage',
    'leaveGuard.asking unsavedWork.changed *': behindQuestion,
    'leaveGuard.asking leave.ask *': behindQuestion,
    'leaveGuard.judging*': behindQuestion,
    'leaveGuard.asking leave.save *': saves,
    'leaveGuard.asking leave.discard *': 'leave-guard.spec.ts discards',
    'leaveGuard.saving*': saves,
    'leaveGuard.guarding leave.ask [losesNothing] *': 'the form has no dialog with work of its own',
  },
  expectScreen: async (page, { value }) => {
    await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toHaveCount(
      value === 'asking' ? 1 : 0,
    );
    if (value === 'guarding') await expect(getTitle(page)).toHaveValue('Unsaved');
  },
});
