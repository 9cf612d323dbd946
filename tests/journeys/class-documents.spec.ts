import { expect, test, type Page } from '@playwright/test';

import { createPdf, goodDocuments } from '../support/documents.ts';
import { signIn } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { chooseRowAction } from './support/row-actions.ts';

// A popover that moves is scrolled to by the test, and closes when the page scrolls.
test.use({ reducedMotion: 'reduce' });

const documentsPath = '/classes/1/documents';
const getTable = (page: Page) => page.getByRole('table', { name: 'Documents' });
const getRow = (page: Page, name: string) =>
  getTable(page).getByRole('row').filter({ hasText: name });
const getUpload = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /^Adding/ })
    .getByRole('listitem')
    .filter({ hasText: name });
const getNotice = (page: Page, words: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(words)
    .first();

interface SentFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Drops files on the tab, several at once. */
async function dropFiles(page: Page, files: readonly SentFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const data = new DataTransfer();
      for (const { name, content } of given) {
        const bytes = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], name));
      }
      return data;
    },
    files.map(({ name, content }) => ({ name, content: content.toString('base64') })),
  );
  const zone = page.getByRole('region', { name: 'Documents', exact: true });
  await zone.dispatchEvent('dragover', { dataTransfer: transfer });
  await zone.dispatchEvent('drop', { dataTransfer: transfer });
}

const getGood = (name: string, as: string): SentFile => {
  const found = goodDocuments.find(([given]) => given === name);
  if (found === undefined) throw new Error(name);
  return { name: as, content: found[1] };
};

/** Slows the page's connection down to this many kilobytes a second; null sets it free. */
async function throttle(page: Page, kilobytes: number | null): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const rate = kilobytes === null ? -1 : kilobytes * 1024;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: rate,
  });
}

test('DOC-02 API-032 three documents dropped at once are added, and one that is refused says why', async ({
  page,
}) => {
  await signIn(page, 'cs', documentsPath);
  await expect(getRow(page, 'Reading list.txt')).toBeVisible();
  await expectNoViolations(page, 'documents of a class');
  await dropFiles(page, [
    getGood('notes.pdf', 'דוח מעבדה.pdf'),
    getGood('data.xlsx', 'Raw data, run 3.xlsx'),
    getGood('gel.png', 'Gel 15.png'),
    { name: 'Course outline.docm', content: Buffer.from('macros') },
    { name: 'Page.pdf', content: Buffer.from('<html><script>alert(1)</script></html>') },
  ]);
  for (const name of ['דוח מעבדה.pdf', 'Raw data, run 3.xlsx', 'Gel 15.png'])
    await expect(getRow(page, name)).toBeVisible();
  await expect(getUpload(page, 'Course outline.docm')).toContainText(
    'It contains macros. Save it as .docx and add it again.',
  );
  await expect(getUpload(page, 'Page.pdf')).toContainText('it is not a .pdf file');
  await expectNoViolations(page, 'refused documents');
  await page.getByRole('button', { name: 'Remove Page.pdf from the list' }).click();
  await page.getByRole('button', { name: 'Cancel all' }).click();
  await expect(page.getByRole('region', { name: /^Adding/ })).toHaveCount(0);
  await page.reload();
  await expect(getRow(page, 'Gel 15.png')).toContainText('Nobody yet');
});

test('DOC-02 DOC-03 an upload cancelled at 50% ends its request and leaves nothing behind', async ({
  page,
}) => {
  await signIn(page, 'cs', documentsPath);
  await expect(getRow(page, 'Reading list.txt')).toBeVisible();
  await throttle(page, 800);
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await dropFiles(page, [{ name: 'Cancelled.pdf', content: createPdf('cancelled', 3_000_000) }]);
  const upload = getUpload(page, 'Cancelled.pdf');
  await expect
    .poll(() => upload.locator('progress').evaluate((bar: HTMLProgressElement) => bar.value), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0.5);
  await expect(upload).toContainText(/MB of 2\.9 MB/);
  await page.getByRole('button', { name: 'Cancel Cancelled.pdf' }).click();
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await throttle(page, null);
  await expect(upload).toHaveCount(0);
  await page.reload();
  await expect(getRow(page, 'Reading list.txt')).toBeVisible();
  await expect(getRow(page, 'Cancelled.pdf')).toHaveCount(0);
});

test(
  'DOC-02 an upload whose connection drops is tried again, and pauses while offline',
  { tag: '@quick' },
  async ({ page, context }) => {
    await signIn(page, 'cs', documentsPath);
    await expect(getRow(page, 'Reading list.txt')).toBeVisible();
    const isUpload = /\/api\/admin\/class\/1\/document$/;
    await page.route(isUpload, (route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
    );
    await dropFiles(page, [{ name: 'Dropped.pdf', content: createPdf('dropped') }]);
    await expect(getUpload(page, 'Dropped.pdf')).toContainText(/The connection was lost at \d+%/);
    await page.unroute(isUpload);
    await page.getByRole('button', { name: 'Try again with Dropped.pdf' }).click();
    await expect(getRow(page, 'Dropped.pdf')).toBeVisible();

    await context.setOffline(true);
    await dropFiles(page, [{ name: 'Later.pdf', content: createPdf('later') }]);
    await expect(getUpload(page, 'Later.pdf')).toContainText('You are offline.');
    await context.setOffline(false);
    await expect(getRow(page, 'Later.pdf')).toBeVisible();
  },
);

test('DOC-01 DOC-04 a document is renamed, shown to chosen students, deleted, restored and removed', async ({
  page,
}) => {
  await signIn(page, 'cs', documentsPath);
  await expect(getRow(page, 'Reading list.txt')).toBeVisible();
  await dropFiles(page, [{ name: 'Mine.pdf', content: createPdf('mine') }]);
  await chooseRowAction(getRow(page, 'Mine.pdf'), 'Rename');
  const dialog = page.getByRole('dialog', { name: /Rename/ });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Week 8');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  const row = getRow(page, 'Week 8.pdf');
  await row.getByRole('button', { name: /Who sees/ }).click();
  const panel = page.getByRole('dialog', { name: /Who sees/ });
  await panel.getByRole('radio', { name: /Chosen students/ }).check();
  await panel.getByRole('searchbox').fill('ben');
  await panel.getByRole('checkbox', { name: /ben/i }).check();
  await expectNoViolations(page, 'who sees a document');
  await panel.getByRole('button', { name: 'Share with 1' }).click();
  await expect(row).toContainText('1 chosen');

  await page.getByRole('checkbox', { name: /Week 8\.pdf/ }).check();
  await page.getByRole('checkbox', { name: /Group assignment\.csv/ }).check();
  const selection = page.getByRole('group', { name: 'Selected documents' });
  await expect(selection).toContainText('2 selected');
  await expectNoViolations(page, 'selected documents');
  await selection.getByRole('button', { name: 'Who sees them' }).click();
  await page.getByRole('button', { name: 'Share with all' }).click();
  await expect(row).toContainText('All 46 students');
  await expect(getRow(page, 'Group assignment.csv')).toContainText('All 46 students');
  await page.getByRole('checkbox', { name: /Week 8\.pdf/ }).check();
  await page.getByRole('checkbox', { name: /Group assignment\.csv/ }).check();
  await selection.getByRole('button', { name: 'Delete' }).click();
  await expect(getNotice(page, '2 documents moved to Deleted')).toBeVisible();
  await expect(getRow(page, 'Group assignment.csv')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(getRow(page, 'Group assignment.csv')).toBeVisible();

  await chooseRowAction(row, 'Delete');
  await expect(getNotice(page, 'moved to Deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(row).toBeVisible();
  await chooseRowAction(row, 'Delete');
  await expect(row).toHaveCount(0);
  await page.getByRole('radio', { name: /^Deleted/ }).check();
  await row.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(getNotice(page, 'was deleted for good')).toBeVisible();
  await expect(row).toHaveCount(0);
});
