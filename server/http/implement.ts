import type { ResponseContent, Endpoint, Request } from '../../src/api/contract/endpoint.ts';
import type { ShownLanguage } from '../../src/domain/messages/languages.ts';
import type { FormatMessage } from '../../src/domain/messages/message.ts';
import { succeeded, type Outcome } from '../../src/domain/outcome.ts';
import type { Caller } from '../auth/caller.ts';
import type { Prepared } from '../services/prepare-file.ts';
import type { Services } from '../services/services.ts';
import type { AuditNote } from './audited-writes.ts';
import type { Load } from '../store/database.ts';

/** The caller: never null on an endpoint with a permission, possibly null on a public one. */
type CallerOf<E extends Endpoint> = E['access'] extends 'public' ? Caller | null : Caller;

/** The input of a handler: the parsed request, already allowed by the policy. */
export interface HandlerInput<E extends Endpoint> extends Request<E> {
  readonly caller: CallerOf<E>;
  readonly services: Services;
  /** The version to replace (If-Match without its quotes), or null without the header. */
  readonly ifMatch: string | null;
  /** The caller's network address, for throttles. */
  readonly address: string;
  /** The request's id in the logs. */
  readonly requestId: string;
  /** The name by which the caller's program presents itself, at most 300 characters. */
  readonly userAgent: string;
  /** The language of the request (Accept-Language). */
  readonly language: ShownLanguage;
  /** The Range header, for files that are sent in parts. */
  readonly range: string | undefined;
  /** Formats a message in the language of the request. */
  readonly formatMessage: FormatMessage;
}

/** A file as a response. */
export interface FileReply {
  readonly stream: ReadableStream<Uint8Array> | Uint8Array;
  readonly type: string;
  /** The name the browser saves it under. */
  readonly fileName: string;
  /** Whether a browser may show it instead of saving it; its headers must make that safe. */
  readonly isInline?: boolean;
  /** 206 for a part and 416 for one beyond the end; 200 by default. */
  readonly status?: 200 | 206 | 416;
  /** Additional response headers. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * What a handler adds to the entry of the audit log, or to one entry for each object that its call
 * changed.
 */
type ReplyAudit = Partial<AuditNote> | readonly Partial<AuditNote>[];

/**
 * The reply of a JSON endpoint (`content`, and its version as `etag` without quotes) or of a blob
 * endpoint.
 */
export type Reply<E extends Endpoint> = E['returns'] extends 'blob'
  ? { readonly blob: FileReply }
  : {
      readonly content: ResponseContent<E>;
      readonly etag?: string;
      readonly audit?: ReplyAudit;
    };

/**
 * Handles a request. Expected failures are values: `notFound` 404, `denied` 403, `invalid` 400 with
 * `errors`, `conflict` 412 with `current`, `refused` 409 or 429.
 */
export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<Outcome<Reply<E>>>;

/** A reply with its types erased. */
export type AnyReply =
  | { readonly blob: FileReply }
  | { readonly content: unknown; readonly etag?: string; readonly audit?: ReplyAudit };

/** The input of a handler with its types erased. */
export interface AnyHandlerInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller | null;
  readonly services: Services;
  readonly ifMatch: string | null;
  readonly address: string;
  readonly requestId: string;
  readonly userAgent: string;
  readonly language: ShownLanguage;
  readonly range: string | undefined;
  readonly formatMessage: FormatMessage;
}

/** An endpoint and its handler. */
export interface Implementation {
  readonly endpoint: Endpoint;
  readonly load: Load;
  /** Whether `handle` runs in the transaction of a write. */
  readonly isInTransaction: boolean;
  /** Runs before `handle`, outside of its transaction. */
  readonly prepare?: (input: AnyHandlerInput) => Promise<Outcome<Prepared<unknown>>>;
  readonly handle: (input: AnyHandlerInput, prepared: unknown) => Promise<Outcome<AnyReply>>;
}

const bind = (
  endpoint: Endpoint,
  handler: unknown,
  isInTransaction: boolean,
  load: Load,
): Implementation => ({
  endpoint,
  load,
  isInTransaction,
  handle: handler as Implementation['handle'],
});

type IsRead<E extends Endpoint> = E extends { readonly method: 'GET' }
  ? E extends { readonly writes: true }
    ? false
    : true
  : E extends { readonly reads: true }
    ? true
    : false;

type Effect<E extends Endpoint> =
  IsRead<E> extends true ? 'read' : E extends { readonly access: 'public' } ? 'public' : 'write';

/** `E`, or a type that nothing has when a call of `E` does not have this effect. */
type WithEffect<E extends Endpoint, Wanted> = Effect<E> extends Wanted ? E : never;

/**
 * Binds a handler that changes nothing to its endpoint, for the application to mount. A handler that
 * computes or transfers much is `heavy` and gets the database connections set apart for that.
 */
export const read = <E extends Endpoint>(
  endpoint: WithEffect<E, 'read'>,
  handler: Handler<E>,
  load: Load = 'light',
): Implementation => bind(endpoint, handler, false, load);

/**
 * Like `read`, for a handler that changes something. It runs in one transaction with its row in the
 * audit log and its idempotency key, which its `services` write into: a throw rolls all of it back.
 * With the query values with which the contract calls the endpoint a read, it runs as one.
 */
export const write = <E extends Endpoint>(
  endpoint: WithEffect<E, 'write'>,
  handler: Handler<E>,
  load: Load = 'light',
): Implementation => bind(endpoint, handler, true, load);

/**
 * Like `write`, for a handler that reads a package or stores files: `prepare` does that outside of
 * the transaction, and `handler` gets its result. What was prepared is discarded when the handler
 * fails.
 */
export const writePrepared = <E extends Endpoint, P>(
  endpoint: WithEffect<E, 'write'>,
  prepare: (input: HandlerInput<E>) => Promise<Outcome<Prepared<P>>>,
  handler: (input: HandlerInput<E>, prepared: P) => Promise<Outcome<Reply<E>>>,
  load: Load = 'light',
): Implementation => ({
  ...bind(endpoint, handler, true, load),
  prepare: prepare as unknown as NonNullable<Implementation['prepare']>,
});

/**
 * Like `write`, for a call that needs no sign-in. Its handler opens transactions itself and writes
 * its own rows of the audit log: what it counts against guessing must outlast a refusal.
 */
export const writePublic = <E extends Endpoint>(
  endpoint: WithEffect<E, 'public'>,
  handler: Handler<E>,
): Implementation => bind(endpoint, handler, false, 'light');

/** Returns a successful outcome with `content` and, when given, its version. */
export const respond = <T>(
  content: T,
  etag?: string,
): Outcome<{ readonly content: T; readonly etag?: string }> =>
  succeeded(etag === undefined ? { content } : { content, etag });

/** Returns a successful outcome with `content` and what the audit log records of it. */
export const respondWithAudit = <T, N extends ReplyAudit>(
  content: T,
  audit: N,
): Outcome<{ readonly content: T; readonly audit: N }> => succeeded({ content, audit });
