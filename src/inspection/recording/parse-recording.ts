import { unflatten } from 'devalue';
import * as z from 'zod/mini';

import { readFields } from '../../domain/shapes.ts';
import { findJsonError, type TextPlace } from './find-json-error.ts';
import {
  maxRecordingBytes,
  recordingFormat,
  recordingVersion,
  type Recording,
} from './recording.ts';

/** Why a file cannot be opened. */
export type RecordingFault = 'tooLarge' | 'foreign' | 'newer' | 'damaged';

/** A recording, or why a file holds none: with the place of its JSON or the path of its field. */
export type ParsedRecording =
  | { readonly ok: true; readonly recording: Recording }
  | {
      readonly ok: false;
      readonly fault: RecordingFault;
      readonly place: TextPlace | { readonly path: string } | null;
    };

const states = z.array(z.string());
const start = z.union([
  z.object({ kind: z.literal('input') }),
  z.object({ kind: z.literal('state'), value: z.union([z.string(), z.object({})]) }),
]);
const step = z.object({
  atMs: z.number(),
  event: z.object({ type: z.string() }),
  sender: z.nullable(z.string()),
  states: z.nullable(states),
});
const actor = z.object({
  id: z.string(),
  name: z.string(),
  parent: z.nullable(z.string()),
  machine: z.nullable(z.string()),
  chartHash: z.nullable(z.string()),
  startedAtMs: z.number(),
  stoppedAtMs: z.nullable(z.number()),
  start: z.nullable(start),
  states,
  steps: z.array(step),
});
const content = z.object({ actors: z.array(actor) });
const moment = z
  .string()
  .check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'no time' }));
const head = z.object({
  formatVersion: z.literal(recordingVersion),
  startedAt: moment,
  recordedAt: moment,
  product: z.string(),
  replaced: z.object({ addresses: z.number(), names: z.number(), secrets: z.number() }),
});

/** The mark of a list with gaps, which no recording has: it claims any length. */
const sparseList = -7;

const isSparse = (entry: unknown): boolean => Array.isArray(entry) && entry[0] === sparseList;

const writePath = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${String(key)}]` : `.${String(key)}`))
    .join('')
    .slice(1);

/** Returns the path of the first field that has another shape; null for a value as asked for. */
function findWrongField(schema: z.ZodMiniType, value: unknown): string | null {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue === undefined ? null : writePath(issue.path);
}

/** Returns what `data` encodes; null when it is damaged or made to do harm. */
function decode(data: unknown): unknown {
  if (!Array.isArray(data) || data.some(isSparse)) return null;
  try {
    return unflatten(data);
  } catch {
    return null;
  }
}

function parseJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const refuse = (
  fault: RecordingFault,
  place: Extract<ParsedRecording, { ok: false }>['place'],
): ParsedRecording => ({ ok: false, fault, place });

/** Reads the text of a file. */
export function parseRecording(text: string): ParsedRecording {
  if (text.length > maxRecordingBytes) return refuse('tooLarge', null);
  const json = parseJson(text);
  if (json === null) {
    const isCutOff = text.startsWith(`{"format":"${recordingFormat}"`);
    return refuse(isCutOff ? 'damaged' : 'foreign', findJsonError(text));
  }
  const fields = readFields(json.value);
  if (fields?.['format'] !== recordingFormat) return refuse('foreign', { path: 'format' });
  const { formatVersion, data, startedAt, recordedAt, product, replaced } = fields;
  if (typeof formatVersion === 'number' && formatVersion > recordingVersion)
    return refuse('newer', { path: 'formatVersion' });
  const wrongHead = findWrongField(head, fields);
  if (wrongHead !== null) return refuse('damaged', { path: wrongHead });
  const decoded = decode(data);
  const wrong = decoded === null ? 'data' : findWrongField(content, decoded);
  if (wrong !== null) return refuse('damaged', { path: wrong === '' ? 'data' : wrong });
  const { actors } = decoded as Pick<Recording, 'actors'>;
  return {
    ok: true,
    recording: { startedAt, recordedAt, product, replaced, actors } as Recording,
  };
}
