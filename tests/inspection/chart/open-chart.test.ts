import ELK from 'elkjs';
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';

import { machines } from '../../../src/app/inspection/machines.ts';
import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import { usualRoom } from '../../../src/inspection/chart/layout-chart.ts';
import {
  listCompounds,
  listFoldings,
  listPath,
  openChart,
} from '../../../src/inspection/chart/open-chart.ts';

const engine = new ELK();

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

test('what is below the first level is folded first, and then the largest states', () => {
  expect(listFoldings(chart).map((folded) => [...folded])).toEqual([
    [],
    ['house.door.closed'],
    ['house.door.closed', 'house.door'],
    ['house.door.closed', 'house.door', 'house.window'],
  ]);
  expect(listCompounds(chart.root).map(({ id }) => id)).toEqual([
    'house.door',
    'house.door.closed',
    'house.window',
  ]);
});

test('a chart opens with as few states folded as its room needs', async () => {
  const open = async (width: number, height: number) => {
    const { folded } = await openChart(chart, engine, { width, height });
    return [...folded];
  };
  expect(await open(950, 650)).toEqual([]);
  expect(await open(480, 290)).toEqual(['house.door.closed', 'house.door']);
  expect(await open(10, 10)).toEqual(['house.door.closed', 'house.door', 'house.window']);
});

test('the quiz editor opens as a whole: three boxes that say what is inside', async () => {
  const quizEditor = machines['quizEditor'];
  if (quizEditor === undefined) throw new Error('no machine is named quizEditor');
  const { layout } = await openChart(describeChart(quizEditor), engine, usualRoom);
  expect(layout.width).toBeLessThanOrEqual(usualRoom.width);
  expect(layout.height).toBeLessThanOrEqual(usualRoom.height);
  expect(layout.boxes.map(({ state, isCollapsed }) => [state.id, isCollapsed])).toEqual([
    ['quizEditor', false],
    ['quizEditor.form', true],
    ['quizEditor.dialog', true],
    ['quizEditor.journal', true],
  ]);
});

test('the way to a state leads through the states around it', () => {
  expect(listPath(chart, 'house.door.closed').map(({ key }) => key)).toEqual([
    'house',
    'door',
    'closed',
  ]);
});
