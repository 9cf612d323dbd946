import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { expect, test, type Page } from '@playwright/test';

import { createPdf, readMedia } from '../support/documents.ts';
import { createSmallMp4 } from '../support/small-mp4.ts';
import { getBaseUrl, signIn, toUrl } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { startProduct, type Product } from './support/product.ts';

const viewPath = (document: number): string => `/classes/view-file/1/document/${String(document)}`;
const getPages = (page: Page) => page.getByRole('region', { name: 'Lab manual, week 7.pdf' });

test('DOC-06 DOC-08 NAV-120 a PDF is drawn page by page, searched, enlarged and downloaded', async ({
  page,
}) => {
  await signIn(page, 'cs', viewPath(2));
  await expect(page.getByText('of 4')).toBeVisible();
  await expect(getPages(page).locator('.page[data-page-number="1"] canvas')).toBeVisible();
  await expect(getPages(page).locator('.page[data-page-number="4"] canvas')).toHaveCount(0);
  await expect(getPages(page).getByText('As the substrate rises')).toBeVisible();
  await expectNoViolations(page, 'a PDF');

  await getPages(page).focus();
  await page.keyboard.press('Control+f');
  const search = page.getByRole('searchbox', { name: 'Search in the document' });
  await expect(search).toBeFocused();
  await search.fill('vmax');
  await expect(page.getByText('1 of 5')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 of 5')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
  await page.keyboard.press('Shift+Enter');
  await expect(page.getByText('1 of 5')).toBeVisible();
  const results = page.getByRole('complementary', { name: 'Results' });
  await expect(results).toContainText('5 on 3 pages');
  await expectNoViolations(page, 'places in a PDF');
  await results.getByRole('button', { name: /Read Vmax off the plateau/ }).click();
  await expect(page.getByText('5 of 5')).toBeVisible();
  const thumbnails = page.getByRole('navigation', { name: 'Pages' });
  await expect(thumbnails.locator('[aria-current]')).toHaveAccessibleName('Page 4, 1 found');
  await thumbnails.getByRole('button', { name: 'Page 2, 3 found' }).click();
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('2');
  await page.keyboard.press('ArrowDown');
  await expect(thumbnails.getByRole('button', { name: 'Page 3' })).toBeFocused();
  await search.clear();
  await expect(results).toHaveCount(0);

  await page.getByRole('button', { name: 'Details' }).click();
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details).toContainText('All 46 students');
  await expect(details).toContainText('Lucía Ferrer');
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('link', { name: 'Biology 101' })).toBeVisible();

  await getPages(page).focus();
  await page.keyboard.press('Home');
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('1');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Page' })).toHaveValue('2');

  await page.getByRole('textbox', { name: 'Page' }).fill('4');
  await page.keyboard.press('Enter');
  await expect(getPages(page).locator('.page[data-page-number="4"] canvas')).toBeVisible();
  const canvas = getPages(page).locator('.page[data-page-number="4"]');
  const before = (await canvas.boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: 'Smaller' }).click();
  await expect.poll(async () => (await canvas.boundingBox())?.width ?? 0).toBeLessThan(before);
  await page.getByRole('button', { name: 'Turn' }).click();
  await expect
    .poll(async () => {
      const picture = await thumbnails.locator('canvas').last().boundingBox();
      return picture !== null && picture.width > picture.height;
    }, 'the small pictures turn with the pages')
    .toBe(true);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Lab manual, week 7.pdf');
  expect(page.url()).not.toContain('token');
});

test(
  'DOC-09 DOC-12 a picture, a table and a text are shown by the page itself',
  { tag: '@quick' },
  async ({ page }) => {
    await signIn(page, 'cs', viewPath(4));
    const picture = page.getByRole('img', { name: 'Gel 14, lanes labelled.png' });
    await expect(picture).toBeVisible();
    await page.getByRole('button', { name: 'Actual size' }).click();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(960);
    await page.getByRole('button', { name: 'Larger' }).click();
    await expect.poll(async () => (await picture.boundingBox())?.width).toBe(1200);
    await expectNoViolations(page, 'a picture');

    await page.goto(toUrl(viewPath(5)));
    await expect(page.getByRole('columnheader', { name: 'Bench' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Chloe Martin' })).toBeVisible();
    await page.goto(toUrl(viewPath(1)));
    await expect(page.getByRole('region', { name: /Text of/ })).toContainText('Reading list');
  },
);

test('DOC-08 DOC-10 a form and a film that are not shown say so, and a PDF behind text is drawn', async ({
  page,
}) => {
  const form = '<?xml version="1.0"?><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"/>';
  await signIn(page, 'cs', '/classes/1/documents');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  await (
    await choosing
  ).setFiles([
    {
      name: 'Form.pdf',
      mimeType: 'application/pdf',
      buffer: createPdf('Please wait', Buffer.from(form), '/AcroForm << /Fields [] /XFA 6 0 R >> '),
    },
    {
      name: 'Fields.pdf',
      mimeType: 'application/pdf',
      buffer: createPdf(
        'Please wait',
        Buffer.from(form),
        '/AcroForm << /Fields [5 0 R] /XFA [(template) 6 0 R] >> ',
      ),
    },
    {
      name: 'Copier.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from('X-Job: 7\r\n\r\n'), createPdf('From a copier')]),
    },
    { name: 'No codec.mp4', mimeType: 'video/mp4', buffer: createSmallMp4(500) },
  ]);
  for (const name of ['Form.pdf', 'Fields.pdf']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page.getByText('This PDF is an XFA form')).toBeVisible();
    await expectNoViolations(page, 'a form');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).last().click();
    expect((await download).suggestedFilename()).toBe(name);
    await page.goBack();
  }
  await page.getByRole('link', { name: 'Copier.pdf' }).click();
  await expect(page.getByText('From a copier')).toBeVisible();
  await expect(page.getByText('This PDF is an XFA form')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'No codec.mp4' }).click();
  await expect(page.getByRole('alert')).toContainText('This browser cannot play the file.');
});

test('API-036 API-037 a sound and a film play by parts, and go on with a fresh token', async ({
  page,
}) => {
  await signIn(page, 'cs', '/classes/1/documents');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add documents' }).click();
  await (
    await choosing
  ).setFiles([
    { name: 'Tone.mp3', mimeType: 'audio/mpeg', buffer: readMedia('tone.mp3') },
    { name: 'Pipetting.mp4', mimeType: 'video/mp4', buffer: readMedia('film.mp4') },
  ]);
  const getDuration = (player: HTMLMediaElement): number => player.duration;
  await page.getByRole('link', { name: 'Tone.mp3' }).click();
  await expect.poll(() => page.locator('audio').evaluate(getDuration)).toBeGreaterThan(0.3);

  await page.goBack();
  const requested = page.waitForResponse(/\/file\?token=/);
  await page.getByRole('link', { name: 'Pipetting.mp4' }).click();
  const first = await requested;
  expect([first.status(), first.headers()['content-type']]).toEqual([206, 'video/mp4']);
  const film = page.locator('video');
  await expect.poll(() => film.evaluate(getDuration)).toBeCloseTo(1, 1);
  await expectNoViolations(page, 'a film');

  // The token of the first address ends; the player asks for the file again.
  await page.route(first.url(), (route) => route.fulfill({ status: 401 }));
  await film.evaluate((player: HTMLVideoElement) => {
    player.load();
  });
  await expect
    .poll(() => film.getAttribute('src'))
    .not.toBe(new URL(first.url()).pathname + new URL(first.url()).search);
  await expect.poll(() => film.evaluate(getDuration)).toBeCloseTo(1, 1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('DOC-10 an unknown document shows the error with Retry and Download', async ({ page }) => {
  await signIn(page, 'cs', viewPath(999));
  await expect(page.getByRole('alert')).toContainText('This document does not exist');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Download' })).toBeVisible();
});

test('DOC-07 an office document is only a download while no service is configured', async ({
  page,
}) => {
  await signIn(page, 'cs', viewPath(3));
  await expect(page.getByText('Office documents are not shown here.')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('Course outline.docx');
});

/** Node's options for a server whose clock is 61 seconds ahead. */
const laterClock = `--import data:text/javascript,${encodeURIComponent(
  'globalThis.Date = class extends Date { constructor(...a) { super(...(a.length ? a : [Date.now()])); } static now() { return super.now() + 61000; } };',
)}`;

/** Opens the picture of the demo class and returns the address of its file, with the token. */
async function openPicture(page: Page, base = getBaseUrl()): Promise<string> {
  await signIn(page, 'cs', viewPath(1), base);
  const requested = page.waitForRequest(/\/document\/4\/file\?token=/);
  await page.goto(toUrl(viewPath(4), base));
  return (await requested).url();
}

test.describe('with a viewer service, a minute later', () => {
  // One worker, so that one server is started.
  test.describe.configure({ mode: 'default' });
  /** A stand-in of the viewer service, which loads the file as the real one does. */
  const received: string[] = [];
  const service = createServer((request, response) => {
    const source = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('src') ?? '';
    fetch(source).then(
      async (file) => {
        const bytes = Buffer.from(await file.arrayBuffer());
        received.push(`${String(file.status)} ${bytes.toString('latin1', 0, 2)}`);
        response.setHeader('Content-Type', 'text/html');
        response.end(`<h1>Shown: ${String(bytes.length)} bytes</h1>`);
      },
      () => response.end('the file did not load'),
    );
  });
  let product: Product;
  test.beforeAll(async () => {
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    product = await startProduct({
      DOCUMENT_VIEWER_URL: `http://127.0.0.1:${String(port)}/embed?src=`,
      NODE_OPTIONS: laterClock,
    });
  });
  test.afterAll(async () => {
    await product.close();
    service.close();
  });

  test('DOC-07 DOC-14 an office document is sent to the named service only after consent', async ({
    page,
  }) => {
    await signIn(page, 'cs', viewPath(3), product.url);
    await expect(page.getByText(/that server receives the file/)).toBeVisible();
    expect(received).toEqual([]);
    await expectNoViolations(page, 'consent to a viewer service');
    await page.getByRole('button', { name: /^Send to 127\.0\.0\.1:\d+ and show$/ }).click();
    const frame = page.frameLocator('iframe[title^="Course outline.docx"]');
    await expect(frame.getByRole('heading', { name: /Shown: \d+ bytes/ })).toBeVisible();
    expect(received).toEqual(['200 PK']);
  });

  test('API-036 API-037 DOC-14 a token opens one document for 60 seconds, and no other one', async ({
    page,
  }) => {
    const { origin } = new URL(getBaseUrl());
    const open = async (address: string) => (await page.goto(address))?.status();
    const address = await openPicture(page);
    expect(await open(address)).toBe(200);
    expect(await open(address.replace('/document/4/', '/document/2/'))).toBe(401);
    expect(await open(address.replace(origin, product.origin))).toBe(401);
    await expect(page.locator('body')).toContainText('"code":"unauthenticated"');
    // Both servers have the same secret: only the time is another one.
    const later = await openPicture(page, product.url);
    expect(await open(later.replace(product.origin, origin))).toBe(200);
  });
});
