import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { isWrite } from '../../src/api/contract/is-write.ts';
import { hasPermission } from '../../src/domain/access/policy.ts';
import type { Outcome } from '../../src/domain/outcome.ts';
import { writeAuditEntry } from '../store/audit/write-audit-entry.ts';
import { createBlobResponse } from './blob-response.ts';
import { getBodyLimits } from './body-limits.ts';
import type { RunOnceResult } from '../services/idempotency.ts';
import type { Caller } from '../auth/caller.ts';
import { withTemporaryFolder } from '../files/temporary-folder.ts';
import type { AnyReply, Implementation } from './implement.ts';
import { parseBody, parseParams, parseQuery, parseStreamedBody } from './parse-request.ts';
import { toProblem, createProblemResponse, formatETag, type Problem } from './problem.ts';
import { readBody } from './read-body.ts';
import type { AppContext } from './request-context.ts';
import { runHandler } from './run-handler.ts';
import { createTextResponse } from './text-response.ts';
import type { Services } from '../services/services.ts';
import type { Workers } from '../workers/worker-pool.ts';
import { findRequestLanguage } from '../shared/texts.ts';

const notBuiltYet: Problem = {
  status: 501,
  code: 'not_built_yet',
  message: { key: 'problems.notBuiltYet' },
};
const keyReused: Problem = {
  status: 422,
  code: 'idempotency_key_reused',
  message: { key: 'problems.keyReused' },
};
const bearerPattern = /^Bearer +([\w.-]+)$/i;

/** Identifies the caller by the bearer token; null without a valid token. */
async function identifyCaller(
  context: AppContext,
  { authenticator }: Services,
): Promise<Caller | null> {
  const token = bearerPattern.exec(context.req.header('Authorization') ?? '')?.[1];
  return token === undefined ? null : authenticator.authenticate(token);
}

/** Checks the policy table. Returns null when `caller` may use `endpoint`. */
function checkPermission(endpoint: Endpoint, caller: Caller | null): Problem | null {
  if (endpoint.access === 'public') return null;
  if (caller === null) return toProblem({ kind: 'expired' });
  return hasPermission(caller.role, endpoint.access) ? null : toProblem({ kind: 'denied' });
}

/** Parses If-Match: one quoted (strong or weak) version, or null without one. */
function readIfMatch(
  header: string | undefined,
): { readonly version: string | null } | { readonly problem: Problem } {
  if (header === undefined || header.trim() === '*') return { version: null };
  const version = /^(?:W\/)?"([^"]{1,200})"$/.exec(header.trim())?.[1];
  return version === undefined
    ? { problem: { status: 400, code: 'invalid', message: { key: 'problems.badIfMatch' } } }
    : { version };
}

function createReplyResponse(
  endpoint: Endpoint,
  reply: AnyReply,
  checkResponse: boolean,
): Response {
  if ('blob' in reply) return createBlobResponse(reply.blob);
  if (checkResponse) {
    const parsed = endpoint.response.safeParse(reply.content);
    if (!parsed.success)
      throw new Error(
        `${endpoint.method} ${endpoint.path} violates the contract: ${parsed.error.message}`,
      );
  }
  const headers = {
    'Content-Type': 'application/json; charset=UTF-8',
    ...(reply.etag === undefined ? {} : { ETag: formatETag(reply.etag) }),
  };
  return createTextResponse(JSON.stringify({ content: reply.content ?? null }), 200, headers);
}

/** A well-formed request, before its handler runs. */
interface ParsedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly ifMatch: string | null;
  readonly idempotencyKey: string | null;
  /** The hash of the request when it has an idempotency key. */
  readonly hash: string | null;
}

/** Reads and parses the body: in memory, or into `folder` when the endpoint streams. */
async function readAndParseBody(
  { req }: AppContext,
  endpoint: Endpoint,
  workers: Workers,
  folder: string | null,
): ReturnType<typeof parseBody> {
  const identity = {
    method: endpoint.method,
    url: req.url,
    contentType: req.header('Content-Type') ?? '',
  };
  const hasKey = req.header('Idempotency-Key') !== undefined;
  const needsHash = hasKey && endpoint.access !== 'public' && isWrite(endpoint, req.queries());
  if (folder !== null) return parseStreamedBody(endpoint, req.raw, { identity, needsHash }, folder);
  const bytes =
    endpoint.request === 'none'
      ? { value: new Uint8Array() }
      : await readBody(req.raw, getBodyLimits(endpoint));
  if ('problem' in bytes) return bytes;
  return parseBody(endpoint, { bytes: bytes.value, identity, needsHash }, workers);
}

/** Parses the Idempotency-Key header; null without one. */
function readIdempotencyKey(
  header: string | undefined,
): { readonly key: string | null } | { readonly problem: Problem } {
  if (header === undefined) return { key: null };
  if (/^[\x21-\x7e]{1,200}$/.test(header)) return { key: header };
  return {
    problem: { status: 400, code: 'invalid', message: { key: 'problems.badIdempotencyKey' } },
  };
}

/** Reads and parses every part of a request, or returns the first problem. */
async function parseRequest(
  context: AppContext,
  endpoint: Endpoint,
  workers: Workers,
  folder: string | null,
): Promise<ParsedRequest | { readonly problem: Problem }> {
  const { req } = context;
  const params = await parseParams(endpoint, req.param());
  if ('problem' in params) return params;
  const query = await parseQuery(endpoint, req.queries());
  if ('problem' in query) return query;
  const ifMatch = readIfMatch(req.header('If-Match'));
  if ('problem' in ifMatch) return ifMatch;
  const idempotencyKey = readIdempotencyKey(req.header('Idempotency-Key'));
  if ('problem' in idempotencyKey) return idempotencyKey;
  const body = await readAndParseBody(context, endpoint, workers, folder);
  if ('problem' in body) return body;
  return {
    params: params.value,
    query: query.value,
    body: body.value,
    ifMatch: ifMatch.version,
    idempotencyKey: idempotencyKey.key,
    hash: body.hash,
  };
}

/** Creates the response of a handled, repeated or refused request. */
function createResultResponse(
  context: AppContext,
  { config }: Services,
  endpoint: Endpoint,
  result: RunOnceResult<Outcome<AnyReply>>,
): Response {
  switch (result.kind) {
    case 'done':
      return result.outcome.ok
        ? createReplyResponse(endpoint, result.outcome.value, config.NODE_ENV !== 'production')
        : createProblemResponse(toProblem(result.outcome.failure), context.get('formatMessage'));
    case 'repeated': {
      const { content, etag } = result.reply;
      const reply = { content, ...(etag === undefined ? {} : { etag }) };
      const response = createReplyResponse(endpoint, reply, false);
      response.headers.set('Idempotency-Replayed', 'true');
      return response;
    }
    case 'reused':
      return createProblemResponse(keyReused, context.get('formatMessage'));
  }
}

/** Returns where a request comes from, for throttles, the audit log and the log. */
const describeClient = (context: AppContext) => ({
  address: context.get('address'),
  requestId: context.get('requestId'),
  userAgent: (context.req.header('User-Agent') ?? '').slice(0, 300),
  language: findRequestLanguage(context.req.header('Accept-Language')) ?? 'en',
});

/**
 * Parses the request of a caller whom the policy allows it, and runs its handler. The file of an
 * endpoint that streams is in `folder`.
 */
async function handleAllowed(
  context: AppContext,
  services: Services,
  endpoint: Endpoint,
  implementation: Implementation | undefined,
  caller: Caller | null,
  folder: string | null,
): Promise<Response> {
  const formatMessage = context.get('formatMessage');
  const parsed = await parseRequest(context, endpoint, services.workers, folder);
  if ('problem' in parsed) return createProblemResponse(parsed.problem, formatMessage);
  if (implementation === undefined) return createProblemResponse(notBuiltYet, formatMessage);

  const { hash, idempotencyKey, ...parts } = parsed;
  const input = {
    ...parts,
    ...describeClient(context),
    caller,
    services,
    range: context.req.header('Range'),
    formatMessage,
  };
  const isWriting = implementation.isInTransaction && isWrite(endpoint, context.req.queries());
  const keyed =
    caller === null || idempotencyKey === null || hash === null
      ? null
      : { userId: caller.userId, key: idempotencyKey, hash };
  const write = isWriting ? { path: context.req.path, keyed } : null;
  const result = await runHandler(implementation, input, write);
  return createResultResponse(context, services, endpoint, result);
}

/**
 * Handles a request in the same steps for every endpoint: identify the caller, check the policy,
 * parse the request, run the handler. The body is not read before the policy allows the request.
 */
export async function dispatch(
  context: AppContext,
  services: Services,
  endpoint: Endpoint,
  implementation: Implementation | undefined,
): Promise<Response> {
  const { address, requestId } = describeClient(context);
  const caller = await identifyCaller(context, services);
  context.set('userId', caller?.userId ?? null);

  const denied = checkPermission(endpoint, caller);
  if (denied !== null) {
    if (caller !== null)
      await writeAuditEntry(services, {
        userId: caller.userId,
        action: 'denied',
        target: `${endpoint.method} ${endpoint.path}`,
        status: denied.status,
        address,
        requestId,
      });
    return createProblemResponse(denied, context.get('formatMessage'));
  }
  const handle = (folder: string | null): Promise<Response> =>
    handleAllowed(context, services, endpoint, implementation, caller, folder);
  return endpoint.streams === true ? withTemporaryFolder(handle, 'lectern-form-') : handle(null);
}
