import { expect, test, type Page } from '@playwright/test';

import { toUrl, getBaseUrl, signIn } from './support/app.ts';
import { getTitleField } from './support/editor.ts';
import { intercept } from './support/intercept.ts';
import { waitUntilStored, continueFirstDraft, getDraftRecovery } from './support/journal.ts';
import { openTemplateApi, type StoredTemplate } from './support/template-api.ts';

/** Disables the content security policy, so that the tests do not depend on it. */
test.use({ bypassCSP: true, viewport: { width: 1440, height: 1400 } });

const foreign = 'foreign.test';
const run = 'top.ran=(top.ran||0)+1';
const hostile: readonly string[] = [
  `<script>${run}</script><img src=x onerror="${run}"><svg onload="${run}"><animate onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<p><a href="javascript:${run}">a</a><a href="java&#10;script:${run}">b</a><a href="data:text/html,<script>${run}</script>">c</a><a href=" &#1;javascript:${run}">d</a></p>`,
  `<math href="javascript:${run}"><mtext><style><img src=x onerror="${run}"></style></mtext><maction actiontype="statusline#javascript:${run}" xlink:href="javascript:${run}">e</maction></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror="${run}">`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript><template><img src=x onerror="${run}"></template>`,
  `<math><annotation-xml encoding="text/html"><p><img src=x onerror="${run}"></p></annotation-xml></math><svg></p><style><a title="</style><img src=x onerror=${run}>">`,
  `<p style="background:url(http://${foreign}/a);background-image:url('//${foreign}/b');list-style:url(https://${foreign}/c);width:expression(${run});color:red;position:fixed">styled</p>`,
  `<style>@import url(http://${foreign}/d);*{background:url(//${foreign}/e)}</style><link rel=stylesheet href="//${foreign}/f"><base href="//${foreign}/"><meta http-equiv=refresh content="0;url=//${foreign}/g">`,
  `<img src="//${foreign}/h"><img src="http://${foreign}/i"><img src="/\\${foreign}/j"><img srcset="//${foreign}/k 1x" src="data:image/svg+xml,<svg onload='${run}'/>"><video poster="//${foreign}/l"><source src="//${foreign}/m"></video>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe><object data="//${foreign}/n"></object><embed src="//${foreign}/o"><input autofocus onfocus="${run}"><details open ontoggle="${run}"><div contenteditable onfocus="${run}" tabindex=0 autofocus>x</div>`,
];

/** Records scripts that run and requests to other sites; the returned function lists them. */
function watchForAttacks(page: Page): () => Promise<readonly unknown[]> {
  const wrong: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes(foreign)) wrong.push(request.url());
  });
  page.on('pageerror', (error) => {
    wrong.push(error.message);
  });
  return async () => [
    ...wrong,
    ...(await page.evaluate(() => ('ran' in window ? ['something ran'] : []))),
    ...(await page
      .locator('[onerror],[onload],[onfocus],[href*="script:" i],iframe,object,embed')
      .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))),
  ];
}

interface Written {
  title: string;
  updatedBy?: unknown;
  activities: {
    title: string;
    items: {
      title: string;
      image: string | null;
      article: { title: string } | null;
      textOptions: { text: string }[];
    }[];
  }[];
}

/**
 * Responds with a stored quiz of hostile texts, like a server that sanitizes nothing. Each read has
 * other texts.
 */
async function serveHostileQuiz(page: Page, id: number): Promise<void> {
  let reading = 0;
  await intercept(page, `**/api/admin/quiz/template/${String(id)}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body = (await answer.json()) as { content: Written };
    reading += 1;
    const text = (place: number): string =>
      `${hostile[place % hostile.length] ?? ''}<p>${String(reading)}</p>`;
    body.content.title = `Hostile ${text(0)}`.slice(0, 400);
    body.content.activities.forEach((activity, a) => {
      activity.title = text(a).slice(0, 400);
      activity.items.forEach((item, i) => {
        item.title = text(i);
        item.image = i % 2 === 0 ? `javascript:${run}` : null;
        if (item.article !== null) item.article.title = text(i);
        item.textOptions.forEach((option, o) => {
          option.text = text(i + o + 1);
        });
      });
    });
    return route.fulfill({ response: answer, json: body });
  });
}

test('QED-60 a quiz of hostile texts runs no script and sends no request, without the content security policy', async ({
  page,
}) => {
  const author = await openTemplateApi();
  const quiz: StoredTemplate = await author.create('Hostile', [
    [...hostile.map((_, index) => `Question ${String(index)}`), 1],
    ['Another'],
  ]);
  await page.goto(toUrl('/signin'));
  await serveHostileQuiz(page, quiz.id);
  const wrong = watchForAttacks(page);
  await signIn(page, 'super', `/quiz/edit/${String(quiz.id)}`);
  await expect(getTitleField(page)).toHaveValue(/^Hostile/);
  await expect(page.locator('[data-question-title][contenteditable]').nth(5)).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toContainText('styled');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Move Question 1 to another activity' }).click();
  await expect(page.getByRole('dialog', { name: 'Move to another activity' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.locator('[data-question-title]').first().click();
  await page.keyboard.type('Mine');
  await getTitleField(page).fill('Hostile, mine');
  await page.keyboard.press('Control+Shift+h');
  await expect(page.getByRole('list', { name: 'Steps, newest first' })).toContainText(
    'Changed the title',
  );
  await page.keyboard.press('Control+Shift+h');
  await waitUntilStored(page);
  await author.replace({ ...quiz, title: 'Hostile, theirs' });
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page.getByRole('dialog', { name: /newer version/ })).toBeVisible();
  expect(await wrong()).toEqual([]);

  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.reload();
  await expect(getDraftRecovery(page)).toContainText('Hostile, mine');
  await continueFirstDraft(page);
  expect(await wrong()).toEqual([]);
});

const firstLocation = { activity: 'A', activityIndex: 0, item: 'q', itemIndex: 0 };
const createDraft = (title: string) => ({
  title,
  article: null,
  tags: [],
  graded: null,
  startDate: null,
  endDate: null,
  durationMinutes: null,
  restrictNonInstitutional: false,
  showCaption: false,
  activities: [
    {
      key: 'A',
      title: 'Activity 1',
      items: [
        {
          key: 'q',
          type: 'question',
          title: hostile[0],
          image: `javascript:${run}`,
          isMultiple: false,
          rightAnswer: ['a'],
          options: hostile.map((text, index) => ({ id: String(index), text })),
          article: null,
        },
      ],
    },
  ],
});
const createRenameLine = (name: unknown, when: unknown = 1_790_000_000_000) => ({
  type: 'stepped',
  at: when,
  joins: false,
  name,
  events: [
    { type: 'detailChanged', field: 'title', from: 'x', to: `<img src=x onerror="${run}">` },
  ],
});
const createStep = (event: unknown) => ({
  ...createRenameLine({ key: 'quiz.step.title' }),
  events: [event],
});

/** Journal lines that no version of the editor writes, each after a valid one. */
const lines: readonly unknown[] = [
  createRenameLine({ key: 'quiz.step.title' }, 1e300),
  createRenameLine({ key: 'no.such.sentence' }),
  createRenameLine({ key: 'quiz.step.questionTitle' }),
  createRenameLine({ text: { toString: 'no' } }),
  createRenameLine({ text: hostile[0] }),
  createStep({
    type: 'questionTitleChanged',
    at: firstLocation,
    from: hostile[0],
    to: { html: 1 },
  }),
  createStep({ type: 'itemAdded', at: firstLocation, item: { key: 'r', title: 'no options' } }),
  createStep({ type: 'detailChanged', field: 'startDate', from: null, to: 'soon' }),
  createStep({ type: 'activityRemoved', activity: { key: 'A', title: '', items: [] }, index: 0 }),
  {
    type: 'rebased',
    base: { activities: [] },
    steps: [],
    origins: [],
    isDistributed: false,
    version: null,
  },
  { type: 'constructor' },
  { type: 'jumped', to: 4 },
];

test('SES-13 journals written by another program run no script, and their readable part is offered', async ({
  page,
}) => {
  await signIn(page, 'super', '/quiz/create');
  await getTitleField(page).fill('A journal of my own');
  await waitUntilStored(page);
  const journals = lines.map((line, index) => ({
    header: {
      id: `theirs ${String(index)}`,
      user: 'super@lectern.test',
      mode: 'template',
      source: { kind: 'blank' },
      startedAt: 1_790_000_000_000,
      setAsideAt: null,
      base: JSON.stringify({
        version: 1,
        base: { draft: createDraft('x'), origins: [], isDistributed: false, version: null },
      }),
    },
    lines: [
      createRenameLine({ text: `Line ${String(index)} <img src=x onerror="${run}">` }),
      line,
    ].map((entry) => JSON.stringify({ version: 1, entry })),
  }));
  const noHeaders = [
    { source: null },
    { source: { kind: 'stored' } },
    { startedAt: 'soon' },
    { base: 7 },
  ].map((odd, index) => ({ ...journals[0]?.header, id: `odd ${String(index)}`, ...odd }));
  page.on('dialog', (dialog) => {
    void dialog.accept();
  });
  await page.goto(toUrl('/quiz'));
  await page.evaluate(
    async ([name, all, odd]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction(['journals', 'lines'], 'readwrite');
          for (const header of odd) writing.objectStore('journals').put(header);
          for (const { header, lines: texts } of all) {
            writing.objectStore('journals').put(header);
            texts.forEach((text, index) => {
              writing.objectStore('lines').put(text, [header.id, index]);
            });
          }
          writing.addEventListener('complete', () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    ['lectern_quiz_journals', journals, noHeaders] as const,
  );
  const wrong = watchForAttacks(page);
  await page.goto(toUrl('/quiz/create'));
  await expect(
    getDraftRecovery(page).getByRole('button', { name: 'Continue editing' }),
  ).toHaveCount(lines.length + 1);
  await expect(getDraftRecovery(page)).toContainText('A journal of my own');
  expect(await wrong()).toEqual([]);
  await getDraftRecovery(page)
    .getByRole('listitem')
    .filter({ hasText: 'Line 4' })
    .first()
    .getByRole('button', { name: 'Continue editing' })
    .click();
  await expect(getTitleField(page)).toHaveValue(/onerror/);
  await page.keyboard.press('Control+Shift+h');
  await expect(page.getByRole('list', { name: 'Steps, newest first' })).toContainText('Line 4');
  expect(await wrong()).toEqual([]);
});

test('API-084 texts of every kind are saved and loaded unchanged; characters that databases reject do not stop a save', async ({
  page,
}) => {
  const words =
    '\u{1F9EC}\u{1F469}\u200D\u{1F52C} \u05E9\u05DC\u05D5\u05DD \u202Eabc\u202C e\u0301 <b>&amp; "\' \\ %00 ${x}';
  const { id } = await (await openTemplateApi()).create('Odd characters', [['A question']]);
  await signIn(page, 'super', `/quiz/edit/${String(id)}`);
  await getTitleField(page).fill(words);
  await page.locator('[data-question-title]').first().fill(`${words}\uD800`);
  await page.getByRole('textbox', { name: 'Option A', exact: true }).fill(`a\0${words}`);
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(page).toHaveURL(toUrl('/quiz'));
  await page.goto(toUrl(`/quiz/edit/${String(id)}`));
  await expect(getTitleField(page)).toHaveValue(words);
  await expect(page.locator('[data-question-title]').first()).toHaveValue(`${words}\uFFFD`);
  await expect(page.getByRole('textbox', { name: 'Option A', exact: true })).toHaveValue(
    `a${words}`,
  );
});

test('QVAL-01 100 kB pasted into a title is reported at the title, and nothing is sent', async ({
  page,
}) => {
  let sent = 0;
  await intercept(page, '**/api/admin/quiz/template/create', (route) => {
    sent += 1;
    return route.abort();
  });
  await signIn(page, 'super', '/quiz/create');
  await getTitleField(page).fill('x'.repeat(100_000));
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  await expect(
    page
      .getByText('This title is too long to be saved. It should have 500 characters or less.')
      .first(),
  ).toBeVisible();
  expect([sent, page.url().startsWith(getBaseUrl())]).toEqual([0, true]);
});
