import type { Endpoint } from '../../src/api/contract/endpoint.ts';
import { mayDo } from '../../src/domain/access/policy.ts';
import type { Outcome } from '../../src/domain/outcome.ts';
import { problems } from '../../src/domain/sentences/problems.ts';
import { audit } from './audit.ts';
import { blobResponse } from './blob-response.ts';
import { bodyLimits } from './body-limits.ts';
import { hashRequest, once, readKey } from './idempotency.ts';
import type { AnyHandling, AnyReply, Caller, Implementation } from './implement.ts';
import { parseBody, parseParams, parseQuery } from './parse-request.ts';
import { problemOf, problemResponse, quoted, type Problem } from './problem.ts';
import { readBody } from './read-body.ts';
import type { AppContext } from './request-context.ts';
import type { Services } from './services.ts';

const notBuiltYet: Problem = { status: 501, code: 'not_built_yet', message: problems.notBuiltYet };
const keyReused: Problem = {
  status: 422,
  code: 'idempotency_key_reused',
  message: problems.keyReused,
};
const bearerShape = /^Bearer +([\w.-]+)$/i;

/** Who calls, by the bearer token; null for nobody or a token that is not good. */
async function identify(context: AppContext, { callers }: Services): Promise<Caller | null> {
  const token = bearerShape.exec(context.req.header('Authorization') ?? '')?.[1];
  return token === undefined ? null : callers.find(token);
}

/** Asks the policy table whether `caller` may use `endpoint`; null is yes. */
function refusal(endpoint: Endpoint, caller: Caller | null): Problem | null {
  if (endpoint.access === 'public') return null;
  if (caller === null) return problemOf({ kind: 'expired' });
  return mayDo(caller.role, endpoint.access) ? null : problemOf({ kind: 'denied' });
}

/** The version in If-Match: one quoted (strong or weak) version, or nothing said. */
function readIfMatch(
  header: string | undefined,
): { readonly version: string | null } | { readonly problem: Problem } {
  if (header === undefined || header.trim() === '*') return { version: null };
  const version = /^(?:W\/)?"([^"]{1,200})"$/.exec(header.trim())?.[1];
  return version === undefined
    ? { problem: { status: 400, code: 'invalid', message: problems.badIfMatch } }
    : { version };
}

/** The path and query of an address. */
function targetOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

const writes = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' || endpoint.writes === true;

function replyResponse(endpoint: Endpoint, reply: AnyReply, checkAnswers: boolean): Response {
  if ('blob' in reply) return blobResponse(reply.blob);
  if (checkAnswers) {
    const parsed = endpoint.response.safeParse(reply.content);
    if (!parsed.success)
      throw new Error(
        `${endpoint.method} ${endpoint.path} answers against the contract: ${parsed.error.message}`,
      );
  }
  const headers = {
    'Content-Type': 'application/json; charset=UTF-8',
    ...(reply.etag === undefined ? {} : { ETag: quoted(reply.etag) }),
  };
  return new Response(JSON.stringify({ content: reply.content ?? null }), { headers });
}

/** What a keyed request's answer is kept as; an outcome that changed nothing, or is a file, is not kept. */
const kept = (outcome: Outcome<AnyReply>): unknown =>
  outcome.ok && 'content' in outcome.value
    ? {
        content: outcome.value.content ?? null,
        ...(outcome.value.etag === undefined ? {} : { etag: outcome.value.etag }),
      }
    : null;

/**
 * Carries out a request to `endpoint`: who calls, may they, is it well-formed, then its handler; the same steps for every
 * endpoint. Nothing of a body is read before the policy has agreed.
 */
export async function dispatch(
  context: AppContext,
  services: Services,
  endpoint: Endpoint,
  implementation: Implementation | undefined,
): Promise<Response> {
  const address = context.get('address');
  const requestId = context.get('requestId');
  const caller = await identify(context, services);
  context.set('userId', caller?.userId ?? null);

  const refused = refusal(endpoint, caller);
  if (refused !== null) {
    if (caller !== null)
      await audit(services, {
        userId: caller.userId,
        action: 'denied',
        target: `${endpoint.method} ${endpoint.path}`,
        status: refused.status,
        address,
        requestId,
      });
    return problemResponse(refused);
  }

  const params = await parseParams(endpoint, context.req.param());
  if ('problem' in params) return problemResponse(params.problem);
  const query = await parseQuery(endpoint, context.req.queries());
  if ('problem' in query) return problemResponse(query.problem);
  const ifMatch = readIfMatch(context.req.header('If-Match'));
  if ('problem' in ifMatch) return problemResponse(ifMatch.problem);
  const keyed = readKey(context.req.header('Idempotency-Key'));
  if ('problem' in keyed) return problemResponse(keyed.problem);
  const bytes =
    endpoint.request === 'none'
      ? { value: new Uint8Array() }
      : await readBody(context.req.raw, bodyLimits(endpoint));
  if ('problem' in bytes) return problemResponse(bytes.problem);
  const body = await parseBody(endpoint, context.req.header('Content-Type') ?? '', bytes.value);
  if ('problem' in body) return problemResponse(body.problem);
  if (implementation === undefined) return problemResponse(notBuiltYet);

  const work = async (inside: Services): Promise<Outcome<AnyReply>> => {
    const handling: AnyHandling = {
      params: params.value,
      query: query.value,
      body: body.value,
      caller,
      services: inside,
      ifMatch: ifMatch.version,
      address,
      requestId,
    };
    const outcome = await implementation.handle(handling);
    if (writes(endpoint) && caller !== null && outcome.ok) {
      await audit(inside, {
        userId: caller.userId,
        action: endpoint.method,
        target: context.req.path.slice(0, 200),
        status: 200,
        address,
        requestId,
      });
    }
    return outcome;
  };
  const respond = (outcome: Outcome<AnyReply>): Response =>
    outcome.ok
      ? replyResponse(endpoint, outcome.value, services.config.NODE_ENV !== 'production')
      : problemResponse(problemOf(outcome.failure));

  if (keyed.key === null || caller === null || !writes(endpoint))
    return respond(await work(services));
  const request = {
    userId: caller.userId,
    key: keyed.key,
    hash: hashRequest(
      endpoint.method,
      targetOf(context.req.url),
      bytes.value,
      context.req.header('Content-Type') ?? '',
    ),
  };
  const outcome = await once(services, request, work, kept);
  switch (outcome.kind) {
    case 'done':
      return respond(outcome.outcome);
    case 'repeated': {
      const response = replyResponse(
        endpoint,
        {
          content: outcome.answer.content,
          ...(outcome.answer.etag === undefined ? {} : { etag: outcome.answer.etag }),
        },
        false,
      );
      response.headers.set('Idempotency-Replayed', 'true');
      return response;
    }
    case 'reused':
      return problemResponse(keyReused);
  }
}
