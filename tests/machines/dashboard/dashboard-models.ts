import { failed, succeeded } from '../../../src/domain/outcome.ts';
import {
  dashboardMachine,
  draftsMachine,
  resultWarningsMachine,
} from '../../../src/machines/dashboard/dashboard-machines.ts';
import { defineModel } from '../../support/define-model.ts';
import { createLoadModel } from '../../support/models/load-model.ts';
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

/** The model of the dashboard. */
export const dashboardModel = defineModel({
  machine: dashboardMachine,
  requirements: 'NAV-046',
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
});

/** The drafts in this browser. */
export const draftsModel = createLoadModel(draftsMachine, 'NAV-046');

/** What is worth a look in the results of a quiz. */
export const resultWarningsModel = createLoadModel(resultWarningsMachine, 'NAV-046', 7);
