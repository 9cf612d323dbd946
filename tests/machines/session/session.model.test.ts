import { describe, expect, test } from 'vitest';

import { sessionMachine } from '../../../src/machines/session/session-machine.ts';
import { holdActors } from '../../support/held-actors.ts';
import { machineDriver } from '../../support/machine-driver.ts';
import { modelOf, runPath } from '../../support/model.ts';
import { sessionModel } from './session-model.ts';

const model = modelOf(sessionModel);

describe('the session, walked by model', () => {
  test('SES-05 SES-28 every state and every transition of the chart is walked', () => {
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
      machineDriver({ machine, held, input: sessionModel.input, stateOf: sessionModel.stateOf }),
    );
  });
});
