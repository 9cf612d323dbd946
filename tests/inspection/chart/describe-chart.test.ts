import {
  and,
  assign,
  cancel,
  createMachine,
  emit,
  fromPromise,
  not,
  or,
  raise,
  sendTo,
  setup,
  spawnChild,
  stateIn,
  stopChild,
  type AnyMachineSnapshot,
  type AnyTransitionDefinition,
} from 'xstate';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';

import type { ChartState, ChartTransition } from '../../../src/inspection/chart/chart.ts';
import { listStates } from '../../../src/inspection/chart/chart.ts';
import { describeChart, getTransitionId } from '../../../src/inspection/chart/describe-chart.ts';

const logic = fromPromise<string>(() => Promise.resolve(''));

const form = setup({
  actors: { saveForm: logic, child: logic },
  guards: {
    isValid: () => true,
    isLocked: () => false,
    canSave: and(['isValid', not(or(['isLocked', stateIn({ form: { open: 'saving' } })]))]),
  },
  actions: { clear: () => undefined, log: () => undefined },
  delays: { retryDelay: 10 },
}).createMachine({
  id: 'form',
  type: 'parallel',
  states: {
    page: {
      initial: 'open',
      tags: ['visible'],
      onDone: { actions: 'log' },
      states: {
        open: {
          initial: 'editing',
          entry: 'log',
          exit: ['clear', 'log'],
          states: {
            editing: {
              on: {
                save: [
                  { guard: 'canSave', target: 'saving', actions: ['clear', 'log'] },
                  { actions: 'log' },
                ],
                '*': { target: 'editing', reenter: true },
              },
            },
            saving: {
              invoke: {
                src: 'saveForm',
                onDone: '#form.page.closed',
                onError: { target: 'editing', guard: 'isLocked' },
                onSnapshot: { actions: 'log' },
              },
              after: { 500: 'editing', retryDelay: { target: 'editing', actions: 'log' } },
            },
            recent: { type: 'history', history: 'deep', target: 'saving' },
          },
        },
        paused: {
          on: { resume: 'open.recent' },
          always: { guard: stateIn('#form.page.open'), target: 'closed' },
        },
        closed: { type: 'final', description: 'Nothing more happens.' },
      },
    },
    draft: {
      on: { drop: { target: ['.one', '.two'] } },
      type: 'parallel',
      states: { one: {}, two: {} },
    },
  },
});

const atomic = (id: string, change: Partial<ChartState> = {}): ChartState => ({
  id,
  key: id.split('.').at(-1) ?? id,
  type: 'atomic',
  initial: null,
  description: null,
  tags: [],
  entry: [],
  exit: [],
  invokes: [],
  states: [],
  ...change,
});

const transition = (
  change: Pick<ChartTransition, 'id' | 'source' | 'event' | 'label'> & Partial<ChartTransition>,
): ChartTransition => ({
  targets: [],
  kind: 'event',
  guard: null,
  actions: [],
  reenter: false,
  ...change,
});

it('describes states of every type with entry, exit, invoked actors and tags', () => {
  expect(describeChart(form).root).toEqual(
    atomic('form', {
      type: 'parallel',
      states: [
        atomic('form.page', {
          type: 'compound',
          initial: 'form.page.open',
          tags: ['visible'],
          states: [
            atomic('form.page.open', {
              type: 'compound',
              initial: 'form.page.open.editing',
              entry: ['log'],
              exit: ['clear', 'log'],
              states: [
                atomic('form.page.open.editing'),
                atomic('form.page.open.saving', {
                  invokes: [{ id: '0.form.page.open.saving', src: 'saveForm' }],
                }),
                atomic('form.page.open.recent', { type: 'history', history: 'deep' }),
              ],
            }),
            atomic('form.page.paused'),
            atomic('form.page.closed', { type: 'final', description: 'Nothing more happens.' }),
          ],
        }),
        atomic('form.draft', {
          type: 'parallel',
          states: [atomic('form.draft.one'), atomic('form.draft.two')],
        }),
      ],
    }),
  );
});

const editing = 'form.page.open.editing';
const saving = 'form.page.open.saving';

it('describes transitions by events, actors, delays, `always`, ends of states and history', () => {
  expect(describeChart(form).transitions).toEqual([
    transition({
      id: 'form.page xstate.done.state.form.page 0',
      source: 'form.page',
      event: 'xstate.done.state.form.page',
      kind: 'stateDone',
      label: 'done',
      actions: ['log'],
    }),
    transition({
      id: `${editing} save 0`,
      source: editing,
      targets: [saving],
      event: 'save',
      label: 'save',
      guard: 'canSave',
      actions: ['clear', 'log'],
    }),
    transition({
      id: `${editing} save 1`,
      source: editing,
      event: 'save',
      label: 'save',
      actions: ['log'],
    }),
    transition({
      id: `${editing} * 0`,
      source: editing,
      targets: [editing],
      event: '*',
      label: '*',
      reenter: true,
    }),
    transition({
      id: `${saving} xstate.done.actor.0.${saving} 0`,
      source: saving,
      targets: ['form.page.closed'],
      event: `xstate.done.actor.0.${saving}`,
      kind: 'done',
      label: 'done: saveForm',
    }),
    transition({
      id: `${saving} xstate.error.actor.0.${saving} 0`,
      source: saving,
      targets: [editing],
      event: `xstate.error.actor.0.${saving}`,
      kind: 'error',
      label: 'error: saveForm',
      guard: 'isLocked',
    }),
    transition({
      id: `${saving} xstate.snapshot.0.${saving} 0`,
      source: saving,
      event: `xstate.snapshot.0.${saving}`,
      kind: 'snapshot',
      label: 'snapshot: saveForm',
      actions: ['log'],
    }),
    transition({
      id: `${saving} xstate.after.500.${saving} 0`,
      source: saving,
      targets: [editing],
      event: `xstate.after.500.${saving}`,
      kind: 'after',
      label: 'after 500 ms',
    }),
    transition({
      id: `${saving} xstate.after.retryDelay.${saving} 0`,
      source: saving,
      targets: [editing],
      event: `xstate.after.retryDelay.${saving}`,
      kind: 'after',
      label: 'after retryDelay',
      actions: ['log'],
    }),
    transition({
      id: 'form.page.open.recent default 0',
      source: 'form.page.open.recent',
      targets: [saving],
      event: '',
      kind: 'historyDefault',
      label: 'default',
    }),
    transition({
      id: 'form.page.paused resume 0',
      source: 'form.page.paused',
      targets: ['form.page.open.recent'],
      event: 'resume',
      label: 'resume',
    }),
    transition({
      id: 'form.page.paused always 0',
      source: 'form.page.paused',
      targets: ['form.page.closed'],
      event: '',
      kind: 'always',
      label: 'always',
      guard: 'in #form.page.open',
    }),
    transition({
      id: 'form.draft drop 0',
      source: 'form.draft',
      targets: ['form.draft.one', 'form.draft.two'],
      event: 'drop',
      label: 'drop',
    }),
  ]);
});

it('writes composed guards out, and names the actors that actions spawn', () => {
  const chart = describeChart(form);
  expect(chart.composedGuards).toEqual({
    canSave: 'isValid and not (isLocked or in form.open.saving)',
  });
  expect(chart.spawnedActors).toEqual(['child']);
});

it('names actions that xstate builds by what they do', () => {
  const machine = createMachine({
    id: 'built-in',
    entry: [
      assign({}),
      raise({ type: 'start' }),
      raise(() => ({ type: 'start' })),
      emit({ type: 'moved' }),
      sendTo('child', { type: 'ping' }),
      spawnChild('child'),
      stopChild('child'),
      cancel('timer'),
      { type: 'log', params: { level: 1 } },
      () => undefined,
    ],
    on: { go: { guard: () => true } },
    invoke: { src: logic, onDone: {} },
  });
  const chart = describeChart(machine);
  expect(chart.root.entry).toEqual([
    'assign',
    'raise(start)',
    'raise(inline)',
    'emit(moved)',
    'sendTo(ping)',
    'spawnChild(child)',
    'stopChild(child)',
    'cancel(timer)',
    'log',
    'inline',
  ]);
  expect(chart.root.invokes).toEqual([{ id: '0.built-in', src: 'inline' }]);
  expect(chart.transitions.map(({ label, guard }) => ({ label, guard }))).toEqual([
    { label: 'go', guard: 'inline' },
    { label: 'done: inline', guard: null },
  ]);
});

it('is plain data', () => {
  const chart = describeChart(form);
  expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
});

it('lists outer states before inner ones', () => {
  expect(listStates(describeChart(form).root).map(({ key }) => key)).toEqual([
    'form',
    'page',
    'open',
    'editing',
    'saving',
    'recent',
    'paused',
    'closed',
    'draft',
    'one',
    'two',
  ]);
});

it('finds the id of a transition that a running actor took, also after `provide`', () => {
  const taken: string[] = [];
  const actor = createActor(
    form.provide({ actors: { saveForm: fromPromise(() => new Promise(() => undefined)) } }),
    {
      inspect: (event) => {
        if (event.type !== '@xstate.microstep') return;
        const { _transitions } = event as unknown as {
          readonly _transitions: readonly AnyTransitionDefinition[];
        };
        for (const definition of _transitions) {
          if (definition.eventType !== null) taken.push(getTransitionId(definition));
        }
      },
    },
  );
  actor.start();
  actor.send({ type: 'save' });
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  expect(snapshot.value).toEqual({ page: { open: 'saving' }, draft: { one: {}, two: {} } });
  expect(taken).toEqual([`${editing} save 0`, `${saving} xstate.snapshot.0.${saving} 0`]);
  actor.stop();
});
