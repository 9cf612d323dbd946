import type { MessagePort } from 'node:worker_threads';

import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { endpoints } from '../../src/api/contract/endpoints.ts';
import {
  editedQuiz,
  newQuiz,
  type ReceivedQuiz,
} from '../../src/api/contract/entities/quiz-payload.ts';
import { sanitizeItem } from '../html/sanitize-quiz.ts';
import { getJsonLimits } from './body-limits.ts';
import { hashRequest, type RequestIdentity } from './hash-request.ts';
import { parseJson } from './parse-part.ts';
import type { Problem } from './problem.ts';
import { readForm, type FormEntries } from './read-form.ts';

/** The name of an endpoint in the contract. */
export type EndpointName = keyof typeof endpoints;

/** A body with what identifies its request; null when no hash is needed. */
interface BodyTask {
  readonly bytes: Uint8Array;
  readonly identity: RequestIdentity | null;
}

/** The value of a body and the hash of its request, or the problem with the body. */
type BodyResult<T> =
  | { readonly value: T; readonly hash: string | null }
  | { readonly problem: Problem };

/** True when the body of `endpoint` is a quiz. */
export const isQuizEndpoint = ({ body }: Endpoint): boolean =>
  body === newQuiz || body === editedQuiz;

const createHash = ({ identity, bytes }: BodyTask): string | null =>
  identity === null ? null : hashRequest(identity, bytes);

/** How many items of a quiz one message to the main thread has. */
const itemsPerMessage = 200;

/** Items of an activity in their order. */
export interface ItemsMessage {
  readonly activityIndex: number;
  readonly items: ReceivedQuiz['activities'][number]['items'];
}

/** Posts the items of a quiz, sanitized, to `port` and returns the quiz without them. */
function postItems(quiz: ReceivedQuiz, port: MessagePort): ReceivedQuiz {
  for (const [activityIndex, { items }] of quiz.activities.entries())
    for (let from = 0; from < items.length; from += itemsPerMessage)
      port.postMessage({
        activityIndex,
        items: items.slice(from, from + itemsPerMessage).map(sanitizeItem),
      } satisfies ItemsMessage);
  return {
    ...quiz,
    activities: quiz.activities.map((activity) => ({ ...activity, items: [] })),
  };
}

/**
 * Parses a JSON body of the contract in a worker thread, and sanitizes the texts of a quiz. Posts the
 * items of a quiz to `port`, so that the main thread copies them a few at a time.
 */
export async function parseJsonBody({
  port,
  ...task
}: BodyTask & { readonly name: EndpointName; readonly port: MessagePort }): Promise<
  BodyResult<unknown>
> {
  const endpoint: Endpoint = endpoints[task.name];
  const parsed = await parseJson(endpoint.body, task.bytes, getJsonLimits(endpoint));
  if ('problem' in parsed) return parsed;
  const value = isQuizEndpoint(endpoint)
    ? postItems(parsed.value as ReceivedQuiz, port)
    : parsed.value;
  return { value, hash: createHash(task) };
}

/** Splits a form into its entries in a worker thread. */
export async function parseForm(
  task: BodyTask & { readonly contentType: string },
): Promise<BodyResult<FormEntries>> {
  const read = await readForm(task.bytes, task.contentType);
  return 'problem' in read ? read : { ...read, hash: createHash(task) };
}
