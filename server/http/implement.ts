import type { ResponseContent, Endpoint, Request } from '../../src/api/contract/endpoint.ts';
import { succeeded, type Outcome } from '../../src/domain/outcome.ts';
import type { Caller } from '../auth/caller.ts';
import type { Prepared } from '../services/prepare-file.ts';
import type { Services } from '../services/services.ts';
import type { AuditEntry } from '../store/write-audit-entry.ts';
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
  /** The Range header, for files that are sent in parts. */
  readonly range: string | undefined;
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
 * The reply of a JSON endpoint (`content`, and its version as `etag` without quotes) or of a blob
 * endpoint.
 */
export type Reply<E extends Endpoint> = E['returns'] extends 'blob'
  ? { readonly blob: FileReply }
  : { readonly content: ResponseContent<E>; readonly etag?: string; readonly audit?: AuditNote };

/** What the audit log records of a write instead of its method and path. */
export type AuditNote = Pick<AuditEntry, 'action' | 'target' | 'details'>;

/**
 * Handles a request. Expected failures are values: `notFound` 404, `denied` 403, `invalid` 400 with
 * `errors`, `conflict` 412 with `current`, `refused` 409 or 429.
 */
export type Handler<E extends Endpoint> = (input: HandlerInput<E>) => Promise<Outcome<Reply<E>>>;

/** A reply with its types erased. */
export type AnyReply =
  | { readonly blob: FileReply }
  | { readonly content: unknown; readonly etag?: string; readonly audit?: AuditNote };

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
  readonly range: string | undefined;
}

/** An endpoint and its handler. */
export interface Implementation {
  readonly endpoint: Endpoint;
  readonly load: Load;
  /** Runs before `handle`, outside the transaction of an idempotency key. */
  readonly prepare?: (input: AnyHandlerInput) => Promise<Outcome<Prepared<unknown>>>;
  readonly handle: (input: AnyHandlerInput, prepared: unknown) => Promise<Outcome<AnyReply>>;
}

/**
 * Binds a typed handler to its endpoint, for the application to mount. A handler that computes or
 * transfers much is `heavy` and gets the database connections set apart for that.
 */
export const implement = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  load: Load = 'light',
): Implementation => ({
  endpoint,
  load,
  handle: handler as unknown as Implementation['handle'],
});

/**
 * Like `implement`, for a handler that reads a package or stores files: `prepare` does that outside
 * of any transaction, and `handler` gets its result. What was prepared is discarded when the handler
 * fails.
 */
export const implementPrepared = <E extends Endpoint, P>(
  endpoint: E,
  prepare: (input: HandlerInput<E>) => Promise<Outcome<Prepared<P>>>,
  handler: (input: HandlerInput<E>, prepared: P) => Promise<Outcome<Reply<E>>>,
  load: Load = 'light',
): Implementation => ({
  endpoint,
  load,
  prepare: prepare as unknown as NonNullable<Implementation['prepare']>,
  handle: handler as unknown as Implementation['handle'],
});

/** Returns a successful outcome with `content` and, when given, its version. */
export const respond = <T>(
  content: T,
  etag?: string,
): Outcome<{ readonly content: T; readonly etag?: string }> =>
  succeeded(etag === undefined ? { content } : { content, etag });

/** Returns a successful outcome with `content` and what the audit log records of it. */
export const respondAudited = <T>(
  content: T,
  audit: AuditNote,
): Outcome<{ readonly content: T; readonly audit: AuditNote }> => succeeded({ content, audit });
