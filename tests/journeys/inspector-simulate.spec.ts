import { expect, test, type Page } from '@playwright/test';

import { sessionModel } from '../machines/session/session-model.ts';
import { getPart, getWalks } from '../support/define-model.ts';
import { walkPath } from '../support/failing-path.ts';
import { expectSameState, type ModelStep } from '../support/model.ts';
import { fillSignIn, signIn, toUrl } from './support/app.ts';
import { cutOtherNetworks } from './support/cut-other-networks.ts';
import { tabTo } from './support/keyboard.ts';
import { expectNoViolations } from './support/no-violations.ts';

const simulator = '/inspector?machine=session&tab=simulate';
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const states = (page: Page) => page.getByRole('status', { name: 'Active states' });

test('PD-43 SES-05 the session is simulated through expiry, failed refresh and sign-in', async ({
  page,
  context,
}) => {
  await cutOtherNetworks(context);
  await signIn(page, 'super', simulator);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(states(page)).toHaveText('checking');
  const happen = async (what: string, then: string) => {
    await page.getByRole('button', { name: what, exact: true }).click();
    await expect(states(page)).toHaveText(then);
  };
  await happen('the profile arrives', 'loadingFlags');
  await region(page, 'Simulated clock').getByRole('button', { name: 'To the next' }).click();
  await expect(states(page)).toHaveText('signedIn.active');
  await happen('work becomes unsaved', 'signedIn.active');
  await expect(region(page, 'Possible now').getByText('unsaved changes')).toBeVisible();
  await happen('the session expires', 'signedIn.expired');
  await expect(page.locator('[data-state="session.signedIn.expired"]')).toHaveAttribute(
    'data-active',
    'true',
  );
  await happen('sign in', 'signedIn.confirming');
  await happen('the confirmation fails', 'signedIn.expired');
  await happen('sign in', 'signedIn.confirming');
  await happen('the same user is confirmed', 'signedIn.active');
  await expectNoViolations(page, 'the simulator');

  await region(page, 'Steps')
    .getByRole('button', { name: /^[\d,]+ ms session\.expired/ })
    .click();
  await expect(states(page)).toHaveText('signedIn.expired');
  await expect(page.getByRole('slider', { name: 'Shown step' })).toHaveValue('4');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoViolations(page, 'the simulator at 360 px');

  const link = page.url();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(states(page)).toHaveText('signedIn.active');
  await page.goto('about:blank');
  await page.goto(toUrl(`${simulator}#simulation=2.broken`));
  await expect(page.getByRole('alert')).toContainText('This link is damaged');
  await page.goto(toUrl('/inspector?machine=gone'));
  await expect(page.getByRole('alert')).toContainText('There is no machine named gone.');
});

test('PD-43 a person without a mouse simulates a machine', async ({ page }) => {
  await signIn(page, 'super', simulator);
  await tabTo(page, 'button', 'Start');
  await page.keyboard.press('Enter');
  await expect(states(page)).toHaveText('checking');
  await tabTo(page, 'button', 'Answer for 0.session.checking');
  await page.keyboard.press('Enter');
  const output = page.getByRole('textbox', { name: 'Output (JSON)' });
  await tabTo(page, 'textbox', 'Output (JSON)');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('{"ok": ');
  await expect(output).toHaveAccessibleDescription('This is not JSON.');
  await page.keyboard.type('true, "value": null}');
  await expectNoViolations(page, 'the editor of an answer');
  await tabTo(page, 'button', 'Answer');
  await page.keyboard.press('Enter');
  await expect(states(page)).toHaveText('signedOut');
  await expect(page.getByRole('heading', { name: 'Possible now' })).toBeFocused();
  await tabTo(page, 'slider', 'Shown step', 'Shift+Tab');
  await page.keyboard.press('Home');
  await expect(states(page)).toHaveText('checking');
  await tabTo(page, 'button', 'Step back', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 of 0')).toBeVisible();
});

/** Returns the link that a test prints when the session stays where it is instead of expiring. */
async function failPath(): Promise<string> {
  const isExpiry = ({ name, to }: ModelStep): boolean =>
    name === 'the session expires' && to.startsWith('signedIn.expired');
  const path = getWalks(getPart(sessionModel)).paths.find(({ steps }) => steps.some(isExpiry));
  if (path === undefined) throw new Error('no path expires the session');
  let from: string | null = null;
  const failing = walkPath(
    { machine: 'session', level: 'machine', part: '', model: sessionModel },
    path,
    {
      start: () => Promise.resolve(),
      perform: async (step) => {
        from = isExpiry(step) ? step.from : null;
      },
      expectState: async (state) => {
        if (from !== null) expectSameState(from, state);
      },
    },
  );
  const message = await failing.then(String, String);
  const { search, hash } = new URL(/Inspector: (\S+)/.exec(message)?.[1] ?? '');
  return toUrl(`/inspector${search}${hash}`);
}

test('PD-43 the link of a failing path opens at the failed step, also after signing in', async ({
  page,
}) => {
  await page.goto(await failPath());
  await fillSignIn(page, 'super');
  const failed = region(page, 'Failed on the machine: the session expires');
  await expect(failed.getByRole('region', { name: 'Expected' })).toContainText('signedIn.expired');
  await expect(failed.getByRole('region', { name: 'Found' })).toContainText('signedIn.active');
  await expect(failed.locator('mark').first()).toContainText('signedIn.expired');
  const current = region(page, 'Steps').locator('[aria-current=step]');
  await expect(current).toContainText('session.expired Failed');
  await expectNoViolations(page, 'a failed step');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoViolations(page, 'a failed step at 360 px');

  await page.reload();
  await expect(failed).toBeVisible();
  await page.getByRole('button', { name: 'Step back' }).click();
  await expect(failed).toHaveCount(0);
});
