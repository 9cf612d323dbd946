import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { cutOtherNetworks } from './support/cut-other-networks.ts';
import { getTitleField } from './support/editor.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { findSignOutItem } from './support/session-api.ts';

const inspectionChannel = 'lectern.inspection';

/** Opens the inspector in a window of its own, at the chart of the editor in the other tab. */
async function inspectEditor(context: BrowserContext): Promise<Page> {
  const inspector = await context.newPage();
  await inspector.goto(toUrl('/inspector'));
  const running = inspector.getByRole('region', { name: 'Running' });
  await running.getByRole('button', { name: /^quizEditor/ }).click();
  return inspector;
}

test('PD-43 the inspector follows the editor in another tab until the sign-out', async ({
  page,
  context,
}) => {
  await cutOtherNetworks(context);
  await signIn(page, 'super', '/quiz/create');
  await expect(getTitleField(page)).toBeVisible();
  const inspector = await inspectEditor(context);
  await expect(inspector.getByText(/^Live: \d+ actors$/)).toBeVisible();

  const possible = inspector.getByRole('region', { name: 'Possible now' });
  const listed = (event: string) => possible.getByRole('listitem').filter({ hasText: event });
  await expect(listed('history.undo')).toContainText('There is nothing to undo.');
  await expect(listed('activity.remove')).toContainText('A quiz needs at least one activity.');

  await expectNoViolations(inspector, 'the live inspector');

  await getTitleField(page).fill('Enzyme kinetics');
  await expect(listed('history.undo')).toContainText('ready');
  const events = inspector.getByRole('region', { name: 'Events', exact: true });
  await events.getByRole('searchbox').fill('detail.set');
  await events
    .getByRole('button', { name: /detail\.set quizEditor/ })
    .first()
    .click();
  const details = inspector.getByRole('region', { name: 'Event', exact: true });
  await expect(details).toContainText('+ history.draft.title: "Enzyme kinetics"');
  const row = inspector.getByRole('button', { name: /^quizEditor/ });
  await expect(row).toContainText('changes.dirty');

  await expect(
    inspector.getByRole('tabpanel', { name: 'Chart' }).locator('svg').first(),
  ).toBeVisible();
  await inspector.getByRole('tab', { name: 'Outline' }).click();
  const lit = inspector
    .getByRole('listitem')
    .filter({ has: inspector.getByText('active', { exact: true }) });
  await expect(lit.filter({ hasText: /^dirty/ })).toHaveCount(1);
  await inspector.getByRole('tab', { name: 'Sequence' }).click();
  await expect(
    inspector.getByRole('button', { name: 'detail.set from app to quizEditor' }),
  ).not.toHaveCount(0);

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await (await findSignOutItem(page)).click();
  await expect(inspector).toHaveURL(toUrl('/signin'));
});

test('PD-43 a tab of an ordinary admin answers no inspector', async ({ page, context }) => {
  const scripts: string[] = [];
  context.on('request', (request) => scripts.push(request.url()));
  await signIn(page, 'admin', '/dashboard');
  await expect.poll(() => scripts.some((url) => url.includes('start-inspection'))).toBe(true);
  const other = await context.newPage();
  await other.goto(toUrl('/dashboard'));
  const received = page.evaluate(
    (name) =>
      new Promise((resolve) => {
        new BroadcastChannel(name).addEventListener('message', ({ data }) => {
          resolve(data);
        });
      }),
    inspectionChannel,
  );
  const find = { type: 'find', person: 'admin@lectern.test' };
  const posting = setInterval(() => {
    void other.evaluate(
      ([name, message]) => {
        new BroadcastChannel(name).postMessage(message);
      },
      [inspectionChannel, find] as const,
    );
  }, 100);
  expect(await received).toEqual(find);
  clearInterval(posting);
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Areas' })).toBeVisible();
  expect(scripts.filter((url) => url.includes('inspect-tab'))).toEqual([]);
});
