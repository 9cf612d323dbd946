import { expect, test } from '@playwright/test';

import { routes, type RouteId } from '../../src/domain/access/routes.ts';
import { signIn, toUrl } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { screenCases as cases, type SameScreen, type ScreenCase } from './support/screen-cases.ts';

const signedOutScreens: Readonly<Record<string, ScreenCase['waitForContent']>> = {
  '/signin': (page) => page.getByRole('heading', { name: 'Admin Sign In' }).waitFor(),
  '/set-password?token=0123456789': (page) =>
    page.getByRole('heading', { name: 'Confirm email' }).waitFor(),
  '/setup': (page) => page.getByRole('heading', { name: 'Lectern is already set up' }).waitFor(),
  '/forgot-password': (page) =>
    page.getByRole('heading', { name: 'Forgot your password?' }).waitFor(),
  '/reset-password?token=0123456789': (page) =>
    page.getByRole('heading', { name: 'Choose a new password' }).waitFor(),
};

test.use({ reducedMotion: 'reduce' });

test('NAV-002 every route of the route table has an axe case', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(routes).toSorted());
  for (const [route, each] of Object.entries(cases) as [RouteId, ScreenCase | SameScreen][])
    if ('sameScreenAs' in each) {
      expect(cases[each.sameScreenAs], route).toHaveProperty('path');
      expect(routes[each.sameScreenAs].screen, route).toBe(routes[route].screen);
    }
});

test(
  'SES-02 SES-03 axe finds no violation on the screens of signed-out people',
  { tag: '@quick' },
  async ({ page }) => {
    for (const [path, waitForContent] of Object.entries(signedOutScreens)) {
      await page.goto(toUrl(path));
      await waitForContent(page);
      await expectNoViolations(page, path);
    }
  },
);

const screenCases = Object.entries(cases).filter(
  (entry): entry is [string, ScreenCase] => 'path' in entry[1],
);

/** The wide window, in both themes, is left to the long run. */
const widths = process.env['LECTERN_TEST_FULL'] === '1' ? [1440, 360] : [360];

const partCount = 16;
for (let part = 0; part < partCount; part += 1) {
  test(
    `NAV-002 NAV-004 axe finds no violation on any screen at ${widths.join(' and ')} px, part ${String(part + 1)} of ${String(partCount)}`,
    { tag: part === 0 ? '@quick' : [] },
    async ({ page }) => {
      test.setTimeout(180_000);
      await signIn(page, 'super');
      for (const [route, { path, waitForContent }] of screenCases.filter(
        (_, index) => index % partCount === part,
      )) {
        const address = toUrl(typeof path === 'string' ? path : await path(page));
        await page.goto(address);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await waitForContent(page);
          // Another screen, as the sign-in page or that of an error, has a heading too.
          await expect(page).toHaveURL(({ pathname }) => pathname === new URL(address).pathname);
          await expect(page.getByRole('heading', { name: /^Oops/ })).toHaveCount(0);
          await expectNoViolations(
            page,
            `${route} ${String(width)}`,
            width === 1440 ? { themes: 'both' } : {},
          );
        }
      }
    },
  );
}
