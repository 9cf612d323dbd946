import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { cutOtherNetworks } from './support/cut-other-networks.ts';
import { getTitleField } from './support/editor.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { findSignOutItem } from './support/session-api.ts';

const inspectionChannel = 'lectern.inspection';

/**
 * Opens the editor of a new quiz and, in a window of its own, the inspector at its chart. Only the
 * server is reached.
 */
async function inspectEditor(page: Page, context: BrowserContext): Promise<Page> {
  await cutOtherNetworks(context);
  await signIn(page, 'super', '/quiz/create');
  await expect(getTitleField(page)).toBeVisible();
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
  const inspector = await inspectEditor(page, context);
  await expect(inspector.getByText(/^Live: \d+ actors$/)).toBeVisible();

  const possible = inspector.getByRole('region', { name: 'Possible now' });
  const listed = (event: string) => possible.getByRole('listitem').filter({ hasText: event });
  await expect(listed('history.undo')).toContainText('There is nothing to undo.');
  await expect(listed('activity.remove')).toContainText('A quiz needs at least one activity.');

  await expectNoViolations(inspector, 'the live inspector');

  await getTitleField(page).fill('Enzyme kinetics');
  await expect(listed('history.undo')).toContainText('changes.clean');
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

/** Returns the address that 'Copy link' copies. */
async function copyLink(inspector: Page): Promise<string> {
  await inspector.getByRole('button', { name: 'Copy link' }).click();
  await expect(inspector.getByText('Link copied')).toBeVisible();
  return inspector.evaluate(async () => navigator.clipboard.readText());
}

test('PD-43 a link leads to a state of a live machine, which it waits for', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const inspector = await inspectEditor(page, context);
  await inspector.getByRole('tab', { name: 'Outline' }).click();
  await inspector.getByRole('button', { name: 'Show dirty in the chart' }).click();
  const link = await copyLink(inspector);
  expect(link).toBe(
    toUrl('/inspector?live=chart&actor=quizEditor&state=quizEditor.form.editing.changes.dirty'),
  );
  await inspector.getByRole('button', { name: 'Show only changes' }).press('Enter');
  await expect(inspector).toHaveURL(
    toUrl('/inspector?live=chart&actor=quizEditor&state=quizEditor.form.editing.changes'),
  );
  await inspector.close();

  await page.goto(toUrl('/quiz'));
  const create = page.getByRole('link', { name: 'Create a New Quiz' });
  await expect(create).toBeVisible();
  const opened = await context.newPage();
  await opened.goto(link);
  const waiting = opened.getByText('No machine named quizEditor runs in the followed tab.');
  await expect(waiting).toBeVisible();
  await expectNoViolations(opened, 'the inspector that waits for a machine');
  await page.bringToFront();
  await create.click();
  await expect(getTitleField(page)).toBeVisible();
  await opened.bringToFront();
  await expect(opened.getByRole('heading', { name: 'quizEditor', level: 1 })).toBeVisible();
  const state = opened.locator('[data-state="quizEditor.form.editing.changes.dirty"]');
  await expect(state).toBeInViewport();

  await opened
    .getByRole('region', { name: 'Running' })
    .getByRole('button', { name: /^session/ })
    .click();
  await expect(opened.getByRole('heading', { name: 'session', level: 1 })).toBeVisible();
  await opened.goBack();
  await expect(opened.getByRole('heading', { name: 'quizEditor', level: 1 })).toBeVisible();
  await opened.reload();
  await expect(opened.getByRole('heading', { name: 'quizEditor', level: 1 })).toBeVisible();
  await expect(state).toBeInViewport();
  expect(opened.url()).toBe(link);

  await opened.goto(`${link}x`);
  await expect(opened.getByRole('alert')).toHaveText(
    'The chart of quizEditor has no state quizEditor.form.editing.changes.dirtyx.',
  );
});

test('PD-43 a followed tab that is loaded again is followed in its new run', async ({
  page,
  context,
}) => {
  const inspector = await inspectEditor(page, context);
  const chosen = inspector.getByRole('button', { name: /^quizEditor/ });
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(inspector.getByText('Same tab, new run: the log has begun anew.')).toBeVisible();
  await expect(inspector.getByText(/^Live: \d+ actors$/)).toBeVisible();
  await expect(inspector.getByRole('button', { name: /^Create Quiz/ })).toHaveCount(1);
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await getTitleField(page).fill('Enzyme kinetics');
  const events = inspector.getByRole('region', { name: 'Events', exact: true });
  await expect(events.getByRole('button', { name: /detail\.set quizEditor/ })).not.toHaveCount(0);
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

const titleLength = 50;
const rounds = 10;

/** Chooses the change of the title with this number in the log of the inspector. */
async function chooseTitleChange(inspector: Page, number: number): Promise<void> {
  const events = inspector.getByRole('region', { name: 'Events', exact: true });
  await events.getByRole('searchbox').fill('detail.set quizEditor');
  await expect(events.getByRole('heading')).toHaveText(/^Events 50\d$/);
  const found = Number(/\d+/.exec(await events.getByRole('heading').innerText())?.[0]);
  const rows = events.getByRole('button', { name: /detail\.set quizEditor/ });
  const older = events.getByRole('button', { name: 'Show older events' });
  while (await older.isVisible()) await older.click();
  await rows.nth(found - number).click();
}

/** Returns the lit states of the chart and the title of the draft in the context. */
async function readMoment(inspector: Page) {
  const lit = inspector.locator('[data-state][data-active=true]');
  await inspector.getByRole('tab', { name: 'Chart' }).click();
  // The way to the current states is unfolded in one drawing.
  await expect(lit.and(inspector.locator('[data-state$=".changes.dirty"]'))).toBeAttached();
  const states = await lit.evaluateAll((boxes) =>
    boxes.map((box) => box.getAttribute('data-state')),
  );
  await inspector.getByRole('tab', { name: 'Context' }).click();
  const panel = inspector.getByRole('tabpanel', { name: 'Context' });
  await panel
    .getByText(/^history:/)
    .first()
    .click();
  await panel
    .getByText(/^draft:/)
    .first()
    .click();
  const title = await panel
    .getByText(/^title:/)
    .first()
    .locator('..')
    .textContent();
  await inspector.getByRole('tab', { name: 'Chart' }).click();
  return { states: states.sort(), title };
}

test('PD-43 an older event of 500 shows its moment, as a replay of the recording does, while the tab goes on', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const inspector = await inspectEditor(page, context);
  const field = getTitleField(page);
  const toTitle = (round: number): string => String.fromCodePoint(97 + round).repeat(titleLength);
  await page.bringToFront();
  for (let round = 0; round < rounds; round += 1) {
    await field.selectText();
    await page.keyboard.type(toTitle(round));
  }
  await inspector.bringToFront();
  await chooseTitleChange(inspector, 2 * titleLength);
  const bar = inspector.getByRole('region', { name: 'Shown moment' });
  await expect(bar.getByRole('status')).toContainText('detail.set → quizEditor');
  const moment = await readMoment(inspector);
  expect(moment.title).toBe(`title: "${toTitle(1)}"`);
  await expectNoViolations(inspector, 'a moment of the live inspector');

  const shown = await bar.getByRole('status').textContent();
  await page.bringToFront();
  await page.keyboard.type('!');
  await inspector.bringToFront();
  const events = inspector.getByRole('region', { name: 'Events', exact: true });
  await expect(events.getByRole('heading')).toHaveText(/^Events 501$/);
  await expect(bar.getByRole('status')).toHaveText(shown ?? '');
  await bar.getByRole('button', { name: /^Later event/ }).focus();
  await inspector.keyboard.press('ArrowRight');
  await expect(bar.getByRole('status')).not.toHaveText(shown ?? '');
  await bar.getByRole('button', { name: 'Back to now' }).click();
  await expect(bar).toHaveCount(0);

  const download = inspector.waitForEvent('download');
  await inspector.getByRole('button', { name: 'Save recording' }).click();
  const file = await (await download).path();
  await inspector.locator('input[type=file]').setInputFiles(file);
  await expect(inspector.getByRole('region', { name: 'Replay' })).toBeVisible();
  await chooseTitleChange(inspector, 2 * titleLength);
  expect(await readMoment(inspector)).toEqual(moment);
});
