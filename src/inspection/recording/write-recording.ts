import { stringify } from 'devalue';
import type { AnyEventObject } from 'xstate';

import { FoundData } from './found-data.ts';
import type { DrawNumber } from './placeholders.ts';
import { DataFinder, RecordableCopier } from './recordable.ts';
import {
  recordingFormat,
  recordingVersion,
  type RecordedActor,
  type Recording,
} from './recording.ts';
import type { SimulationStart } from '../simulation/simulation.ts';
import { TextReplacer } from './text-replacer.ts';

/** A recording before anything in it is replaced. */
export type RawRecording = Omit<Recording, 'replaced'>;

const getStartData = (start: SimulationStart | null): unknown =>
  start?.kind === 'state' ? start.context : start?.input;

function findData({ actors }: RawRecording): FoundData {
  const found = new FoundData();
  const finder = new DataFinder(found);
  for (const { name, start, states, steps } of actors) {
    for (const text of [name, ...states]) found.addVocabulary(text);
    finder.find(getStartData(start));
    for (const { event } of steps) finder.find(event);
  }
  return found;
}

/**
 * Replaces the secret and personal data of a recording by placeholders. `deepCopies` are the copied
 * objects to encode first. The states of actors are the program's words and stay.
 */
function replaceData(raw: RawRecording, found: FoundData, draw: DrawNumber) {
  const replacer = new TextReplacer(found, draw);
  const copier = new RecordableCopier(replacer);
  const copyStart = (start: SimulationStart | null): SimulationStart | null => {
    if (start === null) return null;
    return start.kind === 'state'
      ? { ...start, context: copier.copy(start.context) }
      : { ...start, input: copier.copy(start.input) };
  };
  const actors = raw.actors.map((actor): RecordedActor => ({
    ...actor,
    name: replacer.replaceIn(actor.name),
    start: copyStart(actor.start),
    steps: actor.steps.map((step) => ({
      ...step,
      event: copier.copy(step.event) as AnyEventObject,
    })),
  }));
  const { addresses, names, secrets } = found;
  const replaced = { addresses: addresses.size, names: names.size, secrets: secrets.size };
  const recording: Recording = { ...raw, replaced, actors };
  return { recording, deepCopies: copier.deepCopies };
}

/** A recording without secret and personal data, and the text of its file. */
export interface WrittenRecording {
  readonly recording: Recording;
  readonly text: string;
}

/**
 * Returns a recording with placeholders for its secret and personal data, and its file: a JSON
 * object whose `data` devalue encodes, so that maps, sets, dates and shared objects stay.
 */
export function writeRecording(raw: RawRecording, draw: DrawNumber): WrittenRecording {
  const { recording, deepCopies } = replaceData(raw, findData(raw), draw);
  const { actors, ...head } = recording;
  const data = stringify({ deep: [...deepCopies].reverse(), actors });
  const header = JSON.stringify({
    format: recordingFormat,
    formatVersion: recordingVersion,
    ...head,
  });
  return { recording, text: `${header.slice(0, -1)},"data":${data}}\n` };
}
