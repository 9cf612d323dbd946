import { describe, expect, it } from 'vitest';
import { and, createActor, not, setup, stateIn } from 'xstate';

import { listPossibleEvents } from '../../../src/inspection/live/possible-events.ts';

const machine = setup({
  types: {
    context: {} as { readonly count: number },
    events: {} as
      | { readonly type: 'start' | 'count' | 'skip' | 'leave' | 'stop' | 'hold' }
      | { readonly type: 'pick'; readonly id: number },
  },
  guards: {
    hasCounted: ({ context }) => context.count > 0,
    isPickable: ({ event }) => event.type === 'pick' && event.id === 1,
    mayLeave: and([not('hasCounted'), stateIn('running')]),
  },
}).createMachine({
  id: 'lamp',
  context: { count: 0 },
  initial: 'waiting',
  on: {
    leave: { guard: 'mayLeave', actions: () => undefined },
    skip: { guard: stateIn('running'), actions: () => undefined },
  },
  states: {
    waiting: {
      on: {
        start: 'running',
        count: { guard: 'hasCounted', target: 'running' },
        pick: { guard: 'isPickable', target: 'running' },
        hold: {},
      },
      after: { 100: 'running' },
    },
    running: { on: { stop: 'waiting' } },
  },
});

describe('possible events', () => {
  it('lists the events of the active states with what their guards need', () => {
    expect(listPossibleEvents(createActor(machine).start().getSnapshot())).toEqual([
      {
        type: 'leave',
        status: 'refused',
        reasons: [{ key: 'inspector.live.onlyIn', values: { state: 'running' } }],
      },
      {
        type: 'skip',
        status: 'refused',
        reasons: [{ key: 'inspector.live.onlyIn', values: { state: 'running' } }],
      },
      { type: 'start', status: 'ready', reasons: [] },
      {
        type: 'count',
        status: 'refused',
        reasons: [{ key: 'inspector.live.needs', values: { guard: 'has counted' } }],
      },
      {
        type: 'pick',
        status: 'depends',
        reasons: [{ key: 'inspector.live.needs', values: { guard: 'is pickable' } }],
      },
      { type: 'hold', status: 'refused', reasons: [{ key: 'inspector.live.ignored' }] },
    ]);
  });

  it('takes the last event of a type as the example of its payload', () => {
    const list = (id: number) =>
      listPossibleEvents(
        createActor(machine).start().getSnapshot(),
        {},
        new Map([['pick', { type: 'pick', id }]]),
      ).find(({ type }) => type === 'pick');
    expect(list(1)).toEqual({ type: 'pick', status: 'ready', reasons: [] });
    expect(list(2)?.status).toBe('refused');
  });

  it('lists nothing for an actor that has stopped', () => {
    const actor = createActor(machine).start();
    actor.stop();
    expect(listPossibleEvents(actor.getSnapshot())).toEqual([]);
  });
});
