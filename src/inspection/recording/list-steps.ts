import { toPlain } from '../live/to-plain.ts';
import type { RecordedActor, RecordedStep, Recording } from './recording.ts';

/** A step with the actor that took it. */
export interface PlacedStep {
  readonly actor: RecordedActor;
  readonly step: RecordedStep;
  /** Which step of its actor it is, from 0. */
  readonly index: number;
}

/** Returns the steps of all actors in the order of their time. */
export const listSteps = ({ actors }: Pick<Recording, 'actors'>): readonly PlacedStep[] =>
  actors
    .flatMap((actor) => actor.steps.map((step, index) => ({ actor, step, index })))
    .sort((a, b) => a.step.atMs - b.step.atMs);

const previewLimits = { depth: 4, entries: 8, characters: 120 };
const maxLineLength = 240;

/** Returns the last events of a recording as lines that a person reads, oldest first. */
export function previewSteps(recording: Recording, maxLines: number): readonly string[] {
  const startedAt = Date.parse(recording.startedAt);
  return listSteps(recording)
    .slice(-maxLines)
    .map(({ actor, step: { atMs, event } }) => {
      const { type, ...payload } = event;
      const time = new Date(startedAt + atMs).toISOString().slice(11, 23);
      const line = `${time} ${actor.name} ${type} ${JSON.stringify(toPlain(payload, previewLimits))}`;
      return line.length > maxLineLength ? `${line.slice(0, maxLineLength)}…` : line;
    });
}
