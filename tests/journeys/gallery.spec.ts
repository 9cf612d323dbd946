import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import { type Page, expect, test } from '@playwright/test';

import { intercept } from './support/intercept.ts';
import { findViolations } from './support/no-violations.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const origin = 'http://gallery.test';
let folder = '';

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-gallery-'));
  const build = spawnSync(
    'node_modules/.bin/parcel',
    [
      'build',
      'src/views/gallery/gallery.html',
      '--public-url',
      './',
      '--dist-dir',
      folder,
      '--cache-dir',
      'node_modules/.cache/gallery',
      '--no-autoinstall',
      '--no-source-maps',
      '--log-level',
      'error',
    ],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  expect(build.stderr + build.stdout, 'the gallery builds').not.toContain('🚨');
  expect(build.status).toBe(0);
});

test.afterAll(() => rm(folder, { recursive: true, force: true }));

async function openGallery(page: Page, asked: string): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await intercept(page, `${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    return route.fulfill({
      body: await readFile(join(folder, pathname)),
      contentType: types[extname(pathname)] ?? 'application/octet-stream',
    });
  });
  await page.goto(`${origin}/gallery.html?${asked}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return errors;
}

const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const show of ['components', 'frame']) {
  for (const [theme, direction, width] of [
    ['light', 'ltr', 1440],
    ['dark', 'ltr', 1440],
    ['light', 'rtl', 900],
    ['dark', 'rtl', 360],
  ] as const) {
    const title = `axe finds no violation in the gallery's ${show}, ${theme}, ${direction}, ${String(width)} px, and nothing scrolls horizontally (NAV-002 NAV-004)`;
    test(title, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      const errors = await openGallery(page, `show=${show}&theme=${theme}&dir=${direction}`);
      expect(await findViolations(page)).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
      expect(errors).toEqual([]);
    });
  }
}

test('a notification stays readable and clickable over an open dialog (ERR-05)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page, 'theme=light');
  await page.getByRole('button', { name: 'Show notifications' }).click();
  await page.getByRole('button', { name: 'Open a dialog' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Deadline' });
  await expect(dialog).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo Ctrl Z' }).click();
  await expect(page.getByText('Quiz deleted successfully')).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test('a list and a calendar open inside a dialog; the focus returns to what opened it (ERR-05)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page, 'theme=dark');
  const opener = page.getByRole('button', { name: 'Open a dialog' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Set Deadline' });
  await dialog.getByRole('button', { name: /Subject/ }).click();
  await page.getByRole('option', { name: 'Biology' }).click();
  await expect(dialog.getByRole('button', { name: 'Subject Biology' })).toBeVisible();
  await dialog.getByRole('button', { name: /Open the calendar/ }).click();
  await page.getByRole('gridcell', { name: '15' }).click();
  await expect(
    dialog.getByRole('group', { name: 'Deadline' }).getByRole('spinbutton', { name: /day/ }),
  ).toHaveText('15');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});
