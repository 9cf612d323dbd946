import { createMachine } from 'xstate';
import { expect, it } from 'vitest';

import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import { writeOutline } from '../../../src/inspection/chart/write-outline.ts';

it('writes states, what they do and where they lead as a nested list', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    states: {
      off: {
        tags: ['dark'],
        on: { toggle: { guard: 'hasPower', target: 'on', actions: 'click' } },
      },
      on: {
        description: 'Gives light.',
        entry: ['shine'],
        exit: ['dim'],
        invoke: { src: 'watchPower', onError: 'broken' },
        after: { 1000: 'off' },
        initial: 'recent',
        states: { recent: { type: 'history', history: 'deep' }, bright: {} },
        on: { turn: { target: 'on', reenter: true } },
      },
      broken: { type: 'final' },
    },
  });
  expect(writeOutline(describeChart(machine))).toBe(`- **lamp**
  - **off** (initial)
    - tagged dark
    - \`toggle [hasPower] / click\` → on
  - **on**
    - Gives light.
    - entry / shine
    - exit / dim
    - invokes watchPower
    - \`turn\` → on (reenters)
    - \`error: watchPower\` → broken
    - \`after 1000 ms\` → off
    - **recent** (initial, history, deep)
    - **bright**
  - **broken** (final)
`);
});
