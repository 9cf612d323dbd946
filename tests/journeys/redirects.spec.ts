import { expect, test } from '@playwright/test';

import { signIn, toUrl } from './support/app.ts';

test(
  'NAV-027 PERM-04 a redirect says why, and an address below a page is corrected',
  { tag: '@quick' },
  async ({ page }) => {
    await signIn(page, 'cs', '/sponsors');
    await expect(page).toHaveURL(toUrl('/dashboard'));
    await expect(page.getByText('You have no access to /sponsors.')).toBeVisible();
    await page.goto(toUrl('/classes/1/nothing'));
    await expect(page).toHaveURL(toUrl('/classes/1'));
    await page.goto(toUrl('/classes/1/quizzes'));
    await expect(
      page.getByRole('main').locator('[aria-current="page"]', { hasText: 'Quizzes' }),
    ).toBeVisible();
    await expect(page).toHaveURL(toUrl('/classes/1/quizzes'));
    await page.goto(toUrl('/playlist/nothing'));
    await expect(page).toHaveURL(toUrl('/playlist'));
    await expect(page.getByText('There is no page /playlist/nothing.')).toBeVisible();
  },
);
