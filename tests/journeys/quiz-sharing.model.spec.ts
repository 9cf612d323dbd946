import { expect, type Page } from '@playwright/test';

import { shareModel } from '../machines/shared/sharing/share-model.ts';
import { signIn } from './support/app.ts';
import { describeBrowserModel } from './support/browser-model.ts';
import { openQuizApi } from './support/quiz-api.ts';

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Share quiz' });
const getField = (page: Page) => getDialog(page).getByRole('textbox', { name: 'E-mail addresses' });
const getChips = (page: Page) =>
  getDialog(page).getByRole('list', { name: 'People to share with' }).getByRole('listitem');
const press = (page: Page, name: string | RegExp): Promise<void> =>
  getDialog(page).getByRole('button', { name }).click();

/** Pastes a text from the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await getField(page).focus();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('ControlOrMeta+V');
}

const noList = 'the rows of this list do not say who has access';

describeBrowserModel({
  name: 'share',
  requirements: 'QSHR-01 QSHR-02 QSHR-03',
  model: shareModel,
  calls: { readers: '**/shared_with_customer/*', share: '**/sharecustomer/*' },
  open: async (page) => {
    const title = `Shared by a walk ${String(Date.now())}`;
    await (await openQuizApi(page.request, 'customer')).make('user', title);
    await page.setViewportSize({ width: 360, height: 740 });
    const search = encodeURIComponent(title);
    await signIn(page, 'super', `/quiz/customer-quiz?search=${search}`);
    await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(1);
  },
  steps: {
    open: async ({ page }) => {
      await page.getByRole('button', { name: /^Actions for/ }).click();
      await page.getByRole('menuitem', { name: 'Share quiz' }).click();
    },
    type: ({ page }) => getField(page).fill('ana@x.org'),
    'type a comma': ({ page }) => getField(page).fill('ana@x.org,'),
    add: ({ page }) => getField(page).blur(),
    paste: ({ page }) => paste(page, 'bob@'),
    remove: ({ page }) => press(page, 'Remove bob@'),
    correct: ({ page }) => press(page, /^bob@/),
    'remove invalid': ({ page }) => press(page, 'Remove invalid addresses'),
    send: ({ page }) => press(page, 'Share'),
    close: ({ page }) => press(page, 'Cancel'),
    retry: ({ page }) => press(page, 'Try again'),
    'all shared': ({ calls }) =>
      calls.share.reply(200, {
        shared: ['ana@x.org'],
        already_shared: [],
        not_access: [],
        not_found: [],
      }),
    'not found': ({ calls }) => calls.share.pass(),
    'share fails': ({ calls }) => calls.share.lose(),
    readers: ({ calls }) => calls.readers.pass(),
    'readers fail': ({ calls }) => calls.readers.lose(),
  },
  canHappen: (name, from) => {
    const [, typed = '', ...rest] = from.split(' ');
    if (from.includes('sending')) return !/^(type|add|paste|remove|correct|send)/.test(name);
    if (name === 'paste' || name === 'type') return typed === '';
    if (name === 'remove' || name === 'correct' || name === 'remove invalid')
      return rest.some((word) => word.startsWith('bob@'));
    if (name === 'retry') return from.includes('unknown"');
    return name !== 'add' || typed !== '';
  },
  undrivable: {
    'share.open.readers.initial always [knowsReaders] -> share.open.readers.known': noList,
    '* share.keepFirst*': 'these walks paste one address',
  },
  expectScreen: async (page, { value, context: { text, recipients } }) => {
    await expect(getDialog(page)).toHaveCount(value === 'closed' ? 0 : 1);
    if (value === 'closed') return;
    await expect(getField(page)).toHaveValue(text);
    await expect(getChips(page)).toHaveCount(recipients.length);
    for (const [at, recipient] of recipients.entries())
      await expect(getChips(page).nth(at)).toContainText(recipient.text);
  },
});
