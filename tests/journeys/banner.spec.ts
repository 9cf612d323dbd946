import { expect, test, type Page } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { startProduct, type Product } from './support/product.ts';
import { callApi, openSession } from './support/session-api.ts';

// A site has one banner: a server of its own keeps other runs away from it.
let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.close());
test.describe.configure({ mode: 'serial' });

const getMessageField = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const getSaveButton = (page: Page) => page.getByRole('button', { name: 'Save' });
const getPreview = (page: Page) => page.locator('[data-banner]');
const getNotice = (page: Page, words: string) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(words);

/** Types a new message over the current one. */
async function replaceMessage(page: Page, words: string): Promise<void> {
  await getMessageField(page).click();
  await expect(getMessageField(page)).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

/** Fails unless the preview is beside the fields in a wide window, and above them in a narrow one. */
async function expectPreviewBeside(page: Page): Promise<void> {
  const measure = async () => {
    const field = await getMessageField(page).boundingBox();
    const preview = await getPreview(page).boundingBox();
    if (field === null || preview === null) throw new Error('no message or no preview');
    return field.x + field.width < preview.x ? 'beside' : 'above';
  };
  for (const [width, place] of [
    [1440, 'beside'],
    [768, 'above'],
    [360, 'above'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(measure).toBe(place);
  }
}

/**
 * Saves the banner with the API, like another person. Without `version` it overwrites any version.
 */
async function saveByApi(
  page: Page,
  banner: { readonly message: string; readonly type: number; readonly published: 0 | 1 },
): Promise<void> {
  const { accessToken: bearer } = await openSession(page.request, 'super', product.url);
  expect(
    (
      await callApi(page.request, 'PATCH', '/api/admin/banner/update', {
        bearer,
        base: product.url,
        data: { id: 1, ...banner },
      })
    ).status,
  ).toBe(200);
}

test('BAN-01 to BAN-13, BAN-03 BAN-04 BAN-15 ERR-56 ERR-57 the banner is edited, validated, previewed and saved; a conflict shows both versions; leaving asks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'corporate', '/dashboard', product.url);
  await saveByApi(page, {
    message: '<p>New: <strong>Core Physics</strong> is here</p>',
    type: 1,
    published: 1,
  });
  await page.goto(toUrl('/banner', product.url));
  await expect(page.getByRole('heading', { name: 'Show Banner' })).toBeVisible();
  await expect(page.getByText('One line above every page of the site.')).toBeVisible();
  await expect(getPreview(page)).toHaveText('New: Core Physics is here');
  await expect(getSaveButton(page)).toHaveAccessibleDescription('No changes yet.');

  await replaceMessage(page, 'A message that is longer than forty of them');
  await expect(page.getByText('Message cannot exceed 40 characters.').first()).toBeVisible();
  await expect(getMessageField(page)).toHaveAccessibleDescription(
    '43 of 40 characters Message cannot exceed 40 characters.',
  );
  await expectNoViolations(page, 'banner with a fault');
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await expect(getMessageField(page)).toHaveAccessibleDescription(
    '0 of 40 characters Message is required',
  );
  await expect(getSaveButton(page)).toHaveAccessibleDescription('Message is required');

  // By keyboard from here: bold words, another type, published off, Save.
  await page.keyboard.press('Control+B');
  await page.keyboard.type('Down');
  await page.keyboard.press('Control+B');
  await page.keyboard.type(' tonight!');
  await page.keyboard.press('Control+Z');
  await expect(getMessageField(page)).not.toHaveText('Down tonight!');
  await page.keyboard.press('Control+Y');
  await expect(getMessageField(page)).toHaveText('Down tonight!');
  const informative = page.getByRole('radio', { name: 'Informative' });
  while (!(await informative.evaluate((radio) => radio === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Warning' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('switch', { name: 'Publish Banner' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Not published: visitors do not see it.')).toBeVisible();
  await expect(getPreview(page).locator('strong')).toHaveText('Down');
  await page.keyboard.press('Tab');
  await expect(getSaveButton(page)).toBeFocused();

  await intercept(page, '**/api/admin/banner/update', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('Enter');
  await expect(
    getNotice(page, 'There was an error saving the banner. Please try again.'),
  ).toBeVisible();
  const failure = page.getByRole('alert').filter({ hasText: 'The banner was not saved' });
  await expect(failure).toContainText('The server cannot be reached. Your changes are kept');
  await intercept(
    page,
    '**/api/admin/banner/update',
    (route) =>
      route.fulfill({
        status: 422,
        json: { content: { message: 'Invalid.', errors: { message: ['Not this word.'] } } },
      }),
    { times: 1 },
  );
  await getSaveButton(page).press('Enter');
  await expect(failure).toContainText('Correct this, then save again.');
  await expect(getMessageField(page)).toBeFocused();
  await expect(getMessageField(page)).toHaveAccessibleDescription(/Not this word\.$/);
  await expect(getMessageField(page)).toHaveText('Down tonight!');
  await getSaveButton(page).focus();
  await expect(failure).toContainText('Not this word.');
  await page.keyboard.press('Enter');
  await expect(getNotice(page, 'Banner saved successfully')).toBeVisible();
  await expect(failure).toHaveCount(0);
  await expect(getSaveButton(page)).toHaveAccessibleDescription('No changes yet.');
  await expectPreviewBeside(page);

  await replaceMessage(page, 'Mine');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await saveByApi(page, { message: '<p>Theirs</p>', type: 4, published: 0 });
  await getSaveButton(page).click();
  const conflict = page
    .getByRole('alert')
    .filter({ hasText: 'A newer version was saved in the meantime' });
  await expect(conflict.getByRole('row')).toHaveText([
    'FieldYoursTheirs',
    'MessageMineTheirs',
    'TypeWarningSystem',
  ]);
  await expect(getSaveButton(page)).toHaveAccessibleDescription(
    'Compare both versions and choose one. Until then nothing is overwritten.',
  );
  await expectNoViolations(page, 'banner in conflict');
  await conflict.getByRole('button', { name: 'Use theirs' }).click();
  await expect(getMessageField(page)).toHaveText('Theirs');
  await expect(getMessageField(page)).toBeFocused();
  await replaceMessage(page, 'Mine after all');
  await saveByApi(page, { message: '<p>Theirs again</p>', type: 4, published: 1 });
  await getSaveButton(page).click();
  await conflict.getByRole('button', { name: 'Keep yours' }).click();
  await expect(getSaveButton(page)).toHaveAccessibleDescription('No changes yet.');
  await page.reload();
  await expect(getMessageField(page)).toHaveText('Mine after all');
});

test('BAN-05 BAN-08 BAN-17 a first banner requires a type; when someone else saved one first, both are shown', async ({
  page,
}) => {
  await signIn(page, 'admin', '/dashboard', product.url);
  await saveByApi(page, { message: '<p>Theirs</p>', type: 1, published: 1 });
  await intercept(
    page,
    '**/api/admin/banner',
    async (route) => route.fulfill({ json: { content: null } }),
    { times: 1 },
  );
  await page.goto(toUrl('/banner', product.url));
  await expect(page.getByText('Your message appears here.')).toBeVisible();
  await expect(page.getByText('There is no banner yet. Saving creates it.')).toBeVisible();
  await replaceMessage(page, 'The first');
  await expect(getSaveButton(page)).toHaveAccessibleDescription('Type is required');
  await page.getByRole('switch', { name: 'Publish Banner' }).click();
  await page.getByRole('switch', { name: 'Publish Banner' }).press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radiogroup', { name: 'Type' })).toHaveAccessibleDescription(
    'Type is required',
  );
  await page.getByRole('radio', { name: 'Promotional' }).check();
  await getSaveButton(page).click();
  await expect(page.getByRole('row', { name: 'Message' })).toHaveText('MessageThe firstTheirs');
  await page.getByRole('button', { name: 'Keep yours' }).click();
  await expect(getNotice(page, 'Banner saved successfully')).toBeVisible();
});

test.describe('without the content security policy', () => {
  test.use({ bypassCSP: true });

  test(
    'BAN-02 hostile messages run no script and send no request when shown, edited or in conflict',
    { tag: '@quick' },
    async ({ page }) => {
      const run = 'top.ran=1';
      const hostile = `<p>Hostile<img src=x onerror="${run}"><a href="javascript:${run}">link</a><svg onload="${run}"></svg></p><script>${run}</script><iframe srcdoc="<script>${run}</script>"></iframe><style>@import url(//foreign.test/a)</style>`;
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('foreign.test')) requests.push(request.url());
      });
      await intercept(page, '**/api/admin/banner', async (route) => {
        const answer = await route.fetch();
        const { content } = (await answer.json()) as { content: object };
        await route.fulfill({
          response: answer,
          json: { content: { ...content, message: hostile } },
        });
      });
      await intercept(page, '**/api/admin/banner/update', (route) =>
        route.fulfill({
          status: 412,
          json: { content: { message: 'Changed.', code: 'conflict' } },
        }),
      );
      await signIn(page, 'super', '/banner', product.url);
      await expect(getPreview(page)).toContainText('Hostile');
      await expect(getMessageField(page)).toContainText('Hostile');
      await getMessageField(page).click();
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await getSaveButton(page).click();
      await expect(page.getByRole('row', { name: 'Message' })).toContainText('Hostile');
      const found = await page.evaluate(() => ({
        ran: 'ran' in window,
        live: document.querySelectorAll('[onerror],[onload],[href*="script:" i],iframe').length,
      }));
      expect({ ...found, asked: requests }).toEqual({ ran: false, live: 0, asked: [] });
    },
  );
});
