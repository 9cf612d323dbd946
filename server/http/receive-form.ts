import { createHash } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import { Busboy, type BusboyFileStream } from '@fastify/busboy';

import type { Problem } from './problem.ts';
import {
  createTooLargeProblem,
  drainFactor,
  tooSlowProblem,
  type BodyLimits,
} from './read-body.ts';

/** The entries of a received form by name. `sha256` is the hash of its files and their names. */
export interface ReceivedForm {
  readonly entries: Readonly<Record<string, string | File>>;
  readonly sha256: string;
}

type Received = { readonly value: ReceivedForm } | { readonly problem: Problem };

const malformed: Received = {
  problem: { status: 400, code: 'malformed', message: { key: 'problems.malformedForm' } },
};

const maxFields = 10;
/** All texts of a form together. The longest lists the items to leave out of an import. */
const maxFieldBytes = 2_000_000;

/** What browsers write instead of these characters (HTML, 4.10.21.8, multipart form data). */
const escapedCharacters: Readonly<Record<string, string>> = {
  '%0A': '\n',
  '%0D': '\r',
  '%22': '"',
};

const decodeName = (name: string): string =>
  name.replaceAll(/%0[AD]|%22/g, (escaped) => escapedCharacters[escaped] ?? escaped);

interface SavedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly path: string;
  readonly sha256: string;
}

/** Writes a file of the form to `path` and returns the hash of its content. */
async function saveFile(
  stream: BusboyFileStream,
  path: string,
  signal: AbortSignal,
): Promise<string> {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(stream, hashing, createWriteStream(path, { flags: 'wx' }), { signal });
  return hash.digest('hex');
}

/** The state of a form that arrives. */
interface Arrival {
  readonly fields: Record<string, string>;
  readonly files: Promise<SavedFile>[];
  /** Ends the writing of files whose form does not end. */
  readonly ending: AbortController;
  isTooLarge: boolean;
  isMalformed: boolean;
}

/** Creates the parser of a form with at most one file, which is written into `folder`. */
function createParser(contentType: string, limits: BodyLimits, folder: string, arrival: Arrival) {
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    // A path in a name must not be cut off silently: the name is refused.
    preservePath: true,
    limits: {
      files: 1,
      fields: maxFields,
      parts: maxFields + 1,
      // One byte more shows that a text was cut off.
      fieldSize: maxFieldBytes + 1,
      fileSize: limits.maxBytes,
      headerPairs: 20,
    },
  });
  let fieldBytes = 0;
  parser.on('field', (name: string, value: string) => {
    fieldBytes += Buffer.byteLength(value);
    if (fieldBytes > maxFieldBytes) arrival.isMalformed = true;
    else arrival.fields[name] = value;
  });
  parser.on('file', (field, stream, name, _encoding, type) => {
    stream.on('limit', () => {
      arrival.isTooLarge = true;
    });
    const path = join(folder, `file-${String(arrival.files.length)}`);
    const saved = saveFile(stream, path, arrival.ending.signal).then((sha256) => ({
      field,
      name: decodeName(name ?? ''),
      type,
      path,
      sha256,
    }));
    saved.catch(() => undefined);
    arrival.files.push(saved);
  });
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    parser.on(limit, () => {
      arrival.isMalformed = true;
    });
  return parser;
}

const toEntry = async (saved: SavedFile): Promise<readonly [string, File]> => [
  saved.field,
  new File([await openAsBlob(saved.path)], saved.name, { type: saved.type }),
];

async function toReceivedForm({ fields, files }: Arrival): Promise<ReceivedForm> {
  const saved = await Promise.all(files);
  const hash = createHash('sha256').update(JSON.stringify(fields));
  for (const { field, name, sha256 } of saved) hash.update(`\n${field}\n${name}\n${sha256}`);
  const entries = Object.fromEntries(await Promise.all(saved.map(toEntry)));
  return { entries: { ...fields, ...entries }, sha256: hash.digest('hex') };
}

/**
 * Writes the file of a form into `folder` while it arrives, so that it is never in memory as a
 * whole. Its `File` reads from disk and is valid as long as the folder is. Stops reading at
 * `limits`; a form that ends early, because the client cancelled it, is malformed.
 */
export async function receiveForm(
  request: globalThis.Request,
  contentType: string,
  limits: BodyLimits,
  folder: string,
): Promise<Received> {
  if (request.body === null) return malformed;
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > limits.maxBytes * drainFactor)
    return { problem: createTooLargeProblem(limits.maxBytes) };
  const arrival: Arrival = {
    fields: {},
    files: [],
    ending: new AbortController(),
    isTooLarge: false,
    isMalformed: false,
  };
  const deadline = AbortSignal.timeout(limits.timeoutMs);
  const signal = AbortSignal.any([deadline, request.signal]);
  try {
    const parser = createParser(contentType, limits, folder, arrival);
    await pipeline(Readable.fromWeb(request.body as NodeReadableStream), parser, {
      signal,
    });
    if (arrival.isTooLarge) return { problem: createTooLargeProblem(limits.maxBytes) };
    return arrival.isMalformed ? malformed : { value: await toReceivedForm(arrival) };
  } catch {
    arrival.ending.abort();
    await Promise.allSettled(arrival.files);
    return deadline.aborted ? { problem: tooSlowProblem } : malformed;
  }
}
