import { expect, test, type Locator, type Page } from '@playwright/test';

import { toUrl, signIn } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { openQuizApi } from './support/quiz-api.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { openTemplateApi } from './support/template-api.ts';

const getVideo = (page: Page) => page.locator('video');
const readPlayback = (page: Page) =>
  getVideo(page)
    .first()
    .evaluate((element: HTMLVideoElement) => ({
      isPaused: element.paused,
      rate: element.playbackRate,
      isMuted: element.muted,
      showing: [...element.textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language }) => language),
    }));
const readTime = (page: Page) =>
  getVideo(page)
    .first()
    .evaluate((element: HTMLVideoElement) => element.currentTime);
/** Loops the video, which is 6 seconds long, so that a slow machine does not miss its end. */
const loopVideo = (player: Page | Locator) =>
  player.locator('video').evaluate((element: HTMLVideoElement) => {
    element.loop = true;
  });

test(
  'QVIEW-07 QVIEW-08 QVIEW-09 QVIEW-10 QVIEW-11 QVIEW-12 QVIEW-13 QVIEW-17 a video plays, by mouse and by keyboard, under the content security policy',
  { tag: '@quick' },
  async ({ page }) => {
    const author = await openTemplateApi();
    const { id } = await author.create('Has videos', [[21, 'What is an organelle?', 1, 15]]);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) complaints.push(message.text());
    });
    let isFileGone = true;
    await intercept(page, '**/files/*.webm', (route) =>
      isFileGone ? route.abort() : route.continue(),
    );
    let areSubtitlesGone = false;
    await intercept(page, '**/files/*.vtt', (route) =>
      areSubtitlesGone ? route.abort() : route.continue(),
    );
    await signIn(page, 'super', `/quiz/view/${String(id)}`);
    const core = page.getByRole('figure').nth(0);
    const journal = page.getByRole('figure').nth(1);
    const unplayable = page.getByRole('figure').nth(2);
    await expect(core.locator('[data-video-label]')).toHaveText('Core');
    await expect(journal.locator('[data-video-label]')).toHaveText('Journal');
    await expect(getVideo(page)).toHaveCount(0);

    await core.getByRole('button', { name: /^Play the video/ }).focus();
    await page.keyboard.press('Enter');
    await expect(core.getByRole('alert')).toContainText('Error');
    await expect(core.getByRole('button', { name: 'Retry' })).toBeFocused();
    isFileGone = false;
    await page.keyboard.press('Enter');
    await expect(core.getByRole('button', { name: 'Pause' })).toBeFocused();
    await loopVideo(core);
    await expect.poll(() => readTime(page)).toBeGreaterThan(0.2);
    await page.keyboard.press('c');
    await expect.poll(async () => (await readPlayback(page)).showing).toEqual(['en']);
    await page.keyboard.press('m');
    await expect.poll(async () => (await readPlayback(page)).isMuted).toBe(true);
    await expect(core.getByRole('button', { name: 'Unmute', exact: true })).toBeVisible();
    await expect(core.getByRole('slider', { name: 'Seek', exact: true })).toHaveAttribute(
      'aria-valuetext',
      / of 6 seconds$/,
    );
    await page.keyboard.press('Space');
    await expect.poll(async () => (await readPlayback(page)).isPaused).toBe(true);
    await expect(core.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect(core.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    const before = await readTime(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => readTime(page)).toBeGreaterThan(before);
    await page.keyboard.press('ArrowLeft');

    await core.getByRole('button', { name: 'Speed: normal' }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([
      '0.75 (slow)',
      '1 (normal)',
      '1.5 (fast)',
      '2 (faster)',
    ]);
    await page.getByRole('menuitemradio', { name: '2 (faster)' }).click();
    await expect.poll(async () => (await readPlayback(page)).rate).toBe(2);
    await core.locator('media-time-range').hover();
    await expect(core.locator('media-time-range')).toHaveAttribute(
      'mediapreviewimage',
      /\.webp#xywh=/,
    );

    areSubtitlesGone = true;
    await core.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(async () => (await readPlayback(page)).isPaused).toBe(false);
    await journal.getByRole('button', { name: /^Play the video/ }).click();
    await loopVideo(journal);
    await expect(journal.getByText('Subtitles in English cannot be reached.')).toBeVisible();
    await journal.getByRole('button', { name: 'Captions: Off' }).click();
    await expect(page.getByRole('menuitemradio', { name: /^English/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await readPlayback(page)).isPaused).toBe(true);
    await journal.getByRole('button', { name: 'Pause' }).click();
    await expect(journal.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(journal.getByRole('button', { name: 'Resume' })).toHaveCount(0);

    await unplayable.getByRole('button', { name: /^Play the video/ }).click();
    await expect(unplayable.getByRole('alert')).toContainText('Error');
    await expect(unplayable.getByRole('button', { name: 'Retry' })).toBeFocused();
    expect(complaints).toEqual([]);
  },
);

test('QVIEW-01 QVIEW-03 QVIEW-04 QVIEW-05 QVIEW-06 QVIEW-18 NAV-081 NAV-086 NAV-100 NAV-106 NAV-109 PERM-05 every kind of quiz is viewed by permitted roles, others are redirected', async ({
  page,
  request,
}) => {
  const customer = await openQuizApi(request, 'customer');
  const superAdmin = await openQuizApi(request, 'super');
  const own = await customer.make('user', 'Looked at by its owner');
  const [admin, library] = [
    await superAdmin.make('admin', 'Looked at by admins'),
    await superAdmin.make('library', 'Looked at in the library'),
  ];
  await signIn(page, 'super', `/quiz/customer-quiz/view/${String(own.id)}`);
  const heading = (title: string) => page.getByRole('heading', { level: 1, name: title });
  await expect(heading('Looked at by its owner')).toBeVisible();
  await expect(page.getByRole('term')).toHaveText([
    'Time Limit',
    'Deadline',
    'Quiz Type',
    'Access Type',
    'Subjects',
  ]);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    /^Question 1: Which are organelles/,
    /^Question 1: What is a cell/,
  ]);
  await page.getByRole('switch', { name: 'Show right answers' }).check();
  await expect(page.getByText('Right answer', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(toUrl(`/quiz/customer-quiz/edit/${String(own.id)}`));
  for (const [path, title] of [
    [`admin-quiz/view/${String(admin.id)}`, 'Looked at by admins'],
    [`library/view/${String(library.id)}`, 'Looked at in the library'],
    [`user-quiz/view/${String(own.id)}`, 'Looked at by its owner'],
  ] as const) {
    await page.goto(toUrl(`/quiz/${path}`));
    await expect(heading(title)).toBeVisible();
    await expect(page.getByRole('term').first()).toHaveText('Time Limit');
  }
  await page.goto(toUrl('/quiz/my-quiz/view/999999'));
  await expect(page.getByRole('alert')).toContainText('Error');

  await signIn(page, 'customer', `/quiz/my-quiz/view/${String(own.id)}`);
  await expect(heading('Looked at by its owner')).toBeVisible();
  await expect(page.getByRole('term')).toHaveText([
    'Time Limit',
    'Deadline',
    'Access Type',
    'Subjects',
  ]);
  for (const [path, ends] of [
    [`customer-quiz/view/${String(own.id)}`, '/dashboard'],
    [`library/view/${String(library.id)}`, '/quiz/admin-quiz'],
    [`view/1`, '/dashboard'],
  ] as const) {
    await page.goto(toUrl(`/quiz/${path}`));
    await expect(page).toHaveURL(toUrl(ends));
  }
  await page.goto(toUrl(`/quiz/admin-quiz/view/${String(admin.id)}`));
  await expect(page.getByRole('alert')).toContainText('Error');
});

test('QVIEW-06 NAV-002 5,000 questions open in a virtual list that keeps selected options, and axe finds no violation at any width in either theme', async ({
  browser,
}) => {
  const author = await openTemplateApi();
  const { id } = await author.create('Is long', [
    [21],
    Array.from({ length: 5000 }, (_, index) => `Question number ${String(index + 1)}`),
  ]);
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, 'super', `/quiz/view/${String(id)}`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2);
  await page.getByRole('radio', { name: 'Second' }).first().check();
  expect(await page.getByRole('group').count()).toBeLessThan(60);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.getByRole('heading', { level: 3, name: /^Question 5000:/ })).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo(0, 0);
  });
  await expect(page.getByRole('radio', { name: 'Second' }).first()).toBeChecked();
  await page.getByRole('button', { name: /^Play the video/ }).click();
  await loopVideo(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Resume' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 360]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page, `viewer ${String(width)} ${colorScheme}`);
    }
  }
  await author.remove(id);
  await context.close();
});
