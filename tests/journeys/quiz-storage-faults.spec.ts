import { expect, test, type Page } from '@playwright/test';

import { at, baseUrl, fillSignIn, signIn } from './support/app.ts';
import { titleField } from './support/editor.ts';
import { allKept, goOn, offer } from './support/journal.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { asAuthor } from './support/quiz-api.ts';

const database = 'lectern_quiz_journals';
const warning = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Changes are not kept in this browser' });

async function save(page: Page, id: number, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(at('/quiz'));
  expect((await (await asAuthor()).read(id)).title).toBe(title);
}

async function stored(title: string): Promise<number> {
  return (await (await asAuthor()).create(title, [['What is kept?']])).id;
}

/** Does `work` with the journals' database in the page, opened as version `version`. */
const inDatabase = (
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
  const id = await stored('Storage: missing');
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await titleField(page).fill('Storage: missing, saved');
  await expect(warning(page)).toContainText('This browser offers no storage here');
  await expect(page.getByRole('status', { name: '1 change only in this page' })).toBeVisible();
  await expectNoViolations(page, 'the editor without storage');
  await save(page, id, 'Storage: missing, saved');
});

test('NAV-010 full storage is said at once, and kept again as soon as there is room', async ({
  page,
}) => {
  const id = await stored('Storage: full');
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its own `this` below
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
  await titleField(page).fill('Storage: full, first');
  await allKept(page);
  await page.evaluate(() => {
    sessionStorage.setItem('full', 'yes');
  });
  await page.getByRole('button', { name: 'Add activity' }).click();
  await expect(warning(page)).toContainText('The storage of this browser is full.');
  await page.evaluate(() => {
    sessionStorage.removeItem('full');
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(warning(page)).toBeHidden();
  await allKept(page);
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await goOn(page);
  await expect(page.getByRole('list', { name: 'Activities' }).getByRole('listitem')).toHaveCount(2);
});

for (const how of ['the database is deleted', 'the site data are cleared'] as const) {
  test(`NAV-010 ${how} while the editor is open: the whole journal is written again`, async ({
    page,
    context,
  }) => {
    const id = await stored(`Storage: ${how}`);
    await signIn(page, 'super', `/quiz/edit/${String(id)}`);
    await titleField(page).fill('Storage: gone and back');
    await page.getByRole('button', { name: 'Add activity' }).click();
    await allKept(page);
    if (how === 'the database is deleted') {
      await page.evaluate(async (name) => {
        await new Promise((resolve) => {
          indexedDB.deleteDatabase(name).addEventListener('success', resolve);
        });
      }, database);
    } else {
      const session = await context.newCDPSession(page);
      await session.send('Storage.clearDataForOrigin', {
        origin: new URL(baseUrl()).origin,
        storageTypes: 'indexeddb',
      });
    }
    await page.getByRole('button', { name: 'Add activity' }).click();
    await allKept(page);
    page.on('dialog', (dialog) => {
      void dialog.accept();
    });
    await page.reload();
    await goOn(page);
    await expect(titleField(page)).toHaveValue('Storage: gone and back');
    await expect(page.getByRole('list', { name: 'Activities' }).getByRole('listitem')).toHaveCount(
      3,
    );
  });
}

test('NAV-010 storage of a newer version of the console is left alone, and the editor says so', async ({
  page,
}) => {
  const id = await stored('Storage: newer');
  await signIn(page, 'super', '/quiz');
  await inDatabase(page, 99, 'upgrade');
  await page.goto(at(`/quiz/edit/${String(id)}`));
  await titleField(page).fill('Storage: newer, saved');
  await expect(warning(page)).toContainText('a newer version of the console');
  await save(page, id, 'Storage: newer, saved');
  await inDatabase(page, 99, 'upgrade');
});

test('NAV-010 of a damaged journal what can be read is offered, and it says that there was more', async ({
  page,
}) => {
  const id = await stored('Storage: damaged');
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await titleField(page).fill('Storage: damaged later');
  await page.getByRole('button', { name: 'Add activity' }).click();
  await allKept(page);
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.goto(at('/quiz'));
  await inDatabase(page, undefined, 'damage');
  await page.goto(at(`/quiz/edit/${String(id)}`));
  await expect(offer(page)).toContainText('Some of what was kept cannot be read any more.');
  await expectNoViolations(page, 'the offer of a damaged journal');
  await goOn(page);
  await expect(titleField(page)).toHaveValue('Storage: damaged later');
  await save(page, id, 'Storage: damaged later');
});

test('NAV-002 axe finds nothing in the offer, the note and the tab that waits, also at 360 px', async ({
  browser,
}) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  const id = await stored('Storage: looked at');
  await page.goto(at(`/quiz/edit/${String(id)}`));
  await fillSignIn(page, 'super');
  await titleField(page).fill(
    'Storage: looked at, with a title that is longer than a phone is wide and goes on',
  );
  await page.getByRole('status').getByRole('button').click();
  await expect(page.getByRole('dialog', { name: 'Where your changes are' })).toBeVisible();
  await expectNoViolations(page, 'where your changes are');
  await page.keyboard.press('Escape');
  const other = await context.newPage();
  await other.goto(at(`/quiz/edit/${String(id)}`));
  await expect(other.getByText('This quiz is being edited in another tab')).toBeVisible();
  await expectNoViolations(other, 'another tab');
  await page.close();
  await expect(offer(other)).toBeVisible();
  await expectNoViolations(other, 'the offer');
  await other.getByRole('button', { name: 'Discard' }).click();
  await expect(other.getByRole('dialog')).toBeVisible();
  await expectNoViolations(other, 'discarding');
  await context.close();
});
