import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { mergeCoverage } from '../../scripts/model-coverage.mjs';
import type { ModelCoverage } from '../../src/inspection/model-coverage.ts';
import { createReport, type ModelReport } from '../support/model-report.ts';
import { defineModel } from '../support/define-model.ts';

const report = (level: ModelReport['level'], more: Partial<ModelReport> = {}): ModelReport => ({
  machine: 'door',
  level,
  chartHash: 'a',
  viewless: null,
  paths: 3,
  walked: 2,
  seconds: 1,
  undrivable: {},
  states: 1,
  transitions: 1,
  covered: 2,
  missing: [],
  wronglyImpossible: [],
  reach: { states: { 'door.open': true }, transitions: { 'door.open close -> (stays)': true } },
  ...more,
});
const run = (ranAt: string, hasPassed: boolean) => ({ ranAt, hasPassed, paths: 3, walked: 2 });

test('PD-43 a run takes the place of the last one at its levels, the others stay', () => {
  const first = mergeCoverage(
    null,
    { reports: [report('machine'), report('view'), report('browser')], failedSuites: [] },
    'monday',
  );
  const lamp = { ...first['door'], viewless: 'it glows' } as ModelCoverage;
  const reach = { states: { 'door.open': false }, transitions: {} };
  const second = mergeCoverage(
    { ...first, lamp },
    { reports: [report('machine', { reach }), report('view')], failedSuites: ['door, view'] },
    'tuesday',
  );
  expect(second).toEqual({
    lamp,
    door: {
      chartHash: 'a',
      viewless: null,
      levels: {
        machine: run('tuesday', true),
        view: run('tuesday', false),
        browser: run('monday', true),
      },
      states: { 'door.open': { machine: false, view: true, browser: true } },
      transitions: { 'door.open close -> (stays)': { view: true, browser: true } },
    },
  });
});

test('PD-43 a run of another chart forgets what was known of the machine', () => {
  const before = mergeCoverage(null, { reports: [report('browser')], failedSuites: [] }, 'monday');
  const after = mergeCoverage(
    before,
    { reports: [report('machine', { chartHash: 'b' })], failedSuites: [] },
    'tuesday',
  );
  expect(after['door']).toMatchObject({
    chartHash: 'b',
    levels: { machine: run('tuesday', true) },
    states: { 'door.open': { machine: true } },
  });
  expect(after['door']?.levels).not.toHaveProperty('browser');
});

test('PD-43 what one part of a level reaches is covered, whatever the others miss', () => {
  const reach = (open: boolean | string) => ({ states: { 'door.open': open }, transitions: {} });
  const after = mergeCoverage(
    null,
    {
      reports: [
        report('view', { reach: reach(true) }),
        report('view', { reach: reach('nobody sees it') }),
        report('view', { reach: reach(false) }),
      ],
      failedSuites: [],
    },
    'monday',
  );
  expect(after['door']?.states).toEqual({ 'door.open': { view: true } });
  expect(after['door']?.levels['view']).toMatchObject({ paths: 9, walked: 6 });
});

test('PD-43 a report names every state and transition, and why one cannot be reached', () => {
  const machine = createMachine({
    id: 'door',
    initial: 'open',
    states: { open: { on: { close: 'closed', lock: 'closed' } }, closed: {}, gone: {} },
  });
  const { reach, walked } = createReport(
    {
      machine: 'door',
      level: 'view',
      paths: 3,
      walked: 2,
      model: defineModel({
        machine,
        requirements: 'PD-43',
        impossible: { 'door.gone': 'doors stay' },
      }),
      startedAt: 0,
      undrivable: { '* lock *': 'nobody has the key' },
    },
    { states: new Set(['door.open']), transitions: new Set(['door.open close -> door.closed']) },
  );
  expect(walked).toBe(2);
  expect(reach).toEqual({
    states: { 'door.open': true, 'door.closed': false, 'door.gone': 'doors stay' },
    transitions: {
      'door.open close -> door.closed': true,
      'door.open lock -> door.closed': 'nobody has the key',
    },
  });
});
