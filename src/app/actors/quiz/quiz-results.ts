import { toContent, type Call } from '../../../api/client.ts';
import { getSectionSubscription } from '../../../api/contract/articles.ts';
import {
  downloadResults,
  getQuizReminders,
  getQuizStatistics,
  getResults,
  getStudentResult,
  listDistributedQuizzes,
  setDeadline,
  type AssignmentResult,
  type QuizResults,
} from '../../../api/contract/quiz-results.ts';
import type { ListPage } from '../../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../../domain/outcome.ts';
import { getDeadlineStatus } from '../../../domain/quiz/deadline.ts';
import {
  deadlineFormMachine,
  toStoredDeadline,
  type DeadlineSubject,
  type DeadlineValues,
} from '../../../machines/quiz/results/deadline-form-machine.ts';
import {
  distributedQuizzesMachine,
  quizRemindersMachine,
  resultListMachine,
  resultsDownloadMachine,
  resultsPrintMachine,
  statisticsMachine,
  studentResultMachine,
  type FoundResults,
  type QuizSubject,
  type ResultRow,
} from '../../../machines/quiz/results/results-machines.ts';
import type {
  LoadedForm,
  SavedForm,
  SaveFormInput,
} from '../../../machines/shared/form/form-types.ts';
import { fromCall } from '../../../machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../machines/shared/list/list-types.ts';
import { saveFile } from '../../browser/save-file.ts';

const itemsOnPage = 20;
const mostItemsOnPage = 100;
const sortProperties = {
  email: 'email',
  progress: 'progress',
  submittedAt: 'submitted_at',
} as const;
const isSortable = (field: string): field is keyof typeof sortProperties => field in sortProperties;

const toRow = (
  { id, user, progress, questionCount, durationSeconds = 0, submitAt }: AssignmentResult,
  countOfQuestions: number,
): ResultRow => ({
  id,
  email: user.email,
  progress,
  questionCount: questionCount ?? countOfQuestions,
  durationSeconds,
  submittedAt: submitAt,
});

/**
 * Loads a page of the students that a list finds (API-075). A server without pagination sends all
 * students on one page.
 */
async function loadResults(
  call: Call,
  { quiz, query: { page, search, sort, filters } }: FoundResults,
  itemsPerPage: number,
  signal: AbortSignal,
): Promise<Outcome<ListPage<ResultRow>>> {
  const field = sort !== null && isSortable(sort.field) ? sortProperties[sort.field] : 'email';
  const query = {
    page,
    items_per_page: itemsPerPage,
    sort: sort?.order === 'desc' ? (`-${field}` as const) : field,
    ...(search !== '' && { email: search }),
    ...(filters['show'] === 'missing' && { submitted: 'no' as const }),
  };
  const response = await call(getResults, { params: { id: quiz }, query }, { signal });
  if (!response.ok) return response;
  const {
    assignments,
    navigation,
    quiz: { countOfQuestions },
  } = response.value.content;
  const items = assignments.map((assignment) => toRow(assignment, countOfQuestions));
  return succeeded({
    items,
    totalItems: navigation?.totalItems ?? items.length,
    totalPages: navigation?.totalPages ?? 1,
  });
}

/** Provides the students of a quiz with their call. */
export const provideResultList = (call: Call, { quiz }: QuizSubject): typeof resultListMachine =>
  resultListMachine.provide({
    actors: {
      loadPage: fromCall<ListPage<ResultRow>, LoadPageInput>(({ input: { query }, signal }) =>
        loadResults(call, { quiz, query }, itemsOnPage, signal),
      ),
    },
  });

/** Provides the print of the results with its calls, one for each hundred students. */
export const provideResultsPrint = (call: Call): typeof resultsPrintMachine =>
  resultsPrintMachine.provide({
    actors: {
      loadAll: fromCall<readonly ResultRow[], FoundResults>(
        async ({ input: { quiz, query }, signal }) => {
          const rows = new Map<number, ResultRow>();
          for (let [page, pages] = [1, 1]; page <= pages; page += 1) {
            const found = { quiz, query: { ...query, page } };
            const response = await loadResults(call, found, mostItemsOnPage, signal);
            if (!response.ok) return response;
            for (const row of response.value.items) rows.set(row.id, row);
            pages = response.value.totalPages;
          }
          return succeeded([...rows.values()]);
        },
      ),
    },
  });

const countStudents = ({ assignments, summary }: QuizResults) =>
  summary ?? {
    distributed: assignments.length,
    completed: assignments.filter(({ submitAt }) => submitAt !== null).length,
  };

/**
 * Returns the bounds of a deadline: the owner's subscription, else the person's own, else none
 * (PD-29).
 */
async function loadDeadlineBounds(
  call: Call,
  { ownerSubscription }: QuizResults,
  signal: AbortSignal,
): Promise<{ readonly endDate: string | null; readonly isTrialOver: boolean }> {
  if (ownerSubscription !== undefined) return ownerSubscription;
  const own = await call(getSectionSubscription, {}, { signal });
  return own.ok
    ? {
        endDate: own.value.content.endDate,
        isTrialOver: own.value.content.isTrial && own.value.content.isExpired,
      }
    : { endDate: null, isTrialOver: false };
}

/**
 * Provides the form of the deadline with its calls (API-075, API-078). The rounded deadline is
 * stored for the loaded version.
 */
export const provideDeadlineForm = (call: Call): typeof deadlineFormMachine =>
  deadlineFormMachine.provide({
    actors: {
      load: fromCall<LoadedForm<DeadlineValues>, { readonly subject: DeadlineSubject }>(
        async ({ input: { subject }, signal }) => {
          const response = await call(
            getResults,
            { params: { id: subject.quiz }, query: { page: 1, items_per_page: 1 } },
            { signal },
          );
          if (!response.ok) return response;
          const { content, version } = response.value;
          const { title, isGraded, startDate, endDate } = content.quiz;
          const { endDate: subscriptionEnd, isTrialOver } = await loadDeadlineBounds(
            call,
            content,
            signal,
          );
          const { distributed, completed } = countStudents(content);
          const overview = {
            title,
            isGraded,
            startDate,
            subscriptionEnd,
            isTrialOver,
            isExpired: getDeadlineStatus(endDate, subject.now()) === 'expired',
            distributedTo: distributed,
            completedBy: completed,
          };
          return succeeded({
            values: { overview, endDate },
            ...(version !== undefined && { version }),
          });
        },
      ),
      save: fromCall<SavedForm<DeadlineValues>, SaveFormInput<DeadlineValues, DeadlineSubject>>(
        async ({ input: { subject, values, version } }) => {
          const response = await call(
            setDeadline,
            {
              params: { id: subject.quiz },
              body: { end_date: toStoredDeadline(values.endDate, subject) },
            },
            version === undefined ? {} : { ifMatch: version },
          );
          return response.ok ? succeeded({}) : response;
        },
      ),
    },
  });

/** Provides the statistics of a quiz with their call. */
export const provideStatistics = (call: Call): typeof statisticsMachine =>
  statisticsMachine.provide({
    actors: {
      load: fromCall(async ({ input: { subject }, signal }) =>
        toContent(await call(getQuizStatistics, { params: { id: subject.quiz } }, { signal })),
      ),
    },
  });

/** Provides the quiz selector with its call. */
export const provideDistributedQuizzes = (call: Call): typeof distributedQuizzesMachine =>
  distributedQuizzesMachine.provide({
    actors: {
      load: fromCall(async ({ input: { subject }, signal }) =>
        toContent(await call(listDistributedQuizzes, { params: { id: subject.quiz } }, { signal })),
      ),
    },
  });

/** Provides whom reminders of a quiz reach with its call. */
export const provideQuizReminders = (call: Call): typeof quizRemindersMachine =>
  quizRemindersMachine.provide({
    actors: {
      load: fromCall(async ({ input: { subject }, signal }) =>
        toContent(await call(getQuizReminders, { params: { id: subject.quiz } }, { signal })),
      ),
    },
  });

/** Provides the download of the results with its call (API-076). */
export const provideResultsDownload = (call: Call): typeof resultsDownloadMachine =>
  resultsDownloadMachine.provide({
    actors: {
      download: fromCall(
        async ({
          input: {
            subject: { quiz },
          },
          signal,
        }) => {
          const response = await call(
            downloadResults,
            { params: { id: quiz }, query: { format: 'csv' } },
            { signal },
          );
          if (!response.ok) return response;
          const name = response.value.fileName ?? `${String(quiz)}_results.csv`;
          saveFile(response.value.blob, name);
          return succeeded({ name });
        },
      ),
    },
  });

/** Provides the answers of a student with their call (API-077). */
export const provideStudentResult = (call: Call): typeof studentResultMachine =>
  studentResultMachine.provide({
    actors: {
      load: fromCall(async ({ input: { subject }, signal }) =>
        toContent(await call(getStudentResult, { params: { id: subject.assignment } }, { signal })),
      ),
    },
  });
