import type {
  QuestionStatistics,
  QuizStatistics,
  StudentResult,
} from '../../../api/contract/quiz-results.ts';
import type { ListDefaults } from '../../../domain/lists/list-query.ts';
import { createDownloadMachine } from '../../shared/download-machine.ts';
import { createListMachine } from '../../shared/list-machine.ts';
import { createLoadMachine } from '../../shared/load-machine.ts';

/** Which quiz the results are of. */
export interface OfQuiz {
  readonly quiz: number;
}

/** A student as the results show them (QRES-08, ENT-14): percentage, score of how many questions, how long they took (0 is unknown), when they submitted. */
export interface ResultRow {
  readonly id: number;
  readonly email: string;
  readonly progress: number;
  readonly questionCount: number;
  readonly durationSeconds: number;
  readonly submittedAt: string | null;
}

/** What the results show when their address says nothing: by e-mail. */
export const resultListDefaults: ListDefaults = {
  sort: { field: 'email', order: 'asc' },
  filters: {},
};

/** The students of a quiz, a page at a time (QRES-08, QRES-09). Digits are searched like any words. Supply `loadPage`. */
export const resultListMachine = createListMachine<ResultRow>({ id: 'results' }).provide({
  guards: { foundNoSuchId: () => false },
});

/** What the answers to a quiz tell, and to one of its questions. */
export type Statistics = QuizStatistics;
export type QuestionFigures = QuestionStatistics;

/** What the answers tell about the questions of a quiz. */
export const statisticsMachine = createLoadMachine<OfQuiz, QuizStatistics>('quizStatistics');

/** The quizzes whose results can be gone to (QRES-02, QRES-22). */
export const distributedMachine = createLoadMachine<
  OfQuiz,
  readonly { readonly id: number; readonly title: string }[]
>('distributedQuizzes');

/** The results as a file (QRES-07, QRES-10). */
export const resultsDownloadMachine = createDownloadMachine<OfQuiz>('resultsDownload', {
  done: (name) => ({ key: 'quizResults.downloaded', values: { name } }),
  failed: { key: 'quizResults.downloadFailed' },
});

/** What one student answered (ENT-15). */
export type StudentAnswers = StudentResult;

/** The answers of one student. */
export const studentResultMachine = createLoadMachine<
  { readonly assignment: number },
  StudentResult
>('studentResult');
