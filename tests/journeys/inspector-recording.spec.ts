import { readFile } from 'node:fs/promises';

import { expect, test, type Download, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { cutOtherNetworks } from './support/cut-other-networks.ts';
import { getTitleField } from './support/editor.ts';
import { expectNoViolations } from './support/no-violations.ts';

/** Saves the file of this session from the user menu. */
async function copySession(page: Page): Promise<Download> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Copy session for support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy session for support' });
  await expect(dialog).toContainText(/quizEditor \(\d+\)/);
  await expect(dialog).toContainText(/1 e-mail address/);
  await expectNoViolations(page, 'the dialog that copies a session');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save file' }).click();
  return download;
}

/** Opens a recording and goes to its end by keyboard. */
async function replay(inspector: Page, file: string): Promise<void> {
  await inspector.goto(toUrl('/inspector'));
  await inspector.locator('input[type=file]').setInputFiles(file);
  const slider = inspector.getByRole('slider', { name: 'Shown step' });
  await slider.focus();
  await slider.press('End');
}

test('PD-43 support opens the session of an editor, without personal data', async ({
  page,
  browser,
}) => {
  await cutOtherNetworks(page.context());
  const recorder = page.waitForResponse(/session-recorder/);
  await signIn(page, 'customer', '/quiz/my-quiz/create');
  await recorder;
  await getTitleField(page).fill('Enzyme kinetics');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  const file = await (await copySession(page)).path();
  const text = await readFile(file, 'utf8');
  expect(text).not.toMatch(/Samuel|Whitaker|customer@lectern|lectern-demo/);
  expect(text).toContain('Enzyme kinetics');

  const context = await browser.newContext();
  await cutOtherNetworks(context);
  const inspector = await context.newPage();
  await signIn(inspector, 'super', '/dashboard');
  await replay(inspector, file);
  const recorded = inspector.getByRole('region', { name: 'Recorded' });
  const editor = recorded.getByRole('button', { name: /^quizEditor/ });
  await editor.click();
  await expect(editor).toContainText('changes.dirty');
  await expect(inspector.getByText(/led to other states than recorded/)).toHaveCount(0);
  await inspector.getByRole('tab', { name: 'Context' }).click();
  await expect(inspector.getByRole('tabpanel', { name: 'Context' })).toContainText(
    'Enzyme kinetics',
  );
  await inspector.keyboard.press('j');
  await inspector.keyboard.press('j');
  await inspector.getByRole('tab', { name: 'Chart' }).click();
  await expect(
    inspector.getByRole('tabpanel', { name: 'Chart' }).locator('svg').first(),
  ).toBeVisible();
  await expectNoViolations(inspector, 'the replay of a recording');
  await context.close();
});

test('PD-43 an inspector saves the recording of the tab it follows', async ({ page, context }) => {
  await signIn(page, 'super', '/quiz/create');
  await getTitleField(page).fill('Enzyme kinetics');
  const inspector = await context.newPage();
  await inspector.goto(toUrl('/inspector'));
  await inspector
    .getByRole('region', { name: 'Running' })
    .getByRole('button', { name: /^quizEditor/ })
    .click();
  const download = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Save recording' }).click();
  await replay(inspector, await (await download).path());
  const region = inspector.getByRole('region', { name: 'Replay' });
  await expect(region).toContainText(/\d+ of \d+/);
  await inspector.getByRole('tab', { name: 'Context' }).click();
  const shown = await region.textContent();
  await inspector.locator('input[type=file]').setInputFiles({
    name: 'other.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"har"}'),
  });
  const error = inspector.getByRole('alert').filter({ hasText: 'not a recording of a session' });
  await expect(error).toContainText('The error is in the field format.');
  expect(await region.textContent()).toBe(shown);
  await expect(inspector.getByRole('tabpanel', { name: 'Context' })).toBeVisible();
});

test('PD-43 a link leads to a moment of a recording once its file is opened', async ({
  page,
  context,
}) => {
  await cutOtherNetworks(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const recorder = page.waitForResponse(/session-recorder/);
  await signIn(page, 'super', '/quiz/create');
  await recorder;
  await getTitleField(page).fill('Enzyme kinetics');
  const inspector = await context.newPage();
  await inspector.goto(toUrl('/inspector'));
  await inspector
    .getByRole('region', { name: 'Running' })
    .getByRole('button', { name: /^quizEditor/ })
    .click();
  const saveRecording = async (): Promise<string> => {
    const download = inspector.waitForEvent('download');
    await inspector.getByRole('button', { name: 'Save recording' }).click();
    return (await download).path();
  };
  const file = await saveRecording();
  const other = await saveRecording();
  await inspector.locator('input[type=file]').setInputFiles(file);
  const slider = inspector.getByRole('slider', { name: 'Shown step' });
  await slider.focus();
  await slider.press('End');
  await slider.press('ArrowLeft');
  const position = await slider.inputValue();
  await inspector
    .getByRole('region', { name: 'Recorded' })
    .getByRole('button', { name: /^session/ })
    .click();
  await inspector.getByRole('tab', { name: 'Context' }).click();
  await inspector.getByRole('button', { name: 'Copy link' }).click();
  await expect(inspector.getByText('Link copied')).toBeVisible();
  const link = await inspector.evaluate(async () => navigator.clipboard.readText());
  await expect(inspector).toHaveURL(link);
  await inspector.reload();
  await expect(inspector.getByText(/^This link leads to event \d+ of the recording/)).toBeVisible();

  const opened = await context.newPage();
  await opened.goto(link);
  await expect(
    opened.getByText(new RegExp(`^This link leads to event ${position} of the recording`)),
  ).toBeVisible();
  await expectNoViolations(opened, 'the inspector that asks for the file of a recording');
  await opened.locator('input[type=file]').setInputFiles(other);
  const openedSlider = opened.getByRole('slider', { name: 'Shown step' });
  await expect(openedSlider).toHaveValue('0');
  await expect(opened.getByText(/^The link leads to another recording/)).toBeVisible();
  await opened.locator('input[type=file]').setInputFiles(file);
  await expect(openedSlider).toHaveValue(position);
  await expect(opened.getByText(/^The link leads to another recording/)).toHaveCount(0);
  await expect(opened.getByRole('heading', { name: 'session', level: 1 })).toBeVisible();
  await expect(opened.getByRole('tab', { name: 'Context' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(opened.url()).toBe(link);
  await opened.getByRole('button', { name: 'Close the recording' }).click();
  await expect(opened).toHaveURL(toUrl('/inspector?live=context'));

  await opened.goto(link.replace(/event=\d+/, 'event=999999999999').replace('session', 'gone'));
  await opened.locator('input[type=file]').setInputFiles(file);
  await expect(openedSlider).toHaveValue(String(Number(position) + 1));
  await expect(opened.getByText('The recording has no actor named gone.')).toBeVisible();
});

test(
  'PD-43 the inspector is docked beside the console and follows it',
  { tag: '@quick' },
  async ({ page }) => {
    await cutOtherNetworks(page.context());
    await signIn(page, 'super', '/inspector');
    await page.getByRole('link', { name: 'Dock beside the console' }).click();
    const dock = page.getByRole('complementary', { name: 'Statecharts' });
    const inspector = dock.frameLocator('iframe');
    await expect(inspector.getByText(/^Live: \d+ actors$/)).toBeVisible();
    await expect(inspector.getByRole('banner')).toHaveCount(0);
    const line = dock.getByRole('separator');
    const size = Number(await line.getAttribute('aria-valuenow'));
    await line.press('ArrowLeft');
    await expect(line).toHaveAttribute('aria-valuenow', String(size + 32));
    await page.reload();
    await expect(line).toHaveAttribute('aria-valuenow', String(size + 32));
    await page.getByRole('button', { name: 'Use the dark theme' }).click();
    await expect(inspector.locator('html')).toHaveAttribute('data-theme', 'dark');
    await dock.locator('iframe').evaluate((frame) => {
      frame.remove();
    });
    await expectNoViolations(page, 'the console beside the docked inspector');
    await dock.getByRole('button', { name: 'Close the inspector' }).click();
    await expect(dock).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
    await expect(dock).toHaveCount(0);
  },
);
