import { expect, test, type Page } from '@playwright/test';

import { toUrl, getBaseUrl, fillSignIn, signIn } from './support/app.ts';
import { getTitleField, openDetails } from './support/editor.ts';
import { waitUntilStored, continueFirstDraft, getDraftRecovery } from './support/journal.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';

const database = 'lectern_quiz_journals';
const getWarning = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Changes are not kept in this browser' });

async function save(page: Page, id: number, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect((await (await openTemplateApi()).read(id)).title).toBe(title);
}

async function createStoredQuiz(title: string): Promise<number> {
  return (await (await openTemplateApi()).create(title, [['What is kept?']])).id;
}

/** Runs `work` in the page with the journals' database, opened as `version`. */
const useDatabase = (
  page: Page,
  version: number | undefined,
  spoil: 'damage' | 'upgrade',
): Promise<void> =>
  page.evaluate(
    async ([name, wanted, what]) => {
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, wanted);
        opening.addEventListener('error', () => {
          reject(new Error('not opened'));
        });
        opening.addEventListener('upgradeneeded', () => {
          if (what === 'upgrade') opening.result.createObjectStore('newer').put('theirs', 1);
        });
        opening.addEventListener('success', () => {
          const open = opening.result;
          const finish = (): void => {
            open.close();
            resolve();
          };
          if (what === 'upgrade') finish();
          else {
            const lines = open.transaction('lines', 'readwrite').objectStore('lines');
            const keys = lines.getAllKeys();
            keys.addEventListener('success', () => {
              lines.put('{"half', keys.result.at(-1));
            });
            lines.transaction.addEventListener('complete', finish);
          }
        });
      });
    },
    [database, version, spoil] as const,
  );

test('NAV-010 without any storage the editor says so, edits and saves', async ({ page }) => {
  const id = await createStoredQuiz('Storage: missing');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await getTitleField(page).fill('Storage: missing, saved');
  await expect(getWarning(page)).toContainText('This browser offers no storage here');
  await expect(page.getByRole('status', { name: '1 change only in this page' })).toBeVisible();
  await expectNoViolations(page, 'the editor without storage');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Dashboard' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(leaving).toContainText('This browser cannot keep your changes');
  await expect(leaving.getByRole('button')).toHaveText([
    'Stay',
    'Discard changes',
    'Save and leave',
  ]);
  await leaving.getByRole('button', { name: 'Stay' }).click();
  await save(page, id, 'Storage: missing, saved');
});

test('NAV-010 full storage is reported at once, and changes are stored again when there is room', async ({
  page,
}) => {
  const id = await createStoredQuiz('Storage: full');
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function full(
      this: IDBObjectStore,
      ...parts: Parameters<typeof put>
    ) {
      if (sessionStorage.getItem('full') !== null)
        throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, parts);
    };
  });
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await getTitleField(page).fill('Storage: full, first');
  await waitUntilStored(page);
  await page.evaluate(() => {
    sessionStorage.setItem('full', 'yes');
  });
  await page.getByRole('button', { name: 'Add activity' }).click();
  await expect(getWarning(page)).toContainText('The storage of this browser is full.');
  await page.evaluate(() => {
    sessionStorage.removeItem('full');
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(getWarning(page)).toBeHidden();
  await waitUntilStored(page);
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await continueFirstDraft(page);
  await expect(page.getByRole('list', { name: 'Activities' }).getByRole('listitem')).toHaveCount(2);
});

for (const how of ['the database is deleted', 'the site data are cleared'] as const) {
  const title = `NAV-010 ${how} while the editor is open: the whole journal is rewritten`;
  test(title, async ({ page, context }) => {
    const id = await createStoredQuiz(`Storage: ${how}`);
    await signIn(page, 'super', `/quiz/edit/${String(id)}`);
    await getTitleField(page).fill('Storage: gone and back');
    await page.getByRole('button', { name: 'Add activity' }).click();
    await waitUntilStored(page);
    if (how === 'the database is deleted') {
      await page.evaluate(async (name) => {
        await new Promise((resolve) => {
          indexedDB.deleteDatabase(name).addEventListener('success', resolve);
        });
      }, database);
    } else {
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(getBaseUrl()).origin,
        storageTypes: 'indexeddb',
      });
    }
    await page.getByRole('button', { name: 'Add activity' }).click();
    await waitUntilStored(page);
    page.on('dialog', (dialog) => {
      void dialog.accept();
    });
    await page.reload();
    await continueFirstDraft(page);
    await expect(getTitleField(page)).toHaveValue('Storage: gone and back');
    await expect(page.getByRole('list', { name: 'Activities' }).getByRole('listitem')).toHaveCount(
      3,
    );
  });
}

test('NAV-010 storage of a newer console version is not changed, and the editor says so', async ({
  page,
}) => {
  const id = await createStoredQuiz('Storage: newer');
  await signIn(page, 'super', '/quiz');
  await useDatabase(page, 99, 'upgrade');
  await page.goto(toUrl(`/quiz/edit/${String(id)}`));
  await getTitleField(page).fill('Storage: newer, saved');
  await expect(getWarning(page)).toContainText('a newer version of the console');
  await save(page, id, 'Storage: newer, saved');
  await useDatabase(page, 99, 'upgrade');
});

test('NAV-010 the readable part of a damaged journal is offered, with a note that some is missing', async ({
  page,
}) => {
  const id = await createStoredQuiz('Storage: damaged');
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await getTitleField(page).fill('Storage: damaged later');
  await page.getByRole('button', { name: 'Add activity' }).click();
  await waitUntilStored(page);
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.goto(toUrl('/quiz'));
  await useDatabase(page, undefined, 'damage');
  await page.goto(toUrl(`/quiz/edit/${String(id)}`));
  await expect(getDraftRecovery(page)).toContainText('Some of the stored changes cannot be read.');
  await expectNoViolations(page, 'the offer of a damaged journal');
  await continueFirstDraft(page);
  await expect(getTitleField(page)).toHaveValue('Storage: damaged later');
  await save(page, id, 'Storage: damaged later');
});

test('NAV-002 axe finds no violation in draft recovery, the warning and the waiting tab, also at 360 px', async ({
  browser,
}) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  const id = await createStoredQuiz('Storage: looked at');
  await page.goto(toUrl(`/quiz/edit/${String(id)}`));
  await fillSignIn(page, 'super');
  await openDetails(page);
  await getTitleField(page).fill(
    'Storage: looked at, with a title that is longer than a phone is wide and goes on',
  );
  await page.getByRole('status').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Where your changes are' })).toBeVisible();
  await expectNoViolations(page, 'where your changes are');
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto(toUrl(`/quiz/edit/${String(id)}`));
  await expect(other.getByText('This quiz is being edited in another tab')).toBeVisible();
  await expectNoViolations(other, 'another tab');
  await page.close();
  await expect(getDraftRecovery(other)).toBeVisible();
  await expectNoViolations(other, 'the offer');
  await other.getByRole('button', { name: 'Discard' }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  await expectNoViolations(other, 'discarding');
  await context.close();
});
