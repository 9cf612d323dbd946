import { expect, test, type Locator } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';

test('QED-15 QED-37 QED-43 QED-44 QED-47 QED-48 videos are found, added one after the other and saved', async ({
  page,
}) => {
  const author = await openTemplateApi();
  const { id } = await author.create('Gets videos', [['Only a question'], []]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await page.getByRole('button', { name: 'Add video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Video' });
  const cards = dialog.getByRole('article');
  await expect(cards).toHaveCount(12);
  const addButton = { name: /^Add the video/ };
  const first = cards.nth(0).getByRole('button', addButton);
  const title = (await first.innerText()).trim();
  await first.click();
  await expect(first).toHaveAttribute('aria-disabled', 'true');
  await cards.nth(1).getByRole('button', addButton).press('Enter');
  await expect(cards.nth(1)).toHaveAttribute('data-added');
  await first.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip')).toHaveText('Video already added');

  const search = dialog.getByRole('searchbox', { name: 'Search articles' });
  await search.fill('no article is called like this');
  await expect(dialog.getByText('No match found')).toBeVisible();
  await search.fill(title);
  await expect(cards.first()).toContainText(title);
  await expect(cards.first()).toHaveAttribute('data-added');

  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Add video' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Remove the video/ })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Remove the video/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect(
    (await author.read(id)).activities.map(({ items }) => items.map(({ type }) => type)),
  ).toEqual([[2, 1], []]);
});

test('QED-43 a result tells the length of its video and plays it, before it is added', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await page.getByRole('button', { name: 'Add video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Video' });
  const card = dialog.getByRole('article').nth(1);
  const title = (await card.getByRole('heading').innerText()).trim();
  const play = card.getByRole('button', { name: `Play the video ${title}` });
  await expect(play).toHaveText('0:06');
  await play.press('Enter');
  await expect(dialog.locator('video')).toHaveJSProperty('paused', false);
  const close = card.getByRole('button', { name: 'Close the video' });
  await expect(card.getByRole('group', { name: `Video ${title}` }).locator(':focus')).toHaveCount(
    1,
  );
  await expectNoViolations(page, 'a played search result');
  await card.getByRole('button', { name: `Add the video ${title}` }).click();
  await expect(dialog.getByText(`Added ${title}`)).toBeVisible();
  await close.click();
  await expect(dialog.locator('video')).toHaveCount(0);
  await expect(play).toBeFocused();
});

test('QED-38 QED-39 QED-40 QED-41 QED-49 the filters and the dates narrow the search', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await page.getByRole('button', { name: 'Add video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Video' });
  await expect(dialog.getByRole('article')).toHaveCount(12);
  const count = async () =>
    Number((await dialog.getByText(/^\d+ articles?$/).innerText()).split(' ')[0]);
  const all = await count();
  const research = page.waitForResponse(/content_type=research/);
  await dialog.getByRole('button', { name: 'Research' }).click();
  await research;
  await expect.poll(count).toBeLessThan(all);
  const both = page.waitForResponse(/content_type=research(,|%2C)education/);
  await dialog.getByRole('button', { name: 'Education' }).click();
  await both;
  await expect.poll(count).toBe(all);

  await dialog.getByRole('button', { name: 'Advanced' }).click();
  const from = dialog.getByRole('group', { name: 'From' });
  await expect(from).toContainText('01/01/2000');
  await from.getByRole('spinbutton', { name: /year/ }).click();
  await page.keyboard.type('2090');
  await expect(dialog.locator('[data-field-error]')).toHaveText(
    'The start date is after the end date.',
  );
  await from.getByRole('spinbutton', { name: /year/ }).click();
  await page.keyboard.type('2025');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText(/^Published 01\/01\/2025/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(dialog.getByText(/^Published 01\/01\/2000/)).toBeVisible();
  await expect.poll(count).toBe(all);
});

/** Playlists with articles that the demo data has. Other journeys add empty ones. */
const seededPlaylists = ['Genetics Toolbox', 'Introductory Biology'];

async function choosePlaylists(dialog: Locator, titles: readonly string[]): Promise<void> {
  for (const title of titles)
    await dialog.getByRole('button', { name: `Choose ${title}`, exact: true }).click();
}

test('QED-12 QED-13 QED-14 QIO-15 playlists are chosen, ordered by keyboard and imported as one step', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await page.getByRole('button', { name: 'Import playlists' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Playlists' });
  await choosePlaylists(dialog, seededPlaylists);
  const chosen = dialog.getByRole('list', { name: 'To import' }).getByRole('listitem');
  await expect(chosen).toHaveCount(2);
  const [one, two] = await chosen.locator('span.font-semibold').allInnerTexts();
  await chosen
    .nth(1)
    .getByRole('button', { name: /^Reorder/ })
    .focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${two ?? '?'} is now at position 1 of 2.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => chosen.locator('span.font-semibold').allInnerTexts()).toEqual([two, one]);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
  const activities = page.getByRole('list', { name: 'Activities' }).getByRole('listitem');
  await expect.poll(() => activities.count()).toBeGreaterThan(0);
  await expect(page.getByText('This activity has no items yet.')).toBeHidden();
  await page.getByRole('button', { name: 'Undo', exact: true }).hover();
  await expect(page.getByRole('tooltip')).toContainText('Undo: Imported 2 playlists');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('This activity has no items yet.')).toBeVisible();
});

test('QIO-15 a playlist that cannot be loaded is reported, and nothing is imported before confirmation', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  let failed = '';
  await intercept(page, '**/api/admin/quiz/from_playlist/*', (route) => {
    failed = failed === '' ? route.request().url() : failed;
    return route.request().url() === failed ? route.abort() : route.continue();
  });
  await page.getByRole('button', { name: 'Import playlists' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Playlists' });
  await choosePlaylists(dialog, seededPlaylists);
  await expect(dialog.getByText('Could not be loaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('A playlist could not be loaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import the others' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('This activity has no items yet.')).toBeHidden();
});

test('QED-09 QED-10 the preview shows the unsaved draft, opens 1,000 questions at once, and Escape restores the focus', async ({
  page,
}) => {
  const { id } = await (
    await openTemplateApi()
  ).create('Is previewed', [
    Array.from({ length: 1000 }, (_, i) => `Question number ${String(i + 1)}`),
  ]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await page.getByRole('textbox', { name: /^Title/ }).fill('Is previewed, unsaved');
  const button = page.getByRole('button', { name: 'Preview' });
  await button.click();
  const dialog = page.locator('[role=dialog]');
  await expect(dialog.locator('header p').first()).toHaveText('Is previewed, unsaved');
  await expect(dialog.locator('[role=group]')).toHaveCount(1000);
  await dialog.locator('input[type=radio]').nth(1).check();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

for (const width of [1440, 360]) {
  test(`axe finds no violation in the editor's dialogs at ${String(width)} px (QED-09 QED-12 QED-15 QED-16)`, async ({
    browser,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    const where = (state: string) => `dialog ${state} ${String(width)}`;
    const { id } = await (
      await openTemplateApi()
    ).create('Enzyme kinetics: Michaelis-Menten', [
      [1, 'What does the maximum rate of an enzyme tell?'],
      ['What is a catalyst?'],
      [],
    ]);
    await signIn(page, 'super', `/quiz/edit/${String(id)}`);
    const closed = () => page.getByRole('dialog').waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Add video' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Add the video/ })
      .nth(2)
      .click();
    await page.getByRole('button', { name: 'Advanced' }).click();
    await page.getByRole('group', { name: 'From' }).waitFor();
    await expectNoViolations(page, where('add video'));
    await page.getByRole('dialog').getByRole('searchbox').fill('no article is called like this');
    await page.getByText('No match found').waitFor();
    await expectNoViolations(page, where('add video without a match'));
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await closed();

    await page.getByRole('button', { name: 'Import playlists' }).click();
    await choosePlaylists(page.getByRole('dialog'), ['Genetics Toolbox']);
    await page
      .getByText(/^\d+ activit(y|ies): /)
      .first()
      .waitFor();
    await expectNoViolations(page, where('import playlists'));
    await page.keyboard.press('Escape');
    await closed();

    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('dialog').getByRole('heading', { level: 4 }).first().waitFor();
    await expectNoViolations(page, where('preview'));
    await page.keyboard.press('Escape');
    await closed();

    await page.getByRole('button', { name: 'Move Question 1 to another activity' }).click();
    await page.getByRole('radio', { name: /^Activity 2/ }).check();
    await expectNoViolations(page, where('move'));
    await context.close();
  });
}
