import { describe, expect, test } from 'vitest';
import { initialTransition, transition, type EventFromLogic, type SnapshotFrom } from 'xstate';

import { quizListMachine } from '../../../../src/machines/quiz/lists/quiz-list-machine.ts';
import { holdActors } from '../../../support/held-actors.ts';
import { createMachineDriver } from '../../../support/machine-driver.ts';
import { createModel, runPath, type Model, type ModelOptions } from '../../../support/model.ts';
import { choosingModel, searchingModel } from './quiz-list-model.ts';

type ListModel = ModelOptions<typeof quizListMachine>;
type ListEvent = EventFromLogic<typeof quizListMachine>;

const models = [
  [
    'choosing and deleting',
    choosingModel,
    createModel(choosingModel, { each: 'transition', longest: 20 }),
  ],
  ['searching', searchingModel, createModel(searchingModel, { each: 'transition', longest: 20 })],
] as const;

/** Every snapshot the walks of a model pass through. */
function snapshotsOf(
  { input }: ListModel,
  { paths }: Model,
): readonly SnapshotFrom<typeof quizListMachine>[] {
  return paths.flatMap(({ steps }) => {
    let [snapshot] = initialTransition(quizListMachine, input);
    return [
      snapshot,
      ...steps.map(
        ({ event }) =>
          ([snapshot] = transition(quizListMachine, snapshot, event as unknown as ListEvent))[0],
      ),
    ];
  });
}

describe('the quiz list: model-based paths', () => {
  test('QLST-64 LST-03 LST-04 the paths cover every state and transition of the chart', () => {
    const [choosing, searching] = models.map(([, , model]) => model) as [Model, Model];
    const inNeither = (key: 'uncoveredStates' | 'uncoveredTransitions') =>
      choosing[key].filter((name) => searching[key].includes(name));
    expect({
      states: inNeither('uncoveredStates'),
      transitions: inNeither('uncoveredTransitions'),
      wrong: searching.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wrong: [] });
  });

  test.each(models)(
    'QLST-64 LST-03 %s: every state ignores the events it must ignore',
    (_what, options, model) => {
      const snapshots = snapshotsOf(options, model);
      expect(snapshots.length).toBeGreaterThan(20);
      for (const snapshot of snapshots) {
        const { items, selectedIds, totalPages, query } = snapshot.context;
        const isQuiet = snapshot.matches({ removal: 'none' });
        expect({
          state: options.stateOf(snapshot),
          chosenAreShown: selectedIds.every((id) => items.some((item) => item.id === id)),
          chooses: snapshot.can({ type: 'row.toggle', id: 9 }),
          deletesChosen: snapshot.can({ type: 'selection.remove' }),
          confirms: snapshot.can({ type: 'removal.confirm' }),
          cancels: snapshot.can({ type: 'removal.cancel' }),
          pages: [0, 1.5, query.page, totalPages + 1].map((page) =>
            snapshot.can({ type: 'page.go', page }),
          ),
        }).toEqual({
          state: options.stateOf(snapshot),
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

  describe.each(models)('%s', (_what, { input, stateOf }, { paths }) => {
    test.each(paths)('QLST-64 LST-03 $title', async (path) => {
      const held = holdActors();
      const machine = quizListMachine.provide({
        actors: { loadPage: held.promise(), removeItems: held.promise() },
      });
      await runPath(path, createMachineDriver({ machine, held, input, stateOf }));
    });
  });
});
