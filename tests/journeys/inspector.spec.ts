import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { tabTo } from './support/keyboard.ts';
import { expectNoViolations } from './support/no-violations.ts';

test('a super admin opens the gallery by keyboard, finds a machine and reads it in every view', async ({
  page,
}) => {
  await signIn(page, 'super', '/feature-flags');
  await tabTo(page, 'link', 'Statecharts inspector');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Statecharts' })).toBeVisible();
  await tabTo(page, 'searchbox', 'Find a machine');
  await page.keyboard.type('session');
  await tabTo(page, 'link', 'session');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'session' })).toBeVisible();
  await expect(page.getByText(/^\d+ states · \d+ transitions$/)).toBeVisible();

  const chart = page.getByRole('group', { name: 'Chart of session', exact: true });
  await expect(chart.locator('[data-state="session.signedIn.active"]')).toBeVisible();
  await expectNoViolations(page, 'inspector chart');
  await tabTo(page, 'searchbox', 'Find a state, event, guard or action');
  await page.keyboard.type('hasUnsavedWork');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText('2 found');
  await tabTo(page, 'group', 'Chart of session');
  await page.keyboard.press('0');
  const fitted = await page.getByText(/^\d+%$/).textContent();
  await page.keyboard.press('+');
  await expect(page.getByText(/^\d+%$/)).not.toHaveText(fitted ?? '');
  await tabTo(page, 'button', 'States inside signedIn');
  await page.keyboard.press('Enter');
  await expect(chart.locator('[data-state="session.signedIn.active"]')).toHaveCount(0);
  await expect(chart.locator('[data-state="session.signedIn"]')).toBeVisible();

  await page.getByRole('tab', { name: 'Chart' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Simulate' })).toContainText('Input (JSON)');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Outline' })).toContainText(
    'signOut [hasNoUnsavedWork] → signingOut',
  );
  await expectNoViolations(page, 'inspector outline');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Source' })).toContainText(
    'src/machines/session/session-machine.ts:',
  );
  await expectNoViolations(page, 'inspector source');
});

test('a chart is saved as SVG, PNG, Mermaid and JSON', async ({ page }) => {
  await signIn(page, 'super', '/inspector?machine=theme&tab=chart');
  await expect(page.locator('[data-state="theme"]')).toBeVisible();
  const saveAs = async (kind: string): Promise<Buffer> => {
    await page.getByRole('button', { name: 'Save as' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind }).click(),
    ]);
    return readFileSync(await download.path());
  };
  const svg = String(await saveAs('SVG'));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*role="img">\n<title>theme</);
  expect(svg).not.toContain('var(');
  expect(svg).not.toContain('role="button"');
  const png = await saveAs('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(2 * Number(/width="(\d+)"/.exec(svg)?.[1]));
  expect(String(await saveAs('Mermaid'))).toMatch(/^stateDiagram-v2\n/);
  expect(JSON.parse(String(await saveAs('JSON')))).toMatchObject({ id: 'theme' });
});

test('others than super admins do not reach the inspector', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard');
  await expect(page.getByRole('link', { name: 'Statecharts inspector' })).toHaveCount(0);
  await page.goto(toUrl('/inspector'));
  await expect(page).toHaveURL(toUrl('/dashboard'));
});
