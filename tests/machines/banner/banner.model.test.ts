import { describe, expect, test } from 'vitest';

import { bannerMachine } from '../../../src/machines/banner/banner-machine.ts';
import { holdActors } from '../../support/held-actors.ts';
import { createMachineDriver } from '../../support/machine-driver.ts';
import { createModel, runPath } from '../../support/model.ts';
import { bannerModel } from './banner-model.ts';

const model = createModel(bannerModel, { longest: 40 });

describe("the banner's form, by model paths", () => {
  test('BAN-05 BAN-06 the paths cover every state and transition', () => {
    expect({
      states: model.uncoveredStates,
      transitions: model.uncoveredTransitions,
      wronglyImpossible: model.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wronglyImpossible: [] });
  });

  test.each(model.paths)('BAN-05 BAN-06 BAN-07 BAN-12 BAN-13 $title', async (path) => {
    const held = holdActors();
    const machine = bannerMachine.provide({
      actors: { load: held.promise(), save: held.promise() },
    });
    await runPath(
      path,
      createMachineDriver({
        machine,
        held,
        input: bannerModel.input,
        stateOf: bannerModel.stateOf,
      }),
    );
  });
});
