import type { SnapshotFrom } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../../src/domain/outcome.ts';
import { exportRemarksMachine } from '../../../../src/machines/quiz/exporting/export-remarks-machine.ts';
import { quizDownloadMachine } from '../../../../src/machines/quiz/exporting/quiz-download-machine.ts';
import type {
  DownloadedQuiz,
  LoadedPackage,
} from '../../../../src/machines/quiz/exporting/quiz-download-types.ts';
import { defineModel } from '../../../support/define-model.ts';
import { createLoadModel } from '../../../support/models/load-model.ts';

const cells: DownloadedQuiz = { id: 7, title: 'Cells', type: 'template' };
const tides: DownloadedQuiz = { id: 8, title: 'Tide Pools', type: 'user_quiz' };
const kestrel = { id: 2, title: 'Kestrel College' };
const saved = (name: string): Outcome<LoadedPackage> =>
  succeeded({ name, hasReport: false, content: new Blob([]) });
const id = '0.quizDownload.open.downloading';
const saveId = '0.quizDownload.open.saving';
const stopId = '0.quizDownload.open.stopping';
const collectId = '0.quizDownload.open.collecting';
const stateOf = ({
  value,
  context: { quizzes, format, institution, done, failures, packages },
}: SnapshotFrom<typeof quizDownloadMachine>): string =>
  [
    JSON.stringify(value),
    quizzes.length,
    format.kind,
    format.version,
    institution?.id ?? 'any',
    done.length,
    packages.length,
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
    'open for all': {
      type: 'download.openAll',
      kind: 'qti',
      found: {
        context: 'template',
        searchBy: 'title',
        query: { page: 1, search: '', sort: null, filters: {} },
      },
    },
    'open two as CC': { type: 'download.open', kind: 'cc', quizzes: [cells, tides] },
    'choose 3.0': { type: 'download.chooseFormat', format: { kind: 'qti', version: '3.0' } },
    'pick institution': { type: 'institution.pick' },
    'choose institution': { type: 'institution.choose', institution: kestrel },
    'cancel institution': { type: 'institution.cancel' },
    'clear institution': { type: 'institution.clear' },
    start: { type: 'download.start' },
    close: { type: 'download.close' },
    found: { type: `xstate.done.actor.${collectId}`, output: succeeded([cells, tides]) },
    'nothing found': { type: `xstate.done.actor.${collectId}`, output: succeeded([]) },
    'not found': {
      type: `xstate.done.actor.${collectId}`,
      output: failed({ kind: 'offline' }),
    },
    saved: { type: `xstate.done.actor.${id}`, output: saved('Cells-qti.zip') },
    'file of the stopped saved': {
      type: `xstate.done.actor.${stopId}`,
      output: succeeded(null),
    },
    'file of the stopped not saved': {
      type: `xstate.done.actor.${stopId}`,
      output: failed({ kind: 'unexpected' }),
    },
    'file saved': { type: `xstate.done.actor.${saveId}`, output: succeeded(null) },
    'file not saved': {
      type: `xstate.done.actor.${saveId}`,
      output: failed({ kind: 'unexpected' }),
    },
    refused: {
      type: `xstate.done.actor.${id}`,
      output: failed({ kind: 'refused', message: { text: 'Not now.' } }),
    },
    'out of reach': { type: `xstate.done.actor.${id}`, output: failed({ kind: 'offline' }) },
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
