import { expect, test, type Page, type Route } from '@playwright/test';

import { toUrl, getBaseUrl, signIn } from './support/app.ts';
import { readQuiz, getTitleField, writeQuiz, type WrittenQuiz } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { startProduct } from './support/product.ts';
import { openTemplateApi } from './support/template-api.ts';

const createQuiz = (title: string): WrittenQuiz => ({
  title,
  activities: [
    {
      title: 'Activity 1',
      questions: [
        {
          title: 'What does a catalyst change?',
          options: ['The equilibrium', 'The activation energy'],
          right: [2],
        },
      ],
    },
  ],
});
const save = (page: Page) => page.getByRole('button', { name: 'Save Quiz' }).click();
const createCalls = '**/api/admin/quiz/template/create';
const toJsonResponse = (
  status: number,
  content: unknown,
  headers: Record<string, string> = {},
) => ({
  status,
  headers,
  contentType: 'application/json',
  body: JSON.stringify({ content }),
});

interface Failure {
  readonly meets: (route: Route) => Promise<void>;
  readonly says: readonly string[];
}

const pleaseTryAgain = 'The quiz could not be saved. Your changes are kept: try again.';
const cannotBeReached =
  'The server cannot be reached. Your changes are kept: save again when you are back online.';

const failures: Readonly<Record<string, Failure>> = {
  'an answer 500': {
    meets: (route) =>
      route.fulfill(toJsonResponse(500, { message: 'Something broke here.', code: 'internal' })),
    says: ['Something broke here.'],
  },
  'a 502 with a page of HTML': {
    meets: (route) =>
      route.fulfill({
        status: 502,
        contentType: 'text/html',
        body: '<html><h1>Bad Gateway</h1></html>',
      }),
    says: [pleaseTryAgain],
  },
  'a connection that breaks': {
    meets: (route) => route.abort('connectionreset'),
    says: [cannotBeReached],
  },
  'a 429 with Retry-After': {
    meets: (route) =>
      route.fulfill(toJsonResponse(429, { code: 'too_many' }, { 'Retry-After': '7' })),
    says: ['The server is busy. Your changes are kept: save again in 7 seconds.'],
  },
  'half an answer': {
    meets: (route) =>
      route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: '{"content":{"id":4,"tit',
      }),
    says: [pleaseTryAgain],
  },
  'a 400 with an errors map': {
    meets: (route) =>
      route.fulfill(
        toJsonResponse(400, {
          message: 'Invalid',
          code: 'invalid',
          errors: { title: ['The title is taken.'], tags: ['No such subject.'] },
        }),
      ),
    says: ['The title is taken.', 'No such subject.'],
  },
  'a 413 of a gateway': {
    meets: (route) =>
      route.fulfill({
        status: 413,
        contentType: 'text/html',
        body: '<html><h1>Request Entity Too Large</h1></html>',
      }),
    says: [
      'The quiz is larger than the server accepts. Your changes are kept: remove images, or move questions into another quiz.',
    ],
  },
  'an answer that gets lost': {
    meets: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    says: [cannotBeReached],
  },
  'an answer that arrives in half': {
    meets: async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: (await answer.text()).slice(0, 40),
      });
    },
    says: [pleaseTryAgain],
  },
};

test.use({ viewport: { width: 1440, height: 1400 } });

for (const [name, { meets, says }] of Object.entries(failures)) {
  const title = `QFRM-33 QFRM-34 a save that fails with ${name} keeps the form and saves once when repeated`;
  test(title, async ({ page }) => {
    const quiz = createQuiz(`Save meets ${name}`);
    await signIn(page, 'super', '/quiz/create');
    await writeQuiz(page, quiz);
    await intercept(page, createCalls, meets);
    await save(page);
    for (const words of says) await expect(page.getByRole('alert').getByText(words)).toBeVisible();
    expect(await readQuiz(page)).toEqual(quiz);

    await page.unroute(createCalls);
    await save(page);
    await expect(page).toHaveURL(toUrl('/quiz'));
    expect(await (await openTemplateApi()).titled(quiz.title)).toHaveLength(1);
  });
}

test('QFRM-34 a create whose response was lost, then changed and saved again, is one quiz with the changed content', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await writeQuiz(page, createQuiz('Lost then changed: first words'));
  await intercept(page, createCalls, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await save(page);
  await expect(page.getByRole('alert').getByText('The last save failed')).toBeVisible();
  await page.unroute(createCalls);
  await getTitleField(page).fill('Lost then changed: last words');
  await save(page);
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect(
    (await (await openTemplateApi()).titled('Lost then changed')).map(({ title }) => title),
  ).toEqual(['Lost then changed: last words']);
});

test('API-041 an edit whose response was lost causes no conflict with itself, changed or not', async ({
  page,
}) => {
  const author = await openTemplateApi();
  const { id } = await author.create('My own version', [['What is a version?']]);
  const losesAnswer = async (route: Route): Promise<void> => {
    if (route.request().method() !== 'PATCH') return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  };
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  for (const words of ['My own version, second', 'My own version, third']) {
    await getTitleField(page).fill(words);
    await intercept(page, `**/api/admin/quiz/template/${String(id)}`, losesAnswer);
    await save(page);
    await expect(page.getByRole('alert').getByText('The last save failed')).toBeVisible();
    await page.unroute(`**/api/admin/quiz/template/${String(id)}`);
  }
  await save(page);
  await expect(page).toHaveURL(toUrl('/quiz'));
  expect((await author.read(id)).title).toBe('My own version, third');
});

test('QFRM-34 a save while the server is down keeps everything, and saves once when it is up again', async ({
  page,
}) => {
  const product = await startProduct();
  try {
    const quiz = createQuiz('Written while the server died');
    await signIn(page, 'super', '/quiz/create', product.url);
    await writeQuiz(page, quiz);
    await product.kill();
    await save(page);
    await expect(page.getByRole('alert').getByText(cannotBeReached)).toBeVisible();
    expect(await readQuiz(page)).toEqual(quiz);
    await product.restart();
    await save(page);
    await expect(page).toHaveURL(toUrl('/quiz', product.url));
    expect(await (await openTemplateApi('super', product.url)).titled(quiz.title)).toHaveLength(1);
  } finally {
    await product.close();
  }
});

test('QFRM-39 a template that does not exist shows the error screen', async ({ page }) => {
  await signIn(page, 'super', '/quiz/edit/999999');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Quiz' })).toBeHidden();
  expect(page.url().startsWith(getBaseUrl())).toBe(true);
});
