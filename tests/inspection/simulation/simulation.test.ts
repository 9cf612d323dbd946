import { describe, expect, it } from 'vitest';
import {
  assign,
  emit,
  fromPromise,
  sendParent,
  sendTo,
  setup,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';

import {
  runScript,
  type SimulationCommand,
  type SimulationOptions,
  type SimulationStart,
  type SimulationView,
} from '../../../src/inspection/simulation/simulation.ts';
import { sessionMachine } from '../../../src/machines/session/session-machine.ts';

const run = (
  machine: AnyStateMachine,
  start: SimulationStart,
  commands: readonly SimulationCommand[],
  options?: SimulationOptions,
) => runScript(machine, { machine: machine.id, start, commands }, options);

const view = (...args: Parameters<typeof run>): SimulationView => {
  const result = run(...args);
  if (!result.ok) throw new Error(result.error);
  return result.view;
};

const send = (type: string, payload: object = {}): SimulationCommand => ({
  kind: 'event',
  event: { ...payload, type },
});
const answer = (actor: string, output?: unknown): SimulationCommand =>
  send(`xstate.done.actor.${actor}`, { output });
const fail = (actor: string, error: unknown): SimulationCommand =>
  send(`xstate.error.actor.${actor}`, { error });
const wait = (milliseconds: number): SimulationCommand => ({ kind: 'clock', milliseconds });

const innermost = ({ steps }: SimulationView): readonly (string | undefined)[] =>
  steps.map(({ states }) => states.at(-1));

/** A machine with everything a simulation has to stand in for. Its actor and action throw. */
const parcel = setup({
  types: {
    context: {} as { tries: number; receipt: string | null },
    input: {} as { tries: number },
    events: {} as AnyEventObject,
    emitted: {} as { type: 'notice'; tries: number },
  },
  actors: {
    deliver: fromPromise<string>(() => {
      throw new Error('a simulation must not run actors');
    }),
  },
  actions: {
    ring: () => {
      throw new Error('a simulation must not run actions');
    },
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    notice: emit(({ context }) => ({ type: 'notice', tries: context.tries })),
  },
  delays: { patience: 5000 },
}).createMachine({
  id: 'parcel',
  context: ({ input }) => ({ tries: input.tries, receipt: null }),
  initial: 'waiting',
  states: {
    waiting: { on: { go: 'delivering' }, after: { patience: 'returned', 2000: 'delivering' } },
    delivering: {
      entry: ['ring', 'countTry', 'notice'],
      invoke: {
        src: 'deliver',
        id: 'courier',
        onDone: {
          target: 'delivered',
          actions: assign({ receipt: ({ event }) => event.output }),
        },
        onError: 'waiting',
      },
      on: {
        hurry: { actions: sendTo('courier', { type: 'faster' }) },
        report: { actions: sendParent({ type: 'late' }) },
      },
    },
    delivered: { type: 'final' },
    returned: { type: 'final' },
  },
});

const shop: SimulationStart = { kind: 'input', input: { tries: 0 } };

describe('a simulation', () => {
  it('starts with its delays on the clock and runs nothing', () => {
    expect(view(parcel, shop, [])).toEqual({
      steps: [
        {
          command: null,
          event: null,
          payload: null,
          timeMs: 0,
          status: 'active',
          states: ['parcel', 'parcel.waiting'],
          microsteps: [],
          changes: [],
          actions: [],
          refusal: null,
        },
      ],
      shown: 0,
      clockMs: 0,
      context: { tries: 0, receipt: null },
      delays: [
        {
          id: 'xstate.after.2000.parcel.waiting',
          event: { type: 'xstate.after.2000.parcel.waiting' },
          dueMs: 2000,
        },
        {
          id: 'xstate.after.patience.parcel.waiting',
          event: { type: 'xstate.after.patience.parcel.waiting' },
          dueMs: 5000,
        },
      ],
      actors: [],
      possible: [
        {
          type: 'go',
          effect: 'leads',
          details: ['parcel.delivering'],
          reasons: [],
          payload: null,
        },
        expect.objectContaining({ type: 'xstate.after.2000.parcel.waiting', effect: 'internal' }),
        expect.objectContaining({
          type: 'xstate.after.patience.parcel.waiting',
          effect: 'internal',
        }),
      ],
      readyExamples: [],
    });
  });

  it('says what a step took and changed, and what it would run and send', () => {
    const { steps, actors } = view(parcel, shop, [send('go'), send('hurry'), send('report')]);
    expect(steps[1]).toMatchObject({
      command: 0,
      event: 'go',
      microsteps: [{ event: 'go', transitions: ['parcel.waiting go 0'] }],
      changes: [{ kind: 'changed', path: 'tries', before: 0, after: 1 }],
    });
    expect(steps.slice(1).map(({ actions }) => actions)).toEqual([
      [
        { type: 'ring', event: null, receiver: null },
        { type: 'xstate.emit', event: { type: 'notice', tries: 1 }, receiver: null },
      ],
      [{ type: 'xstate.sendTo', event: { type: 'faster' }, receiver: 'courier' }],
      [{ type: 'xstate.sendTo', event: { type: 'late' }, receiver: '#_parent' }],
    ]);
    expect(actors).toEqual([{ id: 'courier', src: 'deliver' }]);
  });

  it('takes the answer of an actor', () => {
    const { context, steps, actors } = view(parcel, shop, [
      send('go'),
      answer('courier', 'signed by Ada'),
    ]);
    expect([context, steps.at(-1)?.status, actors]).toEqual([
      { tries: 1, receipt: 'signed by Ada' },
      'done',
      [],
    ]);
  });

  it('goes to onError when an actor fails, and starts the delays of that state again', () => {
    const failed = view(parcel, shop, [wait(2500), fail('courier', 'nobody at home')]);
    expect(innermost(failed)).toEqual(['parcel.waiting', 'parcel.delivering', 'parcel.waiting']);
    expect(failed.delays.map(({ dueMs }) => dueMs)).toEqual([4500, 7500]);
  });

  it('raises due delays in the order of their time, and none before', () => {
    expect(innermost(view(parcel, shop, [wait(1999)]))).toEqual(['parcel.waiting']);
    const advanced = view(parcel, shop, [wait(1999), wait(8001)]);
    expect(advanced.steps.map(({ event, timeMs, command }) => [event, timeMs, command])).toEqual([
      [null, 0, null],
      ['xstate.after.2000.parcel.waiting', 2000, 1],
    ]);
    expect([advanced.delays, advanced.clockMs]).toEqual([[], 10_000]);
  });

  it('takes a recorded delay as an event at its time', () => {
    const recorded = view(parcel, shop, [
      { kind: 'event', event: { type: 'xstate.after.2000.parcel.waiting' }, atMs: 2003 },
      { kind: 'event', event: { type: 'xstate.error.actor.courier', error: null }, atMs: 3000 },
    ]);
    expect(recorded.steps.map(({ timeMs }) => timeMs)).toEqual([0, 2003, 3000]);
    expect(recorded.delays.map(({ dueMs }) => dueMs)).toEqual([5000, 8000]);
  });

  it('describes an earlier step as it was', () => {
    const commands = [send('go'), answer('courier', 'yes')];
    const { steps, shown, context, actors } = view(parcel, shop, commands, { shownStep: 1 });
    expect([steps.length, shown, context]).toEqual([3, 1, { tries: 1, receipt: null }]);
    expect(actors).toEqual([{ id: 'courier', src: 'deliver' }]);
  });

  it('starts in a state with its actors and delays', () => {
    const context = { tries: 4, receipt: null };
    const start = (value: string): SimulationStart => ({ kind: 'state', value, context });
    expect(view(parcel, start('delivering'), []).actors).toEqual([
      { id: 'courier', src: 'deliver' },
    ]);
    const hurried = view(parcel, start('delivering'), [send('hurry'), answer('courier', 'ok')]);
    expect(hurried.context).toEqual({ tries: 4, receipt: 'ok' });
    expect(view(parcel, start('waiting'), []).delays.map(({ dueMs }) => dueMs)).toEqual([
      2000, 5000,
    ]);
  });

  it('names the examples that the machine would take in the shown step', () => {
    const examples = {
      'it goes': { type: 'go' },
      'it hurries': { type: 'hurry' },
      'it arrives': { type: 'xstate.done.actor.courier', output: 'x' },
    };
    const ready = (commands: readonly SimulationCommand[]) =>
      view(parcel, shop, commands, { examples }).readyExamples;
    expect(ready([])).toEqual(['it goes']);
    expect(ready([send('go')])).toEqual(['it hurries', 'it arrives']);
  });
});

describe('what a simulation cannot do', () => {
  it('reports an error without onError, the command and the steps before it', () => {
    const strict = setup({ actors: { work: fromPromise(() => Promise.resolve(1)) } }).createMachine(
      {
        id: 'strict',
        initial: 'working',
        states: {
          working: { invoke: { src: 'work', id: 'work', onDone: 'idle' }, on: { look: {} } },
          idle: {},
        },
      },
    );
    const result = run(strict, { kind: 'input', input: undefined }, [
      send('look'),
      fail('work', new Error('broken')),
    ]);
    expect(result).toMatchObject({
      ok: false,
      error: 'broken',
      failedCommand: 1,
      view: { shown: 1 },
    });
  });

  it('reports an input that the machine cannot use', () => {
    expect(run(parcel, { kind: 'input', input: undefined }, [])).toEqual({
      ok: false,
      error: expect.stringContaining('tries') as string,
      failedCommand: null,
      view: null,
    });
  });

  it('reports a state that the machine does not have', () => {
    const start: SimulationStart = { kind: 'state', value: 'lost', context: {} };
    expect(run(parcel, start, [])).toMatchObject({ ok: false, failedCommand: null, view: null });
  });

  it('ends a machine that restarts its delay for ever', () => {
    const restless = setup({}).createMachine({
      initial: 'a',
      states: { a: { after: { 0: 'b' } }, b: { after: { 0: 'a' } } },
    });
    expect(run(restless, { kind: 'input', input: undefined }, [wait(1)])).toMatchObject({
      ok: false,
      error: 'more than 1000 delays became due',
      failedCommand: 0,
    });
  });
});

describe('the session, simulated', () => {
  const user = { email: 'cs@lectern.test', firstName: 'Cora', lastName: 'Sand', roles: [] };
  const start: SimulationStart = {
    kind: 'input',
    input: { queryString: '', minPasswordLength: 6, endReason: null },
  };
  const checked = answer('0.session.checking', { ok: true, value: user });

  it('SES-05 expires with unsaved work, signs in again and goes on', () => {
    const again = view(sessionMachine, start, [
      checked,
      answer('0.session.loadingFlags', { adminBanner: true }),
      send('unsavedWork.changed', { isUnsaved: true }),
      send('session.expired', { reason: 'expired' }),
      answer('signInForm'),
      answer('0.session.signedIn.confirming', { ok: true, value: user }),
    ]);
    expect(innermost(again)).toEqual([
      'session.checking',
      'session.loadingFlags',
      'session.signedIn.active',
      'session.signedIn.active',
      'session.signedIn.expired',
      'session.signedIn.confirming',
      'session.signedIn.active',
    ]);
    expect(() => structuredClone(again)).not.toThrow();
  });

  it('does not wait for flags longer than their time limit', () => {
    const { delays } = view(sessionMachine, start, [checked]);
    expect(delays[0]?.event.type).toBe('xstate.after.flagTimeout.session.loadingFlags');
    const waited = view(sessionMachine, start, [checked, wait(delays[0]?.dueMs ?? 0)]);
    expect(innermost(waited).at(-1)).toBe('session.signedIn.active');
  });
});
