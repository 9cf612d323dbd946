import { expect, test, type Page } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { startProduct, type Product } from './support/product.ts';
import { chooseRowAction, getRowMenu } from './support/row-actions.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct();
});
test.afterAll(() => product.close());

const getRow = (page: Page, title: string) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByText(title, { exact: true }) });
const dialogTitle = 'Rebuild a sections Quiz library';

test('QLST-23 QLST-31 QIO-17 to QIO-23 QVAL-36: section quizzes are rebuilt one by one and by type, with errors and progress on the screen', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/library', product.url);
  const open = page.getByRole('button', { name: dialogTitle });
  await expect(getRow(page, 'General Chemistry')).toBeVisible();
  await getRowMenu(getRow(page, 'General Chemistry')).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Rebuild quiz' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
  await page.getByRole('tab', { name: 'Sections' }).click();

  const act = async (title: string): Promise<void> => {
    await chooseRowAction(getRow(page, title), 'Rebuild quiz');
    await page
      .getByRole('dialog', { name: `Rebuild “${title}”?` })
      .getByRole('button', { name: 'Rebuild quiz' })
      .click();
  };
  await act('Core Biology: Cells');
  await expect(page.getByText('Quiz has been successfully rebuilt')).toBeVisible();
  await expect(getRow(page, 'Core Biology: Cells')).toContainText('15');
  await act('Core Chemistry: Gases');
  const reason = 'No article of the section “Gases” has a template with questions.';
  await expect(getRow(page, 'Core Chemistry: Gases')).toContainText(reason);
  await expect(page.getByText(reason)).toHaveCount(2);
  await getRowMenu(getRow(page, 'Core Chemistry: Gases')).click();
  await expect(page.getByRole('menuitem', { name: 'Rebuild quiz' })).toBeEnabled();
  await page.keyboard.press('Escape');

  await open.click();
  const dialog = page.getByRole('dialog', { name: dialogTitle });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Rebuild', exact: true }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  const section = dialog.getByRole('button', { name: /Section/ });
  await expect(section).toBeFocused();
  await expectNoViolations(page, 'rebuild dialog');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option')).toHaveText([
    'All',
    'Core',
    'Science Education',
    'Lab Manual',
    'Business',
  ]);
  await page.getByRole('option', { name: 'Science Education' }).click();
  await expect(dialog.getByRole('radio', { name: 'Add Only Missing Quizzes' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Rebuild', exact: true }).click();
  await expect(page.getByText('Rebuilding process has been added to the queue')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('4 section quizzes were rebuilt.')).toBeVisible({
    timeout: 20_000,
  });
  for (const title of [
    'Analytical Chemistry',
    'Basic Biology Methods',
    'General Laboratory Techniques',
    'Physics Essentials',
  ]) {
    await expect(
      getRow(page, `Science Education: ${title}`).getByRole('link', {
        name: `Science Education: ${title}`,
      }),
    ).toHaveAttribute('href', /\/quiz\/library\//, { timeout: 15_000 });
  }

  await open.click();
  await section.click();
  await page.getByRole('option', { name: 'Business' }).click();
  await dialog.getByRole('radio', { name: 'Rebuild All Quizzes' }).check();
  await dialog.getByRole('button', { name: 'Rebuild', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'No section of this type has a quiz or questions to make one from.',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  let isCancelled = false;
  const batch = {
    id: 9,
    type: 2,
    isAllUpdate: 1,
    total: 200,
    done: 37,
    failed: 2,
    cancelled: 0,
    requestedAt: '2026-03-02T12:00:00.000Z',
    requestedBy: null,
  };
  await intercept(page, '**/api/admin/quiz/library/rebuilds', (route) =>
    route.fulfill({ json: { content: isCancelled ? [] : [batch] } }),
  );
  await intercept(page, '**/api/admin/quiz/library/rebuilds/9', (route) => {
    isCancelled = true;
    return route.continue();
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(toUrl('/quiz/library?tab=sections', product.url));
  await expect(
    page.getByRole('progressbar', { name: 'Rebuilding section quizzes: Core' }),
  ).toHaveAttribute('aria-valuetext', '39 of 200, 2 failed');
  await expectNoViolations(page, 'rebuild progress on a phone');
  await page.getByRole('button', { name: 'Cancel the rebuild' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('PD-50 QIO-21 QIO-22 a rebuild asks first and is undone from its notification, unless the quiz was changed since', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/library?tab=sections', product.url);
  const rename = async (title: string, to: string): Promise<void> => {
    await getRow(page, title).getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill(to);
    await page.getByRole('button', { name: 'Save Quiz' }).click();
    await page.getByRole('tab', { name: 'Sections' }).click();
    await expect(getRow(page, to)).toBeVisible();
  };
  const rebuild = async (title: string): Promise<void> => {
    await chooseRowAction(getRow(page, title), 'Rebuild quiz');
  };
  const rebuilt = page.getByText('Quiz has been successfully rebuilt');
  const name = 'Core Biology: Plants';
  const ownName = 'Plants, by hand';
  await rename(name, ownName);

  await rebuild(ownName);
  const dialog = page.getByRole('dialog', { name: `Rebuild “${ownName}”?` });
  await expect(dialog).toContainText('Manual changes are replaced.');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectNoViolations(page, 'rebuild question');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(getRow(page, ownName)).toBeVisible();

  await rebuild(ownName);
  await dialog.getByRole('button', { name: 'Rebuild quiz' }).click();
  await expect(rebuilt).toBeVisible();
  await expect(getRow(page, name)).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('The earlier content is back')).toBeVisible();
  await expect(getRow(page, ownName)).toBeVisible();
  await expect(getRow(page, name)).toHaveCount(0);
});
