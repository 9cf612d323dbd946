import { beforeEach, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';

import type { Message } from '../../../../src/domain/messages/message.ts';
import { failed, succeeded } from '../../../../src/domain/outcome.ts';
import { quizRecycleBinMachine } from '../../../../src/machines/quiz/lists/recycle-bin-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import type {
  DeletedItem,
  DeletionChange,
  Restoration,
} from '../../../../src/machines/shared/list/recycle-bin-machine.ts';

interface Asked {
  readonly items: readonly DeletedItem[];
  readonly answer: (restorations: readonly Restoration[]) => void;
}

let requests: Asked[];
beforeEach(() => {
  requests = [];
});

function start() {
  const bin = createActor(
    quizRecycleBinMachine.provide({
      actors: {
        perform: fromCall<readonly Restoration[], { readonly change: DeletionChange }>(
          ({ input: { change } }) =>
            new Promise((resolve) => {
              requests.push({
                items: change.items,
                answer: (restorations) => {
                  resolve(succeeded(restorations));
                },
              });
            }),
        ),
      },
    }),
  );
  const emitted: unknown[] = [];
  bin.on('*', (event) => {
    emitted.push(
      event.type === 'changed' && event.outcome.ok
        ? { restored: event.outcome.value.filter(({ outcome }) => outcome.ok).map(toItem) }
        : event,
    );
  });
  bin.start();
  return {
    bin,
    emitted,
    idle: () =>
      waitFor(bin, (snapshot) => snapshot.matches('idle') && snapshot.context.queue.length === 0),
  };
}

const toItem = ({ item }: Restoration): DeletedItem => item;
const deletion = (items: readonly DeletedItem[], alreadyGone: readonly DeletedItem[]) => ({
  type: 'change.done' as const,
  change: { kind: 'delete' as const, items, alreadyGone },
});
const cells = { id: 1, title: 'Cells' };
const gels = { id: 2, title: 'Gels' };
const undo = (token: string) => ({ label: { key: 'quizLists.undo' }, token });

test("QLST-64 says 'Quiz deleted successfully', counts several, and each can be undone", () => {
  const { bin, emitted } = start();
  bin.send(deletion([cells], []));
  bin.send(deletion([cells, gels], []));
  expect(emitted).toEqual([
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizLists.deleted' } },
      action: undo('recycleBin 1'),
    },
    {
      type: 'notice',
      notice: {
        severity: 'success',
        message: { key: 'quizLists.deletedSeveral', values: { count: 2 } },
      },
      action: undo('recycleBin 2'),
    },
  ]);
});

test('QLST-64 Undo restores each quiz once and notifies the lists; an unknown or used token does nothing', async () => {
  const { bin, emitted, idle } = start();
  bin.send(deletion([cells, gels], []));
  emitted.length = 0;
  for (const token of ['somebody else', 'recycleBin 1', 'recycleBin 1'])
    bin.send({ type: 'notice.acted', token });
  requests[0]?.answer([cells, gels].map((item) => ({ item, outcome: succeeded(null) })));
  await idle();
  bin.send({ type: 'notice.acted', token: 'recycleBin 1' });
  expect(requests.map(({ items }) => items)).toEqual([[cells, gels]]);
  expect(emitted).toEqual([
    { restored: [cells, gels] },
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizLists.restored', values: { count: 2 } } },
    },
  ]);
});

test('QLST-64 names a quiz that cannot be restored with the reason, and restores the others', async () => {
  const { bin, emitted, idle } = start();
  bin.send(deletion([cells, gels], []));
  emitted.length = 0;
  bin.send({ type: 'notice.acted', token: 'recycleBin 1' });
  requests[0]?.answer([
    { item: cells, outcome: succeeded(null) },
    { item: gels, outcome: failed({ kind: 'offline' }) },
  ]);
  await idle();
  expect(emitted).toEqual([
    { restored: [cells] },
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
  ]);
});

test('QLST-64 undoes two deletions one after the other, even when the first fails', async () => {
  const { bin, emitted, idle } = start();
  bin.send(deletion([cells], []));
  bin.send(deletion([gels], []));
  emitted.length = 0;
  bin.send({ type: 'notice.acted', token: 'recycleBin 2' });
  bin.send({ type: 'notice.acted', token: 'recycleBin 1' });
  requests[0]?.answer([{ item: gels, outcome: failed({ kind: 'unexpected' }) }]);
  await waitFor(bin, () => requests.length === 2);
  requests[1]?.answer([{ item: cells, outcome: succeeded(null) }]);
  await idle();
  expect(emitted).toEqual([
    { restored: [] },
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
    { restored: [cells] },
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizLists.restored', values: { count: 1 } } },
    },
  ]);
});

test('QLST-64 reports a quiz that was already deleted, without undo; others deleted with it can be undone', () => {
  const { bin, emitted } = start();
  bin.send(deletion([cells], [gels]));
  bin.send(deletion([], [cells, gels]));
  expect(emitted).toEqual([
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
      action: undo('recycleBin 1'),
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

test('ENT-22 says what a person should know of an item that is back', async () => {
  const { bin, emitted, idle } = start();
  bin.send(deletion([cells], []));
  bin.send({ type: 'notice.acted', token: 'recycleBin 1' });
  emitted.length = 0;
  const kept: Message = { key: 'translations.keptSince', values: { count: 2 } };
  requests[0]?.answer([{ item: cells, outcome: succeeded(kept) }]);
  await idle();
  expect(emitted).toEqual([
    { restored: [cells] },
    {
      type: 'notice',
      notice: { severity: 'success', message: { key: 'quizLists.restored', values: { count: 1 } } },
    },
    { type: 'notice', notice: { severity: 'info', message: { lines: [kept] } } },
  ]);
});
