import { describe, expect, test } from 'vitest';

import { failed, succeeded } from '../../../src/domain/outcome.ts';
import { dashboardMachine } from '../../../src/machines/dashboard/dashboard-machines.ts';
import { holdActors } from '../../support/held-actors.ts';
import { createMachineDriver } from '../../support/machine-driver.ts';
import { createModel, runPath, type ModelOptions } from '../../support/model.ts';
import { emptyDashboard } from './empty-dashboard.ts';

const done = (state: string, output: unknown) => ({
  type: `xstate.done.actor.0.dashboard.${state}`,
  output,
});
const breaks = (state: string) => ({
  type: `xstate.error.actor.0.dashboard.${state}`,
  error: new Error('broken'),
});
const newer = succeeded({ ...emptyDashboard, quizzes: { count: 3, quizzes: [] } });

const dashboardModel: ModelOptions<typeof dashboardMachine> = {
  machine: dashboardMachine,
  input: {
    from: '2026-11-23T00:00:00.000Z',
    until: '2026-11-30T00:00:00.000Z',
    since: '2026-11-23T00:00:00.000Z',
  },
  stateOf: ({ value, context: { value: content, failure } }) =>
    `${value}: ${content === null ? 'nothing' : `${String(content.quizzes?.count ?? 0)} quizzes`} ${failure?.kind ?? ''}`,
  events: {
    'it arrives': done('loading', succeeded(emptyDashboard)),
    'it cannot be loaded': done('loading', failed({ kind: 'offline' })),
    'loading breaks': breaks('loading'),
    'try again': { type: 'load.retry' },
    refresh: { type: 'load.refresh' },
    'newer content arrives': done('refreshing', newer),
    'the role has changed': done('refreshing', failed({ kind: 'notFound' })),
    'it cannot be refreshed': done('refreshing', failed({ kind: 'offline' })),
    'refreshing breaks': breaks('refreshing'),
  },
};
const model = createModel(dashboardModel, { each: 'transition' });

describe('the dashboard: model-based paths', () => {
  test('NAV-046 the paths cover every state and transition', () => {
    expect({ states: model.uncoveredStates, transitions: model.uncoveredTransitions }).toEqual({
      states: [],
      transitions: [],
    });
  });

  test.each(model.paths)('NAV-046 $title', async (path) => {
    const held = holdActors();
    const machine = dashboardMachine.provide({ actors: { load: held.promise() } });
    const { input, stateOf } = dashboardModel;
    await runPath(path, createMachineDriver({ machine, held, input, stateOf }));
  });
});
