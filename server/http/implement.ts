import type { Answer, Endpoint, Request } from '../../src/api/contract/endpoint.ts';
import type { EffectiveRole } from '../../src/domain/access/role.ts';
import { succeeded, type Outcome } from '../../src/domain/outcome.ts';
import type { Services } from './services.ts';

/** The signed-in person behind a request, as the database knows them now. */
export interface Caller {
  readonly userId: number;
  readonly sessionId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  /** The row of the policy table that holds for `roles`. */
  readonly role: EffectiveRole;
}

/** Who calls: always somebody on an endpoint with a permission, perhaps nobody on a public one. */
type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | null : Caller;

/** What a handler gets: every part of the request parsed and allowed by the policy. */
export interface Handling<E extends Endpoint> extends Request<E> {
  readonly caller: CallerOf<E>;
  readonly services: Services;
  /** The version the caller wants to replace (If-Match without its quotes), or null when it does not say. */
  readonly ifMatch: string | null;
  /** The caller's network address, for throttles. */
  readonly address: string;
  /** The request's id in the logs. */
  readonly requestId: string;
}

/** A file to answer with. */
export interface Blob {
  readonly stream: ReadableStream<Uint8Array> | Uint8Array;
  readonly type: string;
  /** The name the browser saves it under. */
  readonly fileName: string;
  /** What else the answer says of it. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer of a JSON endpoint (`content`, and its version as `etag` without quotes) or of a blob endpoint. */
export type Reply<E extends Endpoint> = E['answers'] extends 'blob'
  ? { readonly blob: Blob }
  : { readonly content: Answer<E>; readonly etag?: string };

/** Carries a request out. Expected failures are values: `notFound` 404, `denied` 403, `invalid` 400 with `errors`, `conflict` 412 with `current`, `refused` 409 or 429. */
export type Handler<E extends Endpoint> = (handling: Handling<E>) => Promise<Outcome<Reply<E>>>;

/** A reply with its types erased. */
export type AnyReply =
  { readonly blob: Blob } | { readonly content: unknown; readonly etag?: string };

/** What any endpoint's handler gets. */
export interface AnyHandling {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller | null;
  readonly services: Services;
  readonly ifMatch: string | null;
  readonly address: string;
  readonly requestId: string;
}

/** An endpoint with the handler that carries it out. */
export interface Implementation {
  readonly endpoint: Endpoint;
  readonly handle: (handling: AnyHandling) => Promise<Outcome<AnyReply>>;
}

/** Ties a typed handler to its endpoint; the application mounts the result. */
export const implement = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
): Implementation => ({
  endpoint,
  handle: handler as unknown as Implementation['handle'],
});

/** The outcome of a handler that answers with `content`, and with its version when there is one. */
export const answer = <T>(
  content: T,
  etag?: string,
): Outcome<{ readonly content: T; readonly etag?: string }> =>
  succeeded(etag === undefined ? { content } : { content, etag });
