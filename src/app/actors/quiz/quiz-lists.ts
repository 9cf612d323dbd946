import type { Call } from '../../../api/client.ts';
import { deleteAdminQuiz, listAdminQuizzes } from '../../../api/contract/quiz-admin.ts';
import { deleteLibraryQuiz, listLibraryQuizzes } from '../../../api/contract/quiz-library.ts';
import { listSharedByMe, listSharedQuizzes } from '../../../api/contract/quiz-sharing.ts';
import { deleteTemplate, listTemplates } from '../../../api/contract/quiz-template.ts';
import {
  deleteUserQuiz,
  listCustomerQuizzes,
  listUserQuizzes,
} from '../../../api/contract/quiz-user.ts';
import type { QuizListItem } from '../../../api/contract/entities/quiz.ts';
import type { QuizContext } from '../../../domain/access/routes.ts';
import type { ListPage } from '../../../domain/lists/list-page.ts';
import { getPageOfRows, type RowFields } from '../../../domain/lists/get-page-of-rows.ts';
import { getChosenTag } from '../../translation.ts';
import { getRowsOnPage, pageSizes, rowsFilter } from '../../../domain/lists/list-settings.ts';
import { getFilterValue, type QuizListKind } from '../../../domain/lists/quiz-list-kinds.ts';
import type { FilterTexts } from '../../../domain/lists/quiz-filters.ts';
import { toQuizRow, type QuizRow } from '../../../domain/lists/quiz-row.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import type { FoundQuizzes } from '../../../machines/quiz/bulk/bulk-change-machine.ts';
import { quizListMachine } from '../../../machines/quiz/lists/quiz-list-machine.ts';
import { fromCall, fromItemCalls } from '../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import {
  toIdOrTextConditions,
  toListBody,
  toListPage,
  toSearchConditions,
} from '../shared/list-calls.ts';
import type { FilterCondition } from './quiz-filter-conditions.ts';

/**
 * A request for a page: the query, the selected value of the printed filter, the conditions of the
 * other filters, the time in milliseconds since 1970 and the abort signal.
 */
interface PageRequest extends LoadPageInput {
  readonly filter: string;
  readonly conditions: readonly FilterCondition[];
  readonly now: number;
  readonly signal: AbortSignal;
}

type Page = Outcome<ListPage<QuizListItem>>;
const toPage = (response: Parameters<typeof toListPage<QuizListItem, QuizListItem>>[0]): Page =>
  toListPage(response, (quiz) => quiz);

const findByIdOrTitle = (request: PageRequest) => [
  ...toIdOrTextConditions(request, 'id', 'title'),
  ...request.conditions,
];

/** How a list that is loaded whole is searched and sorted in the browser. */
const sortKeys: RowFields<QuizListItem> = {
  id: ({ id }) => id,
  text: ({ title }) => title,
  sortKeys: {
    title: ({ title }) => title,
    createdAt: ({ createdAt }) => createdAt,
    countOfQuestions: ({ countOfQuestions }) => countOfQuestions,
    deadline: ({ endDate }) => endDate,
  },
};

/** Loads all quizzes the person has shared and searches, sorts and pages them here. */
async function loadSharedByMe(call: Call, { query, searchBy, signal }: PageRequest): Promise<Page> {
  const response = await call(listSharedByMe, {}, { signal });
  return response.ok
    ? succeeded(
        getPageOfRows(
          response.value.content,
          query,
          searchBy,
          getRowsOnPage(query.filters),
          sortKeys,
          getChosenTag(),
        ),
      )
    : response;
}

const contentColumns = {
  title: 'title',
  createdAt: 'created_at',
  countOfQuestions: 'count_of_questions',
} as const;
const datedColumns = { ...contentColumns, deadline: 'end_date' } as const;
const customerColumns = {
  title: 'title',
  createdAt: 'created_at',
  deadline: 'end_date',
  customerName: 'user_last_name',
  customerEmail: 'user_email',
} as const;

const loaders: Readonly<Record<QuizContext, (call: Call, request: PageRequest) => Promise<Page>>> =
  {
    template: async (call, request) =>
      toPage(
        await call(
          listTemplates,
          { body: toListBody(request, findByIdOrTitle(request), contentColumns) },
          request,
        ),
      ),
    library: async (call, request) => {
      const ofTab = {
        property: 'section_id' as const,
        operator: request.filter === 'sections' ? ('is_not_null' as const) : ('is_null' as const),
      };
      return toPage(
        await call(
          listLibraryQuizzes,
          {
            body: toListBody(request, [...findByIdOrTitle(request), ofTab], contentColumns),
          },
          request,
        ),
      );
    },
    admin: async (call, request) =>
      toPage(
        await call(
          listAdminQuizzes,
          { body: toListBody(request, findByIdOrTitle(request), datedColumns) },
          request,
        ),
      ),
    user: async (call, request) =>
      toPage(
        await call(
          listUserQuizzes,
          { body: toListBody(request, findByIdOrTitle(request), datedColumns) },
          request,
        ),
      ),
    shared: async (call, request) => {
      const isByMe = request.filter === 'by-me';
      if (isByMe && request.conditions.length === 0) return loadSharedByMe(call, request);
      const sharedBy =
        isByMe || request.filter === 'with-me'
          ? [{ property: 'by_me' as const, operator: 'equals' as const, value: isByMe }]
          : [];
      return toPage(
        await call(
          listSharedQuizzes,
          {
            body: toListBody(request, [...findByIdOrTitle(request), ...sharedBy], datedColumns),
          },
          request,
        ),
      );
    },
    customer: async (call, request) => {
      const running =
        request.filter === 'shown'
          ? []
          : [
              {
                property: 'end_date' as const,
                operator: 'after' as const,
                value: new Date(request.now).toISOString(),
              },
              {
                bool_operator: 'or' as const,
                property: 'end_date' as const,
                operator: 'is_null' as const,
              },
            ];
      const named =
        request.searchBy === 'id'
          ? findByIdOrTitle(request)
          : [...toSearchConditions(request, 'user_name', 'title'), ...request.conditions];
      return toPage(
        await call(
          listCustomerQuizzes,
          { body: toListBody(request, [...named, ...running], customerColumns) },
          request,
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

/** The kind of a quiz list, the person's e-mail and the clock in milliseconds since 1970. */
export interface QuizListSetting {
  readonly kind: QuizListKind;
  readonly email: string;
  readonly now: () => number;
}

/** Returns the conditions of the filters; their code loads with the first filter. */
async function loadConditions(
  { filters }: QuizListKind,
  texts: FilterTexts,
  now: number,
): Promise<readonly FilterCondition[]> {
  if (!filters.some((name) => texts[name])) return [];
  const { toFilterConditions } = await import('./quiz-filter-conditions.ts');
  return toFilterConditions(filters, texts, now);
}

async function loadQuizPage(
  call: Call,
  kind: QuizListKind,
  input: LoadPageInput,
  now: number,
  signal: AbortSignal,
): Promise<Page> {
  const { filters } = input.query;
  return loaders[kind.context](call, {
    ...input,
    filter: getFilterValue(kind, filters),
    conditions: await loadConditions(kind, filters, now),
    now,
    signal,
  });
}

/** Loads what the list of a context finds, on all of its pages. */
export type CollectQuizzes<T> = (
  found: FoundQuizzes,
  signal: AbortSignal,
) => Promise<Outcome<readonly T[]>>;

const mostRows = String(pageSizes.at(-1));

/** Loads the quizzes on all pages of a list. One that is listed twice counts once. */
export async function loadAllQuizzes(
  call: Call,
  kind: QuizListKind,
  { query, searchBy }: LoadPageInput,
  signal: AbortSignal,
): Promise<Outcome<readonly QuizListItem[]>> {
  const filters = { ...query.filters, [rowsFilter]: mostRows };
  const found = new Map<number, QuizListItem>();
  for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
    const input = { query: { ...query, page, filters }, searchBy };
    const loaded = await loadQuizPage(call, kind, input, Date.now(), signal);
    if (!loaded.ok) return loaded;
    for (const quiz of loaded.value.items) found.set(quiz.id, quiz);
    pages = loaded.value.totalPages;
  }
  return succeeded([...found.values()]);
}

/**
 * Provides a quiz list with the calls of its kind (API-038, API-051 to API-058). A row is deleted
 * by the call of its own kind.
 */
export const provideQuizList = (
  call: Call,
  { kind, email, now }: QuizListSetting,
): typeof quizListMachine =>
  quizListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<QuizRow>, LoadPageInput>(async ({ input, signal }) => {
        const at = now();
        const page = await loadQuizPage(call, kind, input, at, signal);
        return page.ok
          ? succeeded({
              ...page.value,
              items: page.value.items.map((quiz) => toQuizRow(quiz, { email, now: at })),
            })
          : page;
      }),
      removeItems: fromItemCalls<QuizRow>(({ kind, id }) =>
        call(removals[kind], { params: { id } }),
      ),
    },
  });
