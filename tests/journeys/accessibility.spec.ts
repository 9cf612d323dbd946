import { test, type Page } from '@playwright/test';

import { at, signIn } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';

/** Every screen that is built, and how to know that it is there. */
const screens: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/dashboard': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  '/quiz': (page) => page.locator('[data-row]').getByRole('link').first().waitFor(),
  '/quiz/create': (page) => page.getByRole('button', { name: 'Save Quiz' }).waitFor(),
  '/quiz/library': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  '/methods-collections': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  '/client-hub-playlist': (page) => page.getByText('Please choose a label').first().waitFor(),
  '/access': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  '/author/Marie_Curie': (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  '/feature-flags': (page) => page.getByRole('switch').first().waitFor(),
  '/admins': (page) => page.locator('[data-row]').first().waitFor(),
  '/quiz/edit/1': (page) => page.locator('[data-question-title]').first().waitFor(),
  '/banner': (page) => page.getByRole('textbox', { name: 'Message' }).waitFor(),
  '/sponsors': (page) => page.locator('[data-row]').first().waitFor(),
};

const signedOut: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/signin': (page) => page.getByRole('heading', { name: 'Admin Sign In' }).waitFor(),
  '/set-password?token=0123456789': (page) =>
    page.getByRole('heading', { name: 'Confirm email' }).waitFor(),
};

test.use({ reducedMotion: 'reduce' });

for (const [path, isThere] of Object.entries(signedOut)) {
  test(`axe finds nothing on ${path} (SES-02 SES-03)`, async ({ page }) => {
    await page.goto(at(path));
    await isThere(page);
    await expectNoViolations(page, path);
  });
}

const paths = Object.entries(screens);

for (const [part, half] of [
  paths.slice(0, paths.length / 2),
  paths.slice(paths.length / 2),
].entries()) {
  test(`axe finds nothing on any screen at 1440 and 360 px, part ${String(part + 1)} (NAV-002 NAV-004)`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signIn(page, 'super');
    for (const [path, isThere] of half) {
      await page.goto(at(path));
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await isThere(page);
        await expectNoViolations(page, `${path} ${String(width)}`);
      }
    }
  });
}
