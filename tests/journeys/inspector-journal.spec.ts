import { expect, test, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { cutOtherNetworks } from './support/cut-other-networks.ts';
import { getTitleField } from './support/editor.ts';
import { waitUntilStored } from './support/journal.ts';
import { tabTo } from './support/keyboard.ts';
import { expectNoViolations } from './support/no-violations.ts';

const journalPage = '/inspector?machine=quizEditor&tab=journal';
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const current = (page: Page) => region(page, 'Journal').locator('[aria-current=step]');
const litState = (page: Page, id: string) => page.locator(`[data-state="quizEditor.${id}"]`);

/** Returns everything that the origin has stored in IndexedDB, as one text. */
const dumpStorage = async (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const settle = async <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => {
          resolve(request.result);
        });
        request.addEventListener('error', () => {
          reject(request.error ?? new Error('no reason'));
        });
      });
    const dump: unknown[] = [];
    const databases = await indexedDB.databases();
    for (const { name = '', version } of databases.toSorted((a, b) =>
      (a.name ?? '').localeCompare(b.name ?? ''),
    )) {
      const database = await settle(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store);
        const keys = await settle(objects.getAllKeys());
        dump.push({ name, version, store, keys, values: await settle(objects.getAll()) });
      }
      database.close();
    }
    return JSON.stringify(dump);
  });

/** Writes two changes into a new quiz and takes one back. */
async function editQuiz(page: Page): Promise<void> {
  await getTitleField(page).fill('Enzyme kinetics');
  await page.getByRole('button', { name: 'Add question' }).click();
  const question = page.locator('[data-question-title]').first();
  await question.fill('What lowers an enzyme’s activity?');
  await question.blur();
  await page.getByRole('button', { name: 'Add activity' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await waitUntilStored(page);
}

test('PD-43 a journal is stepped through by keyboard and stays as it is', async ({
  page,
  context,
}) => {
  await cutOtherNetworks(context);
  await signIn(page, 'super', '/quiz/create');
  await editQuiz(page);
  const stored = await dumpStorage(page);
  expect(stored).toContain('lectern_quiz_journals');
  const author = await page.locator('main').innerHTML();
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('lectern.inspection').addEventListener('message', ({ data }) => {
      heard.push((data as { readonly type: string }).type);
    });
  });
  const writes: string[] = [];
  context.on('request', (request) => {
    const isAsking = request.method() === 'GET' || request.url().endsWith('/evaluate/flags');
    if (!isAsking) writes.push(`${request.method()} ${request.url()}`);
  });

  const inspector = await context.newPage();
  await inspector.goto(toUrl(journalPage));
  const preview = region(inspector, 'Quiz preview');
  const draft = region(inspector, 'Draft: what changed');
  await expect(current(inspector)).toHaveText(/^Undid: Added Activity 2/);
  await expect(preview).toContainText('Enzyme kinetics');
  await expect(litState(inspector, 'form.editing')).toHaveAttribute('data-active', 'true');
  await tabTo(inspector, 'button', 'Expand all');
  await inspector.keyboard.press('Enter');
  await expect(litState(inspector, 'form.editing.activities.one')).toHaveAttribute(
    'data-active',
    'true',
  );
  await expectNoViolations(inspector, 'the journal of a quiz');

  await tabTo(inspector, 'button', 'First step');
  await inspector.keyboard.press('Enter');
  await expect(current(inspector)).toHaveText('The quiz as it was opened');
  await expect(preview).not.toContainText('Enzyme kinetics');
  await expect(draft).toContainText('Nothing');
  await expect(litState(inspector, 'form.editing.changes.clean')).toHaveAttribute(
    'data-active',
    'true',
  );
  await inspector.keyboard.press('l');
  await expect(current(inspector)).toHaveText(/^Changed the title/);
  await expect(draft).toContainText('+ title: "Enzyme kinetics"');
  await expect(preview).toContainText('Enzyme kinetics');
  await expect(litState(inspector, 'form.editing.changes.dirty')).toHaveAttribute(
    'data-active',
    'true',
  );
  await tabTo(inspector, 'slider', 'Shown step');
  await inspector.keyboard.press('End');
  await inspector.keyboard.press('ArrowLeft');
  await expect(current(inspector)).toHaveText(/^Added Activity 2/);
  await expect(litState(inspector, 'form.editing.activities.several')).toHaveAttribute(
    'data-active',
    'true',
  );
  await inspector.keyboard.press('Home');
  await tabTo(inspector, 'button', 'Play', 'Shift+Tab');
  await inspector.keyboard.press('Enter');
  await expect(current(inspector)).toHaveText(/^Undid: Added Activity 2/);
  await inspector.setViewportSize({ width: 360, height: 800 });
  await expectNoViolations(inspector, 'the journal of a quiz at 360 px');

  expect(await dumpStorage(inspector)).toBe(stored);
  expect(await page.locator('main').innerHTML()).toBe(author);
  expect(writes).toEqual([]);
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  expect(heard).toContain('find');
  expect(heard.filter((type) => type === 'send' || type === 'takeRecording')).toEqual([]);
});

test('PD-43 a followed editor shows its journal as it grows, a saved one none', async ({
  page,
  context,
}) => {
  await cutOtherNetworks(context);
  await signIn(page, 'super', '/quiz/create');
  const inspector = await context.newPage();
  await inspector.goto(toUrl(journalPage));
  await expect(inspector.getByText('No quiz has unsaved changes in this browser')).toBeVisible();
  await expect(inspector.getByRole('button', { name: 'Create a quiz' })).toBeVisible();
  await expectNoViolations(inspector, 'an empty journal');
  await getTitleField(page).fill('Enzyme kinetics');
  await inspector
    .getByRole('region', { name: 'Running' })
    .getByRole('button', { name: /^quizEditor/ })
    .click();
  await inspector.getByRole('tab', { name: 'Journal' }).click();
  await expect(current(inspector)).toHaveText(/^Changed the title/);
  await page.getByRole('button', { name: 'Add activity' }).click();
  await expect(current(inspector)).toHaveText(/^Added Activity 2/);
});
