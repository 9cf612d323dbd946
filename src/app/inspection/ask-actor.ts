import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

import type { PossibleEvent, Report } from '../../inspection/live/messages.ts';
import { contextLimits, toPlain } from '../../inspection/live/to-plain.ts';
import {
  findPossibleEvents,
  type MachineExplanation,
} from '../../inspection/simulation/possible-events.ts';
import type { FoundSnapshot } from './kept-snapshots.ts';
import { asSnapshot } from './running-actor.ts';

/** A snapshot with the machine that takes events in it; null where none does. */
export type AskedSnapshot = FoundSnapshot<AnyStateMachine | null>;

/** What an actor is asked with. */
export interface ActorQuestion {
  readonly actor: string;
  /** After which event; null for now. */
  readonly number: number | null;
  /** Null where it had not started. */
  readonly found: AskedSnapshot | null;
  readonly explain: (machine: AnyStateMachine) => MachineExplanation;
  /** Events that its model names. */
  readonly examples: readonly AnyEventObject[];
}

/** Returns what an actor knew and could do. It can be interrupted wherever null comes. */
export function* askActor({
  actor,
  number,
  found,
  explain,
  examples,
}: ActorQuestion): Generator<null, Report> {
  const context =
    found === null ? undefined : toPlain(asSnapshot(found.snapshot).context, contextLimits);
  const possible: PossibleEvent[] = [];
  if (found !== null && found.about !== null) {
    const { snapshot, about: machine, lastEvents: last } = found;
    const events = findPossibleEvents(snapshot as AnyMachineSnapshot, explain(machine), {
      last,
      examples,
    });
    for (const event of events) {
      if (event !== null) possible.push(event);
      yield null;
    }
  }
  return number === null
    ? { type: 'watched', actor, context, possible }
    : { type: 'recalled', actor, number, context, possible };
}
