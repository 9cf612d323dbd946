import { failed, succeeded, type Outcome } from '../domain/outcome.ts';
import { fileNameIn } from './disposition.ts';
import { failureOf, versionIn } from './failure-of.ts';
import type { OutgoingRequest, Received, Send } from './send.ts';

/** Where the API is (`''` is the page's own origin), how long an answer may take, and the clock. */
export interface HttpOptions {
  readonly base: string;
  readonly timeoutMilliseconds: number;
  readonly uploadTimeoutMilliseconds: number;
  readonly now: () => number;
}

/** An answer of either way of sending, its body read. */
interface RawAnswer {
  readonly status: number;
  readonly blob: Blob;
  readonly header: (name: string) => string | null;
}

const offline: Outcome<never> = failed({ kind: 'offline' });

const headersOf = ({ headers, body }: OutgoingRequest): Record<string, string> => ({
  Accept: 'application/json',
  ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
  ...headers,
});

function contentOf(text: string): { readonly content: unknown } | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'content' in body
      ? { content: body.content }
      : null;
  } catch {
    return null;
  }
}

async function received(
  { expects }: OutgoingRequest,
  { status, blob, header }: RawAnswer,
  now: number,
): Promise<Outcome<Received>> {
  if (status >= 400) return failed(failureOf({ status, text: await blob.text(), header, now }));
  if (status < 200 || status > 299) return failed({ kind: 'unexpected', status });
  if (expects === 'blob') {
    const report = header('X-Lectern-Export-Report');
    return succeeded({
      kind: 'blob',
      blob,
      fileName: fileNameIn(header('Content-Disposition')),
      ...(report === null ? {} : { report }),
    });
  }
  const content = status === 204 ? { content: null } : contentOf(await blob.text());
  if (content === null) return failed({ kind: 'unexpected', status });
  const version = versionIn(header('ETag'));
  return succeeded({ kind: 'json', ...content, ...(version === undefined ? {} : { version }) });
}

async function byFetch(
  url: string,
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<RawAnswer> {
  const response = await fetch(url, {
    method: request.method,
    headers: headersOf(request),
    body: request.body ?? null,
    signal,
    credentials: 'omit',
    cache: 'no-store',
  });
  return {
    status: response.status,
    blob: await response.blob(),
    header: (name) => response.headers.get(name),
  };
}

/** The way with progress: fetch does not tell how much of a body has gone. */
function byUpload(
  url: string,
  request: OutgoingRequest,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    const abort = (): void => {
      upload.abort();
    };
    const settle = (settled: () => void) => (): void => {
      signal.removeEventListener('abort', abort);
      settled();
    };
    upload.open(request.method, url);
    upload.responseType = 'blob';
    for (const [name, value] of Object.entries(headersOf(request)))
      upload.setRequestHeader(name, value);
    upload.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    upload.addEventListener(
      'load',
      settle(() => {
        resolve({
          status: upload.status,
          blob: upload.response as Blob,
          header: (name) => upload.getResponseHeader(name),
        });
      }),
    );
    upload.addEventListener(
      'error',
      settle(() => {
        reject(new TypeError('The upload failed.'));
      }),
    );
    upload.addEventListener(
      'abort',
      settle(() => {
        reject(signal.reason as Error);
      }),
    );
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    upload.send(request.body ?? null);
  });
}

/**
 * The place that reaches the network for the API: JSON, forms with upload progress, files. No answer in time is `offline`; an answer that is
 * not the envelope is `unexpected`. Cookies are never sent (decision 40). Rejects only when the request's signal is aborted.
 */
export const createHttp =
  ({ base, timeoutMilliseconds, uploadTimeoutMilliseconds, now }: HttpOptions): Send =>
  async (request) => {
    request.signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(
      request.body instanceof FormData ? uploadTimeoutMilliseconds : timeoutMilliseconds,
    );
    const signal =
      request.signal === undefined ? deadline : AbortSignal.any([request.signal, deadline]);
    const url = base + request.address;
    try {
      const answer =
        request.onProgress === undefined
          ? await byFetch(url, request, signal)
          : await byUpload(url, request, request.onProgress, signal);
      return await received(request, answer, now());
    } catch {
      request.signal?.throwIfAborted();
      return offline;
    }
  };
