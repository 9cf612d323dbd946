import { fromPromise } from 'xstate';

import type { Call } from '../../api/client.ts';
import { getSectionSubscription } from '../../api/contract/articles.ts';
import {
  downloadResults,
  getQuizStatistics,
  getResults,
  getStudentResult,
  listDistributed,
  setDeadline,
  type AssignmentResult,
  type QuizResults,
} from '../../api/contract/quiz-results.ts';
import type { ListPage } from '../../domain/lists/list-page.ts';
import { succeeded, type Outcome } from '../../domain/outcome.ts';
import { deadlineAt } from '../../domain/quiz/deadline.ts';
import {
  resultsHeadMachine,
  settledIn,
  type HeadSubject,
  type HeadValues,
} from '../../machines/quiz/results/results-head-machine.ts';
import {
  distributedMachine,
  resultListMachine,
  resultsDownloadMachine,
  statisticsMachine,
  studentResultMachine,
  type OfQuiz,
  type ResultRow,
} from '../../machines/quiz/results/results-machines.ts';
import type { LoadedForm, SaveFormInput } from '../../machines/shared/form-types.ts';
import type { LoadPageInput } from '../../machines/shared/list-types.ts';
import { saveFile } from '../save-file.ts';

const itemsOnPage = 20;
const sortProperties = {
  email: 'email',
  progress: 'progress',
  submittedAt: 'submitted_at',
} as const;
const isSortable = (field: string): field is keyof typeof sortProperties => field in sortProperties;

const rowOf = (
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

/** The students of a quiz over their call (API-075). A server that knows no pages answers everybody at once; then all stand on one page. */
export const suppliedResultList = (call: Call, { quiz }: OfQuiz): typeof resultListMachine =>
  resultListMachine.provide({
    actors: {
      loadPage: fromPromise<Outcome<ListPage<ResultRow>>, LoadPageInput>(
        async ({
          input: {
            query: { page, search, sort },
          },
          signal,
        }) => {
          const field =
            sort !== null && isSortable(sort.field) ? sortProperties[sort.field] : 'email';
          const query = {
            page,
            items_per_page: itemsOnPage,
            sort: sort?.order === 'desc' ? (`-${field}` as const) : field,
            ...(search !== '' && { email: search }),
          };
          const answer = await call(getResults, { params: { id: quiz }, query }, { signal });
          if (!answer.ok) return answer;
          const {
            assignments,
            navigation,
            quiz: { countOfQuestions },
          } = answer.value.content;
          const items = assignments.map((assignment) => rowOf(assignment, countOfQuestions));
          return succeeded({
            items,
            totalItems: navigation?.totalItems ?? items.length,
            totalPages: navigation?.totalPages ?? 1,
          });
        },
      ),
    },
  });

const countedIn = ({ assignments, summary }: QuizResults) =>
  summary ?? {
    distributed: assignments.length,
    completed: assignments.filter(({ submitAt }) => submitAt !== null).length,
  };

/** Who owns the quiz bounds its deadline; a server that does not tell bounds it by the caller's own subscription, one that is unknown by nothing (decision 29). */
async function boundsOf(
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

/** The head of the results over its calls (API-075, API-078): the deadline is kept as it settles, for the version that was loaded. */
export const suppliedResultsHead = (call: Call): typeof resultsHeadMachine =>
  resultsHeadMachine.provide({
    actors: {
      load: fromPromise<Outcome<LoadedForm<HeadValues>>, { readonly subject: HeadSubject }>(
        async ({ input: { subject }, signal }) => {
          const answer = await call(
            getResults,
            { params: { id: subject.quiz }, query: { page: 1, items_per_page: 1 } },
            { signal },
          );
          if (!answer.ok) return answer;
          const { content, version } = answer.value;
          const { title, isGraded, startDate, endDate } = content.quiz;
          const { endDate: subscriptionEnd, isTrialOver } = await boundsOf(call, content, signal);
          const { distributed, completed } = countedIn(content);
          const head = {
            title,
            isGraded,
            startDate,
            subscriptionEnd,
            isTrialOver,
            isExpired: deadlineAt(endDate, subject.now()) === 'expired',
            distributedTo: distributed,
            completedBy: completed,
          };
          return succeeded({
            values: { head, endDate },
            ...(version !== undefined && { version }),
          });
        },
      ),
      save: fromPromise<Outcome<null>, SaveFormInput<HeadValues, HeadSubject>>(
        async ({ input: { subject, values, version } }) => {
          const answer = await call(
            setDeadline,
            {
              params: { id: subject.quiz },
              body: { end_date: settledIn(values.endDate, subject) },
            },
            version === undefined ? {} : { ifMatch: version },
          );
          return answer.ok ? succeeded(null) : answer;
        },
      ),
    },
  });

/** The statistics of a quiz over their call. */
export const suppliedStatistics = (call: Call): typeof statisticsMachine =>
  statisticsMachine.provide({
    actors: {
      load: fromPromise(
        async ({
          input: {
            subject: { quiz },
          },
          signal,
        }) => {
          const answer = await call(getQuizStatistics, { params: { id: quiz } }, { signal });
          return answer.ok ? succeeded(answer.value.content) : answer;
        },
      ),
    },
  });

/** The quiz selector's quizzes over their call. */
export const suppliedDistributed = (call: Call): typeof distributedMachine =>
  distributedMachine.provide({
    actors: {
      load: fromPromise(
        async ({
          input: {
            subject: { quiz },
          },
          signal,
        }) => {
          const answer = await call(listDistributed, { params: { id: quiz } }, { signal });
          return answer.ok ? succeeded(answer.value.content) : answer;
        },
      ),
    },
  });

/** The results as a file over its call (API-076). */
export const suppliedResultsDownload = (call: Call): typeof resultsDownloadMachine =>
  resultsDownloadMachine.provide({
    actors: {
      download: fromPromise(
        async ({
          input: {
            subject: { quiz },
          },
          signal,
        }) => {
          const answer = await call(
            downloadResults,
            { params: { id: quiz }, query: { format: 'csv' } },
            { signal },
          );
          if (!answer.ok) return answer;
          const name = answer.value.fileName ?? `${String(quiz)}_results.csv`;
          saveFile(answer.value.blob, name);
          return succeeded({ name });
        },
      ),
    },
  });

/** A student's answers over their call (API-077). */
export const suppliedStudentResult = (call: Call): typeof studentResultMachine =>
  studentResultMachine.provide({
    actors: {
      load: fromPromise(
        async ({
          input: {
            subject: { assignment },
          },
          signal,
        }) => {
          const answer = await call(getStudentResult, { params: { id: assignment } }, { signal });
          return answer.ok ? succeeded(answer.value.content) : answer;
        },
      ),
    },
  });
