import { expect, test, type Page, type Route } from '@playwright/test';

import { sessionModel } from '../machines/session/session-model.ts';
import { getPart, keepEvents } from '../support/define-model.ts';
import { createReport } from '../support/model-report.ts';
import { createModel, runPath, type ModelDriver } from '../support/model.ts';
import { toUrl, getBaseUrl, fillSignIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';

/**
 * What the whole app can be brought to by its person, its server and another tab. Left out: what
 * only a broken build does, what the app cannot be without an open quiz (unsaved work has journeys
 * of its own), and the first start without a token, which is over before it can be looked at.
 */
const drivenEvents = [
  'the stored token is refused',
  'the profile arrives',
  'the server cannot be reached',
  'try again',
  'sign in',
  'another tab signs in',
  'the flags arrive',
  'the flags fail',
  'the flags take too long',
  'the session expires',
  'sign out',
  'the server has signed out',
  'signing out fails',
  'another tab signs out',
];
const model = createModel({
  ...keepEvents(getPart(sessionModel), (name) => drivenEvents.includes(name)),
  // A call that finds the session expired needs a screen that makes one.
  canHappen: (name, from) => name !== 'the session expires' || from === 'signedIn.active',
  each: 'transition',
});

/** A request that waits until a step releases it. */
class HeldCall {
  private waiting: Route[] = [];
  private arrived: (() => void) | null = null;

  readonly hold = (route: Route): void => {
    this.waiting.push(route);
    this.arrived?.();
  };

  async release(answer: (route: Route) => Promise<void>): Promise<void> {
    if (this.waiting.length === 0)
      await new Promise<void>((resolve) => {
        this.arrived = resolve;
      });
    this.arrived = null;
    const routes = this.waiting;
    this.waiting = [];
    // The page has given up a request that a change of the token superseded.
    await Promise.all(routes.map((route) => answer(route).catch(() => undefined)));
  }
}

const continueRoute = (route: Route): Promise<void> => route.continue();
const refuseRoute = (route: Route): Promise<void> =>
  route.fulfill({
    status: 401,
    json: { content: { message: 'Please sign in.', code: 'unauthenticated' } },
  });

function createBrowserDriver(page: Page): ModelDriver {
  const profile = new HeldCall();
  const flags = new HeldCall();
  const signOut = new HeldCall();
  let isRevoked = false;

  const changeTokenElsewhere = async (token: string | null): Promise<void> => {
    const other = await page.context().newPage();
    await other.goto(toUrl('/robots.txt'));
    await other.evaluate((value) => {
      document.cookie =
        value === null
          ? 'lectern_token=; Path=/admin; Max-Age=0; Secure; SameSite=Strict'
          : `lectern_token=${value}; Path=/admin; Secure; SameSite=Strict`;
      new BroadcastChannel('lectern_session').postMessage(
        value === null ? 'token cleared' : 'token written',
      );
    }, token);
    await other.close();
  };
  const freshToken = async (): Promise<string> => {
    const answer = await page.request.post(
      new URL('/api/admin/security/get_access_token', getBaseUrl()).href,
      { data: { email: 'super@lectern.test', password: 'lectern-demo' } },
    );
    const { content } = (await answer.json()) as { readonly content: { readonly token: object } };
    return encodeURIComponent(JSON.stringify(content.token));
  };

  const steps: Readonly<Record<string, () => Promise<void>>> = {
    'the stored token is refused': async () => {
      isRevoked = true;
      await profile.release(refuseRoute);
    },
    'the profile arrives': () => profile.release(continueRoute),
    'the server cannot be reached': () => profile.release((route) => route.abort()),
    'try again': () => page.getByRole('button', { name: 'Try again' }).click(),
    'sign in': async () => {
      isRevoked = false;
      await fillSignIn(page, 'super');
    },
    'another tab signs in': async () => {
      isRevoked = false;
      await changeTokenElsewhere(await freshToken());
    },
    'the flags arrive': () => flags.release(continueRoute),
    'the flags fail': () => flags.release((route) => route.abort()),
    'the flags take too long': async () => {
      /* the page waits by itself */
    },
    'the session expires': async () => {
      isRevoked = true;
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('expire');
    },
    'sign out': async () => {
      const button = page.getByRole('button', { name: 'Sign out', exact: true });
      if (await button.isVisible()) {
        await button.click();
        return;
      }
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    },
    'the server has signed out': () => signOut.release(continueRoute),
    'signing out fails': () => signOut.release((route) => route.abort()),
    'another tab signs out': () => changeTokenElsewhere(null),
  };
  const spinner = async (): Promise<void> => {
    await expect(page.getByText('Starting')).toBeAttached();
  };
  const form = async (): Promise<void> => {
    await expect(page.getByRole('form', { name: 'Admin Sign In' })).toBeVisible();
    await expect(page).toHaveURL(toUrl('/signin'));
  };
  const looks: Readonly<Record<string, () => Promise<void>>> = {
    checking: spinner,
    loadingFlags: spinner,
    signingOut: spinner,
    signedOut: form,
    // The reload itself is over at once: what shows is the page it leads to.
    reloading: form,
    checkFailed: () =>
      expect(page.getByRole('heading', { name: 'Your account could not be loaded' })).toBeVisible(),
    'signedIn.active': () => expect(page.getByRole('navigation').first()).toBeVisible(),
  };

  return {
    start: async () => {
      await page.context().addCookies([
        {
          name: 'lectern_token',
          value: await freshToken(),
          domain: new URL(getBaseUrl()).hostname,
          path: new URL(toUrl('')).pathname,
          sameSite: 'Strict',
          secure: true,
        },
      ]);
      await intercept(page, '**/api/**', (route) =>
        isRevoked ? refuseRoute(route) : route.continue(),
      );
      await intercept(page, '**/api/admin/security/get_access_token', continueRoute);
      await intercept(page, '**/api/admin/profile', profile.hold);
      await intercept(page, '**/ofrep/**', flags.hold);
      await intercept(page, '**/api/admin/security/sign_out', signOut.hold);
      await page.goto(toUrl('/quiz'));
    },
    perform: async ({ name }) => {
      const step = steps[name];
      if (step === undefined) throw new Error(`no step for ${name}`);
      await step();
    },
    expectState: async (state) => {
      const look = looks[state];
      if (look === undefined) throw new Error(`no look for ${state}`);
      await look();
    },
  };
}

const startedAt = performance.now();
for (const path of model.paths) {
  test(`SES-05 SES-10 SES-11 SES-13 SES-28 ${path.title}`, async ({ page }) => {
    await runPath(path, createBrowserDriver(page));
    const report = createReport(
      {
        machine: 'session',
        level: 'browser',
        paths: model.paths.length,
        model: sessionModel,
        startedAt,
      },
      model.coverage,
    );
    test.info().annotations.push({ type: 'model', description: JSON.stringify(report) });
  });
}
