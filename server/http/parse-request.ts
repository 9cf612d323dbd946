import { MessageChannel, receiveMessageOnPort, type MessagePort } from 'node:worker_threads';

import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import type { ReceivedQuiz } from '../../src/api/contract/entities/quiz-payload.ts';
import { markAsSanitized } from '../html/sanitize-quiz.ts';
import { iterateInParts } from '../shared/iterate-in-parts.ts';
import type { Workers } from '../workers/worker-pool.ts';
import { getBodyLimits, getJsonLimits } from './body-limits.ts';
import { isQuizEndpoint, type EndpointName, type ItemsMessage } from './body-tasks.ts';
import { hashRequest, type RequestIdentity } from './hash-request.ts';
import { parseJson, parsePart, type Parsed } from './parse-part.ts';
import type { Problem } from './problem.ts';
import { readForm, type FormEntries } from './read-form.ts';
import { receiveForm } from './receive-form.ts';

const maxId = 2_147_483_647;

/** Parses the path parameters. A number that cannot be an id is an unknown id. */
export async function parseParams(
  endpoint: Endpoint,
  given: Readonly<Record<string, string>>,
): Promise<Parsed> {
  const parsed = await parsePart(endpoint.params, given);
  if ('problem' in parsed) return parsed;
  const impossible = Object.values(parsed.value ?? {}).some(
    (value) => typeof value === 'number' && Math.abs(value) > maxId,
  );
  return impossible
    ? { problem: { status: 404, code: 'not_found', message: { key: 'problems.notFound' } } }
    : parsed;
}

/** Parses the query parameters. A repeated name becomes a list. */
export function parseQuery(
  endpoint: Endpoint,
  given: Readonly<Record<string, string[]>>,
): Promise<Parsed> {
  const values = Object.fromEntries(
    Object.entries(given).map(([name, all]) => [name, all.length === 1 ? all[0] : all]),
  );
  return parsePart(endpoint.query, values);
}

const endpointNames = new Map<Endpoint, EndpointName>(
  Object.entries(endpoints).map(([name, endpoint]) => [endpoint, name as EndpointName]),
);

/** Bodies above this size are parsed in a worker thread. */
const maxMainThreadBytes = 65_536;

/** A parsed body and the hash of its request, or the problem with the body. */
type ParsedBody =
  | { readonly value: unknown; readonly hash: string | null }
  | { readonly problem: Problem };

/** A body to parse: its bytes, its type, and whether its request needs a hash. */
export interface ReceivedBody {
  readonly bytes: Uint8Array;
  readonly identity: RequestIdentity;
  readonly needsHash: boolean;
}

/** Returns the bytes in a buffer of their own, which can be moved to another thread. */
const toOwnBuffer = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.byteLength === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer
    ? (bytes as Uint8Array<ArrayBuffer>)
    : new Uint8Array(bytes);

/** Yields the messages that wait at `port`. Each is copied when it is taken. */
function* takeMessages(port: MessagePort): Generator<ItemsMessage> {
  for (;;) {
    const next: { readonly message: ItemsMessage } | undefined = receiveMessageOnPort(port);
    if (next === undefined) return;
    yield next.message;
  }
}

/** Adds the items that a worker thread posted to the activities of `quiz`. */
async function receiveItems(quiz: ReceivedQuiz, port: MessagePort): Promise<void> {
  for await (const { activityIndex, items } of iterateInParts(takeMessages(port)))
    quiz.activities[activityIndex]?.items.push(...items);
}

async function parseLargeBody(
  endpoint: Endpoint,
  name: EndpointName,
  { bytes: received, identity, needsHash }: ReceivedBody,
  workers: Workers,
): Promise<ParsedBody> {
  const bytes = toOwnBuffer(received);
  const task = { bytes, identity: needsHash ? identity : null };
  if (endpoint.request === 'json') {
    const { port1: ours, port2: port } = new MessageChannel();
    try {
      const parsed = await workers.run('parseJsonBody', { ...task, name, port }, [
        bytes.buffer,
        port,
      ]);
      if ('value' in parsed && isQuizEndpoint(endpoint)) {
        const quiz = parsed.value as ReceivedQuiz;
        await receiveItems(quiz, ours);
        markAsSanitized(quiz);
      }
      return parsed;
    } finally {
      ours.close();
    }
  }
  const form = await workers.run('parseForm', { ...task, contentType: identity.contentType }, [
    bytes.buffer,
  ]);
  if ('problem' in form) return form;
  const parsed = await parsePart(endpoint.body, toFormObject(form.value));
  return 'problem' in parsed ? parsed : { ...parsed, hash: form.hash };
}

const toFormObject = (entries: FormEntries): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === 'string' ? value : new File([value.bytes], value.name, { type: value.type }),
    ]),
  );

const addHash = (parsed: Parsed, { bytes, identity, needsHash }: ReceivedBody): ParsedBody =>
  'problem' in parsed
    ? parsed
    : { ...parsed, hash: needsHash ? hashRequest(identity, bytes) : null };

async function parseSmallBody(endpoint: Endpoint, body: ReceivedBody): Promise<ParsedBody> {
  const { bytes, identity } = body;
  const parse = async (): Promise<Parsed> => {
    if (endpoint.request === 'json')
      return parseJson(endpoint.body, bytes, getJsonLimits(endpoint));
    const form = await readForm(bytes, identity.contentType);
    return 'problem' in form ? form : parsePart(endpoint.body, toFormObject(form.value));
  };
  const parsed = await parse();
  return addHash(parsed, body);
}

const getMediaType = (contentType: string): string =>
  contentType.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Parses a form whose file is written into `folder` while it arrives. The hash is that of the file,
 * its name and the request.
 */
export async function parseStreamedBody(
  endpoint: Endpoint,
  request: globalThis.Request,
  { identity, needsHash }: Pick<ReceivedBody, 'identity' | 'needsHash'>,
  folder: string,
): Promise<ParsedBody> {
  const { type, message } = wantedTypes.multipart;
  if (getMediaType(identity.contentType) !== type)
    return { problem: { status: 415, code: 'unsupported_media_type', message } };
  const limits = getBodyLimits(endpoint);
  const form = await receiveForm(request, identity.contentType, limits, folder);
  if ('problem' in form) return form;
  const parsed = await parsePart(endpoint.body, form.value.entries);
  if ('problem' in parsed) return parsed;
  const bytes = new TextEncoder().encode(form.value.sha256);
  const hash = needsHash ? hashRequest({ ...identity, contentType: '' }, bytes) : null;
  return { ...parsed, hash };
}

/**
 * Parses a JSON or form body: a large one of the contract in a worker thread. `bytes` must not be
 * used afterwards.
 */
export async function parseBody(
  endpoint: Endpoint,
  body: ReceivedBody,
  workers: Workers,
): Promise<ParsedBody> {
  const { bytes, identity } = body;
  const type = getMediaType(identity.contentType);
  if (endpoint.request === 'none') return addHash({ value: undefined }, body);
  if (endpoint.request === 'json' && bytes.length === 0 && type === '')
    return addHash(await parsePart(endpoint.body, undefined), body);
  const { type: wanted, message } = wantedTypes[endpoint.request];
  if (type !== wanted) return { problem: { status: 415, code: 'unsupported_media_type', message } };
  const name = endpointNames.get(endpoint);
  return bytes.length <= maxMainThreadBytes || name === undefined
    ? parseSmallBody(endpoint, body)
    : parseLargeBody(endpoint, name, body, workers);
}

const wantedTypes = {
  json: { type: 'application/json', message: { key: 'problems.wantsJson' } },
  multipart: { type: 'multipart/form-data', message: { key: 'problems.wantsForm' } },
} as const;
