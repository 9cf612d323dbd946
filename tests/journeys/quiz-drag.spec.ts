import { devices, expect, test, type Locator, type Page } from '@playwright/test';

import { signIn } from './support/app.ts';
import { openTemplateApi } from './support/template-api.ts';

const getTitleFields = (page: Page) =>
  page
    .locator('[data-question-title]')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value));
const getDragHandle = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Reorder ${name}`, exact: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

async function getCenter(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (box === null) throw new Error(`${String(place)} is not on the screen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function openQuiz(page: Page, ...activities: readonly (readonly string[])[]): Promise<void> {
  const { id } = await (await openTemplateApi()).create('Is dragged', activities);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect.poll(() => getTitleFields(page)).toEqual(activities[0]);
  await page.getByRole('button', { name: 'Collapse All' }).click();
  await expect(page.locator('[data-question-title]')).toHaveCount(0);
}

const readAnnouncement = (page: Page) =>
  page
    .getByRole('list', { name: /^Items of/ })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('h3 + span')?.textContent));

test(
  'QED-33 a question is dragged with the mouse, and undo reverts it',
  { tag: '@quick' },
  async ({ page }) => {
    await openQuiz(page, ['One', 'Two', 'Three']);
    const from = await getCenter(getDragHandle(page, 'Question 1'));
    const to = await getCenter(getDragHandle(page, 'Question 3'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y + 4, { steps: 8 });
    await expect(page.getByText('Question 1 is now at position 3 of 3.')).toBeAttached();
    await page.mouse.up();
    await expect.poll(() => readAnnouncement(page)).toEqual(['Two', 'Three', 'One']);
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Expand All' }).click();
    await expect.poll(() => getTitleFields(page)).toEqual(['One', 'Two', 'Three']);
  },
);

test('QED-30 a question is dragged with the mouse to another activity', async ({ page }) => {
  await openQuiz(page, ['One', 'Two'], ['Three']);
  const from = await getCenter(getDragHandle(page, 'Question 1'));
  const target = page.getByRole('button', { name: /^Activity 2/ });
  const to = await getCenter(target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await expect(page.locator('[data-dropping]')).toHaveCount(1);
  await page.mouse.up();
  await expect(page.locator('[data-dropping]')).toHaveCount(0);
  await expect.poll(() => readAnnouncement(page)).toEqual(['Two']);
  await expect(page.getByText('Question 1 was moved to Activity 2.')).toBeAttached();
  await target.click();
  await expect.poll(() => readAnnouncement(page)).toEqual(['Three', 'One']);
});

test('QED-32 QED-33 an activity is dragged by keyboard, every step is announced, and Escape reverts it', async ({
  page,
}) => {
  await openQuiz(page, ['One'], ['Two'], []);
  const names = () =>
    page
      .getByRole('list', { name: 'Activities' })
      .getByRole('listitem')
      .evaluateAll((rows) =>
        rows.map((row) => row.querySelector('button[data-reveal-focus] > span')?.textContent),
      );
  await getDragHandle(page, 'Activity 1').focus();
  await page.keyboard.press('Space');
  // An arrow pressed before the lifted row is measured counts too.
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Activity 1 is now at position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Moving Activity 1 was cancelled.')).toBeAttached();
  expect(await names()).toEqual(['Activity 1', 'Activity 2', 'Activity 3']);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Activity 1 is now at position 2 of 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Activity 1 was dropped at position 2 of 3.')).toBeAttached();
  await expect.poll(names).toEqual(['Activity 2', 'Activity 1', 'Activity 3']);
  await expect(getDragHandle(page, 'Activity 1')).toBeFocused();
});

test('QED-33 keys that arrive before the screen has caught up all count', async ({ page }) => {
  await openQuiz(page, ['One', 'Two', 'Three', 'Four'], []);
  const pressAtOnce = (...codes: readonly string[]) =>
    page.evaluate((keys) => {
      for (const code of keys)
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }),
        );
    }, codes);
  await getDragHandle(page, 'Question 1').focus();
  await pressAtOnce('Space', 'ArrowDown', 'ArrowDown', 'Space');
  await expect(page.getByText('Question 1 was dropped at position 3 of 4.')).toBeAttached();
  await expect.poll(() => readAnnouncement(page)).toEqual(['Two', 'Three', 'One', 'Four']);
  await getDragHandle(page, 'Question 3').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Question 3 is now at position 2 of 4.')).toBeAttached();
  await pressAtOnce('ArrowUp', 'Space');
  await expect(page.getByText('Question 3 was dropped at position 1 of 4.')).toBeAttached();
  await expect.poll(() => readAnnouncement(page)).toEqual(['One', 'Two', 'Three', 'Four']);
});

test.describe('by touch', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
  test.use({ ...phone, viewport: { width: 360, height: 480 } });

  /** A finger on the page's glass. */
  async function finger(page: Page): Promise<{
    readonly down: (at: Point) => Promise<void>;
    readonly move: (from: Point, to: Point) => Promise<void>;
    readonly up: () => Promise<void>;
  }> {
    const session = await page.context().newCDPSession(page);
    const touch = async (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: readonly Point[]
    ): Promise<void> => {
      await session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: touchPoints.map((point) => ({ ...point })),
      });
    };
    return {
      down: (at) => touch('touchStart', at),
      move: async (from, to) => {
        for (let step = 1; step <= 8; step += 1)
          await touch('touchMove', {
            x: from.x + ((to.x - from.x) * step) / 8,
            y: from.y + ((to.y - from.y) * step) / 8,
          });
      },
      up: () => touch('touchEnd'),
    };
  }

  /**
   * Waits until what a swipe has set in motion rests: two frames at the same place, and the place
   * itself.
   */
  const resting = (page: Page) =>
    expect
      .poll(() =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              const before = window.scrollY;
              requestAnimationFrame(() =>
                requestAnimationFrame(() => {
                  resolve(window.scrollY === before);
                }),
              );
            }),
        ),
      )
      .toBe(true);

  test('QED-33 a long press drags, a swipe over the handle scrolls the page', async ({ page }) => {
    await openQuiz(page, ['One', 'Two', 'Three']);
    const last = getDragHandle(page, 'Question 3');
    const touch = await finger(page);
    const before = await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return window.scrollY;
    });
    expect(before).toBeGreaterThan(0);
    const [top, bottom] = [
      await getCenter(getDragHandle(page, 'Question 1')),
      await getCenter(last),
    ];
    await touch.down(top);
    await touch.move(top, bottom);
    await touch.up();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
    await expect.poll(() => readAnnouncement(page)).toEqual(['One', 'Two', 'Three']);

    await resting(page);
    await last.scrollIntoViewIfNeeded();
    const from = await getCenter(last);
    const to = await getCenter(getDragHandle(page, 'Question 1'));
    await touch.down(from);
    await expect(page.getByText('Question 3 is now at position 3 of 3.')).toBeAttached();
    await touch.move(from, { x: to.x, y: to.y - 4 });
    await expect(page.getByText('Question 3 is now at position 1 of 3.')).toBeAttached();
    await touch.up();
    await expect.poll(() => readAnnouncement(page)).toEqual(['Three', 'One', 'Two']);
  });
});

/** Opens a quiz with expanded cards: a question of many options between two of one option. */
async function openTallQuiz(page: Page): Promise<void> {
  const { id } = await (await openTemplateApi()).create('Tall and short', [['Tall', 'Short']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect.poll(() => getTitleFields(page)).toEqual(['Tall', 'Short']);
  await page.getByRole('button', { name: 'Collapse question 2' }).click();
}

test('QED-33 a tall question passes a short one, by mouse and by keyboard', async ({ page }) => {
  await openTallQuiz(page);
  const from = await getCenter(getDragHandle(page, 'Question 1'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // Half of the short card is 27 px high, and 12 px are between the cards.
  await page.mouse.move(from.x, from.y + 50, { steps: 8 });
  await expect(page.getByText('Question 1 is now at position 2 of 2.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => readAnnouncement(page)).toEqual(['Short', 'One right answer']);
  await getDragHandle(page, 'Question 2').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(() => readAnnouncement(page)).toEqual(['One right answer', 'Short']);
});

test('QED-33 a tall question that is dropped on a short one takes its place', async ({ page }) => {
  const texts = ['Tall', 'One', 'Two', 'Three'];
  const { id } = await (await openTemplateApi()).create('Tall among short', [texts]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await expect.poll(() => getTitleFields(page)).toEqual(texts);
  for (const number of [2, 3, 4])
    await page.getByRole('button', { name: `Collapse question ${String(number)}` }).click();
  await expect(page.locator('[data-question-title]')).toHaveCount(1);
  const from = await getCenter(getDragHandle(page, 'Question 1'));
  const to = await getCenter(getDragHandle(page, 'Question 2'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await expect(page.getByText('Question 1 is now at position 2 of 4.')).toBeAttached();
  await page.mouse.up();
  await expect
    .poll(() => readAnnouncement(page))
    .toEqual(['One', 'One right answer', 'Two', 'Three']);
});

test('QED-33 a question that is dropped above the list becomes the first', async ({ page }) => {
  await openQuiz(page, ['One', 'Two', 'Three']);
  const from = await getCenter(getDragHandle(page, 'Question 3'));
  const first = await getCenter(getDragHandle(page, 'Question 1'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, first.y - 80, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => readAnnouncement(page)).toEqual(['Three', 'One', 'Two']);
});

test('QED-30 a label follows the pointer to an activity low on the page, which stays still', async ({
  page,
}) => {
  await openQuiz(page, ['One', 'Ane', 'Uno', 'Eins'], ['Two'], ['Three'], ['Four'], ['Five']);
  await page.setViewportSize({ width: 1440, height: 420 });
  const target = page.getByRole('button', { name: /^Activity 5/ });
  await target.scrollIntoViewIfNeeded();
  const to = await getCenter(target);
  const from = await getCenter(getDragHandle(page, 'Question 1'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 20 });
  await expect(page.locator('[data-drop-label]:visible')).toHaveText(
    'Move Question 1 to Activity 5',
  );
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(to.x + 1, to.y);
  await page.mouse.up();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await expect(page.locator('[data-drop-label]')).toBeHidden();
  await expect(page.getByText('Question 1 was moved to Activity 5.')).toBeAttached();
});
