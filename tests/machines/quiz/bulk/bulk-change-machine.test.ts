import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { QuizChange } from '../../../../src/api/contract/quiz-bulk.ts';
import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import {
  bulkChangeMachine,
  type FoundQuizzes,
  type NamedQuiz,
} from '../../../../src/machines/quiz/bulk/bulk-change-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';

const quizzes = Array.from({ length: 300 }, (_, index): NamedQuiz => ({
  id: index + 1,
  title: `Quiz ${String(index + 1)}`,
}));
/** Quizzes that the server refuses. */
const refusedIds = [7, 88, 150, 201, 300];

const all = {
  found: {
    query: { page: 2, search: '', sort: null, filters: {} },
    searchBy: 'title',
    context: 'admin',
  },
  count: 300,
} as const;

function start() {
  const calls: (readonly QuizChange[])[] = [];
  const notices: unknown[] = [];
  let isBroken = false;
  const bulk = createActor(
    bulkChangeMachine.provide({
      actors: {
        collect: fromCall<readonly NamedQuiz[], FoundQuizzes>(async () => succeeded(quizzes)),
        changeQuizzes: fromCall(async ({ input: { changes } }) => {
          calls.push(changes);
          if (isBroken) {
            isBroken = false;
            return failed({ kind: 'offline' });
          }
          return succeeded({
            quizzes: changes.map(({ id, copy }) => {
              if (refusedIds.includes(id))
                return { id, undo: null, failure: { kind: 'denied' as const } };
              const undo =
                copy === true ? { id: id + 1000, isDeleted: true } : { id, removeSubjects: [4] };
              return { id, undo, failure: null };
            }),
            unreached: changes.some(({ addReaders }) => addReaders !== undefined)
              ? [{ email: 'nobody@example.org', reason: 'notFound' as const }]
              : [],
          });
        }),
      },
    }),
  );
  bulk.on('notice', (event) => notices.push(event));
  bulk.start();
  return {
    bulk,
    calls,
    notices,
    breakNext: () => {
      isBroken = true;
    },
  };
}

it('QLST-64 300 quizzes are changed in three calls, five are refused by title, one notice takes all of it back', async () => {
  const { bulk, calls, notices } = start();
  bulk.send({ type: 'bulk.open', kind: 'subjects', selection: all });
  bulk.send({ type: 'bulk.confirm', change: { addSubjects: [4] } });
  const { context } = await waitFor(bulk, (snapshot) => snapshot.matches('reporting'));
  expect(calls.map(({ length }) => length)).toEqual([100, 100, 100]);
  expect(calls[0]?.[0]).toEqual({ id: 1, addSubjects: [4] });
  expect(context.refused.map(({ title }) => title)).toEqual([
    'Quiz 7',
    'Quiz 88',
    'Quiz 150',
    'Quiz 201',
    'Quiz 300',
  ]);
  expect(notices).toEqual([
    {
      type: 'notice',
      notice: {
        severity: 'warning',
        message: {
          lines: [
            { key: 'quizBulk.done.subjects', values: { count: 295 } },
            { key: 'quizBulk.refused', values: { count: 5 } },
          ],
        },
      },
      action: { label: { key: 'quizLists.undo' }, token: 'bulkChange 1' },
    },
  ]);
  bulk.send({ type: 'notice.acted', token: 'bulkChange 1' });
  await waitFor(bulk, (snapshot) => snapshot.matches('closed'));
  expect(calls.slice(3).flat()).toHaveLength(295);
  expect(calls[3]?.[0]).toEqual({ id: 1, removeSubjects: [4] });
  expect(notices[1]).toMatchObject({
    notice: { severity: 'success', message: { key: 'quizBulk.undone', values: { count: 295 } } },
  });
});

it('an undo that could not be sent is offered again, and one that is asked for during a job waits for its end', async () => {
  const { bulk, calls, notices, breakNext } = start();
  const open = {
    type: 'bulk.open',
    kind: 'subjects',
    selection: { rows: quizzes.slice(0, 2) },
  } as const;
  bulk.send(open);
  bulk.send({ type: 'bulk.confirm', change: { addSubjects: [4] } });
  await waitFor(bulk, (snapshot) => snapshot.matches('closed'));
  breakNext();
  bulk.send({ type: 'notice.acted', token: 'bulkChange 1' });
  await waitFor(bulk, (snapshot) => snapshot.matches('reporting'));
  expect(notices[1]).toMatchObject({ action: { token: 'bulkChange 2' } });
  bulk.send({ type: 'bulk.close' });
  bulk.send(open);
  bulk.send({ type: 'bulk.confirm', change: { addSubjects: [5] } });
  bulk.send({ type: 'notice.acted', token: 'bulkChange 2' });
  await waitFor(bulk, (snapshot) => snapshot.matches('closed'));
  expect(bulk.getSnapshot().context.titles.get(2)).toBe('Quiz 2');
  expect(calls.slice(2)).toEqual([
    [1, 2].map((id) => ({ id, addSubjects: [5] })),
    [1, 2].map((id) => ({ id, removeSubjects: [4] })),
  ]);
});

it('QLST-64 an undo that is asked for during a job that refuses quizzes runs when their list was closed', async () => {
  const { bulk, calls } = start();
  const rows = quizzes.slice(0, 2);
  bulk.send({ type: 'bulk.open', kind: 'subjects', selection: { rows } });
  bulk.send({ type: 'bulk.confirm', change: { addSubjects: [4] } });
  await waitFor(bulk, (snapshot) => snapshot.matches('closed'));
  bulk.send({ type: 'bulk.open', kind: 'deadline', selection: { rows: quizzes.slice(5, 8) } });
  bulk.send({ type: 'bulk.confirm', change: { endDate: null } });
  bulk.send({ type: 'notice.acted', token: 'bulkChange 1' });
  const { context } = await waitFor(bulk, ({ value }) => value !== 'changing');
  expect(bulk.getSnapshot().value).toBe('reporting');
  expect(context.refused.map(({ title }) => title)).toEqual(['Quiz 7']);
  expect(calls).toHaveLength(2);
  bulk.send({ type: 'bulk.close' });
  await waitFor(bulk, (snapshot) => snapshot.matches('closed'));
  expect(calls[2]).toEqual(rows.map(({ id }) => ({ id, removeSubjects: [4] })));
});

it('QLST-64 copies are made 25 at a time, and one that the undo does not find is named by the title of its original', async () => {
  const { bulk, calls, notices } = start();
  bulk.send({ type: 'bulk.open', kind: 'copy', selection: { rows: quizzes.slice(200, 230) } });
  bulk.send({ type: 'bulk.confirm', change: { copy: true } });
  const { context } = await waitFor(bulk, (snapshot) => snapshot.matches('reporting'));
  expect(calls.map(({ length }) => length)).toEqual([25, 5]);
  expect(context.titles.get(1202)).toBe('Quiz 202');
  bulk.send({ type: 'notice.acted', token: 'bulkChange 1' });
  bulk.send({ type: 'bulk.close' });
  await waitFor(bulk, (snapshot) => snapshot.matches('closed'));
  expect(calls[2]?.[0]).toEqual({ id: 1202, isDeleted: true });
  expect(notices[1]).toMatchObject({
    notice: { message: { key: 'quizBulk.copiesDeleted', values: { count: 29 } } },
  });
});

it('QSHR-09 who could not be reached is told once, though every call says so', async () => {
  const { bulk, calls, notices } = start();
  bulk.send({ type: 'bulk.open', kind: 'share', selection: all });
  bulk.send({ type: 'bulk.confirm', change: { addReaders: ['nobody@example.org'] } });
  const { context } = await waitFor(bulk, (snapshot) => snapshot.matches('reporting'));
  expect(calls).toHaveLength(3);
  expect(context.unreached).toEqual([{ email: 'nobody@example.org', reason: 'notFound' }]);
  expect(notices).toMatchObject([
    {
      notice: {
        severity: 'warning',
        message: {
          lines: [
            { key: 'quizBulk.done.share', values: { count: 295 } },
            { key: 'quizBulk.refused', values: { count: 5 } },
            { key: 'quizBulk.notReached', values: { count: 1 } },
          ],
        },
      },
    },
  ]);
});

it('QSHR-08 quizzes that all these people have already are said to be not shared, without an undo', async () => {
  const notices: unknown[] = [];
  const bulk = createActor(
    bulkChangeMachine.provide({
      actors: {
        changeQuizzes: fromCall(async ({ input: { changes } }) =>
          succeeded({
            quizzes: changes.map(({ id }) => ({ id, undo: null, failure: null })),
            unreached: [],
          }),
        ),
      },
    }),
  );
  bulk.on('notice', (event) => notices.push(event));
  bulk.start();
  bulk.send({ type: 'bulk.open', kind: 'share', selection: { rows: quizzes.slice(0, 2) } });
  bulk.send({ type: 'bulk.confirm', change: { addReaders: ['ada@example.org'] } });
  await waitFor(bulk, (snapshot) => snapshot.matches('closed'));
  expect(notices).toEqual([
    {
      type: 'notice',
      notice: { severity: 'info', message: { key: 'quizBulk.hadAccess' } },
    },
  ]);
});
