import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { bulkChangeMachine } from '../../../../src/machines/quiz/bulk/bulk-change-machine.ts';
import { defineModel } from '../../../support/define-model.ts';

const quizOf = (id: number) => ({ id, title: `Quiz ${String(id)}` });
const found = Array.from({ length: 150 }, (_, index) => quizOf(index + 1));
const describeCount = (name: string, count: number): string =>
  count === 0 ? `nothing ${name}` : `some ${name}`;

/** Changes of many quizzes: two rows of a page, or 150 that a list finds, in calls of a hundred. */
export const bulkChangeModel = defineModel({
  machine: bulkChangeMachine,
  requirements: 'QLST-64',
  factsOf: ({
    kind,
    selection,
    isUndo,
    isStopped,
    waiting,
    undos,
    refused,
    unreached,
    kept,
    asked,
    count,
  }) => [
    `${String(count)} announced`,
    `${String(asked.length)} undos asked`,
    `${kind} of ${'rows' in selection ? 'rows' : 'all'}`,
    isUndo ? 'undo' : 'change',
    isStopped ? 'stopped' : 'goes on',
    `${String(waiting.length)} wait`,
    `${String(undos.length)} done`,
    describeCount('refused', refused.length),
    describeCount('unreached', unreached.length),
    Object.values(kept)
      .map((undo) => `undo of ${undo.kind}, ${String(undo.undos.length)} quizzes`)
      .join(' ') || 'no undo kept',
  ],
  answers: {
    collecting: {
      'the quizzes are found': succeeded(found),
      'they cannot be loaded': failed({ kind: 'offline' }),
    },
    changing: {
      'they are changed': succeeded({
        quizzes: [
          { id: 1, undo: { id: 1, removeSubjects: [3] }, failure: null },
          { id: 2, undo: null, failure: null },
        ],
        unreached: [],
      }),
      'one is refused': succeeded({
        quizzes: [
          {
            id: 1,
            undo: null,
            failure: { kind: 'refused', message: { text: 'It is being processed.' } },
          },
        ],
        unreached: [],
      }),
      'a person is not reached': succeeded({
        quizzes: [{ id: 1, undo: null, failure: null }],
        unreached: [{ email: 'nobody@example.org', reason: 'notFound' }],
      }),
      'the server is out of reach': failed({ kind: 'offline' }),
    },
  },
  events: {
    'open for rows': {
      type: 'bulk.open',
      kind: 'subjects',
      selection: { rows: [quizOf(1), quizOf(2)] },
    },
    'open for all': {
      type: 'bulk.open',
      kind: 'delete',
      selection: {
        found: {
          context: 'template',
          searchBy: 'title',
          query: { page: 1, search: '', sort: null, filters: {} },
        },
        count: 150,
      },
    },
    'open to share': {
      type: 'bulk.open',
      kind: 'share',
      selection: { rows: [quizOf(1)] },
    },
    'open to copy': { type: 'bulk.open', kind: 'copy', selection: { rows: [quizOf(1)] } },
    confirm: { type: 'bulk.confirm', change: { isDeleted: true } },
    stop: { type: 'bulk.stop' },
    close: { type: 'bulk.close' },
    undo: { type: 'notice.acted', token: 'bulkChange 1' },
  },
  until: ({ context: { count } }) => count > 1,
});
