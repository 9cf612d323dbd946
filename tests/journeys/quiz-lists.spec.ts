import { expect, test, type Page } from '@playwright/test';

import { toUrl, signIn, type Account } from './support/app.ts';
import { intercept } from './support/intercept.ts';
import { openQuizApi } from './support/quiz-api.ts';
import { expectNoViolations } from './support/no-violations.ts';
import { chooseRowAction } from './support/row-actions.ts';

interface List {
  readonly path: string;
  /** Where the address ends when the role is sent on. */
  readonly endsAt?: string;
  readonly label: string;
  readonly columns: readonly string[];
  readonly search: string;
  readonly buttons: readonly string[];
}

const create = 'Create a New Quiz';
const myQuizzes: List = {
  path: '/quiz',
  endsAt: '/quiz/my-quiz',
  label: 'My Quizzes',
  columns: ['Title', 'Access', 'Subjects', 'Questions', 'Deadline', 'Actions'],
  search: 'Search My Quizzes by Title',
  buttons: [create],
};
const sharedByMe: List = {
  path: '/quiz/shared-quiz',
  label: 'Shared By Me',
  columns: ['Title', 'Shared with', 'Date Created', 'Questions', 'Deadline', 'Actions'],
  search: 'Search Shared Quizzes by Title',
  buttons: [],
};
const adminQuizzes: List = {
  path: '/quiz/library',
  endsAt: '/quiz/admin-quiz',
  label: 'Admin Quizzes',
  columns: ['Title', 'Subjects', 'Questions', 'Deadline', 'Actions'],
  search: 'Search Admin Quiz by Title',
  buttons: [],
};
const superLists: readonly List[] = [
  {
    path: '/quiz',
    label: 'Articles Quiz Template',
    columns: ['Title', 'Date Created', 'Questions', 'Actions'],
    search: 'Search by Title',
    buttons: ['Upload QTI', create],
  },
  {
    path: '/quiz/library',
    label: 'Quiz Library',
    columns: ['Title', 'Subjects', 'Questions', 'Actions'],
    search: 'Search Lectern Library by Title',
    buttons: [create],
  },
  { ...adminQuizzes, path: '/quiz/admin-quiz', buttons: [create] },
  { ...sharedByMe, label: 'Shared By Admins' },
  {
    path: '/quiz/customer-quiz',
    label: 'Customer Quizzes',
    columns: [
      'Title',
      'Access',
      'Customer Name',
      'Customer Email',
      'Created Date',
      'Deadline',
      'Actions',
    ],
    search: 'Search Customer Quizzes by Name',
    buttons: [],
  },
];
const superTabs = superLists.map(({ label }) => label);
const otherTabs = ['My Quizzes', 'Shared By Me'];

const getRow = (page: Page, title: string) => page.locator('[data-row]').filter({ hasText: title });
const waitForList = async (page: Page) => {
  await page.locator('[aria-busy="false"]').first().waitFor();
  await expect(
    page.locator('[data-row]').first().or(page.getByText('No list items')),
  ).toBeVisible();
};

/** Expects the list that is opened, which the role was sent on to, with its tabs and columns. */
async function expectList(
  page: Page,
  { path, endsAt = path, label, columns, search, buttons }: List,
  tabs: readonly string[],
): Promise<void> {
  await expect(page).toHaveURL(toUrl(endsAt));
  await waitForList(page);
  await expect(
    page.getByRole('navigation', { name: 'Kinds of quizzes' }).getByRole('link'),
  ).toHaveText([...tabs]);
  await expect(page.getByRole('searchbox', { name: search })).toHaveAttribute(
    'placeholder',
    search,
  );
  const main = page.getByRole('main');
  expect(
    await Promise.all(
      ['Upload QTI', create].map(async (name) =>
        (await main.getByText(name, { exact: true }).count()) > 0 ? name : '',
      ),
    ),
  ).toEqual(['Upload QTI', create].map((name) => (buttons.includes(name) ? name : '')));
  const table = page.getByRole('table', { name: label });
  expect(
    (await table.getByRole('columnheader').allInnerTexts())
      .map((text) => text.trim())
      .filter((text) => text !== '' && text !== 'Select all rows'),
  ).toEqual(columns);
}

for (const list of superLists)
  test(`NAV-071 NAV-077 NAV-083 NAV-088 NAV-092 NAV-103 PERM-07 PERM-14 QLST-02 QLST-17 QLST-25 QLST-40 QLST-45 a super admin sees ${list.label} with its columns and the five tabs, at every width`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, 'super', list.path);
    await expectList(page, list, superTabs);
    await expectNoViolations(page, `${list.label} 1440`);
    for (const width of [900, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(
          () =>
            page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
          `${list.label} at ${String(width)} px`,
        )
        .toBeLessThanOrEqual(0);
    }
    if (list.label === 'Customer Quizzes') await expectNoViolations(page, `${list.label} 360`);
  });

test('NAV-077 QLST-25 the tab of the sections is in the address, and a section that is being processed cannot be opened', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/library');
  await page.getByRole('tab', { name: 'Sections' }).click();
  await expect(page).toHaveURL(toUrl('/quiz/library?tab=sections'));
  const processed = page.getByRole('link', { name: 'Core Biology: Ecology' });
  await processed.hover();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Playlist is not accessible while being processed',
  );
  await processed.click({ force: true });
  await expect(page).toHaveURL(toUrl('/quiz/library?tab=sections'));
  await page.getByRole('link', { name: 'Core Biology: Cells' }).click();
  await expect(page).toHaveURL(/\/quiz\/library\/view\/\d+$/);
  await expect(page.getByRole('navigation', { name: 'Kinds of quizzes' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Sections' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('link', { name: 'Core Biology: Cells' })).toBeVisible();
});

test('NAV-088 QLST-45 expired customer quizzes are shown when asked for, which the address keeps', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/customer-quiz?search=Whitaker&sort=title');
  await expect(getRow(page, 'Chemistry Practice Test')).toContainText('customer@lectern.test');
  await expect(getRow(page, 'Genetics Homework 3')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Show Expired Quizzes' }).check();
  await expect(getRow(page, 'Genetics Homework 3')).toContainText('Expired');
  await expect(page).toHaveURL(
    toUrl('/quiz/customer-quiz?search=Whitaker&sort=title&expired=shown'),
  );
  await page.reload();
  await expect(getRow(page, 'Genetics Homework 3')).toContainText('Expired');
  await page.goBack();
  await expect(getRow(page, 'Genetics Homework 3')).toHaveCount(0);
});

const others: readonly (readonly [account: Account, readsAdminQuizzes: boolean])[] = [
  ['corporate', true],
  ['admin', true],
  ['cs', true],
  ['lti', true],
  ['multi', true],
  ['customer', false],
  ['customer2', false],
];
for (const [account, readsAdminQuizzes] of others) {
  const title = `NAV-072 NAV-074 NAV-075 NAV-098 PERM-17 PERM-21 QLST-09 QLST-39 ${account}@ has My Quizzes and Shared By Me, and the admin quizzes that the server allows`;
  test(title, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, account, '/quiz');
    await expectList(page, myQuizzes, otherTabs);
    await page.goto(toUrl(sharedByMe.path));
    await expectList(page, sharedByMe, otherTabs);
    await page.getByRole('radio', { name: 'Shared with me' }).check();
    await expect(page).toHaveURL(toUrl('/quiz/shared-quiz?shared=with-me'));
    if (account === 'customer') await expectNoViolations(page, 'Shared with me 1440');
    await page.goto(toUrl(adminQuizzes.path));
    if (readsAdminQuizzes) await expectList(page, adminQuizzes, otherTabs);
    else {
      await expect(page.getByRole('alert')).toHaveText(
        'You have no access to quizzes based on your subscription level.',
      );
      await expect(page.getByRole('table')).toHaveCount(0);
    }
    for (const path of ['/quiz/customer-quiz', '/quiz/admin-quiz/create']) {
      await page.goto(toUrl(path));
      await expect(page).toHaveURL(toUrl('/dashboard'));
    }
  });
}

test('LST-01 the tabs stay in place from one list to another', async ({ page }) => {
  await signIn(page, 'super', '/quiz/customer-quiz');
  const tops = new Set<number>();
  for (const path of ['/quiz/customer-quiz', '/quiz/admin-quiz', '/quiz/shared-quiz', '/quiz']) {
    await page.goto(toUrl(path));
    await page.locator('[data-row]').first().waitFor();
    const tabs = page.getByRole('main').getByRole('link', { name: 'Customer Quizzes' });
    tops.add(Math.round((await tabs.boundingBox())?.y ?? NaN));
  }
  expect(tops.size).toBe(1);
});

test('NAV-068 PERM-17 publish@ has no quizzes', async ({ page }) => {
  await signIn(page, 'publish', '/quiz/my-quiz');
  await expect(page).toHaveURL(toUrl('/dashboard'));
});

test(
  'QLST-15 QLST-64 several own quizzes are deleted at once and restored from the notification, which stays while it has the focus',
  { tag: '@quick' },
  async ({ page, request }) => {
    const user = await openQuizApi(request, 'customer');
    const titles = ['Binned by a journey 1', 'Binned by a journey 2', 'Binned by a journey 3'];
    for (const title of titles) await user.make('user', title);
    await signIn(page, 'customer', '/quiz/my-quiz?search=Binned+by+a+journey');
    for (const title of titles.slice(0, 2)) {
      const box = page.getByRole('checkbox', { name: `Select ${title}` });
      await box.focus();
      await expect(box).toBeFocused();
      await page.keyboard.press('Space');
    }
    await expect(page.getByText('2 selected')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Delete', exact: true })
      .first()
      .click();
    await page
      .getByRole('dialog', { name: 'Delete 2 quizzes?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('2 quizzes deleted successfully')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).focus();
    await expect(page.locator('[data-row]')).toHaveCount(1);
    await page.getByRole('button', { name: /^Undo/ }).press('Enter');
    await expect(page.getByText('2 quizzes were restored')).toBeVisible();
    for (const title of titles) await expect(getRow(page, title)).toBeVisible();

    await intercept(page, '**/api/admin/quiz/restore/*', (route) => route.abort());
    await chooseRowAction(getRow(page, titles[2] ?? ''), 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Quiz deleted successfully')).toBeVisible();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText(`${titles[2] ?? ''} could not be restored.`)).toBeVisible();
  },
);
