import { expect, test, type Page } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';
import { createStripes } from './support/stripes.ts';

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const getQuestion = (page: Page) => page.locator('[data-question-title]').first();
const getUndoButton = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** Collects the browser console's errors, including violations of the content security policy. */
function collectConsoleErrors(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => {
    complaints.push(error.message);
  });
  return complaints;
}

async function openQuestion(page: Page, title = 'What is the rate of an enzyme?'): Promise<number> {
  const { id } = await (await openTemplateApi()).create('Rich text', [[title]]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect(getTitleField(page)).toHaveValue('Rich text');
  return id;
}

async function turnOnRichText(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Rich text for Question' }).click();
  await expect(getQuestion(page)).toHaveAttribute('contenteditable', 'true');
  await expect(getQuestion(page)).toBeFocused();
}

const readStoredItem = async (id: number) =>
  (await (await openTemplateApi()).read(id)).activities[0]?.items[0];

test('QED-57 QED-58 QED-60 a rich-text question is saved and loaded unchanged, under the content security policy', async ({
  page,
}) => {
  const complaints = collectConsoleErrors(page);
  const id = await openQuestion(page);
  await turnOnRichText(page);
  await expect(getQuestion(page)).toHaveAttribute('dir', 'auto');
  await page.keyboard.type(' Write ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(', H');
  await page.getByRole('button', { name: 'Subscript' }).click();
  await page.keyboard.type('2');
  await page.keyboard.press('Control+,');
  await page.keyboard.type('O and ');
  await page.getByRole('button', { name: /^Size/ }).click();
  await page.getByRole('menuitemradio', { name: '26 px' }).click();
  await page.keyboard.type('huge');
  await page.getByRole('button', { name: /^Font/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ubuntu Mono' }).click();
  await page.keyboard.type(' mono');
  await page.getByRole('button', { name: 'Formula' }).click();
  await page.getByRole('textbox', { name: 'LaTeX' }).fill(String.raw`\frac{v}{K_m`);
  await expect(page.getByText('This is not valid LaTeX').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'LaTeX' }).fill(String.raw`\frac{v}{K_m}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await expect(getQuestion(page)).toBeFocused();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Insert a picture' }).click();
  await (await choosing).setFiles({ name: 'cell.png', mimeType: 'image/png', buffer: pixel });
  await expect(getQuestion(page).locator('img[src]')).toHaveAttribute('src', /^\/files\//);
  const visible = await getQuestion(page).innerHTML();

  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  const title = (await readStoredItem(id))?.title ?? '';
  expect(title).toContain('<strong>bold</strong>');
  expect(title).toContain('H<sub>2</sub>O');
  expect(title).toContain('<span style="font-size:26px">huge</span>');
  expect(title).toContain('<span style="font-size:26px;font-family:Ubuntu Mono"> mono</span>');
  expect(title).toContain(String.raw`<math alttext="\frac{v}{K_m}"><mfrac>`);

  await page.goto(toUrl(`/quiz/edit/${String(id)}`));
  await expect(getQuestion(page)).toContainText('mono');
  expect(await getQuestion(page).innerHTML()).toBe(visible);
  expect(
    await getQuestion(page)
      .locator('span', { hasText: 'mono' })
      .evaluate((span) => [getComputedStyle(span).fontSize, getComputedStyle(span).fontFamily]),
  ).toEqual(['26px', '"Ubuntu Mono"']);
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('600 26px "Ubuntu Mono"')))
    .toBe(true);
  await page.getByRole('button', { name: 'Collapse question 1' }).click();
  await expect(
    page.getByText(
      String.raw`What is the rate of an enzyme? Write bold, H2O and huge mono\frac{v}{K_m}`,
    ),
  ).toBeVisible();
  expect(complaints).toEqual([]);
});

test('QED-60 one undo reverts typing, the next the conversion; plain text says what it cannot show', async ({
  page,
}) => {
  await openQuestion(page);
  await turnOnRichText(page);
  await page.keyboard.type(' abc');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' def');
  await expect(getQuestion(page)).toHaveText('What is the rate of an enzyme? abc def');
  await page.keyboard.press('Control+z');
  await expect(getQuestion(page)).toHaveText('What is the rate of an enzyme?');
  await expect(getQuestion(page)).toBeFocused();
  await page.keyboard.press('Control+Shift+z');
  await expect(getQuestion(page)).toHaveText('What is the rate of an enzyme? abc def');

  await page.getByRole('button', { name: 'Back to plain text' }).click();
  await expect(page.getByRole('dialog', { name: 'Turn it into plain text?' })).toContainText(
    'This cannot be shown in plain text and is removed: formatting.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Plain text' }).click();
  await expect(getQuestion(page)).toHaveValue('What is the rate of an enzyme? abc def');
  await getUndoButton(page).hover();
  await expect(page.getByRole('tooltip')).toContainText('Undo: Turned question 1 into plain text');
  await getUndoButton(page).click();
  await getUndoButton(page).click();
  await expect(getQuestion(page)).toHaveText('What is the rate of an enzyme?');
  await getUndoButton(page).click();
  await expect(getQuestion(page)).toHaveValue('What is the rate of an enzyme?');
});

test('QED-60 brackets typed as plain text stay plain text; 100 kB of them are too long and do no harm', async ({
  page,
}) => {
  const id = await openQuestion(page);
  const option = (position: number) =>
    page.getByRole('textbox', { name: `Option ${'ABCDEFGH'.charAt(position - 1)}`, exact: true });
  await getQuestion(page).fill('Is a < b > c, and what does <b> do?');
  await expect(getQuestion(page)).toHaveValue('Is a < b > c, and what does <b> do?');
  await option(1).fill('<script>alert(1)</script>');
  await option(2).fill('<i'.repeat(50_000));
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByText('This text is too long to be saved.')).toBeVisible();
  await option(2).fill('<i'.repeat(4_000));
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  await page.goto(toUrl(`/quiz/edit/${String(id)}`));
  await expect(getQuestion(page)).toHaveValue('Is a < b > c, and what does <b> do?');
  await expect(option(1)).toHaveValue('<script>alert(1)</script>');
  await expect(option(2)).toHaveValue('<i'.repeat(4_000));
});

test('QVAL-34 files that are not images are refused by type and by content', async ({ page }) => {
  await openQuestion(page);
  await turnOnRichText(page);
  const choose = async (file: {
    name: string;
    mimeType: string;
    buffer: Buffer;
  }): Promise<void> => {
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Insert a picture' }).click();
    await (await choosing).setFiles(file);
  };
  await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
  await expect(page.getByText('You could only upload images')).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('You could only upload images')).toBeHidden();
  await choose({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture at all, whatever its name says'),
  });
  await expect(page.getByText('You could only upload images')).toBeVisible();
  await expect(getQuestion(page).locator('img[src]')).toHaveCount(0);
});

test(
  'QED-60 pasted content is sanitized: no image or link of another site, no script, and it says so',
  { tag: '@quick' },
  async ({ page }) => {
    const complaints = collectConsoleErrors(page);
    await openQuestion(page);
    await turnOnRichText(page);
    await page.keyboard.press('End');
    await getQuestion(page).evaluate((element) => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<style>p{color:red}</style><p style="font-size:20px;position:fixed">pasted <b>bold</b><img src="https://evil.example/x.png"><img src="data:image/png;base64,AAAA" onerror="document.title=1"><script>document.title = "hurt"</script></p>',
      );
      data.setData('text/plain', 'pasted bold');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(getQuestion(page).locator('strong')).toHaveText('bold');
    await expect(getQuestion(page).locator('img[src]')).toHaveCount(0);
    await expect(page.getByText('2 pictures from other sites were left out')).toBeVisible();
    expect(await page.title()).not.toBe('hurt');
    expect(complaints).toEqual([]);
  },
);

async function chooseImage(
  page: Page,
  button: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles(file);
}

test('QED-56 an image is cropped by keyboard, uploaded, saved, replaced, removed and restored', async ({
  page,
}) => {
  const complaints = collectConsoleErrors(page);
  const id = await openQuestion(page);
  const picture = {
    name: 'stripes.png',
    mimeType: 'image/png',
    buffer: await createStripes(page),
  };
  await chooseImage(page, 'Add image', picture);
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await dialog.getByRole('radio', { name: 'Square' }).check();
  await dialog.getByRole('slider', { name: 'Zoom' }).focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toHaveAttribute(
    'aria-valuetext',
    '120 %',
  );
  await dialog.getByRole('group', { name: 'Picture to crop' }).focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'Upload' }).click();
  const image = page.getByRole('img', { name: 'Image of question 1' });
  await expect(image).toBeVisible();
  const size = await image.evaluate((element) => [
    (element as HTMLImageElement).naturalWidth,
    (element as HTMLImageElement).naturalHeight,
  ]);
  expect(size[0]).toBe(size[1]);
  expect(size[0]).toBeLessThan(200);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  await page.goto(toUrl(`/quiz/edit/${String(id)}`));
  await expect(image).toBeVisible();
  await chooseImage(page, 'Replace', picture);
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBe(400);
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(image).toBeHidden();
  await getUndoButton(page).click();
  await expect(image).toBeVisible();
  expect(complaints).toEqual([]);
});

test('QED-56 a file that is no picture is refused in a notice, without a dialog to close', async ({
  page,
}) => {
  await openQuestion(page);
  await chooseImage(page, 'Add image', {
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('These are notes.'),
  });
  await expect(page.getByText('You could only upload images')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-question-image] [data-field-error]')).toBeHidden();
});

test("QVAL-35 a failed upload says 'Error add image' at the question, a cancelled one nothing", async ({
  page,
}) => {
  await openQuestion(page);
  await intercept(page, '**/api/quiz/upload_image', (route) =>
    route.fulfill({ status: 500, body: 'no' }),
  );
  await chooseImage(page, 'Add image', {
    name: 'stripes.png',
    mimeType: 'image/png',
    buffer: await createStripes(page),
  });
  const dialog = page.getByRole('dialog', { name: 'Crop image' });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Error add image');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-question-image] [data-field-error]')).toHaveText(
    'Error add image',
  );
  await expect(page.getByRole('button', { name: 'Add image' })).toHaveAccessibleDescription(
    'Error add image',
  );

  await page.unroute('**/api/quiz/upload_image');
  await intercept(page, '**/api/quiz/upload_image', () => {
    /* never answered */
  });
  await chooseImage(page, 'Add image', {
    name: 'stripes.png',
    mimeType: 'image/png',
    buffer: await createStripes(page),
  });
  await dialog.getByRole('button', { name: 'Upload' }).click();
  await dialog.getByRole('button', { name: 'Stop the upload' }).click();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('[data-question-image] [data-field-error]')).toBeHidden();
});

test('NAV-002 axe finds no violation in the toolbar, the formula dialog and the crop dialog, and they fit a screen of 360 px', async ({
  browser,
}) => {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const expectNone = async (where: string): Promise<void> => {
    await expectNoViolations(page, where);
    expect(
      await page
        .locator('.rich-editor, [role=dialog]')
        .evaluateAll((boxes) => Math.max(...boxes.map((box) => box.getBoundingClientRect().right))),
      where,
    ).toBeLessThanOrEqual(360);
  };
  await openQuestion(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await turnOnRichText(page);
  await expectNone('toolbar');
  await page.getByRole('button', { name: 'Formula' }).click();
  await page.getByRole('textbox', { name: 'LaTeX' }).fill('x^2');
  await expectNone('formula');
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
  await expectNone('with a formula');
  await chooseImage(page, 'Add image', {
    name: 'stripes.png',
    mimeType: 'image/png',
    buffer: await createStripes(page),
  });
  await page.getByRole('slider', { name: 'Zoom' }).waitFor();
  await expectNone('crop');
  await context.close();
});
