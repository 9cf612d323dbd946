import { expect, test, type Page } from '@playwright/test';

import { withoutIds } from '../server/store/quiz-payload.ts';
import { toUrl, signIn, type Account } from './support/app.ts';
import { getTitleField, openDetails } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import {
  quizPaths,
  openQuizApi,
  captureSave,
  toSavedPayload,
  type Kind,
} from './support/quiz-api.ts';
import { expectNoViolations } from './support/no-violations.ts';

test.use({ viewport: { width: 1440, height: 1400 } });

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(toUrl(path));
};
const getBreadcrumbs = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem');

async function writeQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.locator('[data-question-title]').fill('What is an enzyme?');
  for (const [index, text] of ['A catalyst', 'A solvent', 'A sugar', 'A salt'].entries())
    await page
      .getByRole('textbox', { name: `Option ${'ABCDEFGH'.charAt(index)}`, exact: true })
      .fill(text);
}

/**
 * Returns the expected payload of a new quiz with that question. The editor creates the option ids.
 */
const createPayload = (title: string, parts: object) => ({
  title,
  tags: [],
  article: null,
  startDate: null,
  endDate: null,
  isGraded: true,
  duration: null,
  showCaption: false,
  restrictNonInstitutional: false,
  ...parts,
  activities: [
    {
      title: 'Activity 1',
      sortIndex: 0,
      items: [
        {
          article: null,
          sortIndex: 0,
          title: 'What is an enzyme?',
          type: 2,
          isMultiple: false,
          rightAnswer: [expect.any(String)],
          image: null,
          textOptions: ['A catalyst', 'A solvent', 'A sugar', 'A salt'].map((text) => ({
            id: expect.any(String),
            text,
          })),
        },
      ],
    },
  ],
});

const biology = 1;
const creations = [
  {
    what: 'a library quiz',
    account: 'super',
    path: '/quiz/library/create',
    kind: 'library',
    list: '/quiz/library',
    parts: {},
  },
  {
    what: 'an admin quiz',
    account: 'super',
    path: '/quiz/admin-quiz/create',
    kind: 'admin',
    list: '/quiz/admin-quiz',
    parts: { tags: [biology] },
  },
  {
    what: 'a quiz of my own',
    account: 'customer',
    path: '/quiz/my-quiz/create',
    kind: 'user',
    list: '/quiz/my-quiz',
    parts: { tags: [biology], restrictNonInstitutional: true, showCaption: true },
  },
] as const;

for (const { what, account, path, kind, list, parts } of creations) {
  test(`QFRM-26 QFRM-27 QFRM-28 QFRM-29 QFRM-30 ${what} is created with its own fields, and saving opens ${list}`, async ({
    page,
  }) => {
    await signIn(page, account, path);
    await getTitleField(page).fill(`Made as ${what}`);
    await writeQuestion(page);
    await page.getByRole('radio', { name: 'Graded', exact: true }).check();
    await expect(page.getByRole('button', { name: 'Select Article' })).toHaveCount(
      kind === 'admin' ? 1 : 0,
    );
    if (kind === 'user') {
      await page.getByRole('radio', { name: 'Restricted' }).check();
      await page.getByRole('switch', { name: 'Enable Closed Caption' }).click();
    }
    await expect(page).toHaveTitle(`Create Quiz · Made as ${what} · Lectern`);
    expect(await captureSave(page)).toEqual({
      call: `POST ${quizPaths[kind].create}`,
      body: createPayload(`Made as ${what}`, parts),
    });
    await expect(page).toHaveURL(toUrl(list));
  });
}

interface Place {
  readonly what: string;
  readonly account: Account;
  readonly owner: Account;
  readonly kind: Kind;
  readonly at: string;
  readonly label: string;
  readonly afterEdit: string;
  readonly afterCopy: string;
}
const modeCases: readonly Place[] = [
  {
    what: 'a library quiz',
    account: 'super',
    owner: 'super',
    kind: 'library',
    at: '/quiz/library',
    label: 'Quiz Library',
    afterEdit: '/quiz/library',
    afterCopy: '/quiz/library',
  },
  {
    what: 'an admin quiz',
    account: 'super',
    owner: 'super',
    kind: 'admin',
    at: '/quiz/admin-quiz',
    label: 'Admin Quizzes',
    afterEdit: '/quiz/admin-quiz',
    afterCopy: '/quiz/admin-quiz',
  },
  {
    what: 'a shared quiz',
    account: 'super',
    owner: 'super',
    kind: 'admin',
    at: '/quiz/shared-quiz',
    label: 'Shared By Admins',
    afterEdit: '/quiz/admin-quiz',
    afterCopy: '/quiz/admin-quiz',
  },
  {
    what: 'a quiz of a customer',
    account: 'super',
    owner: 'customer',
    kind: 'user',
    at: '/quiz/customer-quiz',
    label: 'Customer Quizzes',
    afterEdit: '/quiz/customer-quiz',
    afterCopy: '/quiz/customer-quiz',
  },
  {
    what: 'a quiz of my own',
    account: 'customer',
    owner: 'customer',
    kind: 'user',
    at: '/quiz/my-quiz',
    label: 'My Quizzes',
    afterEdit: '/quiz/my-quiz',
    afterCopy: '/quiz/my-quiz',
  },
  {
    what: 'a quiz I share',
    account: 'cs',
    owner: 'cs',
    kind: 'user',
    at: '/quiz/shared-quiz',
    label: 'Shared By Me',
    afterEdit: '/quiz/shared-quiz',
    afterCopy: '/quiz/shared-quiz',
  },
];

for (const { what, account, owner, kind, at: list, label, afterEdit, afterCopy } of modeCases) {
  const title = `QFRM-28 QFRM-29 QFRM-30 API-083 API-084 API-085 PERM-16 ${what} is edited and copied by ${account}`;
  test(title, async ({ page, request }) => {
    const stored = await (await openQuizApi(request, owner)).make(kind, `Stored as ${what}`);
    const sent = toSavedPayload(stored);
    const id = String(stored.id);
    await signIn(page, account, `${list}/edit/${id}`);
    await expect(getTitleField(page)).toHaveValue(stored.title);
    await expect(page).toHaveTitle(`Edit Quiz · ${stored.title} · Lectern`);
    // The first crumb gives way where there is no room for all.
    await expect(getBreadcrumbs(page).nth(-2)).toHaveText(`${label}/`);
    await expect(getBreadcrumbs(page).nth(-1)).toHaveText(stored.title);
    await getTitleField(page).fill(`Changed ${what}`);
    expect(await captureSave(page)).toEqual({
      call: `PATCH ${quizPaths[kind].one}${id}`,
      body: { ...sent, title: `Changed ${what}` },
    });
    await expect(page).toHaveURL(toUrl(afterEdit));

    await goTo(page, `${list}/copy/${id}`);
    await expect(getTitleField(page)).toHaveValue(`Changed ${what} (copy)`);
    expect(await captureSave(page)).toEqual({
      call: `POST ${quizPaths[kind].create}`,
      body: { ...withoutIds(sent), title: `Changed ${what} (copy)`, endDate: null },
    });
    await expect(page).toHaveURL(toUrl(afterCopy));
  });
}

test('QFRM-31 QFRM-36 API-045 API-085 a template of an article starts with its video and questions and is created unchanged', async ({
  page,
  request,
}) => {
  const { title, tags, activities } = await (await openQuizApi(request, 'super')).fromArticle(21);
  await signIn(page, 'super', '/quiz/create/21');
  await expect(getTitleField(page)).toHaveValue(title);
  expect(await captureSave(page)).toEqual({
    call: `POST ${quizPaths.template.create}`,
    body: {
      title,
      tags: tags.map(({ id }) => id),
      article: 21,
      startDate: null,
      endDate: null,
      isGraded: false,
      duration: null,
      showCaption: false,
      restrictNonInstitutional: false,
      activities: activities.map((activity) => ({
        ...activity,
        items: activity.items.map((item) => ({ ...item, article: item.article?.id ?? null })),
      })),
    },
  });
  await expect(page).toHaveURL(toUrl('/quiz'));
});

test('QFRM-30 PERM-18 saving a user quiz opens the root of the area: the templates or My Quizzes', async ({
  page,
  request,
}) => {
  const { id } = await (
    await openQuizApi(request, 'customer')
  ).make('user', 'Edited in two places');
  await signIn(page, 'customer', `/quiz/user-quiz/edit/${String(id)}`);
  await getTitleField(page).fill('Edited by its owner');
  expect((await captureSave(page)).call).toBe(`PATCH ${quizPaths.user.one}${String(id)}`);
  await expect(page).toHaveURL(toUrl('/quiz/my-quiz'));
  await signIn(page, 'super', `/quiz/my-quiz/edit/${String(id)}`);
  await getTitleField(page).fill('Edited by a super admin');
  expect((await captureSave(page)).call).toBe(`PATCH ${quizPaths.user.one}${String(id)}`);
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect(await (await openQuizApi(request, 'customer')).read('user', id)).toMatchObject({
    title: 'Edited by a super admin',
    createdBy: { email: 'customer@lectern.test' },
    editable: true,
  });
});

test(
  'PERM-16 PERM-20 a quiz shared with me cannot be edited, but its copy can',
  { tag: '@quick' },
  async ({ page, request }) => {
    const shared = await (
      await openQuizApi(request, 'lti')
    ).seeded('user', 'Chemistry Placement Test');
    await signIn(page, 'lti', `/quiz/shared-quiz/edit/${String(shared.id)}`);
    await expect(page.getByText('You cannot edit this quiz')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save Quiz' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Make a copy' }).click();
    await expect(getTitleField(page)).toHaveValue('Chemistry Placement Test (copy)');
    expect(await captureSave(page)).toEqual({
      call: 'POST /api/quiz/create',
      body: {
        ...withoutIds(toSavedPayload(shared)),
        title: 'Chemistry Placement Test (copy)',
        endDate: null,
      },
    });
    await expect(page).toHaveURL(toUrl('/quiz/shared-quiz'));
  },
);

test('QLST-33 PERM-08 PERM-09 a quiz that is being processed says so; roles without permission are redirected home', async ({
  page,
  request,
}) => {
  const processed = await (
    await openQuizApi(request, 'customer2')
  ).seeded('user', 'Circuits Review');
  await signIn(page, 'customer2', `/quiz/my-quiz/edit/${String(processed.id)}`);
  await expect(page.getByText('This quiz is being processed')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('This quiz is being processed')).toBeVisible();
  for (const [path, home] of [
    ['/quiz/create', '/dashboard'],
    ['/quiz/admin-quiz/create', '/dashboard'],
    ['/quiz/customer-quiz/edit/1', '/dashboard'],
    ['/quiz/library/create', '/quiz/admin-quiz'],
  ] as const) {
    await goTo(page, path);
    await expect(page).toHaveURL(toUrl(home));
  }
});

test('QFRM-33 QFRM-34 ERR-03 in every kind the messages of an errors map show one by one, a plain message otherwise, and the form stays', async ({
  page,
  request,
}) => {
  const stored = await (
    await openQuizApi(request, 'super')
  ).make('library', 'Refused by the server');
  const refuse = (status: number, content: object) =>
    intercept(page, `**${quizPaths.library.one}${String(stored.id)}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status,
            contentType: 'application/json',
            body: JSON.stringify({ content }),
          })
        : route.fallback(),
    );
  await signIn(page, 'super', `/quiz/library/edit/${String(stored.id)}`);
  await getTitleField(page).fill('Refused again');
  await refuse(400, {
    message: 'Invalid',
    code: 'invalid',
    errors: { title: ['The title is taken.'], tags: ['No such subject.', 'Too many subjects.'] },
  });
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  for (const words of ['The title is taken.', 'No such subject.', 'Too many subjects.'])
    await expect(page.getByRole('alert').filter({ hasText: words }).first()).toBeVisible();
  await expect(page.getByText('Invalid', { exact: true })).toHaveCount(0);
  await refuse(409, {
    message: 'This quiz is being processed and cannot be changed now.',
    code: 'refused',
  });
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(
    page.getByText('This quiz is being processed and cannot be changed now.').first(),
  ).toBeVisible();
  await expect(getTitleField(page)).toHaveValue('Refused again');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz/library'));
});

for (const width of [1440, 360]) {
  const title = `NAV-002 axe finds no violation in the forms of all kinds and for quizzes that cannot be edited, at ${String(width)} px`;
  test(title, async ({ browser, request }) => {
    const [shared, processed] = [
      await (await openQuizApi(request, 'customer2')).seeded('user', 'Neuroscience Warm-Up'),
      await (await openQuizApi(request, 'customer2')).seeded('user', 'Circuits Review'),
    ];
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width, height: 1000 },
    });
    const page = await context.newPage();
    const at = (state: string) => `kinds ${state} ${String(width)}`;
    await signIn(page, 'customer2', `/quiz/shared-quiz/edit/${String(shared.id)}`);
    await page.getByText('You cannot edit this quiz').waitFor();
    await expectNoViolations(page, at('denied'));
    await goTo(page, `/quiz/my-quiz/edit/${String(processed.id)}`);
    await page.getByText('This quiz is being processed').waitFor();
    await expectNoViolations(page, at('processing'));
    await goTo(page, `/quiz/shared-quiz/copy/${String(shared.id)}`);
    await openDetails(page);
    await expect(getTitleField(page)).not.toHaveValue('');
    await expectNoViolations(page, at('copy'));
    await context.close();
  });
}
