import { expect, test, type Page, type Route } from '@playwright/test';

import {
  documentListModel,
  documentUploadsModel,
} from '../machines/classes/documents/documents-models.ts';
import { createPdf } from '../support/documents.ts';
import { signIn } from './support/app.ts';
import { describeBrowserModel } from './support/browser-model.ts';
import { startProduct, type Product } from './support/product.ts';

// The walks add documents to a class: a server of its own keeps them from other journeys.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.close());
test.describe.configure({ mode: 'serial' });

const openDocuments = (page: Page): Promise<void> =>
  signIn(page, 'cs', '/classes/1/documents', product.url);
const getTab = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true });
const getTable = (page: Page) => page.getByRole('table', { name: 'Documents' });
const getUploads = (page: Page) =>
  page.getByRole('region', { name: /^Adding/ }).getByRole('listitem');

/** Chooses files with the button of the tab. */
async function choose(page: Page, names: readonly string[], content: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  const files = names.map((name) => ({ name, mimeType: '', buffer: content }));
  await (await chooser).setFiles(files);
}

/** Drops a document on the tab, which also works where its button is not shown, and stores it. */
async function store(page: Page): Promise<void> {
  const transfer = await page.evaluateHandle(
    (content) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(content)], 'refreshing.pdf'));
      return data;
    },
    [...createPdf('refreshing')],
  );
  const stored = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/document'),
  );
  await getTab(page).dispatchEvent('drop', { dataTransfer: transfer });
  await stored;
}

describeBrowserModel({
  name: 'documentList',
  requirements: 'API-031',
  model: documentListModel,
  // The tab loads the documents in use and the deleted ones together.
  calls: { load: /\/class\/1\/document\?deleted=0$/ },
  open: async (page) => {
    await openDocuments(page);
    await expect(getTab(page)).toBeVisible();
  },
  steps: {
    'the documents arrive': ({ calls }) => calls.load.pass(),
    'they cannot be loaded': ({ calls }) => calls.load.lose(),
    refresh: ({ page }) => store(page),
    'try again': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'search notes': ({ page }) => getTab(page).getByRole('searchbox').fill('notes'),
    'show the deleted': ({ page }) => page.getByRole('radio', { name: /^Deleted/ }).check(),
  },
  // Search and choice are shown with the documents.
  canHappen: (name, from) => from.includes('documents') || !/^(search|show)/.test(name),
  expectScreen: async (page, { value, context: { documents, keyword, shown } }) => {
    const isShown = documents !== null && value !== 'failed';
    await expect(getTab(page).getByText('Error', { exact: true })).toHaveCount(
      value === 'failed' ? 1 : 0,
    );
    await expect(getTab(page).getByRole('searchbox')).toHaveCount(isShown ? 1 : 0);
    if (!isShown) return;
    await expect(getTab(page).getByRole('searchbox')).toHaveValue(keyword);
    await expect(page.getByRole('radio', { name: /^Deleted/ })).toBeChecked({
      checked: shown === 'deleted',
    });
  },
});

/** Whether a call sends the first file that was added. */
const sendsFirst = (route: Route): boolean =>
  route.request().postDataBuffer()?.includes('filename="a.pdf"') === true;

/** What an upload shows in each state of the model. */
const shownTexts: Readonly<Record<string, string | RegExp>> = {
  waiting: 'Waiting for other files',
  sending: /of \d+ B|of \d+(\.\d)? kB|Being checked/,
  paused: 'You are offline.',
  failed: /The connection was lost at \d+%/,
  refused: 'It contains macros.',
};

/** Returns the state of each upload that a state of the model names, and how many were added. */
function readState(state: string) {
  const [, uploads = '', added = '', connection = ''] = state.split('; ');
  const states = uploads === 'no uploads' ? [] : uploads.split(',');
  return { states, count: Number.parseInt(added, 10), isOnline: connection === 'online' };
}

describeBrowserModel({
  name: 'documentUploads',
  requirements: 'DOC-02 DOC-03',
  model: documentUploadsModel,
  calls: { send: /\/class\/1\/document$/ },
  open: async (page) => {
    await openDocuments(page);
    await expect(getTable(page).getByRole('row').nth(1)).toBeVisible();
  },
  steps: {
    'add three files': ({ page }) =>
      choose(page, ['a.pdf', 'b.pdf', 'c.pdf'], createPdf('one of three')),
    'add a file of a wrong kind': ({ page }) => choose(page, ['notes.docm'], Buffer.from('macros')),
    'cancel all': ({ page }) => page.getByRole('button', { name: 'Cancel all' }).click(),
    'the connection is lost': ({ page }) => page.context().setOffline(true),
    'the connection is back': ({ page }) => page.context().setOffline(false),
    'the first is stored': ({ calls }) =>
      calls.send.answer((route) => route.continue(), sendsFirst),
    // The server stores the document, and its answer is lost.
    'the first is refused': ({ calls }) =>
      calls.send.answer(async (route) => {
        await route.fetch();
        await route.abort();
      }, sendsFirst),
    'try the first again': ({ page }) =>
      page.getByRole('button', { name: 'Try again with a.pdf' }).click(),
    'cancel the first': ({ page }) => getUploads(page).first().getByRole('button').last().click(),
  },
  canHappen: (name, from) => {
    const { states, count, isOnline } = readState(from);
    const first = states.length === count ? states[0] : undefined;
    switch (name) {
      case 'the connection is lost':
        return isOnline;
      case 'the connection is back':
        return !isOnline;
      case 'cancel all':
        return states.length > 0;
      case 'the first is stored':
      case 'the first is refused':
        return first === 'sending';
      case 'try the first again':
        return first === 'failed';
      case 'cancel the first':
        return first !== undefined;
      default:
        return true;
    }
  },
  expectScreen: async (page, _, state) => {
    const { states } = readState(state);
    await expect(getUploads(page)).toHaveCount(states.length);
    for (const [at, each] of states.entries())
      await expect(getUploads(page).nth(at)).toContainText(shownTexts[each] ?? each);
  },
});
