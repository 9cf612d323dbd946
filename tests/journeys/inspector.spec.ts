import { readFileSync } from 'node:fs';

import { expect, test } from '@playwright/test';

import type { ModelCoverage } from '../../src/inspection/model-coverage.ts';

import { machineCatalog } from '../../src/app/inspection/machine-catalog.ts';
import { signIn, toUrl } from './support/app.ts';
import { tabTo } from './support/keyboard.ts';
import { expectNoViolations } from './support/no-violations.ts';

test('a super admin opens the gallery by keyboard, finds a machine and reads it in every view', async ({
  page,
}) => {
  await signIn(page, 'super', '/feature-flags');
  await tabTo(page, 'link', 'Statecharts inspector');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Statecharts' })).toBeVisible();
  await tabTo(page, 'searchbox', 'Find a machine');
  await page.keyboard.type('session');
  await tabTo(page, 'link', 'session');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'session' })).toBeVisible();
  await expect(page.getByText(/^\d+ states · \d+ transitions$/)).toBeVisible();

  const chart = page.getByRole('group', { name: 'Chart of session', exact: true });
  await expect(chart.locator('[data-state="session.signedIn"]')).toBeVisible();
  await expectNoViolations(page, 'inspector chart');
  await tabTo(page, 'searchbox', 'Find a state, event, guard or action');
  await page.keyboard.type('hasUnsavedWork');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText('2 found');
  await tabTo(page, 'group', 'Chart of session');
  await page.keyboard.press('0');
  const fitted = await page.getByText(/^\d+%$/).textContent();
  await page.keyboard.press('+');
  await expect(page.getByText(/^\d+%$/)).not.toHaveText(fitted ?? '');
  await tabTo(page, 'button', 'States inside signedIn');
  await page.keyboard.press('Enter');
  await expect(chart.locator('[data-state="session.signedIn.active"]')).toBeVisible();
  await tabTo(page, 'button', 'Show only signedIn');
  await page.keyboard.press('Enter');
  const signedIn = page.getByRole('group', { name: 'Chart of session.signedIn', exact: true });
  await expect(signedIn.locator('[data-state="session.signedIn.active"]')).toBeVisible();
  await expect(signedIn).toBeFocused();
  await expectNoViolations(page, 'inspector chart of a state');
  await page.keyboard.press('Backspace');
  await expect(chart.locator('[data-state="session.checking"]')).toBeVisible();

  await page.getByRole('tab', { name: 'Chart' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Simulate' })).toContainText('Input (JSON)');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Outline' })).toContainText(
    'signOut [hasNoUnsavedWork] → signingOut',
  );
  await expectNoViolations(page, 'inspector outline');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tabpanel', { name: 'Source' })).toContainText(
    'src/machines/session/session-machine.ts',
  );
  await expectNoViolations(page, 'inspector source');
});

test('PD-43 the page of a machine shows what the paths of its model cover, from the last run', async ({
  page,
}) => {
  const file = page.waitForResponse(/\/model-coverage\.json$/);
  await signIn(page, 'super', '/inspector?machine=session&tab=model');
  expect((await file).status()).toBe(200);
  await expect(page.getByRole('tabpanel', { name: 'Model' })).toContainText(
    /No run yet: npm run test:model|\d covered/,
  );

  const run = { ranAt: '2026-06-01T12:00:00.000Z', hasPassed: true, paths: 37, walked: 20 };
  const coverage: ModelCoverage = {
    chartHash: 'of an older chart',
    viewless: null,
    levels: { machine: run, view: run },
    states: { 'session.checking': { machine: true, view: 'nobody sees it' } },
    transitions: { 'session.checking reload -> session.checking': { machine: true, view: true } },
  };
  await page.route('**/model-coverage.json', (route) =>
    route.fulfill({ json: { session: coverage } }),
  );
  await page.reload();
  const view = page.getByRole('region', { name: 'View', exact: true });
  await expect(view).toContainText('20 of 37 walked');
  await expect(view).toContainText('0 of 1 covered');
  await expect(page.getByRole('region', { name: 'Not covered in the view' })).toContainText(
    'nobody sees it',
  );
  await expect(page.getByRole('alert')).toContainText('npm run test:model -- session');
  await expectNoViolations(page, 'inspector model');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoViolations(page, 'inspector model at 360 px');
});

test('a large chart opens whole and readable, unfolds in place, and shows what is searched or chosen in the outline', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'super', '/inspector?machine=quizEditor&tab=chart');
  const chart = page.getByRole('group', { name: 'Chart of quizEditor', exact: true });
  const state = (id: string) => chart.locator(`[data-state="quizEditor.${id}"]`);
  const form = state('form').locator('rect').first();
  await expect(state('form')).toContainText(/\d+ states, \d+ events inside/);
  for (const region of ['form', 'dialog', 'journal'])
    await expect(state(region).locator('rect').first()).toBeInViewport({ ratio: 1 });
  const scale = Number.parseInt((await page.getByText(/^\d+%$/).textContent()) ?? '', 10);
  expect(scale).toBeGreaterThanOrEqual(100);

  const getCorner = async () => {
    const box = await form.boundingBox();
    return [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0)];
  };
  const before = await getCorner();
  await page.getByRole('button', { name: 'States inside form' }).click();
  await expect(state('form.loading')).toBeVisible();
  expect(await getCorner()).toEqual(before);
  await expect(state('form.editing')).toContainText(/\d+ states, \d+ events inside/);

  await tabTo(page, 'searchbox', 'Find a state, event, guard or action');
  await page.keyboard.type('labelMissing');
  await page.keyboard.press('Enter');
  await expect(state('dialog.addingVideo.labelMissing')).toBeInViewport();
  await expect(state('form.editing.changes')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Outline' }).click();
  await page.getByRole('button', { name: 'Show newerVersion in the chart' }).click();
  await expect(state('journal.newerVersion')).toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Chart' })).toHaveAttribute('aria-selected', 'true');
});

/** The machines that are measured: a few of them, and all in the long run. */
const measuredMachines =
  process.env['LECTERN_TEST_FULL'] === '1'
    ? machineCatalog.map(({ name }) => name)
    : ['quizEditor', 'session', 'quizImport', 'translationGrid'];

test('every chart opens with texts of 11 px and more, and none covers another one or leaves its box, as the browser measures them', async ({
  page,
}) => {
  test.setTimeout(60_000 + measuredMachines.length * 5000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'super', '/inspector');
  for (const machine of measuredMachines) {
    await page.goto(toUrl(`/inspector?machine=${machine}&tab=chart`));
    const chart = page.getByRole('group', { name: `Chart of ${machine}`, exact: true });
    await expect(chart.locator('[data-state]').first()).toBeVisible();
    const sizes = await chart.evaluate((drawing) =>
      [...drawing.querySelectorAll('text')].map(
        (text) =>
          Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
      ),
    );
    expect(Math.min(...sizes), machine).toBeGreaterThanOrEqual(11);
    const expand = page.getByRole('button', { name: 'Expand all', exact: true });
    if (await expand.isVisible()) {
      await expand.click();
      await expect(chart).toHaveAttribute('aria-busy', 'false');
    }
    const measured = await chart.evaluate((drawing) => {
      const texts = [...drawing.querySelectorAll('text')].map((text) => {
        const { x, y, width, height } = text.getBBox();
        const box = text.closest('[data-state]')?.querySelector('rect')?.getBBox();
        const isInside = box === undefined || x + width <= box.x + box.width + 1;
        return { words: text.textContent, x, y, right: x + width, bottom: y + height, isInside };
      });
      const covers = (one: (typeof texts)[0], other: (typeof texts)[0]): boolean =>
        Math.min(one.right, other.right) - Math.max(one.x, other.x) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.y, other.y) > 3;
      return {
        count: texts.length,
        outside: texts.filter(({ isInside }) => !isInside).map(({ words }) => words),
        covered: texts.flatMap((one, index) =>
          texts
            .slice(index + 1)
            .filter((other) => covers(one, other))
            .map((other) => [one.words, other.words]),
        ),
      };
    });
    expect(measured.count).toBeGreaterThan(2);
    expect({ machine, ...measured }).toMatchObject({ machine, outside: [], covered: [] });
  }
});

test('a chart is saved as SVG, PNG, Mermaid, JSON and XState', async ({ page }) => {
  await signIn(page, 'super', '/inspector?machine=theme&tab=chart');
  await expect(page.locator('[data-state="theme"]')).toBeVisible();
  const saveAs = async (kind: string): Promise<Buffer> => {
    await page.getByRole('button', { name: 'Save as' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: kind }).click(),
    ]);
    return readFileSync(await download.path());
  };
  const svg = String(await saveAs('SVG'));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" .*role="img">\n<title>theme</);
  expect(svg).not.toContain('var(');
  expect(svg).not.toContain('role="button"');
  const png = await saveAs('PNG');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(2 * Number(/width="(\d+)"/.exec(svg)?.[1]));
  expect(String(await saveAs('Mermaid'))).toMatch(/^stateDiagram-v2\n/);
  expect(JSON.parse(String(await saveAs('JSON')))).toMatchObject({ id: 'theme' });
  expect(String(await saveAs('XState'))).toMatch(/= createMachine\(\{\n  id: 'theme',\n/);
});

test('others than super admins do not reach the inspector', async ({ page }) => {
  await signIn(page, 'admin', '/dashboard');
  await expect(page.getByRole('link', { name: 'Statecharts inspector' })).toHaveCount(0);
  await page.goto(toUrl('/inspector'));
  await expect(page).toHaveURL(toUrl('/dashboard'));
});
