import { expect, test, type Page } from '@playwright/test';

import {
  getLanguageTag,
  languageCodes,
  pseudoLanguage,
  type ShownLanguage,
} from '../../src/domain/messages/languages.ts';
import { toUrl, signIn } from './support/app.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { screenCases, type ScreenCase } from './support/screen-cases.ts';

const translations: readonly ShownLanguage[] = [
  ...languageCodes.filter((code) => code !== 'en'),
  pseudoLanguage,
];
const widths = [1440, 1024, 768, 360];
/** axe finds the same at the widths between. */
const widthsOfAxe = [1440, 360];

/** Returns the texts of buttons, tabs, links, heads and labels that are cut. */
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
      // Rows and what bears `translate="no"` hold the words of people.
      if (!element.checkVisibility() || element.closest('[data-row], [translate=no], svg'))
        continue;
      const parts = [element, ...element.querySelectorAll('*:not(svg, svg *)')];
      const text = element.textContent?.trim() ?? '';
      if (text !== '' && parts.some(isCut)) found.add(text.slice(0, 80));
    }
    return [...found];
  });

/** Returns the pairs of texts that are drawn over each other, and those that lie off the page. */
const findMisplacedTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    interface Box {
      readonly text: string;
      readonly owner: Element;
      readonly layer: Element | null;
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    /** Rows scroll under sticky heads, and pages under what is fixed. */
    const findLayer = (element: Element): Element | null => {
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
      return null;
    };
    const clip = (element: Element, { left, right, top, bottom }: DOMRect) => {
      const box = { left, right, top, bottom };
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const edge = at.getBoundingClientRect();
        if (overflowX !== 'visible' && at !== document.documentElement)
          Object.assign(box, {
            left: Math.max(box.left, edge.left),
            right: Math.min(box.right, edge.right),
          });
        if (overflowY !== 'visible' && at !== document.documentElement)
          Object.assign(box, {
            top: Math.max(box.top, edge.top),
            bottom: Math.min(box.bottom, edge.bottom),
          });
        if (position === 'fixed') break;
      }
      return box;
    };
    const boxes: Box[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const owner = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (owner === null || text === '') continue;
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const box = clip(owner, rect);
        // Texts for screen readers only are one pixel wide.
        if (box.right - box.left > 2 && box.bottom - box.top > 2)
          boxes.push({ text: text.slice(0, 40), owner, layer: findLayer(owner), ...box });
      }
    }
    const found = new Set<string>();
    for (const [index, one] of boxes.entries()) {
      if (one.left < -1 || one.right > innerWidth + 1) found.add(`off the page: ${one.text}`);
      for (const other of boxes.slice(index + 1)) {
        if (one.owner === other.owner || one.layer !== other.layer) continue;
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        // The boxes of lines that follow each other overlap a little in some fonts.
        const lower = Math.min(one.bottom - one.top, other.bottom - other.top);
        if (width > 2 && height > lower / 2) found.add(`${one.text} over ${other.text}`);
      }
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
