import { failed, succeeded, type Outcome } from '../domain/outcome.ts';
import type { CallInput, Content, Endpoint } from './contract/endpoint.ts';
import type { OutgoingRequest, Send } from './send.ts';

/** What may go with a call: how to stop it, the version to replace (If-Match), the key that makes a repetition harmless, and who hears of the upload. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly onProgress?: (part: number) => void;
}

/** What a call comes back with: its content and version (ETag), or a file and its name. */
export type Answered<E extends Endpoint> = E['answers'] extends 'blob'
  ? { readonly blob: Blob; readonly fileName: string | null; readonly report?: string }
  : { readonly content: Content<E>; readonly version?: string };

/** Calls an endpoint of the contract. Expected failures are in the outcome; it rejects only when the signal is aborted. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<Outcome<Answered<E>>>;

/** A place in an answer that is not as agreed; for the log, never for people. */
export interface Mismatch {
  readonly call: string;
  readonly at: string;
  readonly fault: string;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const isMissing = (value: unknown): value is null | undefined =>
  value === undefined || value === null;
const written = (value: unknown): string => (typeof value === 'string' ? value : String(value));

/** Path and query of a call; a list in the query goes with commas. */
export function addressOf({ path }: Endpoint, { params = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(written(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => !isMissing(value))
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(written).join(',') : written(value),
      ]),
  );
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Readonly<Record<string, unknown>>)) {
    if (value instanceof Blob) form.set(name, value);
    else if (!isMissing(value)) form.set(name, written(value));
  }
  return form;
}

function bodyOf({ request }: Endpoint, body: unknown): Pick<OutgoingRequest, 'body'> {
  if (request === 'none' || body === undefined) return {};
  return { body: request === 'multipart' ? formOf(body) : JSON.stringify(body) };
}

function requestOf(
  endpoint: Endpoint,
  input: Parts,
  { signal, ifMatch, idempotencyKey, onProgress }: CallOptions,
): OutgoingRequest {
  return {
    method: endpoint.method,
    address: addressOf(endpoint, input),
    expects: endpoint.answers,
    signsIn: endpoint.signsIn ?? false,
    headers: {
      ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...bodyOf(endpoint, input.body),
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined ? {} : { onProgress }),
  };
}

/** Typed calls over `send`. An answer that does not match the contract is `unexpected` and told to `onMismatch`. */
export const createClient =
  (send: Send, onMismatch: (mismatch: Mismatch) => void): Call =>
  async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options: CallOptions = {},
  ): Promise<Outcome<Answered<E>>> => {
    const outcome = await send(requestOf(endpoint, input as Parts, options));
    if (!outcome.ok) return outcome;
    if (outcome.value.kind === 'blob') {
      const { blob, fileName, report } = outcome.value;
      return succeeded({
        blob,
        fileName,
        ...(report === undefined ? {} : { report }),
      } as Answered<E>);
    }
    const { content, version } = outcome.value;
    const parsed = endpoint.response.safeParse(content);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      onMismatch({
        call: `${endpoint.method} ${endpoint.path}`,
        at: issue?.path.map(String).join('.') ?? '',
        fault: issue?.message ?? '',
      });
      return failed({ kind: 'unexpected' });
    }
    return succeeded({
      content: parsed.data,
      ...(version === undefined ? {} : { version }),
    } as Answered<E>);
  };
