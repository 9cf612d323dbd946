import { describe, expect, it } from 'vitest';
import { and, assign, createActor, createMachine, emit, not, or, setup, stateIn } from 'xstate';

import { listPossibleEvents } from '../../../src/inspection/simulation/possible-events.ts';

type Event =
  | { readonly type: 'start' | 'count' | 'skip' | 'leave' | 'stop' | 'hold' | 'ring' | 'forget' }
  | { readonly type: 'pick' | 'aim'; readonly id: number };

const machine = setup({
  types: {
    context: {} as { readonly count: number; readonly aims: readonly number[] },
    events: {} as Event,
    emitted: {} as { readonly type: 'rang' },
  },
  guards: {
    hasCounted: ({ context }) => context.count > 0,
    isPickable: ({ event }) => event.type === 'pick' && event.id === 1,
    mayLeave: and([not('hasCounted'), stateIn('running')]),
  },
  actions: {
    forget: assign({ aims: [] }),
    aim: assign(({ context, event }) =>
      event.type === 'aim' ? { aims: [...context.aims, event.id] } : {},
    ),
  },
}).createMachine({
  id: 'lamp',
  context: { count: 0, aims: [] },
  initial: 'waiting',
  on: {
    leave: { guard: 'mayLeave', target: '.left' },
    skip: { guard: not(stateIn('waiting')), target: '.left' },
    stop: { guard: or(['hasCounted', stateIn('running')]), target: '.left' },
    forget: { actions: 'forget' },
  },
  states: {
    waiting: {
      on: {
        start: 'running',
        count: { guard: 'hasCounted', target: 'running' },
        pick: { guard: 'isPickable', target: 'running' },
        aim: { actions: 'aim' },
        ring: { actions: emit({ type: 'rang' }) },
        hold: {},
      },
      after: { 100: 'running' },
    },
    running: { initial: 'slow', states: { slow: {}, fast: {} } },
    left: {},
  },
});

const snapshot = createActor(machine).getSnapshot();
const answer = { details: [], reasons: [], payload: null };

describe('possible events', () => {
  it('lists what each event would do, found by computing the next snapshot', () => {
    const onlyRunning = { key: 'inspector.live.onlyIn', values: { state: 'running' } };
    expect(listPossibleEvents(snapshot)).toEqual([
      { ...answer, type: 'leave', effect: 'refused', reasons: [onlyRunning] },
      {
        ...answer,
        type: 'skip',
        effect: 'refused',
        reasons: [{ key: 'inspector.live.notIn', values: { state: 'waiting' } }],
      },
      {
        ...answer,
        type: 'stop',
        effect: 'refused',
        // One of the two is enough, so both are named.
        reasons: [{ guard: 'hasCounted', passes: false }, onlyRunning],
      },
      // An assignment of what is there already changes nothing.
      { ...answer, type: 'forget', effect: 'nothing' },
      { ...answer, type: 'start', effect: 'leads', details: ['lamp.running', 'lamp.running.slow'] },
      {
        ...answer,
        type: 'count',
        effect: 'refused',
        reasons: [{ guard: 'hasCounted', passes: false }],
      },
      {
        ...answer,
        type: 'pick',
        effect: 'depends',
        reasons: [{ guard: 'isPickable', passes: false }],
      },
      { ...answer, type: 'aim', effect: 'depends' },
      { ...answer, type: 'ring', effect: 'acts', details: ['emit'] },
      { ...answer, type: 'hold', effect: 'nothing' },
      { ...answer, type: 'xstate.after.100.lamp.waiting', effect: 'internal' },
    ]);
  });

  it('asks with the payload of the last use', () => {
    const last = (id: number) =>
      listPossibleEvents(snapshot, {}, { last: new Map([['pick', { type: 'pick', id }]]) }).find(
        ({ type }) => type === 'pick',
      );
    expect(last(1)).toMatchObject({ effect: 'leads', payload: 'last' });
    expect(last(2)).toMatchObject({ effect: 'refused', payload: 'last' });
  });

  it('asks with a last use that had no payload, although one is looked for', () => {
    const last = new Map([['aim', { type: 'aim' }]]);
    const found = listPossibleEvents(snapshot, {}, { last }).find(({ type }) => type === 'aim');
    expect(found).toMatchObject({ effect: 'changes', payload: null });
  });

  it('takes the payloads that the context holds for all there are', () => {
    const find = (...ids: readonly number[]) =>
      listPossibleEvents(snapshot, { listPayloads: () => ids.map((id) => ({ id })) }).find(
        ({ type }) => type === 'pick',
      );
    expect(find(2, 3)).toMatchObject({
      effect: 'refused',
      reasons: [{ guard: 'isPickable', passes: false }],
    });
    expect(find(2, 1)).toMatchObject({ effect: 'leads', payload: 'example' });
  });

  it('what a state takes comes before what the states around it would, as in xstate', () => {
    const lamps = createMachine({
      id: 'lamps',
      type: 'parallel',
      on: { go: { description: 'refused', actions: () => undefined } },
      states: {
        red: { initial: 'off', states: { off: { on: { go: 'on' } }, on: {} } },
        green: { initial: 'off', states: { off: {} } },
      },
    });
    expect(listPossibleEvents(createActor(lamps).getSnapshot())).toMatchObject([
      { type: 'go', effect: 'leads', details: ['lamps.red.on'] },
    ]);
  });

  it('asks with the first example that does something; one that does nothing decides nothing', () => {
    const list = (...ids: readonly number[]) =>
      listPossibleEvents(
        snapshot,
        {},
        { examples: ids.flatMap((id) => ['pick', 'aim'].map((type) => ({ type, id }))) },
      );
    const find = (type: string, ...ids: readonly number[]) =>
      list(...ids).find((event) => event.type === type);
    expect(find('pick', 2, 1)).toMatchObject({ effect: 'leads', payload: 'example' });
    expect(find('pick', 2)).toMatchObject({ effect: 'depends' });
    expect(find('aim', 3)).toEqual({
      type: 'aim',
      effect: 'changes',
      details: ['aims[0]'],
      reasons: [],
      payload: 'example',
    });
  });

  it('runs and changes nothing', () => {
    const before = JSON.stringify(snapshot);
    listPossibleEvents(snapshot, {}, { examples: [{ type: 'aim', id: 1 }] });
    expect(JSON.stringify(snapshot)).toBe(before);
  });

  it('lists nothing for an actor that has stopped', () => {
    const actor = createActor(machine).start();
    actor.stop();
    expect(listPossibleEvents(actor.getSnapshot())).toEqual([]);
  });
});
