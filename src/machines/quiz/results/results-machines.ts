import type {
  QuestionStatistics,
  QuizStatistics,
  StudentResult,
} from '../../../api/contract/quiz-results.ts';
import type { ListDefaults } from '../../../domain/lists/list-query.ts';
import { createDownloadMachine } from '../../shared/download-machine.ts';
import { createListMachine } from '../../shared/list/list-machine.ts';
import { createLoadMachine } from '../../shared/load-machine.ts';

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

/** Downloads the results as a file (QRES-07, QRES-10). */
export const resultsDownloadMachine = createDownloadMachine<QuizSubject>('resultsDownload', {
  done: (name) => ({ key: 'quizResults.downloaded', values: { name } }),
  failed: { key: 'quizResults.downloadFailed' },
});

/** The answers of one student (ENT-15). */
export type StudentAnswers = StudentResult;

/** Loads the answers of one student. */
export const studentResultMachine = createLoadMachine<
  { readonly assignment: number },
  StudentResult
>('studentResult');
