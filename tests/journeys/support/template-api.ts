import type { APIRequestContext } from '@playwright/test';

import { getBaseUrl, type Account } from './app.ts';
import { callApi, openSession } from './session-api.ts';

interface StoredItem {
  readonly id: number;
  readonly title: string;
  readonly type: 1 | 2;
  readonly article: { readonly id: number } | null;
  readonly rightAnswer: readonly string[];
  readonly textOptions: readonly { readonly id: string; readonly text: string }[];
}

/** The parts of a stored quiz template that journeys use. */
export interface StoredTemplate {
  readonly id: number;
  readonly title: string;
  readonly activities: readonly {
    readonly id: number;
    readonly title: string;
    readonly items: readonly StoredItem[];
  }[];
}

/** Calls the template API without the browser, to prepare and check data. */
export interface TemplateApi {
  readonly create: (
    title: string,
    activities: readonly (readonly (string | number)[])[],
  ) => Promise<StoredTemplate>;
  readonly read: (id: number) => Promise<StoredTemplate>;
  readonly replace: (quiz: StoredTemplate) => Promise<StoredTemplate>;
  readonly remove: (id: number) => Promise<void>;
  /** Calls the API: `path` below `/api/admin/`. */
  readonly call: <T>(method: string, path: string, body: unknown) => Promise<T>;
  /** Downloads a file. */
  readonly download: (path: string) => Promise<Uint8Array>;
  readonly titled: (
    words: string,
  ) => Promise<readonly { readonly id: number; readonly title: string }[]>;
}

const options = ['First', 'Second', 'Third'].map((text, at) => ({ id: `o${String(at)}`, text }));
const defaultDetails = {
  tags: [],
  article: null,
  startDate: null,
  endDate: null,
  isGraded: false,
  duration: null,
  showCaption: false,
  restrictNonInstitutional: false,
};
const createItem = (content: string | number, sortIndex: number) =>
  typeof content === 'number'
    ? {
        article: content,
        sortIndex,
        title: 'Video',
        type: 1,
        isMultiple: false,
        rightAnswer: [],
        image: null,
        textOptions: [],
      }
    : {
        article: null,
        sortIndex,
        title: content,
        type: 2,
        isMultiple: false,
        rightAnswer: ['o0'],
        image: null,
        textOptions: options,
      };

/**
 * Signs an account in to the API and returns its template calls. `create` takes the items of each
 * activity: a string is a question title, a number the article id of a video.
 */
export async function openTemplateApi(
  account: Account = 'super',
  base = getBaseUrl(),
): Promise<TemplateApi> {
  const { origin } = new URL(base);
  const call = async <T>(
    method: string,
    path: string,
    body: unknown,
    token?: string,
  ): Promise<T> => {
    const answer = await fetch(`${origin}/api/admin/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: body === null ? null : JSON.stringify(body),
    });
    const { content } = (await answer.json()) as { content: T };
    if (!answer.ok)
      throw new Error(`${method} ${path}: ${String(answer.status)} ${JSON.stringify(content)}`);
    return content;
  };
  const {
    token: { accessToken },
  } = await call<{ token: { accessToken: string } }>('POST', 'security/get_access_token', {
    email: `${account}@lectern.test`,
    password: 'lectern-demo',
  });
  return {
    create: (title, activities) =>
      call(
        'POST',
        'quiz/template/create',
        {
          ...defaultDetails,
          title,
          activities: activities.map((items, sortIndex) => ({
            title: `Activity ${String(sortIndex + 1)}`,
            sortIndex,
            items: items.map(createItem),
          })),
        },
        accessToken,
      ),
    read: (id) => call('GET', `quiz/template/${String(id)}`, null, accessToken),
    replace: ({ id, title, activities }) =>
      call(
        'PATCH',
        `quiz/template/${String(id)}`,
        {
          ...defaultDetails,
          title,
          activities: activities.map((activity, sortIndex) => ({
            id: activity.id,
            title: activity.title,
            sortIndex,
            items: activity.items.map((item, at) => ({
              id: item.id,
              article: item.article?.id ?? null,
              sortIndex: at,
              title: item.title,
              type: item.type,
              isMultiple: item.rightAnswer.length > 1,
              rightAnswer: item.rightAnswer,
              image: null,
              textOptions: item.textOptions,
            })),
          })),
        },
        accessToken,
      ),
    remove: async (id) => {
      await call('DELETE', `quiz/template/${String(id)}`, null, accessToken);
    },
    call: (method, path, body) => call(method, path, body, accessToken),
    download: async (path) => {
      const answer = await fetch(`${origin}/api/admin/${path}`, {
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    titled: async (words) =>
      (
        await call<{ result: readonly { id: number; title: string }[] }>(
          'POST',
          'quiz/template_list',
          {
            navigation: { page: 1, itemsOnPage: 50 },
            filter: [{ property: 'title', operator: 'contains', value: words }],
            sort: [],
          },
          accessToken,
        )
      ).result,
  };
}

/** Returns the id of a customer's quiz that is distributed to students. */
export async function findDistributedQuiz(request: APIRequestContext): Promise<number> {
  const { accessToken } = await openSession(request, 'super');
  for (let id = 1; id < 200; id += 1) {
    const { status, body } = await callApi(
      request,
      'GET',
      `/api/admin/quiz/user_quiz/${String(id)}`,
      { bearer: accessToken },
    );
    if (status !== 200) continue;
    const { isAssignSomeone, processStatus, editable } = (
      body as { content: { isAssignSomeone: boolean; processStatus: number; editable: boolean } }
    ).content;
    if (isAssignSomeone && editable && processStatus !== 0) return id;
  }
  throw new Error('the demo library has no distributed quiz');
}
