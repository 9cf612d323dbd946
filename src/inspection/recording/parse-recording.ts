import { unflatten } from 'devalue';

import {
  allowNull,
  hasFields,
  isCount,
  isText,
  listOf,
  readFields,
  type Shape,
} from '../../domain/shapes.ts';
import {
  maxRecordingBytes,
  recordingFormat,
  recordingVersion,
  type Recording,
} from './recording.ts';

/** Why a file cannot be opened. */
export type RecordingFault = 'tooLarge' | 'foreign' | 'newer' | 'damaged';

/** A recording, or why a file holds none. */
export type ParsedRecording =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly fault: RecordingFault };

const hasState: Shape = (value) => typeof value === 'string' || readFields(value) !== null;
const isStart: Shape = (value) => {
  const { kind } = readFields(value) ?? {};
  return kind === 'input' || (kind === 'state' && hasState(readFields(value)?.['value']));
};
const isStep = hasFields({
  atMs: isCount,
  event: hasFields({ type: isText }),
  sender: allowNull(isText),
  states: allowNull(listOf(isText)),
});
const isActor = hasFields({
  id: isText,
  name: isText,
  parent: allowNull(isText),
  machine: allowNull(isText),
  chartHash: allowNull(isText),
  startedAtMs: isCount,
  stoppedAtMs: allowNull(isCount),
  start: allowNull(isStart),
  states: listOf(isText),
  steps: listOf(isStep),
});
const isMomentText: Shape = (value) =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isHead = hasFields({
  formatVersion: (value) => value === recordingVersion,
  startedAt: isMomentText,
  recordedAt: isMomentText,
  product: isText,
  replaced: hasFields({ addresses: isCount, names: isCount, secrets: isCount }),
});
/** The mark of a list with gaps, which no recording has: it claims any length. */
const sparseList = -7;

const isSparse = (entry: unknown): boolean => Array.isArray(entry) && entry[0] === sparseList;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the actors that `data` encodes; null when it is damaged or made to do harm. */
function readActors(data: unknown): Recording['actors'] | null {
  if (!Array.isArray(data) || data.some(isSparse)) return null;
  try {
    const actors: unknown = readFields(unflatten(data))?.['actors'];
    return listOf(isActor)(actors) ? (actors as Recording['actors']) : null;
  } catch {
    return null;
  }
}

/** Reads the text of a file. */
export function parseRecording(text: string): ParsedRecording {
  if (text.length > maxRecordingBytes) return { ok: false, fault: 'tooLarge' };
  const fields = readFields(parseJson(text));
  if (fields?.['format'] !== recordingFormat) {
    const isCutOff = text.startsWith(`{"format":"${recordingFormat}"`);
    return { ok: false, fault: isCutOff ? 'damaged' : 'foreign' };
  }
  const { formatVersion, data, startedAt, recordedAt, product, replaced } = fields;
  if (typeof formatVersion === 'number' && formatVersion > recordingVersion)
    return { ok: false, fault: 'newer' };
  const actors = readActors(data);
  if (actors === null || !isHead(fields)) return { ok: false, fault: 'damaged' };
  const head = { startedAt, recordedAt, product, replaced } as Omit<Recording, 'actors'>;
  return { ok: true, recording: { ...head, actors } };
}
