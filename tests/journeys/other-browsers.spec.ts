import { expect, test, type Page } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { chooseRowAction } from './support/row-actions.ts';
import { openTemplateApi } from './support/template-api.ts';

const getRow = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Replaces every text by elements, now and whenever it changes, as Chrome translates a page. */
function translateAsChrome(): void {
  const done = new WeakSet<Node>();
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isKept = text.parentElement?.closest('[translate="no"], script, style, svg') != null;
      if (isKept || done.has(text) || !/\p{L}/u.test(text.data)) continue;
      const translated = document.createTextNode(text.data);
      done.add(translated);
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(translated);
      text.replaceWith(font);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    translate(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translate(target.parentNode ?? target);
        for (const node of addedNodes) translate(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('a page that the browser translates keeps working: lists, a deletion, the palette, the editor', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(translateAsChrome);
  const author = await openTemplateApi();
  for (const letter of ['A', 'B']) await author.create(`Translated ${letter}`, [['A question']]);
  await signIn(page, 'super', '/quiz?search=Translated');
  await chooseRowAction(getRow(page, 'Translated A'), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(getRow(page, 'Translated A')).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(getRow(page, 'Translated A')).toBeVisible();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox');
  for (const text of ['trans', 'translated b', 'nothing at all', 'quiz']) {
    await palette.fill(text);
    await expect(palette).toHaveValue(text);
  }
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  for (const path of ['/dashboard', '/classes', '/playlist', '/sponsors', '/translations/groups']) {
    await page.goto(toUrl(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(toUrl('/quiz/create'));
  await getTitleField(page).fill('Translated C');
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByText('There should be at least one question').first()).toBeVisible();
  await expect(page.getByText('Oops')).toBeHidden();
  expect(errors).toEqual([]);
});

test('after a deletion by keyboard the next row has the focus, and after a dismissal what had it before', async ({
  page,
}) => {
  const author = await openTemplateApi();
  for (const letter of ['A', 'B', 'C']) await author.create(`Focused ${letter}`, [['A question']]);
  await signIn(page, 'super', '/quiz?search=Focused');
  const openMenu = (title: string) =>
    getRow(page, title).getByRole('button', { name: `Actions for ${title}` });
  await openMenu('Focused B').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(getRow(page, 'Focused B')).toBeHidden();
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('aria-label', 'Actions for Focused A');
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAttribute('aria-label', 'Actions for Focused A');
});

test('a file that is dropped beside its place leaves the page open and says where it belongs', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await getTitleField(page).fill('Kept');
  const files = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['x'], 'photo.png', { type: 'image/png' }));
    return data;
  });
  await page.locator('main').dispatchEvent('drop', { dataTransfer: files });
  await expect(page.getByText('The file was not used here.')).toBeVisible();
  await expect(getTitleField(page)).toHaveValue('Kept');
});
