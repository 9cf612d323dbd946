import type { APIRequestContext, Page } from '@playwright/test';

import { type Account } from './app.ts';
import { callApi, openSession } from './session-api.ts';
import { daysAhead, payloadOf, question, video } from '../../server/store/quiz-payload.ts';
import type { QuizDetailWire, QuizSource } from '../../../src/api/contract/entities/quiz.ts';
import type { QuizPayload } from '../../../src/api/contract/entities/quiz-payload.ts';

/** The API paths of each kind of quiz: one quiz, and create. */
export const quizPaths = {
  template: { one: '/api/admin/quiz/template/', create: '/api/admin/quiz/template/create' },
  library: { one: '/api/admin/quiz/library/', create: '/api/admin/quiz/library/create' },
  admin: { one: '/api/admin/quiz/', create: '/api/admin/quiz/create' },
  user: { one: '/api/admin/quiz/user_quiz/', create: '/api/quiz/create' },
} as const;

/** A kind of quiz. */
export type Kind = keyof typeof quizPaths;

/** Calls the quiz API without the browser. */
export interface QuizApi {
  readonly make: (kind: Kind, title: string) => Promise<QuizDetailWire>;
  /** Stores a sample quiz with other content. */
  readonly makeWith: (kind: Kind, content: Partial<QuizPayload>) => Promise<QuizDetailWire>;
  readonly read: (kind: Kind, id: number) => Promise<QuizDetailWire | null>;
  /** What a quiz about the article begins with. */
  readonly fromArticle: (article: number) => Promise<QuizSource>;
  /** The demo quiz with this title. */
  readonly seeded: (kind: Kind, title: string) => Promise<QuizDetailWire>;
}

const createSampleQuiz = (kind: Kind, title: string): QuizPayload => ({
  title,
  tags: [6, 1],
  article: null,
  startDate: null,
  endDate: kind === 'user' ? daysAhead(10) : '2041-04-01T09:30:00.000Z',
  isGraded: true,
  duration: 45,
  showCaption: true,
  restrictNonInstitutional: true,
  activities: [
    {
      title: 'Activity 1',
      sortIndex: 0,
      items: [video(21, 0), question('Which are organelles?', 1, [1, 3])],
    },
    { title: 'Activity 2', sortIndex: 1, items: [question('What is a cell?', 0)] },
  ],
});

/** Signs an account in to the API and returns its quiz calls. */
export async function openQuizApi(request: APIRequestContext, account: Account): Promise<QuizApi> {
  const { accessToken: bearer } = await openSession(request, account);
  const read: QuizApi['read'] = async (kind, id) => {
    const { status, body } = await callApi(request, 'GET', `${quizPaths[kind].one}${String(id)}`, {
      bearer,
    });
    return status === 200 ? (body as { content: QuizDetailWire }).content : null;
  };
  const makeWith: QuizApi['makeWith'] = async (kind, content) => {
    const { status, body } = await callApi(request, 'POST', quizPaths[kind].create, {
      bearer,
      data: { ...createSampleQuiz(kind, 'Sample'), ...content },
    });
    if (status !== 200) throw new Error(`${kind}: ${String(status)} ${JSON.stringify(body)}`);
    return (body as { content: QuizDetailWire }).content;
  };
  return {
    read,
    makeWith,
    make: (kind, title) => makeWith(kind, { title }),
    fromArticle: async (article) =>
      (
        (
          await callApi(request, 'GET', `/api/admin/quiz/from_article/${String(article)}`, {
            bearer,
          })
        ).body as { content: QuizSource }
      ).content,
    seeded: async (kind, title) => {
      for (let id = 1; id < 100; id += 1) {
        const quiz = await read(kind, id);
        if (quiz?.title === title) return quiz;
      }
      throw new Error(`no ${kind} quiz "${title}" for ${account}`);
    },
  };
}

/** Returns the payload that the editor sends when it saves `quiz` unchanged; a copy has no ids. */
export function toSavedPayload(quiz: QuizDetailWire): QuizPayload {
  return { ...payloadOf(quiz), tags: quiz.tags.map(({ id }) => id) };
}

/** Saves in the browser and returns the method, path and body of the request. */
export async function captureSave(
  page: Page,
): Promise<{ readonly call: string; readonly body: unknown }> {
  const sent = page.waitForRequest(
    (request) => ['POST', 'PATCH'].includes(request.method()) && request.url().includes('/quiz/'),
  );
  await page.getByRole('button', { name: 'Save Quiz' }).click();
  const request = await sent;
  return {
    call: `${request.method()} ${new URL(request.url()).pathname}`,
    body: request.postDataJSON() as unknown,
  };
}
