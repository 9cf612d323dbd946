import { failed, succeeded, type Outcome } from '../domain/outcome.ts';
import type { CallInput, Content, Endpoint } from './contract/endpoint.ts';
import { isWrite } from './contract/is-write.ts';
import type { OutgoingRequest, Send } from './send.ts';
import { createIdempotentSend } from './idempotent-send.ts';

/**
 * The options of a call: the signal that aborts it, the version to replace (If-Match), an
 * idempotency key that outlives the client, and the listener to upload progress.
 */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly ifMatch?: string;
  readonly idempotencyKey?: string;
  readonly onProgress?: (part: number) => void;
}

/** The result of a call: its content and version (ETag), or a file and its name. */
export type CallResult<E extends Endpoint> = E['returns'] extends 'blob'
  ? { readonly blob: Blob; readonly fileName: string | null; readonly report?: string }
  : { readonly content: Content<E>; readonly version?: string };

/**
 * Calls an endpoint of the contract. Expected failures are in the outcome. Rejects only when the
 * signal is aborted.
 */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: CallOptions,
) => Promise<Outcome<CallResult<E>>>;

/** Returns only the content of a call's result. */
export const toContent = <C>(outcome: Outcome<{ readonly content: C }>): Outcome<C> =>
  outcome.ok ? succeeded(outcome.value.content) : outcome;

/** Where a response does not match the contract; for the log, never for the screen. */
export interface Mismatch {
  readonly call: string;
  readonly path: string;
  readonly error: string;
}

interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

const isMissing = (value: unknown): value is null | undefined =>
  value === undefined || value === null;
const formatValue = (value: unknown): string => (typeof value === 'string' ? value : String(value));

/** Returns path and query of a call. Lists in the query are joined with commas. */
export function formatAddress({ path }: Endpoint, { params = {}, query = {} }: CallParts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(formatValue(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => !isMissing(value))
      .map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(formatValue).join(',') : formatValue(value),
      ]),
  );
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

function toFormData(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as Readonly<Record<string, unknown>>)) {
    if (value instanceof Blob) form.set(name, value);
    else if (!isMissing(value)) form.set(name, formatValue(value));
  }
  return form;
}

function toRequestBody({ request }: Endpoint, body: unknown): Pick<OutgoingRequest, 'body'> {
  if (request === 'none' || body === undefined) return {};
  return { body: request === 'multipart' ? toFormData(body) : JSON.stringify(body) };
}

function toRequest(
  endpoint: Endpoint,
  input: CallParts,
  { signal, ifMatch, idempotencyKey, onProgress }: CallOptions,
): OutgoingRequest {
  return {
    method: endpoint.method,
    address: formatAddress(endpoint, input),
    expects: endpoint.returns,
    signsIn: endpoint.signsIn ?? false,
    headers: {
      ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...toRequestBody(endpoint, input.body),
    ...(signal === undefined ? {} : { signal }),
    ...(onProgress === undefined ? {} : { onProgress }),
  };
}

/** Whether the server stores the reply of such a call under an idempotency key. */
const takesKey = (endpoint: Endpoint, address: string): boolean =>
  endpoint.access !== 'public' &&
  isWrite(
    endpoint,
    Object.fromEntries(
      [...new URL(address, 'http://server').searchParams].map(([name, value]) => [name, [value]]),
    ),
  );

/**
 * Creates typed calls over `send`. Each write has an idempotency key, and a
 * repeated write that got no response keeps its key. A response that does not match the contract is
 * `unexpected` and reported to `onMismatch`.
 */
export function createClient(send: Send, onMismatch: (mismatch: Mismatch) => void): Call {
  const sendWrite = createIdempotentSend(send);
  return async <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options: CallOptions = {},
  ): Promise<Outcome<CallResult<E>>> => {
    const request = toRequest(endpoint, input as CallParts, options);
    const needsKey = options.idempotencyKey === undefined && takesKey(endpoint, request.address);
    const outcome = await (needsKey ? sendWrite(request) : send(request));
    if (!outcome.ok) return outcome;
    if (outcome.value.kind === 'blob') {
      const { blob, fileName, report } = outcome.value;
      return succeeded({
        blob,
        fileName,
        ...(report === undefined ? {} : { report }),
      } as CallResult<E>);
    }
    const { content, version } = outcome.value;
    const parsed = endpoint.response.safeParse(content);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      onMismatch({
        call: `${endpoint.method} ${endpoint.path}`,
        path: issue?.path.map(String).join('.') ?? '',
        error: issue?.message ?? '',
      });
      return failed({ kind: 'unexpected' });
    }
    return succeeded({
      content: parsed.data,
      ...(version === undefined ? {} : { version }),
    } as CallResult<E>);
  };
}
