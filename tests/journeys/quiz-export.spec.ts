import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';

import { toUrl, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';
import { chooseRowAction, getRowMenu } from './support/row-actions.ts';

const refusal = 'This quiz is being processed and cannot be downloaded now.';

test("QIO-04 QIO-08 QIO-14 ERR-58 a quiz is downloaded as QTI in a chosen version, a failure shows the server's message, a download can be stopped, and several quizzes are one package each", async ({
  page,
}, { repeatEachIndex }) => {
  const mark = `Exported${String(repeatEachIndex)}`;
  const title = `${mark}: "a/b" 細胞`;
  const author = await openTemplateApi();
  await author.create(title, [['Which cell?', 21]]);
  await signIn(page, 'super', `/quiz?search=${mark}`);
  const row = page.getByRole('row').filter({ hasText: title });
  const dialog = page.getByRole('dialog', { name: 'Download QTI' });
  await chooseRowAction(row, 'Download QTI');
  await expect(dialog).toContainText(title);
  await expect(dialog.getByRole('radio', { name: /^QTI 2\.1/ })).toBeChecked();
  const remarks = dialog.getByRole('region', { name: /^The package changes or leaves out/ });
  await expect(remarks).toContainText('is a link to');
  await expectNoViolations(page, 'download dialog');

  await dialog.getByRole('radio', { name: /^QTI 3\.0/ }).check();
  await expect(remarks.getByRole('listitem').first()).toBeVisible();
  const lines = await remarks.getByRole('listitem').allTextContents();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`${mark}- -a-b- 細胞-qti.zip`);
  const files = unzipSync(new Uint8Array(await readFile(await saved.path())));
  expect(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).toContain('imsqti_item_xmlv3p0');
  expect(Object.keys(files).filter((path) => path.startsWith('items/'))).toHaveLength(2);
  expect(strFromU8(files['lectern-export-report.txt'] ?? new Uint8Array())).toContain(
    lines.map((line) => `- ${line}\n`).join(''),
  );
  await expect(
    page.getByText(
      'The file lectern-export-report.txt inside it lists what was changed or left out.',
    ),
  ).toBeVisible();
  await expect(dialog).toBeHidden();

  await intercept(
    page,
    '**/qti?*',
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({ content: { message: refusal, code: 'refused' } }),
      }),
    { times: 1 },
  );
  await chooseRowAction(row, 'Download QTI');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByRole('alert')).toContainText(refusal);

  await intercept(page, '**/qti?*', () => new Promise(() => undefined), { times: 1 });
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('/qti?'));
  await dialog.getByRole('button', { name: 'Download' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Creating the package' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await stopped;
  await expect(dialog).toBeHidden();
  await expect(getRowMenu(row)).toBeFocused();

  await author.create(`${mark} beside it`, [['Which tide?']]);
  await page.goto(toUrl(`/quiz?search=${mark}`));
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Download QTI' }).click();
  await expect(dialog).toContainText('2 quizzes, in one ZIP file');
  await intercept(
    page,
    '**/qti?*',
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/json',
        body: JSON.stringify({ content: { message: refusal, code: 'refused' } }),
      }),
    { times: 1 },
  );
  const stored = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  await stored;
  await expect(dialog.getByRole('alert').getByRole('listitem')).toHaveText(
    new RegExp(`: ${refusal}$`),
  );
  const last = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect(new Set([(await stored).suggestedFilename(), (await last).suggestedFilename()])).toEqual(
    new Set([`${mark}- -a-b- 細胞-qti.zip`, `${mark} beside it-qti.zip`]),
  );
  await expect(page.getByText('2 packages were downloaded')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test(
  'QIO-06 QIO-09 QIO-12 INST-01 INST-03 a cartridge for an institution selected by keyboard at 360 px contains the quiz, its video link and the institution',
  { tag: '@quick' },
  async ({ page }, { repeatEachIndex }) => {
    const mark = `Cartridge${String(repeatEachIndex)}`;
    const author = await openTemplateApi();
    await author.create(`${mark}: tides`, [['Which tide?', 21]]);
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, 'super', `/quiz?search=${mark}`);
    await page.getByRole('button', { name: `Actions for ${mark}: tides` }).click();
    await page.getByRole('menuitem', { name: 'Download CC' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download CC' });
    await dialog.getByRole('radio', { name: /^Common Cartridge 1\.3/ }).check();
    await expect(dialog.getByRole('group', { name: 'Institution' })).toContainText(
      'Not for a particular institution',
    );
    await dialog.getByRole('button', { name: 'Select Institution' }).press('Enter');
    const picker = page.getByRole('dialog', { name: 'Select the Institution to download CC' });
    const search = picker.getByRole('searchbox', { name: 'Search by title or number' });
    await expect(picker.getByRole('listitem').first()).toContainText('Brightwater High School');
    await expectNoViolations(page, 'institution picker');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await search.fill('2');
    await expect(picker.getByRole('listitem')).toHaveText([/^Kestrel College/]);
    await search.fill('no such institution');
    await expect(picker.getByText('No institutions found')).toBeVisible();
    await search.fill('halden');
    await picker.getByRole('button', { name: 'Select University of Halden' }).press('Enter');
    await expect(picker).toBeHidden();
    await expect(dialog.getByRole('button', { name: 'Change' })).toBeFocused();

    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download' }).press('Enter');
    const saved = await download;
    expect(saved.suggestedFilename()).toBe(`${mark}- tides-cc-export.imscc`);
    const files = unzipSync(new Uint8Array(await readFile(await saved.path())));
    const text = (path: string): string => strFromU8(files[path] ?? new Uint8Array());
    const link = Object.keys(files).find((path) => path.startsWith('weblinks/')) ?? '';
    expect(text('imsmanifest.xml')).toContain('<schemaversion>1.3.0</schemaversion>');
    expect(text('assessment.xml')).toContain('cc.multiple_choice.v0p1');
    expect(text(link)).toMatch(/href="http[^"]*\?id=21#institutionId=4"/);
    expect(text('lectern-export-report.txt')).toContain(
      'The package was made for institution 4; the video links contain its number.',
    );
    await expect(dialog).toBeHidden();
  },
);
