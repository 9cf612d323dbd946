import { expect, it } from 'vitest';

import { summarizeLevel, type ModelCoverage } from '../../src/inspection/model-coverage.ts';

const run = { ranAt: '2026-06-01T12:00:00.000Z', hasPassed: true, paths: 2, walked: 2 };
const coverage: ModelCoverage = {
  chartHash: '',
  viewless: null,
  levels: { machine: run, view: run },
  states: {
    'door.open': { machine: true, view: true },
    'door.closed': { machine: true, view: 'nobody sees it' },
    'door.gone': { machine: 'doors stay', view: 'doors stay' },
  },
  transitions: {
    'door.open close -> door.closed': { machine: true, view: 'nobody sees it' },
    'door.closed open -> door.open': { machine: false, view: true },
    'door.closed kick -> (stays)': { machine: false, view: false },
  },
};

it('PD-43 a level says what its paths cover of what can be reached, and why not the rest', () => {
  expect(summarizeLevel(coverage, 'machine')).toEqual({
    states: { covered: 2, count: 2 },
    transitions: { covered: 1, count: 3 },
    uncovered: [
      { reason: 'doors stay', names: ['door.gone'] },
      { reason: null, names: ['door.closed open -> door.open', 'door.closed kick -> (stays)'] },
    ],
  });
  expect(summarizeLevel(coverage, 'view')).toEqual({
    states: { covered: 1, count: 2 },
    transitions: { covered: 1, count: 3 },
    uncovered: [
      { reason: 'nobody sees it', names: ['door.closed', 'door.open close -> door.closed'] },
      { reason: null, names: ['door.closed kick -> (stays)'] },
    ],
  });
});
