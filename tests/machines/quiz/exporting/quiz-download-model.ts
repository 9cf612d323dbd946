import type { SnapshotFrom } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import { exportRemarksMachine } from '../../../../src/machines/quiz/exporting/export-remarks-machine.ts';
import { quizDownloadMachine } from '../../../../src/machines/quiz/exporting/quiz-download-machine.ts';
import type {
  DownloadedQuiz,
  SavedPackage,
} from '../../../../src/machines/quiz/exporting/quiz-download-types.ts';
import { defineModel } from '../../../support/define-model.ts';
import { createLoadModel } from '../../../support/models/load-model.ts';

const cells: DownloadedQuiz = { id: 7, title: 'Cells', type: 'template' };
const tides: DownloadedQuiz = { id: 8, title: 'Tide Pools', type: 'user_quiz' };
const kestrel = { id: 2, title: 'Kestrel College' };
const saved = (name: string): Outcome<SavedPackage> => succeeded({ name, hasReport: false });
const id = '0.quizDownload.open.downloading';
const stateOf = ({
  value,
  context: { quizzes, format, institution, done, failures },
}: SnapshotFrom<typeof quizDownloadMachine>): string =>
  [
    JSON.stringify(value),
    quizzes.length,
    format.kind,
    format.version,
    institution?.id ?? 'any',
    done.length,
    failures.map(({ failure }) => failure.kind).join(),
  ].join(' ');

/** The dialog that downloads quizzes, for people who may choose an institution and who may not. */
export const quizDownloadModel = defineModel({
  machine: quizDownloadMachine,
  requirements: 'QIO-04',
  stateOf,
  each: 'transition',
  longest: 30,
  parts: {
    'for every institution': { input: { canChooseInstitution: true } },
    'for the own institution': { input: { canChooseInstitution: false } },
  },
  events: {
    open: { type: 'download.open', kind: 'qti', quizzes: [cells] },
    'open two as CC': { type: 'download.open', kind: 'cc', quizzes: [cells, tides] },
    'choose 3.0': { type: 'download.chooseFormat', format: { kind: 'qti', version: '3.0' } },
    'pick institution': { type: 'institution.pick' },
    'choose institution': { type: 'institution.choose', institution: kestrel },
    'cancel institution': { type: 'institution.cancel' },
    'clear institution': { type: 'institution.clear' },
    start: { type: 'download.start' },
    close: { type: 'download.close' },
    saved: { type: `xstate.done.actor.${id}`, output: saved('Cells-qti.zip') },
    refused: {
      type: `xstate.done.actor.${id}`,
      output: failed({ kind: 'refused', message: 'Not now.' }),
    },
  },
});

const remarks = (...lines: readonly string[]) => ({
  id: 7,
  title: 'Cells',
  count: lines.length,
  remarks: lines,
});

/** What a package changes or leaves out. */
export const exportRemarksModel = createLoadModel(
  exportRemarksMachine,
  'QIO-04 QIO-11',
  { quizzes: [cells], format: { kind: 'qti', version: '2.1' }, institutionId: null },
  [
    [remarks('The quiz is graded. This format cannot store that.')],
    [remarks('The empty activity "Cells" was left out.')],
  ],
);
