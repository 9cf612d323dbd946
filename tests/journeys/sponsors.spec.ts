import { expect, test, type Page } from '@playwright/test';

import { drawPicture } from '../../server/seed/draw-image.ts';
import { createSmallMp4 } from '../support/small-mp4.ts';
import { toUrl, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { callApi, openSession } from './support/session-api.ts';

const png = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(drawPicture(77, 600, 200)),
};
const mp4 = { name: 'clip.mp4', mimeType: 'video/mp4', buffer: createSmallMp4(1000) };

const getNotice = (page: Page, words: string) =>
  page
    .getByRole('region', { name: /Notifications/ })
    .getByText(words)
    .first();
const getNameField = (page: Page) => page.getByRole('textbox', { name: 'Company Name' });
const getUrlField = (page: Page) => page.getByRole('textbox', { name: 'Company URL' });
const getSaveButton = (page: Page) => page.getByRole('button', { name: 'Save' });
const chooseFile = (
  page: Page,
  zone: 'video' | 'logo',
  file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
) =>
  page
    .getByRole('region', { name: `Drop a ${zone} here` })
    .locator('input[type=file]')
    .setInputFiles(file);
const getAssignDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Assign Articles to Collection' });
const getCropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop logo' });

/** Creates a sponsor by keyboard and returns its id. */
async function addSponsor(page: Page, company: string): Promise<number> {
  await page.getByRole('link', { name: 'Add New Sponsor' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add New Sponsor' })).toBeVisible();
  await expect(getUrlField(page)).toHaveValue('https://');
  await getNameField(page).focus();
  await page.keyboard.press('Enter');
  await expect(getNameField(page)).toHaveAccessibleDescription(/This field is required/);
  await expect(getUrlField(page)).toHaveAccessibleDescription(/URL is not valid/);
  await expectNoViolations(page, 'new sponsor with faults');
  await expect(getNameField(page)).toBeFocused();
  await page.keyboard.type(`${company} <em>Optics</em>`);
  await expect(page.getByRole('group', { name: 'Shown as' }).locator('em')).toHaveText('Optics');
  await page.keyboard.press('Tab');
  await expect(getUrlField(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('https://optics.example');
  await page.keyboard.press('Enter');
  await expect(getNotice(page, 'Sponsor successfully added')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Edit Sponsor' })).toBeVisible();
  await expect(getUrlField(page)).toHaveValue('https://optics.example');
  return Number(/edit\/(\d+)$/.exec(page.url())?.[1]);
}

/** Fails unless the logo is beside the company in a wide window, and below it in a narrow one. */
async function expectFilesBeside(page: Page): Promise<void> {
  const measure = async () => {
    const company = await page.getByRole('form', { name: 'Company' }).boundingBox();
    const logo = await page.getByRole('region', { name: 'Drop a logo here' }).boundingBox();
    if (company === null || logo === null) throw new Error('no company or no logo');
    return company.x + company.width < logo.x ? 'beside' : 'below';
  };
  const before = page.viewportSize();
  for (const [width, place] of [
    [1440, 'beside'],
    [768, 'below'],
    [360, 'below'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(measure).toBe(place);
  }
  if (before !== null) await page.setViewportSize(before);
}

test('SPON-09 to SPON-53 (SPON-11 SPON-13 SPON-14 SPON-15 SPON-27 SPON-35 SPON-40 SPON-41 SPON-42 SPON-47 SPON-48), ERR-36 to ERR-44 (ERR-37 ERR-38 ERR-39 ERR-40 ERR-42) LIM-28 LIM-29 the lifecycle of a sponsor', async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  const company = `Lumen ${String(repeatEachIndex)} ${String(Date.now())}`;
  await signIn(page, 'corporate', '/sponsors');
  await expect(page.getByRole('link', { name: 'Halden Optics' })).toBeVisible();
  const id = await addSponsor(page, company);
  const stored = async () => {
    const { accessToken: bearer } = await openSession(page.request, 'super');
    return (await callApi(page.request, 'GET', `/api/admin/sponsor/${String(id)}`, { bearer }))
      .body as { content: { videoUrl: string | null; logoUrl: string | null } };
  };

  await chooseFile(page, 'video', { ...mp4, name: 'clip.webm', mimeType: 'video/webm' });
  await expect(page.getByText('Invalid file type. Accepted format: mp4.')).toBeVisible();
  await chooseFile(page, 'video', { ...mp4, buffer: createSmallMp4(2 * 1024 * 1024) });
  await expect(
    page.getByText('File size limit exceeded (2 MB). Please reduce and try again.'),
  ).toBeVisible();
  await chooseFile(page, 'video', { ...mp4, buffer: png.buffer });
  await expect(getNotice(page, 'Invalid file type. Accepted format: mp4.')).toBeVisible();
  await intercept(page, '**/add_file/video', () => {
    /* held: the server never hears the end of it */
  });
  await chooseFile(page, 'video', mp4);
  await page.getByRole('button', { name: 'Stop the upload' }).click();
  await expect(page.getByRole('button', { name: 'Upload video' })).toBeVisible();
  expect((await stored()).content.videoUrl).toBeNull();
  await page.unroute('**/add_file/video');
  await chooseFile(page, 'video', mp4);
  await expect(getNotice(page, 'Video successfully uploaded')).toBeVisible();

  await expect(page).toHaveTitle(new RegExp(`^Edit Sponsor: ${company} Optics`));
  await expect(page.getByRole('navigation', { name: /Breadcrumb/ })).toContainText(company);
  await expectFilesBeside(page);
  await expect(page.getByText('PNG, at most 1 MB, max height 50px, max width 150px')).toBeVisible();
  await chooseFile(page, 'logo', { ...png, name: 'logo.jpg', mimeType: 'image/jpeg' });
  await expect(page.getByText('Invalid file type. Accepted format: PNG')).toBeVisible();
  await chooseFile(page, 'logo', { ...png, buffer: Buffer.alloc(1024 * 1024 + 1) });
  await expect(
    page.getByText('File size limit exceeded (1 MB). Please reduce and try again.'),
  ).toBeVisible();
  await chooseFile(page, 'logo', { ...png, buffer: mp4.buffer });
  await expect(getCropDialog(page).getByRole('alert')).toHaveText(
    'Invalid file type. Accepted format: PNG',
  );
  await page.keyboard.press('Escape');
  await expect(getCropDialog(page)).toBeHidden();
  await chooseFile(page, 'logo', png);
  await expect(getCropDialog(page).getByRole('group', { name: 'Picture to crop' })).toBeVisible();
  await expectNoViolations(page, 'crop a logo');
  await getCropDialog(page).getByRole('button', { name: 'Upload' }).click();
  await expect(getNotice(page, 'Logo successfully uploaded')).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('img', { name: /^Logo of Lumen/ })
        .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([150, 50]);
  expect((await stored()).content.logoUrl).toMatch(/\.png$/);

  await expect(page.getByText('No articles have been assigned to this sponsor')).toBeVisible();
  await page.getByRole('button', { name: 'Assign Articles' }).click();
  const search = getAssignDialog(page).getByRole('searchbox', { name: 'Search by article ID' });
  await search.fill('999999');
  await expect(getAssignDialog(page).getByText('No articles found')).toBeVisible();
  await getAssignDialog(page).getByRole('checkbox', { name: 'Sponsored' }).check();
  await search.fill('Two-Photon Calcium');
  await getAssignDialog(page)
    .getByRole('button', { name: /^Assign Two-Photon/ })
    .click();
  await expect(getAssignDialog(page).getByRole('alert')).toHaveText(
    'Two-Photon Calcium Imaging in Awake Mice is already sponsored by Halden Optics',
  );
  await expectNoViolations(page, 'assign articles');
  await getAssignDialog(page).getByRole('checkbox', { name: 'Sponsored' }).uncheck();
  await search.fill(String(45 + repeatEachIndex));
  await getAssignDialog(page)
    .getByRole('row', { name: new RegExp(`^${String(45 + repeatEachIndex)} `) })
    .getByRole('button', { name: /^Assign / })
    .click();
  await expect(getNotice(page, 'Article successfully assigned')).toBeVisible();
  await expect(getAssignDialog(page).getByRole('button', { name: 'Assigned' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(getAssignDialog(page)).toBeHidden();
  await intercept(
    page,
    '**/article/remove',
    (route) =>
      route.fulfill({
        status: 500,
        json: { content: { message: 'Broken', code: 'unexpected' } },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(getNotice(page, 'Unable to remove article')).toBeVisible();
  await page.getByRole('button', { name: /^Remove / }).click();
  await expect(getNotice(page, 'Article successfully removed')).toBeVisible();
  await expect(page.getByText('No articles have been assigned to this sponsor')).toBeVisible();

  const other = await (
    await browser.newContext({ viewport: { width: 360, height: 740 } })
  ).newPage();
  await signIn(other, 'super', `/sponsors/edit/${String(id)}`);
  await getNameField(other).fill(`${company} Theirs`);
  await getSaveButton(other).click();
  await expect(getNotice(other, 'Sponsor successfully updated')).toBeVisible();
  await expectNoViolations(other, 'edit sponsor on a phone');
  await getNameField(page).fill(`${company} Mine`);
  await page.getByRole('link', { name: 'Back' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await intercept(page, `**/api/admin/sponsor/${String(id)}`, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fallback(),
  );
  await getSaveButton(page).click();
  await expect(page.getByText('Their version could not be loaded.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep yours' })).toBeDisabled();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('cell', { name: `${company} Theirs` })).toBeVisible();
  await expect(page.getByRole('cell', { name: `${company} Mine` })).toBeVisible();
  await expectNoViolations(page, 'sponsor changed by two');
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await expect(getNameField(page)).toBeFocused();
  await expect(getNotice(page, 'Sponsor successfully updated')).toBeVisible();

  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('searchbox', { name: 'Search by company name' }).fill(company);
  const row = page.locator('[data-row]').filter({ hasText: `${company} Mine` });
  await expect(row.getByText('Has a logo')).toBeAttached();
  await expect(row.getByText('Has a video')).toBeAttached();
  await row.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: `Delete ${company} Mine?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(getNotice(page, 'Sponsor successfully deleted')).toBeVisible();
  await expect(page.getByText('No identity providers found!')).toBeVisible();
  await other.getByRole('button', { name: 'Assign Articles' }).click();
  await getAssignDialog(other)
    .getByRole('button', { name: /^Assign / })
    .first()
    .click();
  await expect(getNotice(other, 'Unable to add article')).toBeVisible();
  await other.close();
});

test.describe('without the content security policy', () => {
  test.use({ bypassCSP: true, viewport: { width: 360, height: 740 } });

  test('SPON-43 SPON-45 SPON-49 SPON-54 ERR-41 ERR-35 hostile names run no script; failures are reported', async ({
    page,
  }) => {
    const run = 'top.ran=(top.ran||0)+1';
    const hostile = `<script>${run}</script><img src=x onerror="${run}"><svg onload="${run}"></svg><math><mtext><style><img src=x onerror="${run}"></style></mtext></math><a href="javascript:${run}">Evil</a> Corp`;
    const wrong: string[] = [];
    page.on('pageerror', ({ message }) => {
      wrong.push(message);
    });
    await intercept(page, /\/api\/admin\/sponsor(\/list|\/\d+)$/, async (route) => {
      if (!['POST', 'GET'].includes(route.request().method()))
        return route.fulfill({
          status: 500,
          json: { content: { message: 'Broken', code: 'unexpected' } },
        });
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll(
        /"companyName":"[^"]*"/g,
        `"companyName":${JSON.stringify(hostile)}`,
      );
      return route.fulfill({ response: answer, body: text });
    });
    await signIn(page, 'super', '/sponsors');
    await expect(page.getByRole('link', { name: /Evil Corp/ }).first()).toBeVisible();
    await expectNoViolations(page, 'hostile sponsors on a phone');
    await page
      .getByRole('button', { name: /Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: /Evil Corp/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(getNotice(page, 'Unable to delete Sponsor')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.goto(toUrl('/sponsors/edit/1'));
    await expect(page.getByRole('group', { name: 'Shown as' })).toContainText('Evil Corp');
    await getUrlField(page).fill('https://other.example');
    await getSaveButton(page).click();
    await expect(getNotice(page, 'Unable to update Sponsor')).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(await page.locator('[onerror],[onload],[href*="script:" i]').count()).toBe(0);
    expect(wrong).toEqual([]);
    await page.unrouteAll();
    await page.goto(toUrl('/sponsors/edit/999999'));
    await expect(page.getByText('Oops')).toBeVisible();
  });
});
