import { expect, test } from 'vitest';
import {
  createActor,
  initialTransition,
  transition,
  type EventFromLogic,
  type SnapshotFrom,
} from 'xstate';

import type { ListPage } from '../../../../src/domain/lists/list-page.ts';
import {
  getQuizListDefaults,
  getQuizListKind,
} from '../../../../src/domain/lists/quiz-list-kinds.ts';
import type { QuizRow } from '../../../../src/domain/lists/quiz-row.ts';
import { quizListMachine } from '../../../../src/machines/quiz/lists/quiz-list-machine.ts';
import { fromCall } from '../../../../src/machines/shared/from-call.ts';
import type { LoadPageInput } from '../../../../src/machines/shared/list/list-types.ts';
import { getWalks } from '../../../support/define-model.ts';
import { quizListModel } from './quiz-list-model.ts';

type ListEvent = EventFromLogic<typeof quizListMachine>;

/** Every snapshot the walks of a part pass through. */
function listSnapshots(part: string): readonly SnapshotFrom<typeof quizListMachine>[] {
  const options = quizListModel.parts[part];
  if (options === undefined) throw new Error(`no part ${part}`);
  return getWalks(options).paths.flatMap(({ steps }) => {
    let [snapshot] = initialTransition(quizListMachine, options.createInput() as never);
    return [
      snapshot,
      ...steps.map(
        ({ event }) =>
          ([snapshot] = transition(quizListMachine, snapshot, event as unknown as ListEvent))[0],
      ),
    ];
  });
}

test.each(Object.keys(quizListModel.parts))(
  'QLST-64 LST-03 %s: every state ignores the events it must ignore',
  (part) => {
    const snapshots = listSnapshots(part);
    expect(snapshots.length).toBeGreaterThan(20);
    for (const snapshot of snapshots) {
      const { items, selectedIds, totalPages, query } = snapshot.context;
      const isQuiet = snapshot.matches({ removal: 'none' });
      expect({
        chosenAreShown: selectedIds.every((id) => items.some((item) => item.id === id)),
        chooses: snapshot.can({ type: 'row.toggle', id: 9 }),
        deletesChosen: snapshot.can({ type: 'selection.remove' }),
        confirms: snapshot.can({ type: 'removal.confirm' }),
        cancels: snapshot.can({ type: 'removal.cancel' }),
        pages: [0, 1.5, query.page, totalPages + 1].map((page) =>
          snapshot.can({ type: 'page.go', page }),
        ),
      }).toEqual({
        chosenAreShown: true,
        chooses: false,
        deletesChosen: isQuiet && selectedIds.length > 0,
        confirms: snapshot.matches({ removal: 'asking' }),
        cancels: snapshot.matches({ removal: 'asking' }),
        pages: [false, false, false, false],
      });
    }
  },
);

test('LST-02 PD-31 another number of rows shows page 1 and stands in no address', () => {
  const loads: LoadPageInput[] = [];
  const addresses: unknown[] = [];
  const list = createActor(
    quizListMachine.provide({
      actors: {
        loadPage: fromCall<ListPage<QuizRow>, LoadPageInput>(async ({ input }) => {
          loads.push(input);
          return { ok: false, failure: { kind: 'offline' } };
        }),
      },
    }),
    {
      input: {
        address: '?page=3&search=gel',
        defaults: getQuizListDefaults(getQuizListKind('admin', 'superAdmin')),
      },
    },
  );
  list.on('address', (event) => {
    addresses.push(event);
  });
  list.start();
  list.send({ type: 'pageSize.choose', rowsOnPage: 50 });
  list.send({ type: 'query.open', address: '' });
  expect(loads.map(({ query }) => [query.page, query.search, query.filters['rows']])).toEqual([
    [3, 'gel', '20'],
    [1, 'gel', '50'],
    [1, '', '50'],
  ]);
  expect(addresses).toEqual([
    { type: 'address', query: '?search=gel', isReplace: true },
    { type: 'address', query: '' },
  ]);
  list.stop();
});
