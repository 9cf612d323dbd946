import { beforeEach, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import {
  quizBinMachine,
  type DeletedQuiz,
  type Restoration,
} from '../../../../src/machines/quiz/lists/quiz-bin-machine.ts';

interface Asked {
  readonly quizzes: readonly DeletedQuiz[];
  readonly answer: (restorations: readonly Restoration[]) => void;
  readonly fail: (reason: Error) => void;
}

let asked: Asked[];
beforeEach(() => {
  asked = [];
});

function start() {
  const bin = createActor(
    quizBinMachine.provide({
      actors: {
        restoreQuizzes: fromPromise<
          readonly Restoration[],
          { readonly quizzes: readonly DeletedQuiz[] }
        >(
          ({ input }) =>
            new Promise((answer, fail) => {
              asked.push({ ...input, answer, fail });
            }),
        ),
      },
    }),
  );
  const told: unknown[] = [];
  bin.on('*', (event) => {
    told.push(event);
  });
  bin.start();
  return {
    bin,
    told,
    idle: () =>
      waitFor(bin, (snapshot) => snapshot.matches('idle') && snapshot.context.waiting.length === 0),
  };
}

const cells = { id: 1, title: 'Cells' };
const gels = { id: 2, title: 'Gels' };
const undo = (token: string) => ({ label: { key: 'quizLists.undo' }, token, kbd: 'Ctrl Z' });

test("QLST-64 says 'Quiz deleted successfully', counts several, and each can be undone", () => {
  const { bin, told } = start();
  bin.send({ type: 'quizzes.deleted', quizzes: [cells], alreadyGone: [] });
  bin.send({ type: 'quizzes.deleted', quizzes: [cells, gels], alreadyGone: [] });
  expect(told).toEqual([
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizLists.deleted' } },
      action: undo('quizBin 1'),
    },
    {
      type: 'notice',
      notice: {
        severity: 'success',
        message: { key: 'quizLists.deletedSeveral', values: { count: 2 } },
      },
      action: undo('quizBin 2'),
    },
  ]);
});

test('QLST-64 Undo brings each quiz back once, and the lists hear of it; a foreign or used token does nothing', async () => {
  const { bin, told, idle } = start();
  bin.send({ type: 'quizzes.deleted', quizzes: [cells, gels], alreadyGone: [] });
  told.length = 0;
  for (const token of ['somebody else', 'quizBin 1', 'quizBin 1'])
    bin.send({ type: 'notice.acted', token });
  asked[0]?.answer([cells, gels].map((quiz) => ({ quiz, outcome: succeeded(null) })));
  await idle();
  bin.send({ type: 'notice.acted', token: 'quizBin 1' });
  expect(asked.map(({ quizzes }) => quizzes)).toEqual([[cells, gels]]);
  expect(told).toEqual([
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizLists.restored', values: { count: 2 } } },
    },
    { type: 'quizzes.restored' },
  ]);
});

test('QLST-64 what cannot be brought back is named with its reason, the others are back', async () => {
  const { bin, told, idle } = start();
  bin.send({ type: 'quizzes.deleted', quizzes: [cells, gels], alreadyGone: [] });
  told.length = 0;
  bin.send({ type: 'notice.acted', token: 'quizBin 1' });
  asked[0]?.answer([
    { quiz: cells, outcome: succeeded(null) },
    { quiz: gels, outcome: failed({ kind: 'offline' }) },
  ]);
  await idle();
  expect(told).toEqual([
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizLists.restored', values: { count: 1 } } },
    },
    {
      type: 'notice',
      notice: {
        severity: 'error',
        message: {
          lines: [
            {
              key: 'quizLists.notRestored',
              values: { title: 'Gels' },
              about: { key: 'session.offline' },
            },
          ],
        },
      },
    },
    { type: 'quizzes.restored' },
  ]);
});

test('QLST-64 two deletions are undone one after the other, even when the first cannot be', async () => {
  const { bin, told, idle } = start();
  bin.send({ type: 'quizzes.deleted', quizzes: [cells], alreadyGone: [] });
  bin.send({ type: 'quizzes.deleted', quizzes: [gels], alreadyGone: [] });
  told.length = 0;
  bin.send({ type: 'notice.acted', token: 'quizBin 2' });
  bin.send({ type: 'notice.acted', token: 'quizBin 1' });
  asked[0]?.fail(new Error('gone'));
  await waitFor(bin, () => asked.length === 2);
  asked[1]?.answer([{ quiz: cells, outcome: succeeded(null) }]);
  await idle();
  expect(told).toEqual([
    {
      type: 'notice',
      notice: {
        severity: 'error',
        message: {
          lines: [
            {
              key: 'quizLists.notRestored',
              values: { title: 'Gels' },
              about: { key: 'quizLists.tryLater' },
            },
          ],
        },
      },
    },
    { type: 'quizzes.restored' },
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizLists.restored', values: { count: 1 } } },
    },
    { type: 'quizzes.restored' },
  ]);
});

test('QLST-64 what was gone already is said so and cannot be undone; what was deleted beside it can', () => {
  const { bin, told } = start();
  bin.send({ type: 'quizzes.deleted', quizzes: [cells], alreadyGone: [gels] });
  bin.send({ type: 'quizzes.deleted', quizzes: [], alreadyGone: [cells, gels] });
  expect(told).toEqual([
    {
      type: 'notice',
      notice: {
        severity: 'info',
        message: { key: 'quizLists.alreadyGone', values: { title: 'Gels' } },
      },
    },
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizLists.deleted' } },
      action: undo('quizBin 1'),
    },
    {
      type: 'notice',
      notice: {
        severity: 'info',
        message: { key: 'quizLists.alreadyGoneSeveral', values: { count: 2 } },
      },
    },
  ]);
});
