import { afterEach, describe, expect, it } from 'vitest';
import {
  assign,
  createActor,
  createMachine,
  emit,
  fromPromise,
  sendTo,
  setup,
  type AnyActorRef,
  type AnyStateMachine,
} from 'xstate';

import { ActorRecorder } from '../../../src/app/inspection/actor-recorder.ts';
import { exposeRootActor } from '../../../src/app/inspection/exposed-roots.ts';
import { registerInspector } from '../../../src/app/inspection/register-inspector.ts';
import type { Report } from '../../../src/inspection/live/messages.ts';

const machine = setup({
  types: {
    context: {} as { readonly password: string; readonly count: number },
    events: {} as
      | { readonly type: 'form.change'; readonly password: string }
      | { readonly type: 'load' },
  },
  actors: { load: fromPromise<number>(async () => 7) },
  guards: { isOdd: ({ context }) => context.count % 2 === 1 },
  actions: {
    change: assign(({ event, context }) =>
      event.type === 'form.change' ? { password: event.password, count: context.count + 1 } : {},
    ),
  },
}).createMachine({
  id: 'lamp',
  context: { password: '', count: 0 },
  initial: 'even',
  states: {
    even: {
      always: { guard: 'isOdd', target: 'odd' },
      on: { 'form.change': { actions: 'change' }, load: 'loading' },
    },
    odd: {},
    loading: { invoke: { src: 'load', id: 'load', onDone: 'odd' } },
  },
});

const picker = setup({
  types: {
    context: {} as { readonly picked: number },
    events: {} as
      | { readonly type: 'pick'; readonly id: number }
      | { readonly type: 'look' | 'end' },
  },
}).createMachine({
  id: 'picker',
  context: { picked: 0 },
  on: {
    pick: { actions: assign({ picked: ({ event }) => event.id }) },
    look: {},
    end: { target: '.ended', actions: assign({ picked: -1 }) },
  },
  initial: 'picking',
  states: { picking: {}, ended: { type: 'final' } },
});

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

let time = 0;
const countTime = (): number => (time += 1);

function record(now: () => number = countTime) {
  time = 100;
  const recorder = new ActorRecorder({ now, explain: () => ({}) });
  cleanUps.push(
    registerInspector(
      (event) => {
        recorder.note(event);
      },
      (root) => {
        recorder.forgetRoot(root);
      },
    ),
  );
  return recorder;
}
function startRoot(logic: AnyStateMachine = machine): AnyActorRef {
  const actor = createActor(logic, { id: logic.id });
  cleanUps.push(exposeRootActor(actor));
  return actor.start();
}
const findChild = (actor: AnyActorRef, id: string): AnyActorRef | undefined =>
  (actor.getSnapshot() as { readonly children: Record<string, AnyActorRef> }).children[id];
const takeAll = (recorder: ActorRecorder) => recorder.takeReports(() => true);
const takeSlice = (recorder: ActorRecorder) => recorder.takeReports(() => false);
function recall(
  recorder: ActorRecorder,
  { sessionId }: Pick<AnyActorRef, 'sessionId'>,
  number: number,
): Report | undefined {
  recorder.recall(sessionId, number);
  return takeAll(recorder).find(({ type }) => type === 'recalled');
}
const withoutCharts = (reports: readonly Report[]) =>
  reports.filter(({ type }) => type !== 'chart');

describe('the recorder of running actors', () => {
  it('describes the chart once and says what runs', () => {
    const actor = startRoot();
    const recorder = record();
    const [chart, started] = takeAll(recorder);
    expect(chart).toMatchObject({
      type: 'chart',
      chart: 'lamp 1',
      definition: { id: 'lamp', root: { id: 'lamp', initial: 'lamp.even' } },
    });
    expect(started).toEqual({
      type: 'actorStarted',
      actor: actor.sessionId,
      name: 'lamp',
      parent: null,
      chart: 'lamp 1',
      status: 'active',
      states: ['lamp', 'lamp.even'],
    });
  });

  it('PD-43 recalls what an actor knew and could do at an earlier event, and no password', () => {
    const actor = startRoot();
    const recorder = record();
    takeAll(recorder);
    actor.send({ type: 'load' });
    actor.send({ type: 'form.change', password: 'lectern-demo' });
    const earlier = takeAll(recorder).filter(({ type }) => type === 'transition').length;
    const other = startRoot();
    other.send({ type: 'form.change', password: 'lectern-demo' });
    takeAll(recorder);
    const recallAt = (number: number) => recall(recorder, actor, number);
    expect(recallAt(1)).toMatchObject({
      type: 'recalled',
      actor: actor.sessionId,
      number: 1,
      context: { count: 0 },
      possible: [{ type: 'xstate.done.actor.load', effect: 'internal' }],
    });
    expect(recall(recorder, other, earlier + 2)).toMatchObject({
      context: { password: '***', count: 1 },
      possible: [],
    });
    for (const unknown of [other, { sessionId: 'unknown' }])
      expect(recall(recorder, unknown, earlier)).toEqual({
        type: 'recalled',
        actor: unknown.sessionId,
        number: earlier,
        context: undefined,
        possible: [],
      });
  });

  it('recalls what an actor could do with the payloads that it had got until then', () => {
    const actor = startRoot(picker);
    const recorder = record();
    actor.send({ type: 'look' });
    for (const id of [7, 8]) actor.send({ type: 'pick', id });
    takeAll(recorder);
    const recallAt = (number: number) => recall(recorder, actor, number);
    const findPick = (report: Report | undefined) =>
      report?.type === 'recalled' ? report.possible.find(({ type }) => type === 'pick') : null;
    expect([1, 2, 3].map((number) => findPick(recallAt(number)))).toMatchObject([
      { effect: 'depends', payload: null },
      { effect: 'nothing', payload: 'last' },
      { effect: 'nothing', payload: 'last' },
    ]);
  });

  it('recalls in slices, the newest question only, and then asks the watched actor again', () => {
    const actor = startRoot(picker);
    const recorder = record();
    for (const id of [1, 2]) actor.send({ type: 'pick', id });
    takeAll(recorder);
    time += 500;
    recorder.watch(actor.sessionId, []);
    expect(takeSlice(recorder)).toEqual([]);
    recorder.recall(actor.sessionId, 1);
    expect([recorder.hasWork, recorder.isInterrupted]).toEqual([true, true]);
    expect(takeSlice(recorder)).toEqual([]);
    recorder.recall(actor.sessionId, 2);
    recorder.watch(actor.sessionId, []);
    const reports: Report[] = [];
    let sliceCount = 0;
    for (; recorder.hasWork; sliceCount += 1) reports.push(...takeSlice(recorder));
    const known = { actor: actor.sessionId, context: { picked: 2 } };
    expect(reports).toMatchObject([
      { ...known, type: 'recalled', number: 2 },
      { ...known, type: 'watched' },
    ]);
    expect(sliceCount).toBeGreaterThan(4);
  });

  it('recalls nothing of an actor that started after an event of the same batch', () => {
    const recorder = record();
    const actor = startRoot();
    actor.send({ type: 'form.change', password: 'lectern-demo' });
    const other = startRoot();
    other.send({ type: 'form.change', password: 'lectern-demo' });
    other.send({ type: 'form.change', password: 'lectern-demo' });
    const transitions = takeAll(recorder).filter(({ type }) => type === 'transition');
    const first = transitions.findIndex(
      (each) => 'actor' in each && each.actor === other.sessionId,
    );
    const recallAt = (number: number) => recall(recorder, other, number);
    expect(first).toBeGreaterThan(0);
    expect(recallAt(first)).toMatchObject({ context: undefined, possible: [] });
    expect(recallAt(first + 1)).toMatchObject({ context: { count: 0 } });
  });

  it('reports an event with its microsteps and changes, and no password', () => {
    const actor = startRoot();
    const recorder = record();
    takeAll(recorder);
    actor.send({ type: 'form.change', password: 'lectern-demo' });
    const reports = takeAll(recorder);
    expect(reports).toEqual([
      {
        type: 'transition',
        actor: actor.sessionId,
        at: 102,
        durationMs: 3,
        event: 'form.change',
        payload: { type: 'form.change', password: '***' },
        sender: null,
        status: 'active',
        states: ['lamp', 'lamp.odd'],
        microsteps: [
          { event: 'form.change', transitions: ['lamp.even form.change 0'] },
          { event: '', transitions: ['lamp.even always 0'] },
        ],
        changes: [
          { kind: 'changed', path: 'password', isSecret: true },
          { kind: 'changed', path: 'count', before: 0, after: 1 },
        ],
        refusal: null,
      },
    ]);
    expect(JSON.stringify(reports)).not.toContain('lectern-demo');
  });

  it('says who sent an event to whom, and which actors stop', async () => {
    const actor = startRoot();
    const recorder = record();
    takeAll(recorder);
    actor.send({ type: 'load' });
    const load = findChild(actor, 'load');
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
    const reports = withoutCharts(takeAll(recorder)).map((report) =>
      report.type === 'transition'
        ? [report.sender, report.event, report.actor, report.status]
        : report.type,
    );
    const [lampId, loadId] = [actor.sessionId, load?.sessionId];
    expect(reports).toEqual([
      [null, 'load', lampId, 'active'],
      'actorStarted',
      [lampId, 'xstate.init', loadId, 'active'],
      [loadId, 'xstate.promise.resolve', loadId, 'done'],
      [loadId, 'xstate.done.actor.load', lampId, 'active'],
      'actorStopped',
    ]);
  });

  it('names the actor that emitted what an event of another actor answers', () => {
    const bell = createActor(
      setup({
        types: { emitted: {} as { readonly type: 'rang' } },
      }).createMachine({ id: 'bell', on: { ring: { actions: emit({ type: 'rang' }) } } }),
      { id: 'bell' },
    );
    cleanUps.push(exposeRootActor(bell));
    bell.start();
    const lamp = startRoot();
    const recorder = record();
    takeAll(recorder);
    bell.on('rang', () => {
      lamp.send({ type: 'form.change', password: '' });
    });
    bell.send({ type: 'ring' });
    lamp.send({ type: 'load' });
    expect(
      takeAll(recorder)
        .filter((report) => report.type === 'transition')
        .map(({ sender, event }) => [sender, event])
        .filter(([, event]) => event?.startsWith('xstate.') === false),
    ).toEqual([
      [null, 'ring'],
      [bell.sessionId, 'form.change'],
      [null, 'load'],
    ]);
  });

  it('reports the context and the possible events of the watched actor only', () => {
    const possible = { reasons: [], payload: null };
    const actor = startRoot();
    const recorder = record();
    takeAll(recorder);
    recorder.watch(actor.sessionId, []);
    expect(takeAll(recorder)).toEqual([
      {
        type: 'watched',
        actor: actor.sessionId,
        context: { password: '***', count: 0 },
        possible: [
          { ...possible, type: 'form.change', effect: 'depends', details: [] },
          { ...possible, type: 'load', effect: 'leads', details: ['lamp.loading'] },
        ],
      },
    ]);
    expect(recorder.hasWork).toBe(false);
    recorder.watch(null, []);
    actor.send({ type: 'load' });
    expect(takeAll(recorder).some(({ type }) => type === 'watched')).toBe(false);
  });

  it('reports the last context of the watched actor that has stopped, and nothing possible', () => {
    const parent = createMachine({
      id: 'parent',
      initial: 'running',
      states: {
        running: { invoke: { src: picker, id: 'child' }, on: { stop: 'stopped' } },
        stopped: {},
      },
    });
    const recorder = record();
    const watchUntil = (id: string, stop: () => void) => {
      recorder.watch(id, []);
      takeAll(recorder);
      stop();
      time += 500;
      return takeAll(recorder).at(-1);
    };
    const last = { type: 'watched', possible: [] };
    const { sessionId: ended, send } = startRoot(picker);
    expect(
      watchUntil(ended, () => {
        send({ type: 'end' });
      }),
    ).toEqual({ ...last, actor: ended, context: { picked: -1 } });
    const root = startRoot(parent);
    const child = findChild(root, 'child');
    child?.send({ type: 'pick', id: 3 });
    expect(
      watchUntil(child?.sessionId ?? '', () => {
        root.send({ type: 'stop' });
      }),
    ).toEqual({ ...last, actor: child?.sessionId, context: { picked: 3 } });
    const { sessionId: hidden } = startRoot(picker);
    const hide = cleanUps.pop();
    expect(watchUntil(hidden, () => hide?.())).toEqual({
      ...last,
      actor: hidden,
      context: { picked: 0 },
    });
    expect(recorder.hasWork).toBe(false);
  });

  it('forgets a root actor that is hidden', () => {
    const actor = startRoot();
    const recorder = record();
    takeAll(recorder);
    cleanUps.pop();
    const [hide] = cleanUps.splice(0, 1);
    hide?.();
    expect(takeAll(recorder)).toEqual([{ type: 'actorStopped', actor: actor.sessionId }]);
  });

  it('reports the watched actor in a pause of 500 ms, at the latest 5 s after the last report', () => {
    const actor = startRoot();
    let now = 0;
    const recorder = record(() => now);
    takeAll(recorder);
    recorder.watch(actor.sessionId, []);
    const countWatched = () => takeAll(recorder).filter(({ type }) => type === 'watched').length;
    const countAt = (at: number, types = true) => {
      now = at;
      if (types) actor.send({ type: 'form.change', password: String(at) });
      return countWatched();
    };
    expect(countAt(0, false)).toBe(1);
    expect([countAt(250), countAt(625), countAt(1124, false), countAt(1125, false)]).toEqual([
      0, 0, 0, 1,
    ]);
    expect(recorder.hasWork).toBe(false);
    const typed = [...Array.from({ length: 13 }, (_, index) => 1500 + index * 375), 6125];
    expect(typed.map((at) => countAt(at))).toEqual([...typed.slice(1).map(() => 0), 1]);
    expect(recorder.hasWork).toBe(false);
  });

  it('names an actor without an id of its own by its logic', () => {
    const parent = setup({ actors: { load: fromPromise<number>(async () => 7) } }).createMachine({
      id: 'parent',
      invoke: { src: 'load' },
    });
    const actor = createActor(parent);
    cleanUps.push(exposeRootActor(actor));
    actor.start();
    const names = takeAll(record()).flatMap((report) =>
      report.type === 'actorStarted' ? [report.name] : [],
    );
    expect(names).toEqual(['parent', 'load']);
  });

  it('stops when there is no time left and goes on later', () => {
    const actor = startRoot();
    const recorder = record();
    takeAll(recorder);
    actor.send({ type: 'form.change', password: 'a' });
    expect(takeSlice(recorder)).toEqual([]);
    expect(recorder.hasWork).toBe(true);
    expect(takeAll(recorder)).toHaveLength(1);
  });

  it('reports an event before those that it caused, also in slices', () => {
    const child = createMachine({ id: 'child', on: { ping: {} } });
    const parent = setup({ actors: { child } }).createMachine({
      id: 'parent',
      invoke: { src: 'child', id: 'child' },
      on: { go: { actions: sendTo('child', { type: 'ping' }) } },
    });
    const recorder = record();
    const actor = startRoot(parent);
    actor.send({ type: 'go' });
    const reports: Report[] = [];
    while (recorder.hasWork) reports.push(...takeSlice(recorder));
    const childId = findChild(actor, 'child')?.sessionId;
    expect(
      reports.flatMap((report) =>
        report.type === 'transition' ? [[report.actor, report.event]] : [],
      ),
    ).toEqual([
      [actor.sessionId, 'xstate.init'],
      [childId, 'xstate.init'],
      [actor.sessionId, 'go'],
      [childId, 'ping'],
    ]);
  });

  it('drops what waits too long and reports the actors anew', () => {
    const actor = startRoot();
    const recorder = record();
    takeAll(recorder);
    for (let index = 0; index < 7000; index += 1)
      actor.send({ type: 'form.change', password: String(index) });
    const [skipped, started] = takeAll(recorder);
    expect(skipped).toMatchObject({ type: 'skipped' });
    expect(started).toMatchObject({ type: 'actorStarted', states: ['lamp', 'lamp.odd'] });
  });

  it('says which of the actors stopped whose events were dropped', () => {
    const recorder = record();
    const [ended, busy] = [startRoot(picker), startRoot(machine)];
    takeAll(recorder);
    ended.send({ type: 'end' });
    startRoot(picker).send({ type: 'end' });
    for (let index = 0; index < 14_000; index += 1) busy.send({ type: 'form.change' });
    const known = takeAll(recorder).flatMap((report) =>
      report.type === 'actorStarted' || report.type === 'actorStopped'
        ? [[report.type, report.actor]]
        : [],
    );
    expect(known).toEqual([
      ['actorStopped', ended.sessionId],
      ['actorStarted', busy.sessionId],
    ]);
    expect(recorder.findActor(ended.sessionId)).toBe(null);
  });
});
