import type { Page } from '@playwright/test';

import { href } from '../../../src/domain/access/href.ts';
import type { RouteId } from '../../../src/domain/access/routes.ts';
import { toUrl } from './app.ts';
import { findDistributedQuiz } from './template-api.ts';

/** A screen that is checked in a browser: its path, and how to wait for its content. */
export interface ScreenCase {
  readonly path: string | ((page: Page) => Promise<string>);
  readonly waitForContent: (page: Page) => Promise<void>;
}

/** A route that shows the screen of another route with other data. */
export interface SameScreen {
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
  const link = page.locator('[data-row] a[href*=user-results]').first();
  const path = await link.getAttribute('href');
  if (path === null) throw new Error('the link to a student result has no address');
  return path.slice(path.indexOf('/quiz/'));
}

/** A case for every route of the route table; they wait for no text, which another language has. */
export const screenCases: Readonly<Record<RouteId, ScreenCase | SameScreen>> = {
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
  clientHubPlaylists: { path: '/client-hub-playlist', waitForContent: waitForHeading },
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
  banner: { path: '/banner', waitForContent: waitForForm },
  subscription: { path: '/access', waitForContent: waitForHeading },
  author: { path: '/author/Marie_Curie', waitForContent: waitForHeading },
  recentlyDeleted: { path: '/recently-deleted', waitForContent: waitForHeading },
  templates: {
    path: '/quiz',
    waitForContent: (page) => page.locator('[data-row]').getByRole('link').first().waitFor(),
  },
  templateCreateFor: { sameScreenAs: 'templateCreate' },
  templateCreate: { path: '/quiz/create', waitForContent: waitForForm },
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
