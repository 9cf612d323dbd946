import type { SnapshotFrom } from 'xstate';

import type { ImportReview } from '../../../../src/domain/interchange/import/import-review.ts';
import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { quizImportMachine } from '../../../../src/machines/quiz/importing/quiz-import-machine.ts';
import { defineModel } from '../../../support/define-model.ts';

/** A package. */
export const zip = new File(['PK'], 'Cells.zip');
/** A file that is no package. */
export const pdf = new File(['%PDF'], 'Cells.pdf');
const preview = {
  kind: 'question',
  isMultiple: false,
  isShortened: false,
  text: 'Which?',
  image: null,
  imageAlt: '',
  options: [],
} as const;
/** The review of a package. */
export const review: ImportReview = {
  sources: [{ file: 'test.xml', title: 'Cells' }],
  quizzes: [
    {
      source: 0,
      title: 'Cells',
      countOfQuestions: 2,
      duration: null,
      isGraded: null,
      showCaption: null,
    },
  ],
  report: [
    {
      source: 0,
      file: 'a.xml',
      identifier: 'q1',
      title: 'Nucleus',
      outcome: 'imported',
      reason: '',
      preview,
    },
    {
      source: 0,
      file: 'b.xml',
      identifier: 'q2',
      title: 'Membrane',
      outcome: 'partial',
      reason: 'Feedback was left out.',
      preview,
    },
    {
      source: 0,
      file: 'c.xml',
      identifier: 'q3',
      title: 'Essay',
      outcome: 'skipped',
      reason: 'It is an essay.',
    },
  ],
};
/** What the server returns for the import of that package. */
export const imported: ImportReview = {
  sources: review.sources,
  quizzes: review.quizzes.map((quiz, at) => ({ ...quiz, id: 71 + at })),
  report: review.report.map(({ preview: _preview, ...entry }) => entry),
};
const cells = { id: 71, title: 'Cells' };
/** The refusal of a package. */
export const refused = failed({
  kind: 'invalid',
  message: { text: 'This is not a .zip file.' },
  errors: {},
});

const stateOf = ({
  value,
  context: { file, part, review: shown, excludedItems, titles, error, result, ...undo },
}: SnapshotFrom<typeof quizImportMachine>): string =>
  [
    JSON.stringify(value),
    file?.name,
    part,
    shown?.report.length,
    [...excludedItems].join(),
    JSON.stringify(titles),
    result?.fileName,
    result?.imported.quizzes.map(({ id }) => id).join(),
    undo.removedIds.join(),
    undo.failedRemovals.length,
    error === null ? '' : 'complains',
  ].join(' ');

/** The dialog that imports a package. */
export const quizImportModel = defineModel({
  machine: quizImportMachine,
  requirements: 'QIO-01',
  input: { createKey: () => 'name' },
  stateOf,
  each: 'transition',
  longest: 30,
  events: {
    open: { type: 'import.open' },
    'choose a zip': { type: 'package.choose', files: [zip] },
    'choose a pdf': { type: 'package.choose', files: [pdf] },
    'half sent': { type: 'package.progress', part: 0.5 },
    read: { type: 'package.sent', outcome: succeeded(review) },
    stored: { type: 'package.sent', outcome: succeeded(imported) },
    refused: { type: 'package.sent', outcome: refused },
    'leave one out': { type: 'item.choose', item: '0:a.xml#q1' },
    'leave the quiz out': { type: 'quiz.choose', source: 0, isChosen: false },
    'take the quiz': { type: 'quiz.choose', source: 0, isChosen: true },
    rename: { type: 'title.set', source: 0, title: 'Cell biology' },
    'empty the title': { type: 'title.set', source: 0, title: ' ' },
    'leave all out': { type: 'items.choose', isChosen: false },
    'take all': { type: 'items.choose', isChosen: true },
    start: { type: 'import.start' },
    again: { type: 'import.retry' },
    stop: { type: 'import.stop' },
    close: { type: 'import.close' },
    undo: { type: 'import.undo' },
    another: { type: 'import.another' },
    'show the report': { type: 'report.show' },
    'save the report': { type: 'report.save' },
    'restore the quiz': { type: 'quizzes.restored', ids: [71] },
  },
  answers: {
    removeQuizzes: {
      'all removed': [{ item: cells, outcome: succeeded(null) }],
      'not removed': [{ item: cells, outcome: failed({ kind: 'offline' }) }],
    },
  },
});
