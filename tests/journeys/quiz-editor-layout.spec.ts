import { expect, test, type Page } from '@playwright/test';

import { question, video } from '../server/store/quiz-payload.ts';
import { signIn, toUrl } from './support/app.ts';
import { openQuizApi } from './support/quiz-api.ts';

const title = 'Enzyme kinetics: Michaelis–Menten';
/** 70 letters. */
const longActivity = 'Enzymes, membranes and the transport of ions in cells of the human gut';
const longOption =
  'The substrate concentration at which the reaction has half of its greatest rate, measured without an inhibitor';

/** Opens an admin quiz with long texts and makes a change, so that the status says so. */
async function openQuiz(page: Page): Promise<void> {
  const api = await openQuizApi(page.request, 'super');
  const first = question('What does the Michaelis constant tell about an enzyme?', 1);
  const [option, ...others] = first.textOptions;
  if (option === undefined) throw new Error('The question has no option.');
  const { id } = await api.makeWith('admin', {
    title,
    activities: [
      {
        title: longActivity,
        sortIndex: 0,
        items: [
          video(21, 0),
          { ...first, textOptions: [{ ...option, text: longOption }, ...others] },
          question('Which changes raise the apparent constant?', 2),
        ],
      },
      { title: longActivity.replaceAll(/\W/g, ''), sortIndex: 1, items: [] },
    ],
  });
  await signIn(page, 'super', `/quiz/admin-quiz/edit/${String(id)}`);
  await page.locator('[data-question-title]').first().fill('What does Km tell about an enzyme?');
}

const getBox = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { left, right, top, bottom };
    });

test(
  'the editor fits into every width: its title is shown, and nothing is cut or covered',
  { tag: '@quick' },
  async ({ page }) => {
    await openQuiz(page);
    const measured: Record<number, unknown> = {};
    for (const width of [360, 768, 1024, 1440, 1600, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('button', { name: 'Quiz Details' })).toHaveCount(
        width < 1100 ? 1 : 0,
      );
      await expect(page.getByRole('region', { name: 'Timeline' })).toHaveCount(
        width < 1600 ? 0 : 1,
      );
      const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
      const status = page.locator('header output').first();
      const { crumb, isTitleCut, overlap, belowBar, scrollWidth, cutOptions } = await page.evaluate(
        () => {
          const current = document.querySelector<HTMLElement>('header [aria-current="page"]');
          const pill = document.querySelector('header output');
          const bar = pill?.closest('header');
          const links = [...document.querySelectorAll<HTMLElement>('header nav li')].filter(
            (each) => each.offsetWidth > 0,
          );
          if (current === null || !pill || !bar) throw new Error('The top bar is incomplete.');
          const right = Math.max(...links.map((each) => each.getBoundingClientRect().right));
          const [a, b] = [current.getBoundingClientRect(), pill.getBoundingClientRect()];
          const isBeside = a.top < b.bottom && b.top < a.bottom;
          return {
            crumb: current.textContent,
            isTitleCut: current.scrollWidth > current.clientWidth,
            overlap: isBeside ? Math.max(0, right - b.left) : 0,
            belowBar: [...bar.querySelectorAll('button')].filter(
              (button) =>
                button.getBoundingClientRect().bottom > bar.getBoundingClientRect().bottom,
            ).length,
            scrollWidth: document.documentElement.scrollWidth,
            cutOptions: [...document.querySelectorAll('textarea')].filter(
              (field) => field.scrollHeight > field.clientHeight + 1,
            ).length,
          };
        },
      );
      measured[width] = { isTitleCut, overlap };
      expect({ width, crumb, overlap, belowBar, scrollWidth, cutOptions }).toEqual({
        width,
        crumb: title,
        overlap: 0,
        belowBar: 0,
        scrollWidth: width,
        cutOptions: 0,
      });
      if (width !== 768) expect(isTitleCut, `the title at ${String(width)} px`).toBe(false);
      await expect(trail).toBeVisible();
      await expect(status).toBeVisible();
      if (width >= 1440)
        await expect(trail.getByRole('link')).toHaveText(
          width === 1440 ? ['Admin Quizzes'] : ['Quizzes', 'Admin Quizzes'],
        );
    }
    console.log('breadcrumbs:', JSON.stringify(measured));
  },
);

test('NAV-070 the tabs of the quiz area are one button while a quiz is edited', async ({
  page,
}) => {
  await openQuiz(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  const tabs = page.getByRole('navigation', { name: 'Kinds of quizzes' });
  await expect(tabs.getByRole('link')).toHaveCount(0);
  await tabs.getByRole('button', { name: 'Kinds of quizzes' }).press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([
    'Articles Quiz Template',
    'Quiz Library',
    'Admin Quizzes',
    'Shared By Admins',
    'Customer Quizzes',
  ]);
  await page.getByRole('menuitem', { name: 'Quiz Library' }).click();
  await expect(page).toHaveURL(toUrl('/quiz/library'));
});

for (const width of [1024, 768, 360])
  test(`at ${String(width)} px details and activities are a line each; the activities open as the person left them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openQuiz(page);
    const activities = page.getByRole('button', { name: 'Activities', exact: true });
    const panel = page.getByRole('region', { name: 'Activities', exact: true });
    const rows = page.getByRole('list', { name: 'Activities' });
    await expect(activities).toHaveAttribute('aria-expanded', 'false');
    await expect(rows).toBeHidden();
    await expect(panel).toContainText('1 of 2');
    const heights = await page
      .getByRole('region', { name: /^(Quiz Details|Activities)$/ })
      .evaluateAll((regions) => regions.map((region) => region.clientHeight));
    expect(heights).toHaveLength(2);
    for (const height of heights) expect(height).toBeLessThanOrEqual(44);
    const { bottom } = await getBox(page, '[data-question-title]');
    expect(bottom).toBeLessThan(width === 360 ? 660 : 560);

    await activities.click();
    await rows.getByRole('button', { name: /No items yet$/ }).click();
    await expect(page.getByText('This activity has no items yet.')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Continue editing' }).click();
    await expect(rows).toBeVisible();
    await activities.click();
    await expect(rows).toBeHidden();
    await page.getByRole('button', { name: 'Add activity' }).click();
    await expect(rows.getByRole('listitem')).toHaveCount(3);
    await activities.click();
    await expect(panel).toContainText('1 of 3');
    await expect(rows).toBeHidden();
  });

test('on a narrow screen the questions come first; the details open as the person left them, and for errors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await openQuiz(page);
  const details = page.getByRole('button', { name: 'Quiz Details' });
  const field = page.getByRole('textbox', { name: 'Title' });
  await expect(details).toHaveAttribute('aria-expanded', 'false');
  await expect(field).toBeHidden();
  const { top } = await getBox(page, '[data-question-title]');
  expect(top).toBeLessThan(430);

  await details.click();
  await expect(field).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await field.fill('');
  await details.click();
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(field).toBeFocused();
  await expect(details).toHaveAttribute('aria-expanded', 'true');
  await details.click();
  await expect(field).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(field).toBeVisible();
});
