import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { machines } from '../../../src/app/inspection/machines.ts';
import {
  chooseCollapsed,
  expandAround,
  listCompounds,
} from '../../../src/inspection/chart/choose-collapsed.ts';
import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';

const chart = describeChart(
  createMachine({
    id: 'house',
    initial: 'door',
    states: {
      door: {
        initial: 'closed',
        states: { closed: { initial: 'locked', states: { locked: {}, unlocked: {} } }, open: {} },
      },
      window: { initial: 'shut', states: { shut: { on: { tilt: 'tilted' } }, tilted: {} } },
    },
  }),
);

test('a small chart opens whole', () => {
  expect([...chooseCollapsed(chart, 10)]).toEqual([]);
});

test('innermost states are collapsed first, and small ones before large ones', () => {
  expect([...chooseCollapsed(chart, 9)]).toEqual(['house.door.closed']);
  expect([...chooseCollapsed(chart, 7)]).toEqual(['house.door.closed', 'house.window']);
  expect([...chooseCollapsed(chart, 1)]).toEqual([
    'house.door.closed',
    'house.window',
    'house.door',
  ]);
  expect(listCompounds(chart.root).map(({ id }) => id)).toEqual([
    'house.door.closed',
    'house.door',
    'house.window',
  ]);
});

test('a state becomes visible when those around it are expanded', () => {
  const all = new Set(['house.door.closed', 'house.door', 'house.window']);
  expect([...expandAround(all, 'house.door.closed')]).toEqual([
    'house.door.closed',
    'house.window',
  ]);
  expect([...expandAround(all, 'house.door.closed.locked')]).toEqual(['house.window']);
});

test('the quiz editor opens with its form, and what is in its states collapsed', () => {
  const quizEditor = machines['quizEditor'];
  if (quizEditor === undefined) throw new Error('no machine is named quizEditor');
  expect([...chooseCollapsed(describeChart(quizEditor))].sort()).toEqual([
    'quizEditor.dialog',
    'quizEditor.dialog.addingVideo',
    'quizEditor.form.editing',
    'quizEditor.form.editing.activities',
    'quizEditor.form.editing.changes',
    'quizEditor.form.editing.finding',
    'quizEditor.form.editing.items',
    'quizEditor.form.editing.savingInPlace',
    'quizEditor.journal',
    'quizEditor.journal.writing',
  ]);
});
