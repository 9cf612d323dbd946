import { createMachine } from 'xstate';
import { expect, it } from 'vitest';

import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import { addHolders, findInChart, findOwner } from '../../../src/inspection/chart/find-in-chart.ts';
import {
  describeArrows,
  describeBoxes,
  listBoxes,
} from '../../../src/inspection/chart/chart-boxes.ts';
import { writeMermaid } from '../../../src/inspection/chart/write-mermaid.ts';

const chart = describeChart(
  createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: {
        tags: ['dark'],
        on: { toggle: { guard: 'hasPower', target: 'on.bright', actions: 'click' } },
      },
      on: {
        entry: ['shine'],
        initial: 'bright',
        states: { bright: {} },
        invoke: { src: 'watchPower', onError: 'broken' },
        on: { toggle: 'off', dim: {} },
      },
      broken: { type: 'final' },
    },
  }),
);

it.each([
  ['DARK', ['lamp.off'], []],
  ['shine', ['lamp.on'], []],
  ['power', ['lamp.on'], ['lamp.off toggle 0', 'lamp.on xstate.error.actor.0.lamp.on 0']],
  ['toggle', [], ['lamp.off toggle 0', 'lamp.on toggle 0']],
  [' ', [], []],
])('finds %j in names, tags, actions, actors, events and guards', (text, states, transitions) => {
  expect(findInChart(chart, text)).toEqual({ states, transitions });
});

it('what is hidden is also found in the collapsed state that holds it', () => {
  const place = { x: 0, y: 0, width: 0, height: 0 };
  const folded = new Set(['lamp.on']);
  const drawing = {
    boxes: listBoxes(describeBoxes(chart, folded)).map((box) => ({
      ...box,
      ...place,
      isRegion: false,
      depth: 0,
    })),
    arrows: describeArrows(chart, folded).map((arrow) => ({ ...arrow, points: [], label: place })),
  };
  const add = (...ids: readonly string[]) => [...addHolders(chart, drawing, new Set(ids))];
  expect(findOwner(chart, 'lamp.on toggle 0')).toBe('lamp.on');
  expect(add('lamp.on.bright')).toEqual(['lamp.on.bright', 'lamp.on']);
  expect(add('lamp.on dim 0')).toEqual(['lamp.on dim 0', 'lamp.on']);
  expect(add('lamp.on toggle 0', 'lamp.off')).toEqual(['lamp.on toggle 0', 'lamp.off']);
});

it('writes a chart as a Mermaid diagram', () => {
  expect(writeMermaid(chart)).toBe(`stateDiagram-v2
  [*] --> off
  state "off" as off
  state "on" as on
  state on {
    [*] --> on_bright
    state "bright" as on_bright
  }
  state "broken" as broken
  broken --> [*]
  off --> on_bright : toggle [hasPower] / click
  on --> off : toggle
  on --> on : dim
  on --> broken : error#58; watchPower
`);
});
