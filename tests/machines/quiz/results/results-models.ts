import { deadlineFormMachine } from '../../../../src/machines/quiz/results/deadline-form-machine.ts';
import {
  distributedQuizzesMachine,
  quizRemindersMachine,
  resultListMachine,
  resultsDownloadMachine,
  resultsPrintMachine,
  statisticsMachine,
  studentResultMachine,
  type QuizReminders,
  type ResultRow,
  type Statistics,
  type StudentAnswers,
} from '../../../../src/machines/quiz/results/results-machines.ts';
import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { defineModel } from '../../../support/define-model.ts';
import {
  createFormModel,
  doesNotMerge,
  isReadFirst,
  savesAlways,
} from '../../../support/models/form-model.ts';
import { createListModel } from '../../../support/models/list-model.ts';
import { createDownloadModel, createLoadModel } from '../../../support/models/load-model.ts';
import { overview, now } from './running-deadline-form.ts';

const quiz = { quiz: 50 };

const studentOf = (id: number, email: string): ResultRow => ({
  id,
  email,
  progress: 67,
  questionCount: 3,
  durationSeconds: 125,
  submittedAt: '2026-03-01T12:30:00.000Z',
});

/** The students of a quiz, where a number is a text like any other. */
export const resultListModel = createListModel({
  machine: resultListMachine,
  keepsRows: true,
  requirements: 'QRES-08 QRES-09',
  rows: [studentOf(1, 'ana@x.org'), studentOf(2, 'bob@x.org')],
});

const statisticsOf = (title: string): Statistics => ({
  scores: {
    completed: 2,
    mean: null,
    median: null,
    standardDeviation: null,
    lowest: null,
    highest: null,
    bins: [],
  },
  questions: [
    {
      questionOrder: 1,
      title,
      timesAsked: 2,
      timesRight: 1,
      timesBlank: 0,
      difficulty: 0.5,
      discrimination: null,
      options: [],
    },
  ],
});

const answersTo = (title: string): StudentAnswers => ({
  id: 3,
  assignedUser: { firstName: 'Ana', lastName: 'Silva', email: 'ana@x.org' },
  title: 'Cells',
  dateSubmitted: '2026-03-01T12:30:00.000Z',
  durationSeconds: 125,
  score: 0,
  rightAnswers: 0,
  isGraded: true,
  questions: [
    {
      questionOrder: 1,
      title,
      isCorrectAnswer: false,
      userAnswer: null,
      userIndexAnswer: [],
      correctAnswer: null,
      correctIndexAnswer: [],
    },
  ],
});

/** What the screens of results load. */
export const statisticsModel = createLoadModel(statisticsMachine, 'QRES-02', quiz, [
  statisticsOf('Which organelle?'),
  statisticsOf('Which enzyme?'),
]);
export const distributedQuizzesModel = createLoadModel(
  distributedQuizzesMachine,
  'QRES-02 QRES-22',
  quiz,
  [[{ id: 50, title: 'Cells' }], [{ id: 50, title: 'Cells and tissues' }]],
);
const remindersOf = (title: string): QuizReminders => ({
  isOpen: true,
  withoutClass: 0,
  classes: [{ id: 12, title, isPublished: true, missing: 2, remindedAt: null }],
});
export const quizRemindersModel = createLoadModel(quizRemindersMachine, 'QRES-08 CLS-06', quiz, [
  remindersOf('Genetics Seminar'),
  remindersOf('Genetics, Spring'),
]);
export const studentResultModel = createLoadModel(
  studentResultMachine,
  'ENT-15',
  { assignment: 3 },
  [answersTo('Which organelle?'), answersTo('Which enzyme?')],
);

/** The results as a file. */
export const resultsDownloadModel = createDownloadModel(
  resultsDownloadMachine,
  'QRES-07 QRES-10',
  quiz,
);

/** The results on paper. */
export const resultsPrintModel = defineModel({
  machine: resultsPrintMachine,
  requirements: 'QRES-08',
  input: quiz,
  factsOf: ({ rows, query }) => [
    rows.map(({ email }) => email).join(' '),
    query === null ? 'never asked' : 'asked',
  ],
  answers: {
    loading: {
      'all students arrive': succeeded([studentOf(1, 'ana@x.org'), studentOf(2, 'bob@x.org')]),
      'they cannot be loaded': failed({ kind: 'offline' }),
    },
  },
  events: {
    start: {
      type: 'print.start',
      query: { page: 1, search: '', sort: null, filters: { show: 'all' } },
    },
    end: { type: 'print.end' },
  },
});

const until = (endDate: string | null) => ({ endDate });

/** The deadline of a quiz, with the overview of its results. */
export const deadlineFormModel = createFormModel({
  machine: deadlineFormMachine,
  requirements: 'QRES-11 QRES-12 QRES-13',
  input: { ...quiz, now: () => now, zoneMinutes: () => 0 },
  stored: { overview: overview(), endDate: null as string | null },
  written: until('2026-05-01T10:00:00.000Z'),
  restored: until(null),
  refused: until('2027-05-01T10:00:00.000Z'),
  field: 'endDate',
  remote: { overview: overview(), ...until('2026-06-01T10:00:00.000Z') },
  impossible: {
    ...isReadFirst('deadlineForm'),
    ...doesNotMerge('deadlineForm'),
    ...savesAlways('deadlineForm'),
    'deadlineForm.saved always [hasChanges]*': 'what was saved is read again first',
    'deadlineForm.saved form.*': 'what was saved is read again at once',
  },
});
