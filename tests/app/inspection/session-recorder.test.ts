import { afterEach, describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';

import { exposeRootActor } from '../../../src/app/inspection/exposed-roots.ts';
import { getKeptSession, startRecorder } from '../../../src/app/inspection/session-recorder.ts';
import { takeRecording } from '../../../src/app/inspection/take-recording.ts';
import { parseRecording } from '../../../src/inspection/recording/parse-recording.ts';

const counter = setup({
  types: {
    context: {} as { count: number; email: string },
    events: {} as { type: 'add' } | { type: 'ask' } | { type: 'finish' },
  },
  actors: { loadName: fromPromise(() => Promise.resolve({ firstName: 'Margarete' })) },
}).createMachine({
  id: 'counter',
  context: { count: 0, email: 'ada@school.example' },
  initial: 'ready',
  on: { add: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  states: {
    ready: { on: { ask: 'asking', finish: 'finished' } },
    asking: { invoke: { id: 'name', src: 'loadName', onDone: 'ready' } },
    finished: { type: 'final' },
  },
});

const undo: (() => void)[] = [];
afterEach(() => {
  for (const each of undo.splice(0)) each();
});

function startCounter() {
  const actor = createActor(counter, { id: 'counter' });
  undo.push(exposeRootActor(actor));
  return actor.start();
}

function record(): () => void {
  const stop = startRecorder();
  undo.push(stop);
  return stop;
}

async function reopen() {
  const written = await takeRecording();
  if (written === null) return null;
  const parsed = parseRecording(written.text);
  return parsed.ok ? { ...parsed.recording, text: written.text } : null;
}

describe('the recorder of a session', () => {
  it('keeps the events of running and of new actors with their states', async () => {
    const running = startCounter();
    running.send({ type: 'add' });
    record();
    running.send({ type: 'ask' });
    const later = startCounter();
    await Promise.resolve();
    await Promise.resolve();
    later.send({ type: 'finish' });

    const recording = await reopen();
    const [first, child, last] = ['counter', 'name', 'counter'].map((name, index) =>
      recording?.actors.filter((actor) => actor.name === name).at(index === 2 ? 1 : 0),
    );
    expect(first?.start).toMatchObject({ kind: 'state', value: 'ready', context: { count: 1 } });
    expect(first?.steps.map(({ event, states }) => [event.type, states?.toSorted()])).toEqual([
      ['ask', ['counter', 'counter.asking']],
      ['xstate.done.actor.name', ['counter', 'counter.ready']],
    ]);
    expect(first?.stoppedAtMs).toBeNull();
    expect(child).toMatchObject({ parent: first?.id, machine: null, start: null });
    expect(last?.states).toEqual(['counter', 'counter.ready']);
    expect(last?.steps.map(({ states }) => states?.toSorted())).toEqual([
      ['counter', 'counter.finished'],
    ]);
    expect(last?.stoppedAtMs).not.toBeNull();
    expect(recording?.text).not.toMatch(/Margarete|ada@school/);
  });

  it('keeps the last 1,000 events of an actor and the snapshot before them', async () => {
    const actor = startCounter();
    record();
    for (let sent = 0; sent < 1500; sent += 1) actor.send({ type: 'add' });
    const kept = (await reopen())?.actors[0];
    expect(kept?.steps).toHaveLength(1000);
    expect(kept?.start).toMatchObject({ context: { count: 500 } });
  });

  it('keeps the last 100 actors that stopped', () => {
    record();
    for (let started = 0; started < 150; started += 1) startCounter().send({ type: 'finish' });
    expect(getKeptSession()?.actors.size).toBe(100);
  });

  it('forgets everything when it stops', async () => {
    startCounter().send({ type: 'add' });
    const stop = record();
    expect(getKeptSession()?.actors.size).toBe(1);
    stop();
    expect(await takeRecording()).toBeNull();
  });
});
