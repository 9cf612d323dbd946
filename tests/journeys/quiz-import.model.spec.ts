import { expect, type Page } from '@playwright/test';

import { imported, quizImportModel, review } from '../machines/quiz/importing/quiz-import-model.ts';
import { signIn } from './support/app.ts';
import { describeBrowserModel } from './support/browser-model.ts';

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Upload QTI' });
const press = (page: Page, name: string): Promise<void> =>
  getDialog(page).getByRole('button', { name, exact: true }).click();

/** Chooses a file, also in place of the one that was chosen before. */
async function choose(page: Page, name: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await getDialog(page)
    .getByRole('button', { name: /^Choose (a|another)/ })
    .first()
    .click();
  await (await chooser).setFiles({ name, mimeType: 'application/zip', buffer: Buffer.from('PK') });
}

const typeTitle = (page: Page, title: string): Promise<void> =>
  getDialog(page).getByRole('textbox', { name: 'Title of the quiz' }).fill(title);

/** Ticks or unticks every item that can be imported. */
async function tickAll(page: Page, isChosen: boolean): Promise<void> {
  await getDialog(page)
    .getByRole('checkbox', { name: /^(All|Import all)/ })
    .setChecked(isChosen);
}

describeBrowserModel({
  name: 'quizImport',
  requirements: 'QIO-01 QLST-07',
  model: quizImportModel,
  calls: { send: '**/from_package/qti*', remove: '**/quiz/template/71' },
  open: (page) => signIn(page, 'super', '/quiz'),
  steps: {
    open: ({ page }) => page.getByRole('button', { name: 'Upload QTI' }).click(),
    'choose a zip': ({ page }) => choose(page, 'Cells.zip'),
    'choose a pdf': ({ page }) => choose(page, 'Cells.pdf'),
    read: ({ calls }) => calls.send.reply(200, review),
    stored: ({ calls }) => calls.send.reply(200, imported),
    'all removed': ({ calls }) => calls.remove.reply(200, null),
    'not removed': ({ calls }) => calls.remove.lose(),
    undo: ({ page }) => press(page, 'Undo the import'),
    another: ({ page }) => press(page, 'Import another file'),
    'show the report': ({ page }) => press(page, 'Show the report'),
    'save the report': ({ page }) => press(page, 'Download as CSV'),
    rename: ({ page }) => typeTitle(page, 'Cell biology'),
    'empty the title': ({ page }) => typeTitle(page, ' '),
    refused: ({ calls }) => calls.send.pass(),
    'leave one out': ({ page }) =>
      getDialog(page).getByRole('checkbox', { name: 'Import item 1' }).click(),
    'leave all out': ({ page }) => tickAll(page, false),
    'take all': ({ page }) => tickAll(page, true),
    start: ({ page }) => press(page, 'Import'),
    again: ({ page }) => press(page, 'Try again'),
    stop: ({ page }) => press(page, 'Stop'),
    close: ({ page }) => getDialog(page).getByRole('button', { name: 'Close' }).click(),
  },
  // A file is tried again where the dialog says why it failed.
  canHappen: (name, from) => name !== 'again' || from.endsWith('complains'),
  undrivable: {
    '* quiz.choose -> (stays)':
      'the package has one quiz, which the checkbox of all items chooses (quiz-import.spec.ts has more)',
    '* quizzes.restored -> (stays)':
      'the notice of the recycle bin restores them (quiz-import.spec.ts presses it)',
    '* package.progress -> (stays)': 'the browser reports what it has sent when it likes',
  },
  expectScreen: async (page, snapshot) => {
    const {
      value,
      context: { error, review: shown, failedRemovals },
    } = snapshot;
    await expect(getDialog(page)).toHaveCount(value === 'closed' ? 0 : 1);
    if (value === 'closed') return;
    const isSending = snapshot.hasTag('sending');
    await expect(getDialog(page).getByRole('progressbar')).toHaveCount(isSending ? 1 : 0);
    await expect(getDialog(page).getByRole('alert')).toHaveCount(
      (error === null && failedRemovals.length === 0) || isSending ? 0 : 1,
    );
    await expect(getDialog(page).getByRole('article')).toHaveCount(
      snapshot.hasTag('review') ? (shown?.report.length ?? 0) : 0,
    );
  },
});
