import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const oppositeScheme = { light: 'dark', dark: 'light' } as const;

/**
 * Returns axe's violations in the current theme. Legacy mode runs the same rules in a third of the
 * time; it cannot check cross-origin frames, and no page has any.
 */
export async function findViolations(
  page: Page,
  rules: RunOptions = {},
): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    // An open tooltip is outside the landmarks, which axe's best practice 'region' reports.
    .exclude('[data-overlay-container]:has([role=tooltip])')
    .options({ resultTypes: ['violations'], ...rules })
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/**
 * Finishes the transitions between themes, because colours in between belong to neither theme. It
 * does not wait for them: with a paused clock the browser may draw no frame, and a transition would
 * never end.
 */
const finishTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const running = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          (animation) => animation instanceof CSSTransition && animation.playState !== 'finished',
        );
    // An inherited colour starts its own transition when the transition of its parent ends.
    for (let transitions = running(); transitions.length > 0; transitions = running())
      transitions.forEach((transition) => {
        transition.finish();
      });
  });

/**
 * Expects no axe violation in both themes and no horizontal scrolling of the page or its dialogs.
 * The second theme is checked for contrast only. `where` names the state; SCREENSHOTS names a
 * folder for screenshots of both themes. `except` names rules to disable.
 */
export async function expectNoViolations(
  page: Page,
  where: string,
  except: readonly string[] = [],
): Promise<void> {
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
  const folder = process.env['SCREENSHOTS'];
  const picture = async (theme: string): Promise<void> => {
    if (folder !== undefined)
      await page.screenshot({
        path: `${folder}/${`${where} ${theme}`.replaceAll(/\W+/g, '-')}.png`,
      });
  };
  const scheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  );
  await picture(scheme);
  const other = oppositeScheme[scheme];
  await page.emulateMedia({ colorScheme: other });
  await finishTransitions(page);
  expect(await findViolations(page, { runOnly: ['color-contrast'] }), `${where}, ${other}`).toEqual(
    [],
  );
  await picture(other);
  await page.emulateMedia({ colorScheme: scheme });
  await finishTransitions(page);
}
