import type { AnyEventObject } from 'xstate';

import type { Chart } from '../chart/chart.ts';
import type { SimulationStart } from '../simulation/simulation.ts';

/** An event that an actor processed. */
export interface RecordedStep {
  /** Milliseconds since the start of the recording. */
  readonly atMs: number;
  readonly event: AnyEventObject;
  /** The id of the actor that sent it; null for a view or the app. */
  readonly sender: string | null;
  /** The ids of the active states after it; null when they are not known. */
  readonly states: readonly string[] | null;
}

/** An actor and what it did. */
export interface RecordedActor {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  /** The id of its machine; null for an actor that is none. */
  readonly machine: string | null;
  readonly chartHash: string | null;
  readonly startedAtMs: number;
  /** Null while it runs. */
  readonly stoppedAtMs: number | null;
  /** Its first steps may be lost. Null for an actor that is no machine. */
  readonly start: SimulationStart | null;
  /** The ids of the active states at the start. */
  readonly states: readonly string[];
  readonly steps: readonly RecordedStep[];
}

/** How many different texts were replaced by placeholders. */
export interface ReplacedCounts {
  readonly addresses: number;
  readonly names: number;
  readonly secrets: number;
}

/** What the actors of a tab did, as a file holds it. */
export interface Recording {
  /** When the recording starts, in ISO 8601. */
  readonly startedAt: string;
  /** When it was taken, in ISO 8601. */
  readonly recordedAt: string;
  /** The version of the product. */
  readonly product: string;
  readonly replaced: ReplacedCounts;
  readonly actors: readonly RecordedActor[];
}

export const recordingFormat = 'lectern-session';
export const recordingVersion = 1;

/** The largest file that is opened, in bytes. */
export const maxRecordingBytes = 64_000_000;

// A prime just below 2 to the power of 48, so that the products are exact.
const hashSize = 281_474_976_710_597;

/** Returns a number, in text, that differs between charts which differ. */
export const hashChart = (chart: Chart): string =>
  [...JSON.stringify(chart)]
    .reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % hashSize, 7)
    .toString(36);
