import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Call } from '../../../../../src/api/client.ts';
import { type QuizDetailWire, quizDetail } from '../../../../../src/api/contract/entities/quiz.ts';
import type { Endpoint } from '../../../../../src/api/contract/endpoint.ts';
import { createTestKey } from '../../../journal/test-key.ts';
import { provideQuizEditor } from '../../../../../src/app/actors/quiz/editor/quiz-editor.ts';
import { getQuizKind } from '../../../../../src/domain/access/get-quiz-kind.ts';
import type { QuizContext } from '../../../../../src/domain/access/routes.ts';
import { succeeded, type Outcome } from '../../../../../src/domain/outcome.ts';
import type { Source } from '../../../../../src/machines/quiz/editor/context.ts';

const wire: QuizDetailWire = {
  id: 7,
  title: 'Enzymes',
  article: { id: 5, title: 'Enzyme Assays' },
  tags: [{ id: 6, title: 'Genetics' }],
  active: true,
  startDate: '2031-03-01T09:30:00.000Z',
  endDate: null,
  duration: 45,
  countOfQuestions: 1,
  editable: true,
  isGraded: true,
  showCaption: true,
  restrictNonInstitutional: true,
  isAssignSomeone: true,
  processStatus: 1,
  createdAt: '2031-01-01T00:00:00.000Z',
  updatedAt: '2031-01-01T00:00:00.000Z',
  createdBy: null,
  quizType: 'userQuiz',
  assignList: [],
  activities: [
    {
      id: 70,
      title: 'Activity 1',
      sortIndex: 0,
      items: [
        {
          id: 700,
          sortIndex: 0,
          type: 2,
          title: 'What?',
          image: null,
          isMultiple: false,
          rightAnswer: ['a'],
          textOptions: [
            { id: 'a', text: 'This' },
            { id: 'b', text: 'That' },
          ],
          article: null,
          questionOrder: 1,
        },
      ],
    },
  ],
};

interface Made {
  readonly call: string;
  readonly input: unknown;
  readonly ifMatch: string | undefined;
}

/**
 * Opens an editor at a route, renames the quiz, saves, and says which calls were made and where it
 * led.
 */
async function work(
  context: QuizContext,
  role: 'superAdmin' | 'customer',
  source: Source,
  stored: QuizDetailWire = wire,
) {
  const created: Made[] = [];
  const call = (async (
    endpoint: Endpoint,
    input: unknown,
    options: { ifMatch?: string } = {},
  ): Promise<Outcome<unknown>> => {
    if (endpoint.path !== '/api/free/tag_list')
      created.push({
        call: `${endpoint.method} ${endpoint.path}`,
        input,
        ifMatch: options.ifMatch,
      });
    if (endpoint.path === '/api/free/tag_list')
      return succeeded({
        content: [
          { id: 3, title: 'Biology' },
          { id: 6, title: 'Genetics' },
        ],
      });
    return succeeded({ content: quizDetail.parse(stored), version: '4' });
  }) as Call;
  let key = 0;
  const input = {
    context,
    kind: getQuizKind(context, role),
    source,
    now: () => 0,
    createKey: () => `k${String((key += 1))}`,
  };
  const actor = createActor(
    provideQuizEditor(call, input, {
      prefix: 'test_',
      user: 'author@lectern.test',
      key: createTestKey(),
    }),
    { input },
  );
  const led: string[] = [];
  actor.on('navigate', ({ to }) => {
    led.push(to);
  });
  actor.start();
  await waitFor(
    actor,
    (snapshot) =>
      !snapshot.matches({ form: 'loading' }) && !snapshot.matches({ form: 'checkingForDraft' }),
  );
  const opened = actor.getSnapshot().context.history.draft;
  actor.send({ type: 'detail.set', field: 'title', value: 'Renamed' });
  actor.send({ type: 'editor.save' });
  await waitFor(actor, (snapshot) => !snapshot.matches({ form: 'saving' }));
  return { made: created, led, opened, form: actor.getSnapshot().value.form };
}

const kinds = [
  [
    'library',
    'superAdmin',
    '/api/admin/quiz/library/{id}',
    '/api/admin/quiz/library/create',
    '/quiz/library',
    '/quiz/library',
  ],
  [
    'admin',
    'superAdmin',
    '/api/admin/quiz/{id}',
    '/api/admin/quiz/create',
    '/quiz/admin-quiz',
    '/quiz/admin-quiz',
  ],
  [
    'shared',
    'superAdmin',
    '/api/admin/quiz/{id}',
    '/api/admin/quiz/create',
    '/quiz/admin-quiz',
    '/quiz/admin-quiz',
  ],
  [
    'shared',
    'customer',
    '/api/admin/quiz/user_quiz/{id}',
    '/api/quiz/create',
    '/quiz/shared-quiz',
    '/quiz/shared-quiz',
  ],
  [
    'customer',
    'superAdmin',
    '/api/admin/quiz/user_quiz/{id}',
    '/api/quiz/create',
    '/quiz/customer-quiz',
    '/quiz/customer-quiz',
  ],
  [
    'user',
    'customer',
    '/api/admin/quiz/user_quiz/{id}',
    '/api/quiz/create',
    '/quiz',
    '/quiz/my-quiz',
  ],
  [
    'template',
    'superAdmin',
    '/api/admin/quiz/template/{id}',
    '/api/admin/quiz/template/create',
    '/quiz',
    '/quiz',
  ],
] as const;

it.each(kinds)(
  'PERM-16 API-082 API-083 API-084 an edited %s quiz of a %s is read and written with its ids and version',
  async (context, role, one, _, afterEdit) => {
    const { made, led } = await work(context, role, { kind: 'stored', quiz: 7 });
    expect(made).toEqual([
      { call: `GET ${one}`, input: { params: { id: 7 } }, ifMatch: undefined },
      {
        call: `PATCH ${one}`,
        ifMatch: '4',
        input: {
          params: { id: 7 },
          body: {
            title: 'Renamed',
            tags: [6],
            article: 5,
            startDate: '2031-03-01T09:30:00.000Z',
            endDate: null,
            isGraded: true,
            duration: 45,
            showCaption: true,
            restrictNonInstitutional: true,
            activities: [
              {
                id: 70,
                title: 'Activity 1',
                sortIndex: 0,
                items: [
                  {
                    id: 700,
                    article: null,
                    sortIndex: 0,
                    title: 'What?',
                    type: 2,
                    isMultiple: false,
                    rightAnswer: ['a'],
                    image: null,
                    textOptions: [
                      { id: 'a', text: 'This' },
                      { id: 'b', text: 'That' },
                    ],
                  },
                ],
              },
            ],
          },
        },
      },
    ]);
    expect(led).toEqual([afterEdit]);
  },
);

it.each(kinds)(
  'PERM-16 API-083 API-084 a copied %s quiz of a %s is made without ids and without dates',
  async (context, role, one, create, _, afterCopy) => {
    const { made, led, opened } = await work(context, role, { kind: 'copy', quiz: 7 });
    const hasArticle = ['template', 'admin'].includes(getQuizKind(context, role));
    expect(opened.title).toBe('Enzymes (copy)');
    expect(made).toEqual([
      { call: `GET ${one}`, input: { params: { id: 7 } }, ifMatch: undefined },
      {
        call: `POST ${create}`,
        ifMatch: undefined,
        input: {
          body: {
            title: 'Renamed',
            tags: [6],
            article: hasArticle ? 5 : null,
            startDate: null,
            endDate: null,
            isGraded: true,
            duration: 45,
            showCaption: true,
            restrictNonInstitutional: true,
            activities: [
              {
                title: 'Activity 1',
                sortIndex: 0,
                items: [
                  {
                    article: null,
                    sortIndex: 0,
                    title: 'What?',
                    type: 2,
                    isMultiple: false,
                    rightAnswer: ['a'],
                    image: null,
                    textOptions: [
                      { id: 'a', text: 'This' },
                      { id: 'b', text: 'That' },
                    ],
                  },
                ],
              },
            ],
          },
        },
      },
    ]);
    expect(led).toEqual([afterCopy]);
  },
);

it.each([
  ['template', [3]],
  ['library', []],
  ['admin', [3]],
  ['user', [3]],
] as const)(
  'QFRM-26 QFRM-27 a new %s quiz begins with one empty activity and its default subject',
  async (context, tags) => {
    const { opened, led } = await work(context, 'superAdmin', { kind: 'blank' });
    expect(opened).toMatchObject({
      title: '',
      article: null,
      tags,
      graded: null,
      startDate: null,
      endDate: null,
      durationMinutes: null,
      restrictNonInstitutional: false,
      showCaption: false,
    });
    expect(opened.activities.map(({ title, items }) => ({ title, items }))).toEqual([
      { title: 'Activity 1', items: [] },
    ]);
    expect(led).toEqual([]);
  },
);

it('PERM-20 QLST-33 a quiz that is not editable is not saved', async () => {
  const answers = await Promise.all([
    work('user', 'customer', { kind: 'stored', quiz: 7 }, { ...wire, editable: false }),
    work(
      'admin',
      'superAdmin',
      { kind: 'stored', quiz: 7 },
      { ...wire, editable: false, processStatus: 0 },
    ),
  ]);
  expect(answers.map(({ form, made }) => [form, made.length])).toEqual([
    ['closed', 1],
    ['closed', 1],
  ]);
});

it('API-098 QFRM-26 a new quiz requests the subjects once, for its default and for the dialog', async () => {
  const requested: string[] = [];
  const call = (async ({ path }: Endpoint): Promise<Outcome<unknown>> => {
    requested.push(path);
    return succeeded({ content: [{ id: 3, title: 'Biology' }] });
  }) as Call;
  const input = {
    context: 'template',
    kind: 'template',
    source: { kind: 'blank' },
    now: () => 0,
    createKey: () => 'k',
  } as const;
  const actor = createActor(
    provideQuizEditor(call, input, {
      prefix: 'test_',
      user: 'author@lectern.test',
      key: createTestKey(),
    }),
    { input },
  ).start();
  const { context, children } = await waitFor(actor, (snapshot) => snapshot.hasTag('form'));
  expect(requested).toEqual(['/api/free/tag_list']);
  expect(context.history.draft.tags).toEqual([3]);
  expect(children.subjects?.getSnapshot().value).toBe('loaded');
});
