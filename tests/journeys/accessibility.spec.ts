import { expect, test, type Page } from '@playwright/test';

import { href } from '../../src/domain/access/href.ts';
import { routes, type RouteId } from '../../src/domain/access/routes.ts';
import { signIn, toUrl } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { findDistributedQuiz } from './support/template-api.ts';

/** A screen that axe checks: its path, and how to wait for its content. */
interface ScreenCase {
  readonly path: string | ((page: Page) => Promise<string>);
  readonly waitForContent: (page: Page) => Promise<void>;
}

/** A route that shows the screen of another route with other data. */
interface SameScreen {
  readonly sameScreenAs: RouteId;
}

const waitForHeading = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1 }).first().waitFor();
const waitForRow = (page: Page): Promise<void> => page.locator('[data-row]').first().waitFor();
const waitForForm = (page: Page): Promise<void> => page.getByRole('textbox').first().waitFor();

async function findResultsPath(page: Page): Promise<string> {
  return href('customerQuizResults', { userQuizId: await findDistributedQuiz(page.request) });
}

async function findStudentResultPath(page: Page): Promise<string> {
  await page.goto(toUrl(await findResultsPath(page)));
  const link = page.getByRole('link', { name: /^View Results in Detail of / }).first();
  const path = await link.getAttribute('href');
  if (path === null) throw new Error('the link to a student result has no address');
  return path.slice(path.indexOf('/quiz/'));
}

/** A case for every route of the route table. */
const cases: Readonly<Record<RouteId, ScreenCase | SameScreen>> = {
  dashboard: { path: '/dashboard', waitForContent: waitForHeading },
  playlist: { path: '/playlist/1', waitForContent: waitForHeading },
  playlists: { path: '/playlist', waitForContent: waitForHeading },
  methodsCollections: { path: '/methods-collections', waitForContent: waitForRow },
  lti: { path: '/lti', waitForContent: waitForHeading },
  documentViewer: {
    path: '/classes/view-file/1/document/1',
    waitForContent: waitForHeading,
  },
  classDetail: { path: '/classes/1', waitForContent: waitForRow },
  classes: { path: '/classes', waitForContent: waitForRow },
  institutions: { path: '/institutions', waitForContent: waitForHeading },
  identityProviders: { sameScreenAs: 'lti' },
  publish: { sameScreenAs: 'lti' },
  moengage: { sameScreenAs: 'lti' },
  featureFlags: {
    path: '/feature-flags',
    waitForContent: (page) => page.getByRole('switch').first().waitFor(),
  },
  users: { path: '/admins', waitForContent: waitForRow },
  auditLog: { path: '/admins/audit', waitForContent: waitForRow },
  outbox: { path: '/admins/outbox', waitForContent: waitForHeading },
  classProducts: { sameScreenAs: 'lti' },
  clientHub: { sameScreenAs: 'lti' },
  clientHubPlaylist: { path: '/client-hub-playlist/Cells', waitForContent: waitForHeading },
  clientHubPlaylists: {
    path: '/client-hub-playlist',
    waitForContent: (page) => page.getByText('Please choose a label').first().waitFor(),
  },
  facultyResources: { sameScreenAs: 'lti' },
  sponsors: { path: '/sponsors', waitForContent: waitForRow },
  sponsorCreate: { path: '/sponsors/add', waitForContent: waitForForm },
  sponsorEdit: { path: '/sponsors/edit/1', waitForContent: waitForForm },
  translations: { path: '/translations', waitForContent: waitForHeading },
  translationCreate: { path: '/translations/add', waitForContent: waitForForm },
  translationGroups: { path: '/translations/groups', waitForContent: waitForRow },
  translationGroupCreate: { path: '/translations/groups/add', waitForContent: waitForForm },
  translationGroupEdit: { path: '/translations/groups/edit/1', waitForContent: waitForForm },
  inspector: { path: '/inspector', waitForContent: waitForHeading },
  banner: {
    path: '/banner',
    waitForContent: (page) => page.getByRole('textbox', { name: 'Message' }).waitFor(),
  },
  subscription: { path: '/access', waitForContent: waitForHeading },
  author: { path: '/author/Marie_Curie', waitForContent: waitForHeading },
  recentlyDeleted: { path: '/recently-deleted', waitForContent: waitForHeading },
  templates: {
    path: '/quiz',
    waitForContent: (page) => page.locator('[data-row]').getByRole('link').first().waitFor(),
  },
  templateCreateFor: { sameScreenAs: 'templateCreate' },
  templateCreate: {
    path: '/quiz/create',
    waitForContent: (page) => page.getByRole('button', { name: 'Save Quiz' }).waitFor(),
  },
  templateCopy: { sameScreenAs: 'templateEdit' },
  templateView: { path: '/quiz/view/1', waitForContent: waitForHeading },
  templateEdit: {
    path: '/quiz/edit/1',
    waitForContent: (page) => page.locator('[data-question-title]').first().waitFor(),
  },
  adminQuizzes: { sameScreenAs: 'templates' },
  adminQuizCreate: { sameScreenAs: 'templateCreate' },
  adminQuizCopy: { sameScreenAs: 'templateEdit' },
  adminQuizView: { sameScreenAs: 'templateView' },
  adminQuizEdit: { sameScreenAs: 'templateEdit' },
  sharedQuizzes: { sameScreenAs: 'templates' },
  sharedQuizCopy: { sameScreenAs: 'templateEdit' },
  sharedQuizView: { sameScreenAs: 'templateView' },
  sharedQuizEdit: { sameScreenAs: 'templateEdit' },
  customerQuizzes: { path: '/quiz/customer-quiz', waitForContent: waitForRow },
  customerQuizView: { sameScreenAs: 'templateView' },
  customerQuizEdit: { sameScreenAs: 'templateEdit' },
  customerQuizCopy: { sameScreenAs: 'templateEdit' },
  customerQuizResults: { path: findResultsPath, waitForContent: waitForRow },
  studentResult: { path: findStudentResultPath, waitForContent: waitForHeading },
  myQuizzes: { sameScreenAs: 'templates' },
  myQuizCreate: { sameScreenAs: 'templateCreate' },
  myQuizView: { sameScreenAs: 'templateView' },
  myQuizEdit: { sameScreenAs: 'templateEdit' },
  myQuizCopy: { sameScreenAs: 'templateEdit' },
  libraryQuizzes: { path: '/quiz/library', waitForContent: waitForHeading },
  libraryQuizCreate: { sameScreenAs: 'templateCreate' },
  libraryQuizCopy: { sameScreenAs: 'templateEdit' },
  libraryQuizView: { sameScreenAs: 'templateView' },
  libraryQuizEdit: { sameScreenAs: 'templateEdit' },
  userQuizEdit: { sameScreenAs: 'templateEdit' },
  userQuizView: { sameScreenAs: 'templateView' },
};

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
