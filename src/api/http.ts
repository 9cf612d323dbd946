import { failed, succeeded, type Outcome } from '../domain/outcome.ts';
import { parseFileName } from './parse-file-name.ts';
import { toFailure, parseVersion } from './to-failure.ts';
import type { OutgoingRequest, ResponseContent, Send } from './send.ts';

/**
 * The origin of the API (`''` is the page's own), the timeouts, the clock, and the tag of the
 * language in which the server answers.
 */
export interface HttpOptions {
  readonly base: string;
  readonly timeoutMs: number;
  readonly uploadTimeoutMs: number;
  readonly now: () => number;
  readonly getLanguageTag: () => string;
}

/**
 * A response of `fetch` or of an upload. JSON is read as text: the browser keeps a blob in another
 * process, so that reading it would take two trips there.
 */
interface RawResponse {
  readonly status: number;
  readonly readText: () => Promise<string>;
  readonly readBlob: () => Promise<Blob>;
  readonly header: (name: string) => string | null;
}

const offline: Outcome<never> = failed({ kind: 'offline' });

const getHeaders = ({ headers, body }: OutgoingRequest): Record<string, string> => ({
  Accept: 'application/json',
  ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
  ...headers,
});

function parseEnvelope(text: string): { readonly content: unknown } | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'content' in body
      ? { content: body.content }
      : null;
  } catch {
    return null;
  }
}

async function toOutcome(
  { expects }: OutgoingRequest,
  { status, readText, readBlob, header }: RawResponse,
  now: number,
): Promise<Outcome<ResponseContent>> {
  if (status >= 400) return failed(toFailure({ status, text: await readText(), header, now }));
  if (status < 200 || status > 299) return failed({ kind: 'unexpected', status });
  if (expects === 'blob') {
    const report = header('X-Lectern-Export-Report');
    return succeeded({
      kind: 'blob',
      blob: await readBlob(),
      fileName: parseFileName(header('Content-Disposition')),
      ...(report === null ? {} : { report }),
    });
  }
  const content = status === 204 ? { content: null } : parseEnvelope(await readText());
  if (content === null) return failed({ kind: 'unexpected', status });
  const version = parseVersion(header('ETag'));
  return succeeded({ kind: 'json', ...content, ...(version === undefined ? {} : { version }) });
}

async function sendByFetch(
  url: string,
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<RawResponse> {
  const response = await fetch(url, {
    method: request.method,
    headers: getHeaders(request),
    body: request.body ?? null,
    signal,
    credentials: 'omit',
    cache: 'no-store',
  });
  return {
    status: response.status,
    readText: () => response.text(),
    readBlob: () => response.blob(),
    header: (name) => response.headers.get(name),
  };
}

/** Sends by XMLHttpRequest, because fetch does not report upload progress. */
function sendByUpload(
  url: string,
  request: OutgoingRequest,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const upload = new XMLHttpRequest();
    const abort = (): void => {
      upload.abort();
    };
    const finish = (report: () => void) => (): void => {
      signal.removeEventListener('abort', abort);
      report();
    };
    upload.open(request.method, url);
    upload.responseType = 'blob';
    for (const [name, value] of Object.entries(getHeaders(request)))
      upload.setRequestHeader(name, value);
    upload.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    upload.addEventListener(
      'load',
      finish(() => {
        const blob = upload.response as Blob;
        resolve({
          status: upload.status,
          readText: () => blob.text(),
          readBlob: () => Promise.resolve(blob),
          header: (name) => upload.getResponseHeader(name),
        });
      }),
    );
    upload.addEventListener(
      'error',
      finish(() => {
        reject(new TypeError('The upload failed.'));
      }),
    );
    upload.addEventListener(
      'abort',
      finish(() => {
        reject(signal.reason as Error);
      }),
    );
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
    upload.send(request.body ?? null);
  });
}

/**
 * Creates the function that sends API requests: JSON, forms with upload progress, files. A timeout
 * is `offline`, a response without the envelope is `unexpected`. Cookies are never sent (
 * PD-40). Rejects only when the request's signal is aborted.
 */
export const createHttp =
  ({ base, timeoutMs, uploadTimeoutMs, now, getLanguageTag }: HttpOptions): Send =>
  async (given) => {
    const request = {
      ...given,
      headers: { 'Accept-Language': getLanguageTag(), ...given.headers },
    };
    request.signal?.throwIfAborted();
    const deadline = AbortSignal.timeout(
      request.body instanceof FormData ? uploadTimeoutMs : timeoutMs,
    );
    const signal =
      request.signal === undefined ? deadline : AbortSignal.any([request.signal, deadline]);
    const url = base + request.address;
    try {
      const response =
        request.onProgress === undefined
          ? await sendByFetch(url, request, signal)
          : await sendByUpload(url, request, request.onProgress, signal);
      return await toOutcome(request, response, now());
    } catch {
      request.signal?.throwIfAborted();
      return offline;
    }
  };
