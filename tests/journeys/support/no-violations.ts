import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe?: typeof axe;
  }
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

const oppositeScheme = { light: 'dark', dark: 'light' } as const;

/** Loads axe once into each frame of the page. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (await frame.evaluate(() => window.axe === undefined)) await frame.evaluate(axeSource);
}

/** Returns axe's violations in the current theme. */
export async function findViolations(
  page: Page,
  rules: axe.RunOptions = {},
): Promise<readonly string[]> {
  await loadAxe(page);
  return page.evaluate(
    async (options) => {
      if (window.axe === undefined) throw new Error('axe is not loaded');
      // An open tooltip is outside the landmarks, which axe's best practice 'region' reports.
      const { violations } = await window.axe.run(
        { exclude: '[data-overlay-container]:has([role=tooltip])' },
        options,
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      );
    },
    { resultTypes: ['violations'], ...rules } satisfies axe.RunOptions,
  );
}

/**
 * Finishes what moves or fades, because colours in between belong to neither state. It does not
 * wait: with a paused clock the browser may draw no frame, and a transition would never end.
 */
const finishAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const running = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState !== 'finished' && effect?.getComputedTiming().endTime !== Infinity,
        );
    // An inherited colour starts its own transition when the transition of its parent ends.
    for (let animations = running(); animations.length > 0; animations = running())
      animations.forEach((animation) => {
        animation.finish();
      });
  });

/** What stands in place of rows, values and code that are still to come. */
const pending = '[data-skeleton], [aria-busy="true"], .animate-spin';

/** Returns the number of visible elements in the page and its frames. */
async function countVisible(page: Page, selector: string): Promise<number> {
  const counts = await Promise.all(
    page.frames().map((frame) => frame.locator(selector).filter({ visible: true }).count()),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Waits until a page is complete: it has a heading, and nothing in it is still to come. */
export async function waitUntilSettled(
  page: Page,
  where: string,
  { hasHeading = true }: { readonly hasHeading?: boolean } = {},
): Promise<void> {
  // A screen whose code is still being fetched has no heading. That of a SCORM package is in a frame.
  if (hasHeading)
    await expect.poll(() => countVisible(page, 'h1'), `${where} has a heading`).toBeGreaterThan(0);
  await expect.poll(() => countVisible(page, pending), `${where} has loaded`).toBe(0);
}

const screenshotFolder = process.env['SCREENSHOTS'];

/** Whether every state is checked in both themes; it takes a third of the time of a check. */
const checksBothThemes = process.env['LECTERN_TEST_FULL'] === '1' || screenshotFolder !== undefined;

/**
 * Waits until a page is complete, and expects no axe violation and no horizontal scrolling of the
 * page or its dialogs. With `themes` 'both' the other theme is checked too, for contrast only.
 * `where` names the state; SCREENSHOTS names a folder for screenshots of both themes. `except` names
 * rules to disable.
 */
export async function expectNoViolations(
  page: Page,
  where: string,
  {
    except = [],
    themes = checksBothThemes ? 'both' : 'current',
  }: { readonly except?: readonly string[]; readonly themes?: 'both' | 'current' } = {},
): Promise<void> {
  await waitUntilSettled(page, where, { hasHeading: except.length === 0 });
  await finishAnimations(page);
  expect(
    await findViolations(page, {
      rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    }),
    where,
  ).toEqual([]);
  const overflow = await page.evaluate(() => {
    const scrolling = [...document.querySelectorAll('[role=dialog] *')].filter((element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX),
    );
    return Math.max(
      ...[document.documentElement, ...scrolling].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
  });
  expect(overflow, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  const picture = async (theme: string): Promise<void> => {
    if (screenshotFolder !== undefined)
      await page.screenshot({
        path: `${screenshotFolder}/${`${where} ${theme}`.replaceAll(/\W+/g, '-')}.png`,
      });
  };
  const scheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  await picture(scheme);
  if (themes === 'current') return;
  const other = oppositeScheme[scheme];
  await page.emulateMedia({ colorScheme: other });
  await finishAnimations(page);
  expect(await findViolations(page, { runOnly: ['color-contrast'] }), `${where}, ${other}`).toEqual(
    [],
  );
  await picture(other);
  await page.emulateMedia({ colorScheme: scheme });
  await finishAnimations(page);
}
