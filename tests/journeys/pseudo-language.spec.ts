import { expect, test, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';

/** What stays as it is in every language: the person's name and the keys of the palette. */
const inTopBar = ['Ada Brandt', 'Ctrl K'];
/** The title that a new activity has until the author writes another, and a subject of the server. */
const inNewQuiz = ['Activity 1', 'Biology'];

/**
 * Returns the visible texts that no translation reaches: those outside of brackets. Rows of a list
 * and what bears `translate="no"` hold the words of people and are left out.
 */
const findUntranslated = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isOutside = ({ parentElement, textContent }: Node): boolean => {
      const text = textContent?.trim() ?? '';
      return (
        /\p{L}{2}/u.test(text) &&
        !/^\[.*\]$/s.test(text) &&
        parentElement !== null &&
        parentElement.checkVisibility() &&
        parentElement.closest('[translate=no], [data-row], script, style, noscript') === null
      );
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
      if (isOutside(node)) found.add(node.textContent?.trim() ?? '');
    return [...found].sort();
  });

test(
  'I18N-02 every text of the sign-in page, a list and the editor can be translated',
  { tag: '@quick' },
  async ({ page, context }) => {
    await context.addInitScript(() => {
      localStorage.setItem('lectern.language', 'pseudo');
    });
    await page.goto(toUrl('/sign-in'));
    await expect(page.getByRole('button', { name: /^\[.*\]$/ }).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    expect(await findUntranslated(page)).toEqual([]);
    await page.locator('input[type=email]').fill('nobody@lectern.test');
    await page.locator('input[type=password]').fill('wrong');
    await page.locator('button[type=submit]').click();
    await expect(page.getByText(/^\[Wrøñg/)).toBeVisible();

    await signIn(page, 'super', '/quiz');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    expect(await findUntranslated(page)).toEqual(inTopBar);

    await page.goto(toUrl('/quiz/create'));
    await expect(page.getByText('Biology', { exact: true })).toBeVisible();
    expect(await findUntranslated(page)).toEqual(inNewQuiz);

    await page.goto(toUrl('/quiz/view/1'));
    await expect(page.getByRole('button', { name: /^\[Príñt/ })).toBeVisible();
  },
);
