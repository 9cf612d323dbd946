import { describe, expect, test } from 'vitest';

import { translationGridMachine } from '../../../src/machines/translations/translation-grid-machine.ts';
import { holdActors } from '../../support/held-actors.ts';
import { createMachineDriver } from '../../support/machine-driver.ts';
import { createModel, runPath } from '../../support/model.ts';
import { dialogModels } from './dialog-models.ts';
import { askingModel, seeingModel } from './grid-model.ts';

const grids = [
  ['seeing rows', seeingModel, createModel(seeingModel, { each: 'transition', longest: 25 })],
  ['asking for rows', askingModel, createModel(askingModel, { each: 'transition', longest: 25 })],
] as const;

test('TRAN-01 LIM-04 the paths of the models cover every state and transition of the grid', () => {
  const [, , seeing] = grids[0];
  const [, , asking] = grids[1];
  const inNeither = (key: 'uncoveredStates' | 'uncoveredTransitions') =>
    seeing[key].filter((name) => asking[key].includes(name));
  expect({
    states: inNeither('uncoveredStates'),
    transitions: inNeither('uncoveredTransitions'),
    wrong: asking.wronglyImpossible,
  }).toEqual({ states: [], transitions: [], wrong: [] });
});

describe.each(grids)('the grid: %s', (_name, { input, stateOf }, { paths }) => {
  test.each(paths)('TRAN-01 LIM-04 $title', async (path) => {
    const held = holdActors();
    const machine = translationGridMachine.provide({ actors: { loadRows: held.promise() } });
    await runPath(path, createMachineDriver({ machine, held, input, stateOf }));
  });
});

describe.each(dialogModels)('$name', ({ name, actors, options }) => {
  const model = createModel(options, { each: 'transition', longest: 25 });

  test(`${name}: the paths cover every state and transition`, () => {
    expect({
      states: model.uncoveredStates,
      transitions: model.uncoveredTransitions,
      wrong: model.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wrong: [] });
  });

  test.each(model.paths)(`${name}: $title`, async (path) => {
    const held = holdActors();
    const machine = options.machine.provide({
      actors: Object.fromEntries(actors.map((actor) => [actor, held.promise()])),
    });
    await runPath(
      path,
      createMachineDriver({
        machine,
        held,
        input: options.input as unknown,
        stateOf: options.stateOf,
      }),
    );
  });
});
