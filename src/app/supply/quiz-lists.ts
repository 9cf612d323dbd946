import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { deleteAdminQuiz, listAdminQuizzes } from '../../api/contract/quiz-admin.ts';
import { deleteLibraryQuiz, listLibraryQuizzes } from '../../api/contract/quiz-library.ts';
import { listSharedByMe, listSharedQuizzes } from '../../api/contract/quiz-sharing.ts';
import { deleteTemplate, listTemplates } from '../../api/contract/quiz-template.ts';
import {
  deleteUserQuiz,
  listCustomerQuizzes,
  listUserQuizzes,
} from '../../api/contract/quiz-user.ts';
import type { QuizListItem } from '../../api/contract/entities/quiz.ts';
import type { QuizContext } from '../../domain/access/routes.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { pageOfRows } from '../../domain/lists/page-of-rows.ts';
import { chosenValue, type QuizListKind } from '../../domain/lists/quiz-list-kinds.ts';
import { quizRow, type QuizRow } from '../../domain/lists/quiz-row.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { quizListMachine } from '../../machines/quiz/lists/quiz-list-machine.ts';
import type { LoadPageInput, Removal } from '../../machines/shared/list-types.ts';
import { eachAtOnce } from './each-at-once.ts';
import { idOrWords, itemsOnPage, listBody, sortKeys, words } from './quiz-list-request.ts';

/** One request for a page: what is looked for, the value of the list's choice, the time and how to stop it. */
interface PageAsked extends LoadPageInput {
  readonly chosen: string;
  readonly now: number;
  readonly signal: AbortSignal;
}

type Page = Outcome<ListPage<QuizListItem>>;
type Answer = Outcome<{
  readonly content: {
    readonly result: readonly QuizListItem[];
    readonly navigation: { readonly totalItems: number; readonly totalPages: number };
  };
}>;

const pageOf = (answer: Answer): Page => {
  if (!answer.ok) return answer;
  const {
    result,
    navigation: { totalItems, totalPages },
  } = answer.value.content;
  return succeeded({ items: result, totalItems, totalPages });
};

/** The quizzes the caller has shared come whole and are searched, sorted and cut here. */
async function sharedByMe(call: Call, { query, keyword, signal }: PageAsked): Promise<Page> {
  const answer = await call(listSharedByMe, {}, { signal });
  return answer.ok
    ? succeeded(pageOfRows(answer.value.content, query, keyword, itemsOnPage, sortKeys))
    : answer;
}

const ofContent = ['title', 'createdAt', 'countOfQuestions'] as const;
const ofDated = [...ofContent, 'deadline'] as const;
const ofCustomers = ['title', 'createdAt', 'deadline', 'customerName', 'customerEmail'] as const;

const loads: Readonly<Record<QuizContext, (call: Call, asked: PageAsked) => Promise<Page>>> = {
  template: async (call, asked) =>
    pageOf(
      await call(listTemplates, { body: listBody(asked, idOrWords(asked), ofContent) }, asked),
    ),
  library: async (call, asked) => {
    const ofTab = {
      property: 'section_id' as const,
      operator: asked.chosen === 'sections' ? ('is_not_null' as const) : ('is_null' as const),
    };
    return pageOf(
      await call(
        listLibraryQuizzes,
        { body: listBody(asked, [...idOrWords(asked), ofTab], ofContent) },
        asked,
      ),
    );
  },
  admin: async (call, asked) =>
    pageOf(
      await call(listAdminQuizzes, { body: listBody(asked, idOrWords(asked), ofDated) }, asked),
    ),
  user: async (call, asked) =>
    pageOf(
      await call(listUserQuizzes, { body: listBody(asked, idOrWords(asked), ofDated) }, asked),
    ),
  shared: async (call, asked) => {
    if (asked.chosen === 'by-me') return sharedByMe(call, asked);
    const bySomebodyElse =
      asked.chosen === 'with-me'
        ? [{ property: 'by_me' as const, operator: 'equals' as const, value: false }]
        : [];
    return pageOf(
      await call(
        listSharedQuizzes,
        { body: listBody(asked, [...idOrWords(asked), ...bySomebodyElse], ofDated) },
        asked,
      ),
    );
  },
  customer: async (call, asked) => {
    const running =
      asked.chosen === 'shown'
        ? []
        : [
            {
              property: 'end_date' as const,
              operator: 'after' as const,
              value: new Date(asked.now).toISOString(),
            },
            {
              bool_operator: 'or' as const,
              property: 'end_date' as const,
              operator: 'is_null' as const,
            },
          ];
    const named =
      asked.keyword === 'id'
        ? idOrWords(asked)
        : words(asked, 'user_first_name', 'user_last_name', 'user_email', 'title');
    return pageOf(
      await call(
        listCustomerQuizzes,
        { body: listBody(asked, [...named, ...running], ofCustomers) },
        asked,
      ),
    );
  },
};

const removals = {
  template: deleteTemplate,
  library: deleteLibraryQuiz,
  admin: deleteAdminQuiz,
  user: deleteUserQuiz,
} as const;

/** What a quiz list needs to know besides its calls: which list it is, who looks at it and what time it is. */
export interface QuizListSetting {
  readonly kind: QuizListKind;
  readonly email: string;
  readonly now: () => number;
}

/** A quiz list over the calls of its kind (API-038, API-051 to API-058); a row is deleted by the call of its own kind. */
export const suppliedQuizList = (
  call: Call,
  { kind, email, now }: QuizListSetting,
): typeof quizListMachine =>
  quizListMachine.provide({
    actors: {
      loadPage: fromPromise<Outcome<ListPage<QuizRow>>, LoadPageInput>(
        async ({ input, signal }) => {
          const at = now();
          const page = await loads[kind.context](call, {
            ...input,
            chosen: chosenValue(kind, input.query.filters),
            now: at,
            signal,
          });
          return page.ok
            ? succeeded({
                ...page.value,
                items: page.value.items.map((quiz) => quizRow(quiz, { email, now: at })),
              })
            : page;
        },
      ),
      removeItems: fromPromise<readonly Removal<QuizRow>[], { readonly items: readonly QuizRow[] }>(
        ({ input: { items } }) =>
          eachAtOnce(items, async (item) => ({
            item,
            outcome: await call(removals[item.kind], { params: { id: item.id } }),
          })),
      ),
    },
  });
