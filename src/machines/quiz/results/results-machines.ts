import type {
  QuestionStatistics,
  QuizReminders as RemindersOfQuiz,
  QuizStatistics,
  StudentResult,
} from '../../../api/contract/quiz-results.ts';
import { assign, emit, setup } from 'xstate';

import type { ListDefaults, ListQuery } from '../../../domain/lists/list-query.ts';
import type { Outcome } from '../../../domain/outcome.ts';
import { createDownloadMachine } from '../../shared/download-machine.ts';
import type { Emitted } from '../../shared/emitted.ts';
import { fromCall } from '../../shared/from-call.ts';
import { createListMachine } from '../../shared/list/list-machine.ts';
import { createLoadMachine } from '../../shared/load-machine.ts';
import { notProvided } from '../../shared/not-provided.ts';
import { hasSucceeded } from '../../shared/outcome-rules.ts';
import { withOutput } from '../../shared/with-output.ts';

/** The quiz of the results. */
export interface QuizSubject {
  readonly quiz: number;
}

/**
 * A student in the results (QRES-08, ENT-14). `progress` is a percentage; `durationSeconds` 0 is
 * unknown.
 */
export interface ResultRow {
  readonly id: number;
  readonly email: string;
  readonly progress: number;
  readonly questionCount: number;
  readonly durationSeconds: number;
  readonly submittedAt: string | null;
}

/** The default order of the results: by e-mail, of all students. */
export const resultListDefaults: ListDefaults = {
  sort: { field: 'email', order: 'asc' },
  filters: { show: 'all' },
};

/**
 * The students of a quiz in pages (QRES-08, QRES-09). A number is searched like any text. Provide
 * `loadPage`.
 */
export const resultListMachine = createListMachine<ResultRow>({
  id: 'results',
  searchesIds: false,
  keepsRows: true,
});

/** The statistics of a quiz, and of one question. */
export type Statistics = QuizStatistics;
export type QuestionSummary = QuestionStatistics;

/** Loads the statistics of a quiz. */
export const statisticsMachine = createLoadMachine<QuizSubject, QuizStatistics>('quizStatistics');

/** Loads the quizzes with results for the quiz selector (QRES-02, QRES-22). */
export const distributedQuizzesMachine = createLoadMachine<
  QuizSubject,
  readonly { readonly id: number; readonly title: string }[]
>('distributedQuizzes');

/** The classes whose students can be reminded of a quiz, and whom no reminder reaches. */
export type QuizReminders = RemindersOfQuiz;

/** Loads whom reminders of a quiz reach (QRES-08, CLS-06). */
export const quizRemindersMachine = createLoadMachine<QuizSubject, QuizReminders>('quizReminders');

/** Downloads the results as a file (QRES-07, QRES-10). */
export const resultsDownloadMachine = createDownloadMachine<QuizSubject>('resultsDownload', {
  done: (name) => ({ key: 'quizResults.downloaded', values: { name } }),
  failed: { key: 'quizResults.downloadFailed' },
});

/** The students of a quiz that a list finds, on all of its pages. */
export interface FoundResults extends QuizSubject {
  readonly query: ListQuery;
}

type LoadAllOutcome = Outcome<readonly ResultRow[]>;

/**
 * Prints the results: loads the students of all pages, as the list is searched, filtered and sorted,
 * and keeps them until the print is over. Provide `loadAll`.
 */
export const resultsPrintMachine = setup({
  types: {
    context: {} as QuizSubject & {
      readonly query: ListQuery | null;
      readonly rows: readonly ResultRow[];
    },
    events: {} as
      | { readonly type: 'print.start'; readonly query: ListQuery }
      | { readonly type: 'print.end' },
    input: {} as QuizSubject,
    emitted: {} as Emitted,
  },
  actors: { loadAll: fromCall<readonly ResultRow[], FoundResults>(notProvided('loadAll')) },
  guards: { hasSucceeded },
  actions: {
    setRows: assign((_, outcome: LoadAllOutcome) => ({ rows: outcome.ok ? outcome.value : [] })),
    forgetRows: assign({ rows: [] }),
    announceFailure: emit({
      type: 'notice',
      notice: { severity: 'error', message: { key: 'quizResults.printFailed' } },
    }),
  },
}).createMachine({
  id: 'resultsPrint',
  context: ({ input: { quiz } }) => ({ quiz, query: null, rows: [] }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'print.start': {
          target: 'loading',
          actions: assign({ query: ({ event }) => event.query }),
        },
      },
    },
    loading: {
      invoke: {
        src: 'loadAll',
        input: ({ context: { quiz, query } }) => ({ quiz, query: query as ListQuery }),
        onDone: [
          {
            guard: withOutput('hasSucceeded'),
            target: 'printing',
            actions: withOutput('setRows'),
          },
          { target: 'idle', actions: 'announceFailure' },
        ],
      },
    },
    printing: { on: { 'print.end': { target: 'idle', actions: 'forgetRows' } } },
  },
});

/** The answers of one student (ENT-15). */
export type StudentAnswers = StudentResult;

/** Loads the answers of one student. */
export const studentResultMachine = createLoadMachine<
  { readonly assignment: number },
  StudentResult
>('studentResult');
