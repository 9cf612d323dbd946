import { describe, expect, test } from 'vitest';

import {
  institutionDetailsMachine,
  institutionsMachine,
} from '../../../src/machines/institutions/institution-machines.ts';
import { holdActors } from '../../support/held-actors.ts';
import { createMachineDriver } from '../../support/machine-driver.ts';
import { createModel, runPath } from '../../support/model.ts';
import { createModels } from '../../support/models.ts';
import { institutionDetailsModel, institutionListModels } from './institutions-model.ts';

const lists = createModels(institutionListModels);
const details = createModel(institutionDetailsModel, { each: 'transition' });

/** Institutions are not removed, and none is pending: tests/machines/quiz/lists walks these parts. */
const isOfOtherLists = (name: string): boolean => /removal|polling|waitingToPoll/i.test(name);

describe('the institutions: model-based paths', () => {
  test('INST-02 INST-06 the paths cover every state and transition of the list', () => {
    expect({
      states: lists.uncovered.states.filter((name) => !isOfOtherLists(name)),
      transitions: lists.uncovered.transitions.filter((name) => !isOfOtherLists(name)),
    }).toEqual({ states: [], transitions: [] });
  });

  describe.each(lists.models)('$name', ({ options: { input, stateOf }, model }) => {
    test.each(model.paths)('INST-02 INST-03 $title', async (path) => {
      const held = holdActors();
      const machine = institutionsMachine.provide({ actors: { loadPage: held.promise() } });
      await runPath(path, createMachineDriver({ machine, held, input, stateOf }));
    });
  });

  test('decision 0048: the paths cover every state and transition of the panel', () => {
    expect({ states: details.uncoveredStates, transitions: details.uncoveredTransitions }).toEqual({
      states: [],
      transitions: [],
    });
  });

  test.each(details.paths)('decision 0048: $title', async (path) => {
    const held = holdActors();
    const machine = institutionDetailsMachine.provide({ actors: { load: held.promise() } });
    const { input, stateOf } = institutionDetailsModel;
    await runPath(path, createMachineDriver({ machine, held, input, stateOf }));
  });
});
