import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const otherScheme = { light: 'dark', dark: 'light' } as const;

/**
 * What axe finds wrong with the page, in its present theme. It is asked for violations alone and in the page itself: the same rules in a third of the time. No page here
 * holds a frame of another site, which is what the longer way is for.
 */
export async function violations(page: Page, rules: RunOptions = {}): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...rules })
    .analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/**
 * Ends the transitions between the themes: in their middle no colour is one of either theme. They are ended and not waited for, since where a test holds the clock of the
 * page the browser may draw no frame, and without one a transition never says that it is over.
 */
const coloursSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const running = (): Animation[] =>
      document
        .getAnimations()
        .filter(
          (animation) => animation instanceof CSSTransition && animation.playState !== 'finished',
        );
    // A colour that is inherited begins its own transition when that of its parent ends.
    for (let transitions = running(); transitions.length > 0; transitions = running())
      transitions.forEach((transition) => {
        transition.finish();
      });
  });

/**
 * That axe finds nothing on the page and that neither it nor anything in a dialog scrolls sideways. The other theme differs in colours only, so there axe is asked for
 * contrast alone. `where` names the state; with SCREENSHOTS pictures of both themes are kept in that folder. `except` names rules that cannot see what is there.
 */
export async function expectNoViolations(
  page: Page,
  where: string,
  except: readonly string[] = [],
): Promise<void> {
  expect(
    await violations(page, {
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
  const other = otherScheme[scheme];
  await page.emulateMedia({ colorScheme: other });
  await coloursSettled(page);
  expect(await violations(page, { runOnly: ['color-contrast'] }), `${where}, ${other}`).toEqual([]);
  await picture(other);
  await page.emulateMedia({ colorScheme: scheme });
  await coloursSettled(page);
}
