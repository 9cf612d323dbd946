import type { RebuildBatch } from '../../../../src/api/contract/quiz-rebuild.ts';
import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { rebuildProgressMachine } from '../../../../src/machines/quiz/rebuild/rebuild-progress-machine.ts';
import { rebuildQuizMachine } from '../../../../src/machines/quiz/rebuild/rebuild-quiz-machine.ts';
import { rebuildSectionsMachine } from '../../../../src/machines/quiz/rebuild/rebuild-sections-machine.ts';
import { rebuildUndoMachine } from '../../../../src/machines/quiz/rebuild/rebuild-undo-machine.ts';
import { defineModel } from '../../../support/define-model.ts';
import { createRecycleBinModel } from '../../../support/models/changes-model.ts';

const offline = failed({ kind: 'offline' });

/** Quizzes that are rebuilt one after the other. */
export const rebuildQuizModel = defineModel({
  machine: rebuildQuizMachine,
  requirements: 'QIO-21 QIO-22',
  factsOf: ({ asked, queue }) => [
    `asked about ${asked?.title ?? 'nothing'}`,
    `queue ${queue.map(({ title }) => title).join(' and ') || 'empty'}`,
  ],
  answers: {
    rebuilding: {
      'it is rebuilt': succeeded({ version: '4' }),
      'it is rebuilt by a server without versions': succeeded({}),
      'it cannot be rebuilt': offline,
    },
  },
  events: {
    'rebuild the first': { type: 'quiz.rebuild', quiz: { id: 1, title: 'Cells' } },
    'rebuild the second': { type: 'quiz.rebuild', quiz: { id: 2, title: 'Gels' } },
    confirm: { type: 'rebuild.confirm' },
    cancel: { type: 'rebuild.cancel' },
  },
});

/** Undoing rebuilds. */
export const rebuildUndoModel = createRecycleBinModel(rebuildUndoMachine, 'QIO-22');

/** The dialog that rebuilds a library. */
export const rebuildSectionsModel = defineModel({
  machine: rebuildSectionsMachine,
  requirements: 'QIO-17 QIO-18 QIO-19 QVAL-36',
  factsOf: ({ form, error, failure }) => [
    form,
    error === null ? 'no error' : 'error',
    failure === null ? 'no failure' : 'failure',
  ],
  answers: { sending: { 'it is queued': succeeded(null), 'it cannot be queued': offline } },
  events: {
    open: { type: 'rebuild.open' },
    'choose core': { type: 'rebuild.change', form: { type: 'core' } },
    'all quizzes': { type: 'rebuild.change', form: { isAllUpdate: true } },
    send: { type: 'rebuild.send' },
    close: { type: 'rebuild.close' },
  },
});

const batch = (done: number): RebuildBatch => ({
  id: 5,
  type: 'core',
  isAllUpdate: true,
  total: 2,
  done,
  failed: 0,
  cancelled: 0,
  requestedAt: '2026-03-02T12:00:00.000Z',
  requestedBy: null,
});

/** The progress of rebuilds, which is polled while one runs. */
export const rebuildProgressModel = defineModel({
  machine: rebuildProgressMachine,
  requirements: 'QIO-20',
  factsOf: ({ batches, cancelling }) => [
    batches === null
      ? 'unknown'
      : batches.map(({ done, total }) => `${String(done)} of ${String(total)}`).join(),
    cancelling === null ? 'none cancelled' : 'cancelling',
  ],
  parts: { enabled: { input: { isEnabled: true } }, disabled: { input: { isEnabled: false } } },
  answers: {
    loading: {
      'one is under way': succeeded([batch(1)]),
      'it is over': succeeded([batch(2)]),
      'there is none': succeeded([]),
      'they cannot be loaded': offline,
    },
    cancelling: { 'it is cancelled': succeeded(null), 'it cannot be cancelled': offline },
  },
  events: {
    refresh: { type: 'progress.refresh' },
    cancel: { type: 'progress.cancel', batch: 5 },
    'a pause passes': { type: 'xstate.after.pause.rebuildProgress.waiting' },
  },
});
