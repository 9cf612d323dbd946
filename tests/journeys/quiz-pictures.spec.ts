import { crc32, deflateSync } from 'node:zlib';

import { expect, test, type Locator, type Page } from '@playwright/test';
import { unzipSync, strFromU8 } from 'fflate';

import { toUrl, signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';
import { createStripes } from './support/stripes.ts';

const fieldName = 'Describe the image for people who cannot see it';

async function openQuiz(page: Page, ...titles: readonly string[]): Promise<number> {
  const { id } = await (await openTemplateApi()).create('Pictures', [titles]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect(getTitleField(page)).toHaveValue('Pictures');
  return id;
}

const getCropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop image' });

test('QED-56 API-086 an image is described in its dialog and beside it, shown to students, and exported', async ({
  page,
}) => {
  const id = await openQuiz(page, 'Which stripe is red?');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add image' }).click();
  await (
    await choosing
  ).setFiles({ name: 'stripes.png', mimeType: 'image/png', buffer: await createStripes(page) });
  const dialog = getCropDialog(page);
  await dialog.getByRole('slider', { name: 'Zoom' }).waitFor();
  await expectNoViolations(page, 'the crop dialog');
  await dialog.getByRole('textbox', { name: fieldName }).fill('Four stripes');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('img', { name: 'Four stripes' })).toBeVisible();

  const field = page.getByRole('textbox', { name: fieldName });
  await field.fill('');
  await page.getByRole('button', { name: 'Describe the image' }).click();
  await expect(field).toBeFocused();
  await expectNoViolations(page, 'an image without a description');
  await page.keyboard.type('Four coloured stripes');
  await expect(page.getByText('The image has no description.')).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Four coloured stripes' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(
    page.getByRole('dialog').getByRole('img', { name: 'Four coloured stripes' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));

  await page.goto(toUrl(`/quiz/view/${String(id)}`));
  await expect(page.getByRole('img', { name: 'Four coloured stripes' })).toBeVisible();
  const api = await openTemplateApi();
  const files = unzipSync(await api.download(`quiz/template/${String(id)}/qti`));
  expect(
    Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n'),
  ).toContain('alt="Four coloured stripes"');
});

interface Given {
  readonly name: string;
  readonly type: string;
  readonly bytes: readonly number[];
}

/** Drops or pastes a file on an element, as the browser does with one from another program. */
const give = (target: Locator, kind: 'drop' | 'paste', file: Given): Promise<void> =>
  target.evaluate(
    (element, { how, name, type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const { left, top } = element.getBoundingClientRect();
      const init = { bubbles: true, cancelable: true };
      const events =
        how === 'paste'
          ? [new ClipboardEvent('paste', { ...init, clipboardData: data })]
          : ['dragenter', 'dragover', 'drop'].map(
              (step) =>
                new DragEvent(step, {
                  ...init,
                  dataTransfer: data,
                  clientX: left + 20,
                  clientY: top + 12,
                }),
            );
      for (const event of events) element.dispatchEvent(event);
    },
    { how: kind, ...file },
  );

test(
  'QED-56 QVAL-35 an image is dropped on a question or pasted into it, and into rich text; a wrong file says so',
  { tag: '@quick' },
  async ({ page }) => {
    await openQuiz(page, 'Which stripe is red?', '<p>Which stripe is <b>blue</b>?</p>');
    const stripes = {
      name: 'stripes.png',
      type: 'image/png',
      bytes: [...(await createStripes(page))],
    };
    const notes = { name: 'notes.pdf', type: 'application/pdf', bytes: [37, 80, 68, 70] };
    const wrong = page.getByText('You could only upload images');
    const [first, second] = [1, 2].map((number) =>
      page.getByRole('listitem').filter({ has: page.getByText(`Question ${String(number)}`) }),
    ) as [Locator, Locator];

    await give(first.getByText('One right answer'), 'drop', notes);
    await expect(wrong).toBeVisible();
    await give(first.getByText('One right answer'), 'drop', stripes);
    const dialog = getCropDialog(page);
    await dialog.getByRole('textbox', { name: fieldName }).fill('Four stripes');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(first.getByRole('img', { name: 'Four stripes' })).toBeVisible();
    await expect(page.getByText('The image was added to question 1.')).toBeVisible();
    await expect(wrong).toBeHidden();

    await give(second.getByRole('textbox', { name: 'Option A' }), 'paste', stripes);
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(second.getByRole('img', { name: 'Image of question 2' })).toBeVisible();

    const text = page.locator('[data-question-title][contenteditable="true"]');
    await text.click();
    await give(text, 'paste', notes);
    await expect(second.getByText('You could only upload images')).toBeVisible();
    await give(text, 'paste', stripes);
    await expect(text.locator('img[src^="/files/"]')).toHaveCount(1);
    await expect(second.getByText('You could only upload images')).toBeHidden();
    await give(text, 'drop', stripes);
    await expect(text.locator('img[src^="/files/"]')).toHaveCount(2);
    await expect(dialog).toBeHidden();
    await expect(second.getByRole('img', { name: 'Image of question 2' })).toBeVisible();
  },
);

/** A grey PNG of so many pixels a side. */
function createGreyPng(side: number): Buffer {
  const createChunk = (type: string, content: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length);
    frame.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
  };
  const head = Buffer.from('00000000000000000800000000', 'hex');
  head.writeUInt32BE(side);
  head.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    createChunk('IHDR', head),
    createChunk('IDAT', deflateSync(Buffer.alloc(side * (side + 1)), { level: 1 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

test('QED-56 a part of a huge picture is drawn outside of the page', async ({ page }) => {
  await openQuiz(page, 'How large is it?');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add image' }).click();
  await (
    await choosing
  ).setFiles({ name: 'huge.png', mimeType: 'image/png', buffer: createGreyPng(7000) });
  const dialog = getCropDialog(page);
  await dialog.getByRole('slider', { name: 'Zoom' }).fill('1.5');
  const worker = page.waitForEvent('worker');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  expect((await worker).url()).toContain('draw-part.worker');
  await expect
    .poll(() =>
      page
        .getByRole('img', { name: /^Image of question/ })
        .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
    )
    .toEqual([4096, 4096]);
});
