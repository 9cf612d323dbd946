import { expect, type Page, type Route } from '@playwright/test';

import { sessionModel } from '../machines/session/session-model.ts';
import { toUrl, getBaseUrl, fillSignIn } from './support/app.ts';
import { describeBrowserModel } from './support/browser-model.ts';
import { intercept } from './support/intercept.ts';

const refuse = (route: Route): Promise<void> =>
  route.fulfill({
    status: 401,
    json: { content: { message: 'Please sign in.', code: 'unauthenticated' } },
  });

/** The pages whose session the server refuses. */
const revoked = new WeakSet<Page>();

async function getFreshToken(page: Page): Promise<string> {
  const answer = await page.request.post(
    new URL('/api/admin/security/get_access_token', getBaseUrl()).href,
    { data: { email: 'super@lectern.test', password: 'lectern-demo' } },
  );
  const { content } = (await answer.json()) as { readonly content: { readonly token: object } };
  return encodeURIComponent(JSON.stringify(content.token));
}

/** Changes the token like another tab. */
async function changeTokenElsewhere(page: Page, token: string | null): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(toUrl('/robots.txt'));
  await other.evaluate((value) => {
    document.cookie =
      value === null
        ? 'lectern_token=; Path=/admin; Max-Age=0; SameSite=Strict'
        : `lectern_token=${value}; Path=/admin; SameSite=Strict`;
    new BroadcastChannel('lectern_session').postMessage(
      value === null ? 'token cleared' : 'token written',
    );
  }, token);
  await other.close();
}

async function signOut(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Sign out', exact: true });
  if (await button.isVisible()) {
    await button.click();
    return;
  }
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

async function expectSpinner(page: Page): Promise<void> {
  await expect(page.getByText('Starting')).toBeAttached();
}
async function expectForm(page: Page): Promise<void> {
  await expect(page.getByRole('form', { name: 'Admin Sign In' })).toBeVisible();
  await expect(page).toHaveURL(toUrl('/signin'));
}

const looks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  checking: expectSpinner,
  loadingFlags: expectSpinner,
  signingOut: expectSpinner,
  signedOut: expectForm,
  // The reload itself is over at once: what shows is the page it leads to.
  reloading: expectForm,
  checkFailed: (page) =>
    expect(page.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible(),
  'signedIn.active': (page) => expect(page.getByRole('navigation').first()).toBeVisible(),
};

const breaks = 'nothing that a person does makes a form break';
const midEdit = 'these walks edit nothing: session-mid-edit.spec.ts and the view walk it';

describeBrowserModel({
  name: 'session',
  requirements: 'SES-05 SES-10 SES-11 SES-13 SES-28',
  model: sessionModel,
  calls: {
    profile: '**/api/admin/profile',
    flags: '**/ofrep/**',
    signOut: '**/api/admin/security/sign_out',
  },
  open: async (page) => {
    await page.context().addCookies([
      {
        name: 'lectern_token',
        value: await getFreshToken(page),
        domain: new URL(getBaseUrl()).hostname,
        path: new URL(toUrl('')).pathname,
        sameSite: 'Strict',
        secure: true,
      },
    ]);
    await intercept(page, /\/api\/(?!admin\/(profile|security\/))/, (route) =>
      revoked.has(page) ? refuse(route) : route.continue(),
    );
    await intercept(page, '**/api/admin/security/refresh*', (route) =>
      revoked.has(page) ? refuse(route) : route.continue(),
    );
    await page.goto(toUrl('/quiz'));
  },
  steps: {
    'the stored token is refused': async ({ page, calls }) => {
      revoked.add(page);
      await calls.profile.answer(refuse);
    },
    'the profile arrives': ({ calls }) => calls.profile.pass(),
    'the server cannot be reached': ({ calls }) => calls.profile.lose(),
    'try again': ({ page }) => page.getByRole('button', { name: 'Try again' }).click(),
    'sign in': async ({ page }) => {
      revoked.delete(page);
      await fillSignIn(page, 'super');
    },
    'another tab signs in': async ({ page }) => {
      revoked.delete(page);
      await changeTokenElsewhere(page, await getFreshToken(page));
    },
    'the flags arrive': ({ calls }) => calls.flags.pass(),
    'the flags fail': ({ calls }) => calls.flags.lose(),
    // The page waits by itself.
    'the flags take too long': () => Promise.resolve(),
    'the session expires': async ({ page }) => {
      revoked.add(page);
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('expire');
    },
    'sign out': ({ page }) => signOut(page),
    'the server has signed out': ({ calls }) => calls.signOut.pass(),
    'signing out fails': ({ calls }) => calls.signOut.lose(),
    'another tab signs out': ({ page }) => changeTokenElsewhere(page, null),
  },
  // A call that finds the session expired needs a screen that makes one.
  canHappen: (name, from) => name !== 'the session expires' || from === 'signedIn.active',
  expectScreen: async (page, _, state) => {
    const look = looks[state];
    if (look === undefined) throw new Error(`no look for ${state}`);
    await look(page);
  },
  undrivable: {
    'session.signedOut xstate.error.actor.*': breaks,
    'session refresh.changed *': 'tests/journeys/session-refresh.spec.ts shows it',
    'session session.expired *': 'the state takes it where a screen makes calls',
    'session.checking session.expired *': 'only the check itself calls the server',
    'session.loadingFlags session.expired *': 'only the flags are asked for',
    'session.signedOut xstate.done.actor.registrationForm *':
      'tests/journeys/session-invitation.spec.ts shows it',
    'session.signedIn flags.changed *': 'tests/journeys/session-flags.spec.ts shows it',
    'session.signedIn unsavedWork.changed *': midEdit,
    'session.signedIn session.signedOutElsewhere [hasUnsavedWork] *': midEdit,
    'session.signedIn.active session.expired [hasUnsavedWork] *': midEdit,
    'session.signedIn.expired*': midEdit,
    'session.signedIn.confirming*': midEdit,
  },
});
