import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';

import { release } from '../../domain/release.ts';
import { describeChart } from '../../inspection/chart/describe-chart.ts';
import { findCreatedKeys } from '../../inspection/recording/find-created-keys.ts';
import { markFunctions } from '../../inspection/recording/recorded-functions.ts';
import { hashChart, type RecordedActor } from '../../inspection/recording/recording.ts';
import {
  writeRecording,
  type WrittenRecording,
} from '../../inspection/recording/write-recording.ts';
import { asMachine, asSnapshot, getActorName, listStateIds } from './running-actor.ts';
import type { KeptActor, KeptSession } from './session-recorder.ts';

const hashes = new WeakMap<object, string>();

function getHash(machine: AnyStateMachine): string {
  const hash = hashes.get(machine.config) ?? hashChart(describeChart(machine));
  hashes.set(machine.config, hash);
  return hash;
}

function drawNumber(limit: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return random % limit;
}

/** Returns the context at the start, with what its functions returned since then. */
function describeContext(
  machine: AnyStateMachine,
  start: unknown,
  steps: KeptActor['steps'],
): unknown {
  const { context } = asSnapshot(start);
  const events = steps.map(({ event, snapshot }, index) => ({
    event,
    before: (index === 0 ? start : steps[index - 1]?.snapshot) as AnyMachineSnapshot,
    after: snapshot as AnyMachineSnapshot,
  }));
  return markFunctions(context, {
    createKey: findCreatedKeys(machine, events),
    zoneMinutes: [-new Date().getTimezoneOffset()],
  });
}

/** Describes what was kept of an actor. Times count from `startedAt`. */
function describeActor(
  { actor, start, steps, ...kept }: KeptActor,
  startedAt: number,
): RecordedActor {
  const machine = asMachine(actor);
  const toMs = (at: number): number => Math.max(0, Math.round((at - startedAt) * 10) / 10);
  const { value } = asSnapshot(start);
  return {
    id: actor.sessionId,
    name: getActorName(actor, machine),
    parent: actor._parent?.sessionId ?? null,
    machine: machine?.id ?? null,
    chartHash: machine === null ? null : getHash(machine),
    startedAtMs: toMs(kept.startedAt),
    stoppedAtMs: kept.stoppedAt === null ? null : toMs(kept.stoppedAt),
    start:
      machine === null
        ? null
        : {
            kind: 'state',
            value: value as StateValue,
            context: describeContext(machine, start, steps),
          },
    states: listStateIds(start),
    steps: steps.map(({ at, event, sender, snapshot }) => ({
      atMs: toMs(at),
      event,
      sender: (sender as AnyActorRef | undefined)?.sessionId ?? null,
      states: listStateIds(snapshot),
    })),
  };
}

/**
 * Makes the file of what was kept of the actors of this tab, without secret and personal data. Null
 * when nothing is recorded.
 */
export async function takeRecording(): Promise<WrittenRecording | null> {
  const { getKeptSession } = await import('./session-recorder.ts');
  const kept = getKeptSession();
  return kept === null ? null : describeSession(kept);
}

function describeSession({ startedAt, actors }: KeptSession): WrittenRecording {
  return writeRecording(
    {
      startedAt: new Date(startedAt).toISOString(),
      recordedAt: new Date().toISOString(),
      product: release,
      actors: [...actors.values()]
        .filter(({ start }) => start !== undefined)
        .map((kept) => describeActor(kept, startedAt)),
    },
    drawNumber,
  );
}
