import { describe, expect, test } from 'vitest';

import { sessionMachine } from '../../../src/machines/session/session-machine.ts';
import { holdActors } from '../../support/held-actors.ts';
import { createMachineDriver } from '../../support/machine-driver.ts';
import { createModel, runPath } from '../../support/model.ts';
import { sessionModel } from './session-model.ts';

const model = createModel(sessionModel);

describe('the session, by model paths', () => {
  test('SES-05 SES-28 the paths cover every state and transition', () => {
    expect({
      states: model.uncoveredStates,
      transitions: model.uncoveredTransitions,
      wrong: model.wronglyImpossible,
    }).toEqual({ states: [], transitions: [], wrong: [] });
  });

  test.each(model.paths)('SES-10 SES-11 SES-13 $title', async (path) => {
    const held = holdActors();
    const machine = sessionMachine.provide({
      actors: {
        restoreSession: held.promise(),
        loadFlags: held.promise(),
        signOut: held.promise(),
        signInForm: held.promise(),
        registrationForm: held.promise(),
        watchToken: held.callback(),
        watchFlags: held.callback(),
      },
    });
    await runPath(
      path,
      createMachineDriver({
        machine,
        held,
        input: sessionModel.input,
        stateOf: sessionModel.stateOf,
      }),
    );
  });
});
