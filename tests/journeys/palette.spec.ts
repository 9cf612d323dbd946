import { expect, test } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';

test('the palette leads to a quiz by three letters, and keys of the list back to it', async ({
  page,
}) => {
  const { id } = await (await openTemplateApi()).create('Xylem and phloem', [['One']]);
  await signIn(page, 'super', '/dashboard');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Go to a page or run a command' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('xyl');
  const quiz = palette.getByRole('option', { name: 'Xylem and phloem Articles Quiz Template' });
  await expect(quiz).toBeVisible();
  await expect(palette.getByRole('status')).toHaveText('1 result');
  await expectNoViolations(page, 'the palette');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(toUrl(`/quiz/view/${String(id)}`));

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText([
    'Xylem and phloem',
  ]);
  await page.keyboard.type('upload');
  await expect(palette.getByRole('option').first()).toContainText('Upload');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Upload QTI' })).toBeVisible();
  await expect(page).toHaveURL(toUrl('/quiz'));
  await page.keyboard.press('Escape');

  await page.getByRole('row').nth(1).getByRole('link').first().focus();
  await page.keyboard.press('/');
  await page.keyboard.type('xylem');
  await expect(page.getByRole('row')).toHaveCount(2);
  const link = page.getByRole('link', { name: 'Xylem and phloem' });
  await link.focus();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Xylem and phloem' })).toBeChecked();
  await page.keyboard.press('Shift+?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await shortcuts.getByRole('switch', { name: 'Use these keys in lists' }).click();
  await expectNoViolations(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await link.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Xylem and phloem' })).toBeChecked();
  await link.press('Enter');
  await expect(page).toHaveURL(toUrl(`/quiz/view/${String(id)}`));
});
