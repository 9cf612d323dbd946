import { expect, test, type Page } from '@playwright/test';

import {
  getLanguageTag,
  languageCodes,
  pseudoLanguage,
  type ShownLanguage,
} from '../../src/domain/messages/languages.ts';
import { toUrl, signIn } from './support/app.ts';
import { findMisplacedTexts } from './support/misplaced-texts.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { screenCases, type ScreenCase } from './support/screen-cases.ts';

const translations: readonly ShownLanguage[] = [
  ...languageCodes.filter((code) => code !== 'en'),
  pseudoLanguage,
];
const widths = [1440, 1024, 768, 360];
/** axe finds the same at the widths between. */
const widthsOfAxe = [1440, 360];

/** Returns the texts of buttons, tabs, links, heads, labels and placeholders that are cut. */
const findCutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named =
      'button, a[href], [role=tab], [role=menuitem], th, [role=columnheader], h1, h2, h3, label, legend';
    const isCut = (element: Element): boolean => {
      const { overflowX, display } = getComputedStyle(element);
      return (
        (overflowX === 'hidden' || overflowX === 'clip') &&
        display !== 'inline' &&
        // Texts for screen readers only are one pixel wide.
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1
      );
    };
    const found = new Set<string>();
    for (const element of document.querySelectorAll(named)) {
      // Rows, the path to a page and what bears `translate="no"` hold the words of people.
      if (
        !element.checkVisibility() ||
        element.closest('[data-row], ol:has(> [aria-current=page]), [translate=no], svg')
      )
        continue;
      const parts = [element, ...element.querySelectorAll('*:not(svg, svg *)')];
      const text = element.textContent?.trim() ?? '';
      if (text !== '' && parts.some(isCut)) found.add(text.slice(0, 80));
    }
    const pen = document.createElement('canvas').getContext('2d');
    // On a phone an ellipsis ends a long one.
    for (const field of innerWidth < 600
      ? []
      : document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      if (!field.checkVisibility() || field.value !== '' || pen === null) continue;
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      pen.font = font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(field.placeholder).width > room + 1) found.add(field.placeholder);
    }
    return [...found];
  });

for (const language of translations) {
  const tag = getLanguageTag(language);
  test(`I18N-02 no screen is cut, overlaps, scrolls sideways or has a violation in ${tag}`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    await page.addInitScript((code) => {
      localStorage.setItem('lectern.language', code);
    }, language);
    // The person's language on the server is left as it is: other journeys share the account.
    await page.route('**/api/admin/profile', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { content?: { language?: string } };
      if (body.content !== undefined && language !== pseudoLanguage)
        body.content.language = language;
      await route.fulfill({ response, json: body });
    });
    await signIn(page, 'super');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    const cases = Object.entries(screenCases).filter(
      (entry): entry is [string, ScreenCase] => 'path' in entry[1],
    );
    for (const [route, { path, waitForContent }] of cases) {
      await page.goto(toUrl(typeof path === 'string' ? path : await path(page)));
      for (const width of widths) {
        const where = `${route} in ${language} at ${String(width)} px`;
        await page.setViewportSize({ width, height: 900 });
        await waitForContent(page);
        // The other screens are checked all the same.
        if (widthsOfAxe.includes(width))
          await expectNoViolations(page, where, { themes: 'current' }).catch((error: unknown) => {
            expect.soft(String(error), where).toBe('');
          });
        expect.soft(await findCutTexts(page), where).toEqual([]);
        // A table changes its columns a moment after the window has another width.
        await expect
          .configure({ soft: true })
          .poll(() => findMisplacedTexts(page), { message: where, timeout: 3000 })
          .toEqual([]);
      }
    }
  });
}
