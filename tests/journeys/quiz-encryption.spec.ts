import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, expect, test, type Page } from '@playwright/test';

import { fillSignIn, signIn, toUrl } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { continueFirstDraft, getDraftRecovery, waitUntilStored } from './support/journal.ts';
import { expectNoViolations, waitUntilSettled } from './support/no-violations.ts';

const databases = ['lectern_quiz_journals', 'lectern_playlist_journals'];
const keyPath = '**/api/admin/profile/draft_key';
const keptDrafts = 'Unsaved changes are kept in this browser.';

/** Returns everything in the journals of the page as text, one byte a character. */
const readJournals = async (page: Page): Promise<string> =>
  page.evaluate(async (names) => {
    const settle = async <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => {
          resolve(request.result);
        });
        request.addEventListener('error', () => {
          reject(request.error ?? new Error('no reason'));
        });
      });
    const existing = (await indexedDB.databases()).map(({ name }) => name ?? '');
    let found = '';
    for (const name of names.filter((each) => existing.includes(each))) {
      const database = await settle(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        found += JSON.stringify(
          await settle(database.transaction(store).objectStore(store).getAll()),
          (_, value: unknown) =>
            value instanceof Uint8Array ? `bytes ${String.fromCharCode(...value)}` : value,
        );
      database.close();
    }
    return found;
  }, databases);

/** Stores the journals of the page without encryption, as the console did before. */
const storePlain = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
  });
};

/** Returns the files below a folder that contain a word, in Latin-1 or UTF-16. */
async function findFilesWith(folder: string, word: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    if (bytes.includes(word, 0, 'latin1') || bytes.includes(word, 0, 'utf16le')) found.push(path);
  }
  return found;
}

const leave = async (page: Page): Promise<void> => {
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.context().clearCookies();
  await page.goto(toUrl('/signin'));
};

test(
  'PD-49 nothing typed is readable in the browser; the author finds the draft, another account does not',
  { tag: '@quick' },
  async ({ page }) => {
    await signIn(page, 'customer', '/quiz/my-quiz/create');
    await getTitleField(page).fill('Zymurgy of the quokka');
    await page.getByRole('button', { name: 'Add activity' }).click();
    await waitUntilStored(page);
    const stored = await readJournals(page);
    expect(stored).toContain('customer@lectern.test');
    expect(stored).toContain('bytes ');
    expect(stored).not.toMatch(/Zymurgy|quokka|Activity/);

    await leave(page);
    await expect(page.getByText(keptDrafts)).toBeVisible();
    await expectNoViolations(page, 'the sign-in page with kept drafts');
    await fillSignIn(page, 'customer2');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await page.goto(toUrl('/quiz/my-quiz/create'));
    // The form opens only when no draft is offered.
    await expect(getTitleField(page)).toBeVisible();
    await expect(getDraftRecovery(page)).toBeHidden();
    await page.goto(toUrl('/dashboard'));
    await waitUntilSettled(page, 'the dashboard');
    await expect(page.getByText('Zymurgy')).toBeHidden();

    await leave(page);
    await fillSignIn(page, 'customer');
    await expect(page.getByText('Zymurgy of the quokka').first()).toBeVisible();
    await page.goto(toUrl('/quiz/my-quiz/create'));
    await continueFirstDraft(page);
    await expect(getTitleField(page)).toHaveValue('Zymurgy of the quokka');
  },
);

test('PD-49 a killed browser leaves no typed word in its files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-profile-'));
  try {
    const browser = await chromium.launchPersistentContext(folder, {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
      viewport: { width: 1440, height: 900 },
    });
    const page = await browser.newPage();
    await signIn(page, 'super', '/quiz/create');
    await getTitleField(page).pressSequentially('Quixotry');
    await waitUntilStored(page);
    await page.evaluate(async () => {
      const opening = indexedDB.open('control');
      await new Promise((resolve) => {
        opening.addEventListener('upgradeneeded', () => {
          opening.result.createObjectStore('texts').put('Xylophone', 1);
        });
        opening.addEventListener('success', resolve);
      });
    });
    const session = (await browser.browser()?.newBrowserCDPSession()) ?? null;
    const closed = new Promise((resolve) => {
      browser.once('close', resolve);
    });
    void (session ?? (await browser.newCDPSession(page)))
      .send('Browser.crash' as 'Page.crash')
      .catch(() => {});
    await closed;
    expect(await findFilesWith(folder, 'Xylophone')).not.toEqual([]);
    expect(await findFilesWith(folder, 'Quixotry')).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('PD-49 without a secure context the editor says that drafts are not encrypted; with one they are found and encrypted', async ({
  page,
  context,
}) => {
  const insecure = await context.newPage();
  await storePlain(insecure);
  await signIn(insecure, 'super', '/quiz/create');
  await expect(
    insecure.getByRole('alert').filter({ hasText: 'unsaved changes are not encrypted' }),
  ).toBeVisible();
  await getTitleField(insecure).fill('Vexillology in plain text');
  await waitUntilStored(insecure);
  await expectNoViolations(insecure, 'the editor without encryption');
  expect(await readJournals(insecure)).toContain('Vexillology');
  await insecure.close({ runBeforeUnload: false });

  await page.goto(toUrl('/quiz/create'));
  await expect(getDraftRecovery(page)).toContainText('Vexillology in plain text');
  const stored = await readJournals(page);
  expect(stored).toContain('bytes ');
  expect(stored).not.toContain('Vexillology');
  await continueFirstDraft(page);
  await expect(getTitleField(page)).toHaveValue('Vexillology in plain text');
});

test('PD-49 while the server does not return the key, the editor says so, and stores everything when it does', async ({
  page,
}) => {
  await page.route(keyPath, (route) => route.fulfill({ status: 503, body: '{}' }));
  await signIn(page, 'super', '/quiz/create');
  await getTitleField(page).fill('Key: late');
  const warning = page
    .getByRole('alert')
    .filter({ hasText: 'The server did not return the encryption key' });
  await expect(warning).toBeVisible();
  await expect(page.getByRole('status', { name: '1 change only in this page' })).toBeVisible();
  await expectNoViolations(page, 'the editor without a key');
  expect(await readJournals(page)).not.toContain('Key: late');
  await page.unroute(keyPath);
  await expect(warning).toBeHidden();
  await waitUntilStored(page);
});

test('PD-49 drafts wait while the server cannot be reached, and the screen says so', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await getTitleField(page).fill('Key: after an outage');
  await waitUntilStored(page);
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(keptDrafts)).toBeVisible();
  await expectNoViolations(page, 'the failed check with kept drafts');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await continueFirstDraft(page);
  await expect(getTitleField(page)).toHaveValue('Key: after an outage');
});
