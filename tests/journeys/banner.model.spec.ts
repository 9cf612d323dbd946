import { expect, test, type Page } from '@playwright/test';

import { bannerModel } from '../machines/banner/banner-model.ts';
import { toUrl, signIn } from './support/app.ts';
import { describeBrowserModel } from './support/browser-model.ts';
import { startProduct, type Product } from './support/product.ts';
import { callApi, openSession } from './support/session-api.ts';

// A site has one banner: a server of its own keeps other runs away from it.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.close());
test.describe.configure({ mode: 'serial' });

/** Saves the banner like another person, over whatever is stored. */
async function saveElsewhere(page: Page, words: string, type: 1 | 4): Promise<void> {
  const { accessToken: bearer } = await openSession(page.request, 'super', product.url);
  const { status } = await callApi(page.request, 'PATCH', '/api/admin/banner/update', {
    bearer,
    base: product.url,
    data: { id: 1, message: `<p>${words}</p>`, type, published: 1 },
  });
  expect(status).toBe(200);
}

const getMessageField = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

async function write(page: Page, words: string): Promise<void> {
  await getMessageField(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  if (words !== '') await page.keyboard.type(words);
}

describeBrowserModel({
  name: 'banner',
  requirements: 'BAN-05 BAN-06 BAN-07 BAN-12 BAN-13',
  model: bannerModel,
  calls: { load: '**/api/admin/banner', save: '**/api/admin/banner/update' },
  open: async (page) => {
    await saveElsewhere(page, 'Stored', 1);
    await signIn(page, 'corporate', '/dashboard', product.url);
    await page.goto(toUrl('/banner', product.url));
  },
  steps: {
    'the banner arrives': ({ calls }) => calls.load.pass(),
    'the banner cannot be loaded': ({ calls }) => calls.load.lose(),
    'write a message': ({ page }) => write(page, 'Written'),
    'restore the message': ({ page }) => write(page, 'Stored'),
    'empty the message': ({ page }) => write(page, ''),
    'leave the message': ({ page }) => page.keyboard.press('Tab'),
    // Also where nothing has changed, and the button says so.
    save: ({ page }) => page.getByRole('button', { name: 'Save' }).press('Enter'),
    'it is saved': ({ calls }) => calls.save.pass(),
    'another user has saved first': async ({ page, calls }) => {
      await saveElsewhere(page, 'Remote', 4);
      await calls.save.pass();
    },
    'the server reports an error': ({ calls }) =>
      calls.save.reply(422, { message: 'Invalid.', errors: { message: ['Too long.'] } }),
    'saving fails': ({ calls }) => calls.save.lose(),
    'the remote banner is loaded': ({ calls }) => calls.load.pass(),
    'the remote banner cannot be loaded': ({ calls }) => calls.load.lose(),
    'the remote banner is gone': ({ calls }) => calls.load.reply(404, { message: 'Gone.' }),
    'load the remote banner again': ({ page }) => press(page, 'Try again'),
    'keep the local version': ({ page }) => press(page, 'Keep yours'),
    'use the remote version': ({ page }) => press(page, 'Use theirs'),
  },
  canHappen: (name, from) => {
    // The model's server always answers with the written message.
    if (name === 'it is saved') return from.includes('"<p>Written</p>" sent');
    // Both versions are chosen from where both are shown.
    return !/^(keep|use) the/.test(name) || from.includes('conflict.loaded');
  },
  expectScreen: async (page, snapshot) => {
    const form = page.getByRole('form', { name: 'Show Banner' });
    if (snapshot.matches('loadFailed')) {
      await expect(page.getByText('Oops, something went wrong')).toBeVisible();
      return;
    }
    await expect(form).toHaveCount(snapshot.matches('loading') ? 0 : 1);
    if (snapshot.matches('loading')) return;
    const { values, remote } = snapshot.context;
    await expect(getMessageField(page)).toHaveText(values.message.replaceAll(/<[^>]*>/g, ''));
    const conflict = page.getByText('A newer version was saved in the meantime');
    const isConflict = snapshot.matches({ editing: 'conflict' });
    await expect(conflict).toHaveCount(isConflict ? 1 : 0);
    if (isConflict && remote !== null)
      await expect(page.getByRole('button', { name: 'Use theirs' })).toBeEnabled();
  },
  undrivable: {
    'banner.editing.conflict conflict.takeRemote -> loading':
      'the button is disabled until their version is shown',
    '* form.reload -> loading':
      'the screen does not offer it; the error screen leads to the start page (NAV-009)',
  },
});
