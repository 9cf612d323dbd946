import type { SnapshotFrom } from 'xstate';

import type { ImportReview } from '../../../../src/domain/interchange/import/import-review.ts';
import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { quizImportMachine } from '../../../../src/machines/quiz/importing/quiz-import-machine.ts';
import { defineModel } from '../../../support/define-model.ts';

/** A package. */
export const zip = new File(['PK'], 'Cells.zip');
/** A file that is no package. */
export const pdf = new File(['%PDF'], 'Cells.pdf');
const preview = { kind: 'question', isMultiple: false, text: 'Which?', options: [] } as const;
/** The review of a package. */
export const review: ImportReview = {
  quizzes: [{ title: 'Cells', countOfQuestions: 2 }],
  report: [
    { file: 'a.xml', identifier: 'q1', title: 'Nucleus', outcome: 'imported', reason: '', preview },
    {
      file: 'b.xml',
      identifier: 'q2',
      title: 'Membrane',
      outcome: 'partial',
      reason: 'Feedback was left out.',
      preview,
    },
    {
      file: 'c.xml',
      identifier: 'q3',
      title: 'Essay',
      outcome: 'skipped',
      reason: 'It is an essay.',
    },
  ],
};
/** The refusal of a package. */
export const refused = failed({ kind: 'invalid', message: 'This is not a .zip file.', errors: {} });

const stateOf = ({
  value,
  context: { file, part, review: shown, excludedItems, error },
}: SnapshotFrom<typeof quizImportMachine>): string =>
  [
    JSON.stringify(value),
    file?.name,
    part,
    shown?.report.length,
    [...excludedItems].join(),
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
    refused: { type: 'package.sent', outcome: refused },
    'leave one out': { type: 'item.choose', item: 'a.xml#q1' },
    'leave all out': { type: 'items.choose', isChosen: false },
    'take all': { type: 'items.choose', isChosen: true },
    start: { type: 'import.start' },
    again: { type: 'import.retry' },
    stop: { type: 'import.stop' },
    close: { type: 'import.close' },
  },
});
