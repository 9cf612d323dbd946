import { expect, test } from '@playwright/test';

import { signIn, toUrl, type Account } from './support/app.ts';

const general = [
  'Dashboard',
  'Methods Collections',
  'Playlists',
  'LTI',
  'Classes',
  'Institutions',
  'Quizzes',
  'Identity Providers',
];

/** The menus as section 6 prints them, both flags on as in the demo library. */
const menus: Readonly<Record<Account, readonly string[]>> = {
  super: [
    'Dashboard',
    'Methods Collections',
    'Playlists',
    'LTI',
    'Classes',
    'Users Management',
    'Institutions',
    'Quizzes',
    'Class Products',
    'Admin Client Hub',
    'Client Hub Playlists',
    'Identity Providers',
    'Sponsors',
    'FRC',
    'Translations',
    'Banner',
    'Publish',
    'MoEngage',
    'Feature Flags',
  ],
  corporate: [...general, 'Sponsors', 'Translations', 'Publish'],
  admin: [...general, 'Translations', 'Publish', 'Feature Flags'],
  cs: ['Dashboard', 'Playlists', 'Classes', 'Quizzes'],
  multi: ['Dashboard', 'Playlists', 'Classes', 'Quizzes'],
  publish: ['Dashboard', 'Publish'],
  lti: ['Dashboard', 'Playlists', 'Classes', 'Quizzes', 'LTI'],
  customer: ['Dashboard', 'Quizzes'],
  customer2: ['Dashboard', 'Quizzes'],
};

const ids: Readonly<Record<Account, string>> = {
  super: 'NAV-059',
  corporate: 'NAV-062',
  admin: 'NAV-064 NAV-065',
  cs: 'NAV-067',
  publish: 'NAV-068',
  lti: 'NAV-037',
  customer: 'PERM-03',
  customer2: 'PERM-03',
  multi: 'NAV-039',
};

for (const account of Object.keys(menus) as Account[]) {
  const title = `${ids[account]} ${account}@ sees exactly the specified menu, and an address outside of it redirects home`;
  test(title, { tag: account === 'cs' ? '@quick' : [] }, async ({ page }) => {
    await signIn(page, account);
    const links = page.getByRole('navigation', { name: 'Areas' }).getByRole('link');
    await expect(links).toHaveText([...menus[account]]);

    if (account !== 'super') {
      await page.goto(toUrl('/admins'));
      await expect(page).toHaveURL(toUrl('/dashboard'));
    }
  });
}
