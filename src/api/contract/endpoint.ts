import type * as z from 'zod/mini';

import type { Permission } from '../../domain/access/policy.ts';

/** Who may call: everybody, or the roles with the permission in the policy table. */
export type Access = 'public' | Permission;

/** The format of the body of a request and of its response. */
export type RequestKind = 'none' | 'json' | 'multipart';
export type ResponseKind = 'json' | 'blob';

/**
 * One row of the contract. `path` has `{name}` parameters which `params` parses; `response` is the
 * schema of the envelope's `content` (for a blob: of nothing). `area` groups rows in the
 * documentation; `ids` are the requirement rows; `errors` are the statuses a caller must expect
 * besides 400, 401, 403 and 500. `signsIn` marks the calls that open or renew a session: their 401
 * is about what they carry and never leads to a refresh (PD-10). `when` names the query
 * values that make a request this row's and not that of the other row with the same method and
 * path. `writes` marks a GET that changes something, `reads` a call of another method that changes
 * nothing: always, or with these query values. Reads are not audited and take no idempotency key.
 * `hasLinks` marks responses with one-time links, which are masked where a reply is stored.
 * `maxBytes` is how large a body may be where 1 MB of JSON is too little, `maxValues` how many
 * values it may hold where 20,000 are too few. `streams` marks a form whose file is written to disk
 * while it arrives.
 *
 * How words travel: a schema's input is the wire as printed (snake_case, 0 and 1, numbers for
 * kinds), its output is what code reads (camelCase, booleans, words). The receiver parses: the
 * server a request, the client a response. The sender writes the input.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: `/api/${string}`;
  readonly area: string;
  readonly ids: readonly string[];
  readonly summary: string;
  readonly access: Access;
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  readonly request: RequestKind;
  readonly response: z.ZodMiniType;
  readonly returns: ResponseKind;
  readonly errors?: readonly number[];
  readonly maxBytes?: number;
  readonly maxValues?: number;
  readonly streams?: true;
  readonly signsIn?: true;
  readonly when?: Readonly<Record<string, string>>;
  readonly writes?: true;
  readonly reads?: true | Readonly<Record<string, readonly string[]>>;
  readonly hasLinks?: true;
}

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Written<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
type Given<E, K extends PropertyKey> = E extends Readonly<Record<K, infer S>> ? S : undefined;

/** What a handler receives: every part already parsed. */
export interface Request<E extends Endpoint> {
  readonly params: Parsed<Given<E, 'params'>>;
  readonly query: Parsed<Given<E, 'query'>>;
  readonly body: Parsed<Given<E, 'body'>>;
}

type Part<K extends string, S> = S extends z.ZodMiniType
  ? Readonly<Record<K, Written<S>>>
  : unknown;

/** The input of a call: only the parts the endpoint has. */
export type CallInput<E extends Endpoint> = Part<'params', Given<E, 'params'>> &
  Part<'query', Given<E, 'query'>> &
  Part<'body', Given<E, 'body'>>;

/** The content of a successful response, parsed. */
export type Content<E extends Endpoint> = z.output<E['response']>;

/** The content a handler returns, before parsing fills defaults. */
export type ResponseContent<E extends Endpoint> = z.input<E['response']>;
