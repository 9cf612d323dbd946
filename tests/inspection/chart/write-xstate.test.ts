import { compileFunction } from 'node:vm';

import { expect, it } from 'vitest';
import {
  and,
  assign,
  cancel,
  createMachine,
  emit,
  not,
  raise,
  sendTo,
  spawnChild,
  stateIn,
  stopChild,
  type AnyStateMachine,
} from 'xstate';

import { machines } from '../../../src/app/inspection/machines.ts';
import { describeChart } from '../../../src/inspection/chart/describe-chart.ts';
import { writeXState } from '../../../src/inspection/chart/write-xstate.ts';

/** Runs a written file with the real `createMachine` and returns its machine. */
function load(text: string): AnyStateMachine {
  const code = text
    .replace("import { createMachine } from 'xstate';", '')
    .replace('export const machine =', 'return');
  const run = compileFunction(code, ['createMachine']) as (
    create: typeof createMachine,
  ) => AnyStateMachine;
  return run(createMachine);
}

/** Returns what a file has to keep of a machine: everything but its implementations. */
function describeFlow(machine: AnyStateMachine) {
  const { id, root, transitions } = describeChart(machine);
  return { id, root, transitions };
}

/** Machines of one factory have the same chart, which is written once. */
const catalog = new Map(
  Object.entries(machines).map(([name, machine]) => {
    const chart = describeFlow(machine);
    return [JSON.stringify(chart).replaceAll(chart.id, ''), { name, machine, chart }] as const;
  }),
);

it.each([...catalog.values()])('$name: the file has its chart', ({ machine, chart }) => {
  expect(describeFlow(load(writeXState(describeChart(machine))))).toEqual(chart);
});

const order = createMachine({
  id: 'order',
  description: "A customer's order.",
  type: 'parallel',
  on: {
    clear: ['.cart.empty', { actions: 'warn' }],
    restart: { target: '#order', reenter: true },
    'order.split': { target: ['.cart.filled', '.sending.idle'] },
  },
  states: {
    cart: {
      initial: 'empty',
      tags: ['editable', 'visible'],
      onDone: { actions: ['thank', 'log'] },
      states: {
        empty: { tags: 'blank', on: { fill: 'filled' } },
        filled: {
          entry: ['count', assign({}), raise({ type: 'clear' })],
          exit: [emit({ type: 'left' }), cancel('timer')],
          on: {
            pay: [
              { guard: and(['isValid', not(stateIn({ cart: 'empty' }))]), target: 'paid' },
              { guard: not('isValid') },
            ],
            stay: { target: 'filled', reenter: true },
            '*': {},
          },
          after: { 1500: 'empty', patience: { target: '#late', actions: 'log' } },
        },
        late: { id: 'late', always: { guard: stateIn('#order.sending.idle'), target: 'filled' } },
        paid: { type: 'final' },
      },
    },
    sending: {
      initial: 'idle',
      states: {
        idle: { on: { send: 'busy', recall: 'recent' } },
        busy: {
          initial: 'packing',
          invoke: [
            {
              src: 'sendParcel',
              onDone: 'idle',
              onError: [{ guard: 'isValid', target: 'idle' }, { target: '.packing' }],
            },
            { id: 'tracker', src: 'trackParcel', onSnapshot: { actions: 'showPlace' } },
          ],
          on: { 'xstate.done.actor.helper': { actions: stopChild('helper') } },
          states: {
            packing: { entry: spawnChild('helper'), exit: sendTo('helper', { type: 'stop' }) },
          },
        },
        recent: { type: 'history', history: 'deep', target: '#order.sending.busy.packing' },
        last: { type: 'history', history: 'shallow', target: 'idle' },
      },
    },
  },
});

it('writes every part of a chart as a config of createMachine', () => {
  const text = writeXState(describeChart(order));
  expect(text).toBe(`// The machine 'order'.
// Guards, actions, actors and delays are names only; xstate's provide adds implementations.
import { createMachine } from 'xstate';

export const machine = createMachine({
  id: 'order',
  description: "A customer's order.",
  type: 'parallel',
  on: {
    clear: [
      { target: '#order.cart.empty' },
      { actions: 'warn' },
    ],
    restart: { target: '#order', reenter: true },
    'order.split': { target: ['#order.cart.filled', '#order.sending.idle'] },
  },
  states: {
    cart: {
      tags: ['editable', 'visible'],
      onDone: { actions: ['thank', 'log'] },
      initial: 'empty',
      states: {
        empty: {
          tags: 'blank',
          on: { fill: 'filled' },
        },
        filled: {
          entry: ['count', 'assign', 'raise(clear)'],
          exit: ['emit(left)', 'cancel(timer)'],
          on: {
            pay: [
              { guard: 'isValid and not in cart.empty', target: 'paid' },
              { guard: 'not isValid' },
            ],
            stay: { target: 'filled', reenter: true },
            '*': {},
          },
          after: {
            1500: 'empty',
            patience: { target: 'late', actions: 'log' },
          },
        },
        late: {
          id: 'late',
          always: { guard: 'in #order.sending.idle', target: 'filled' },
        },
        paid: { type: 'final' },
      },
    },
    sending: {
      initial: 'idle',
      states: {
        idle: {
          on: { send: 'busy', recall: 'recent' },
        },
        busy: {
          invoke: [
            {
              src: 'sendParcel',
              onDone: 'idle',
              onError: [
                { guard: 'isValid', target: 'idle' },
                { target: '.packing' },
              ],
            },
            {
              src: 'trackParcel',
              id: 'tracker',
              onSnapshot: { actions: 'showPlace' },
            },
          ],
          on: {
            'xstate.done.actor.helper': { actions: 'stopChild(helper)' },
          },
          initial: 'packing',
          states: {
            packing: { entry: 'spawnChild(helper)', exit: 'sendTo(stop)' },
          },
        },
        recent: { type: 'history', history: 'deep', target: '#order.sending.busy.packing' },
        last: { type: 'history', history: 'shallow', target: 'idle' },
      },
    },
  },
});
`);
  expect(describeFlow(load(text))).toEqual(describeFlow(order));
});

it('names states whose ids or keys hold signs of a path so that targets find them', () => {
  const machine = createMachine({
    id: 'v1.form',
    initial: 'a.b',
    states: {
      'a.b': {
        initial: 'in',
        on: { next: "#it's" },
        states: { in: { on: { back: 'out' } }, out: {} },
      },
      other: { id: "it's", on: { back: 'a\\.b' } },
    },
  });
  const text = writeXState(describeChart(machine));
  expect(describeFlow(load(text))).toEqual(describeFlow(machine));
  expect(text).toContain(`back: '#v1\\\\.form.a\\\\.b'`);
});
