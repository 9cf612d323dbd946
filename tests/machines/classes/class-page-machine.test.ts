import { describe, expect, test } from 'vitest';

import {
  classPageMachine,
  type ClassData,
} from '../../../src/machines/classes/class-page-machine.ts';
import { selectLoad } from '../../../src/machines/shared/load-machine.ts';
import { holdActors } from '../../support/held-actors.ts';
import { createMachineDriver } from '../../support/machine-driver.ts';
import { createModel, runPath } from '../../support/model.ts';
import { classPageModel } from './class-page-model.ts';

const model = createModel(classPageModel);
const loaded = { detail: { title: 'Biology' } as ClassData, version: '1' };

describe('the page of a class, by model paths', () => {
  test('the paths cover every state and transition', () => {
    expect([model.uncoveredStates, model.uncoveredTransitions]).toEqual([[], []]);
  });

  test.each(model.paths)('$title', async (path) => {
    const held = holdActors();
    const machine = classPageMachine.provide({ actors: { load: held.promise() } });
    const { input, stateOf } = classPageModel;
    await runPath(path, createMachineDriver({ machine, held, input, stateOf }));
  });
});

test('a class that cannot be refreshed stays visible', () => {
  const failure = { kind: 'offline' } as const;
  expect(selectLoad({ value: 'loaded', context: { subject: 1, value: loaded, failure } })).toEqual({
    state: 'loaded',
    value: loaded,
  });
  expect(selectLoad({ value: 'failed', context: { subject: 1, value: loaded, failure } })).toEqual({
    state: 'failed',
    failure,
  });
  expect(
    selectLoad({ value: 'loading', context: { subject: 1, value: null, failure: null } }),
  ).toEqual({ state: 'loading' });
});
