import { expect, test, type Page } from '@playwright/test';

import { withoutIds } from '../server/store/quiz-payload.ts';
import { at, signIn, type Account } from './support/app.ts';
import { titleField } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { callsOf, quizUser, savedBy, sentOf, type Kind } from './support/kinds-api.ts';
import { expectNoViolations } from './support/no-violations.ts';

test.use({ viewport: { width: 1440, height: 1400 } });

const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(at(path));
};
const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem');

async function writeQuestion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add question' }).click();
  await page.locator('[data-question-title]').fill('What is an enzyme?');
  for (const [index, text] of ['A catalyst', 'A solvent', 'A sugar', 'A salt'].entries())
    await page
      .getByRole('textbox', { name: `Option ${String(index + 1)}`, exact: true })
      .fill(text);
}

/** The body of a new quiz with that question; the ids of its options are the editor's own. */
const newQuiz = (title: string, parts: object) => ({
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
  test(`QFRM-26 QFRM-27 QFRM-28 QFRM-29 QFRM-30 ${what} is created, with its own fields, and leads to ${list}`, async ({
    page,
  }) => {
    await signIn(page, account, path);
    await titleField(page).fill(`Made as ${what}`);
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
    expect(await savedBy(page)).toEqual({
      call: `POST ${callsOf[kind].create}`,
      body: newQuiz(`Made as ${what}`, parts),
    });
    await expect(page).toHaveURL(at(list));
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
const places: readonly Place[] = [
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

for (const { what, account, owner, kind, at: list, label, afterEdit, afterCopy } of places) {
  test(`QFRM-28 QFRM-29 QFRM-30 API-083 API-084 API-085 PERM-16 ${what} is edited and copied by ${account}`, async ({
    page,
    request,
  }) => {
    const stored = await (await quizUser(request, owner)).make(kind, `Stored as ${what}`);
    const sent = sentOf(stored);
    const id = String(stored.id);
    await signIn(page, account, `${list}/edit/${id}`);
    await expect(titleField(page)).toHaveValue(stored.title);
    await expect(page).toHaveTitle(`Edit Quiz · ${stored.title} · Lectern`);
    await expect(crumbs(page)).toHaveText(['Quizzes/', `${label}/`, `Edit Quiz · ${stored.title}`]);
    await titleField(page).fill(`Changed ${what}`);
    expect(await savedBy(page)).toEqual({
      call: `PATCH ${callsOf[kind].one}${id}`,
      body: { ...sent, title: `Changed ${what}` },
    });
    await expect(page).toHaveURL(at(afterEdit));

    await go(page, `${list}/copy/${id}`);
    await expect(titleField(page)).toHaveValue(`Changed ${what} (copy)`);
    expect(await savedBy(page)).toEqual({
      call: `POST ${callsOf[kind].create}`,
      body: { ...withoutIds(sent), title: `Changed ${what} (copy)`, endDate: null },
    });
    await expect(page).toHaveURL(at(afterCopy));
  });
}

test('QFRM-31 QFRM-36 API-045 API-085 a template of an article begins with its video and questions and is created as it stands', async ({
  page,
  request,
}) => {
  const { title, tags, activities } = await (await quizUser(request, 'super')).fromArticle(21);
  await signIn(page, 'super', '/quiz/create/21');
  await expect(titleField(page)).toHaveValue(title);
  expect(await savedBy(page)).toEqual({
    call: `POST ${callsOf.template.create}`,
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
  await expect(page).toHaveURL(at('/quiz'));
});

test('QFRM-30 PERM-18 a user quiz that is edited leads to the root of the area, which is the templates or my own quizzes', async ({
  page,
  request,
}) => {
  const { id } = await (await quizUser(request, 'customer')).make('user', 'Edited in two places');
  await signIn(page, 'customer', `/quiz/user-quiz/edit/${String(id)}`);
  await titleField(page).fill('Edited by its owner');
  expect((await savedBy(page)).call).toBe(`PATCH ${callsOf.user.one}${String(id)}`);
  await expect(page).toHaveURL(at('/quiz/my-quiz'));
  await signIn(page, 'super', `/quiz/my-quiz/edit/${String(id)}`);
  await titleField(page).fill('Edited by a super admin');
  expect((await savedBy(page)).call).toBe(`PATCH ${callsOf.user.one}${String(id)}`);
  await expect(page).toHaveURL(at('/quiz'));
  expect(await (await quizUser(request, 'customer')).read('user', id)).toMatchObject({
    title: 'Edited by a super admin',
    createdBy: { email: 'customer@lectern.test' },
    editable: true,
  });
});

test('PERM-16 PERM-20 a quiz shared with me is not mine to edit, and its copy is', async ({
  page,
  request,
}) => {
  const shared = await (await quizUser(request, 'lti')).seeded('user', 'Chemistry Placement Test');
  await signIn(page, 'lti', `/quiz/shared-quiz/edit/${String(shared.id)}`);
  await expect(page.getByText('You cannot edit this quiz')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Quiz' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Make a copy' }).click();
  await expect(titleField(page)).toHaveValue('Chemistry Placement Test (copy)');
  expect(await savedBy(page)).toEqual({
    call: 'POST /api/quiz/create',
    body: {
      ...withoutIds(sentOf(shared)),
      title: 'Chemistry Placement Test (copy)',
      endDate: null,
    },
  });
  await expect(page).toHaveURL(at('/quiz/shared-quiz'));
});

test('QLST-33 PERM-08 PERM-09 a quiz that is being processed says so; roles without the right are led home', async ({
  page,
  request,
}) => {
  const processed = await (await quizUser(request, 'customer2')).seeded('user', 'Circuits Review');
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
    await go(page, path);
    await expect(page).toHaveURL(at(home));
  }
});

test('QFRM-33 QFRM-34 ERR-03 in every kind the messages of an errors map show one by one, a plain message otherwise, and the form stays', async ({
  page,
  request,
}) => {
  const stored = await (await quizUser(request, 'super')).make('library', 'Refused by the server');
  const refuse = (status: number, content: object) =>
    intercept(page, `**${callsOf.library.one}${String(stored.id)}`, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status,
            contentType: 'application/json',
            body: JSON.stringify({ content }),
          })
        : route.fallback(),
    );
  await signIn(page, 'super', `/quiz/library/edit/${String(stored.id)}`);
  await titleField(page).fill('Refused again');
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
  await expect(titleField(page)).toHaveValue('Refused again');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(at('/quiz/library'));
});

for (const width of [1440, 360]) {
  test(`NAV-002 axe finds nothing in the forms of the kinds and where a quiz is closed, at ${String(width)} px`, async ({
    browser,
    request,
  }) => {
    const [shared, processed] = [
      await (await quizUser(request, 'customer2')).seeded('user', 'Neuroscience Warm-Up'),
      await (await quizUser(request, 'customer2')).seeded('user', 'Circuits Review'),
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
    await go(page, `/quiz/my-quiz/edit/${String(processed.id)}`);
    await page.getByText('This quiz is being processed').waitFor();
    await expectNoViolations(page, at('processing'));
    await go(page, `/quiz/shared-quiz/copy/${String(shared.id)}`);
    await expect(titleField(page)).not.toHaveValue('');
    await expectNoViolations(page, at('copy'));
    await context.close();
  });
}
