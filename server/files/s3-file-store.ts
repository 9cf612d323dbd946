import { setTimeout as delay } from 'node:timers/promises';

import { AwsClient } from 'aws4fetch';
import type { BodyInit, RequestInit, Response as S3Response } from 'undici';

import { UnavailableError } from '../shared/unavailable-error.ts';
import { runInSpan } from '../tracing/tracing.ts';
import { listBucket, type SendRequest } from './list-bucket.ts';
import { createFileName, isFileName } from './file-names.ts';
import { hashContent } from './hash-content.ts';
import type { FileStore } from './file-store.ts';

/** An S3-compatible bucket and its credentials. */
export interface Bucket {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Time limits of one call of the file store. */
export interface S3Limits {
  readonly connectMs: number;
  /** The whole call with its retries; for a file that is read, until its content begins to arrive. */
  readonly wholeMs: number;
}

const defaultLimits: S3Limits = { connectMs: 5000, wholeMs: 30_000 };
const maxRetries = 3;
const retryMs = 50;

/** Loads undici, which a server with local files does not need, and limits its time. */
async function loadFetch({ connectMs, wholeMs }: S3Limits) {
  const { Agent, fetch } = await import('undici');
  const dispatcher = new Agent({
    connect: { timeout: connectMs },
    headersTimeout: wholeMs,
    bodyTimeout: wholeMs,
  });
  return (url: string, init: RequestInit) => fetch(url, { ...init, dispatcher });
}

/** Creates a function that sends a signed request and repeats it while the bucket is overloaded. */
function createFetch(bucket: Bucket, limits: S3Limits) {
  const client = new AwsClient({ ...bucket, service: 's3' });
  let loading: ReturnType<typeof loadFetch> | null = null;
  return async (url: string, { headers, ...init }: RequestInit): Promise<S3Response> => {
    const fetch = await (loading ??= loadFetch(limits));
    for (let retry = 0; ; retry += 1) {
      const signed = await client.sign(url, {
        method: init.method ?? 'GET',
        headers: (headers ?? {}) as Record<string, string>,
      });
      const response = await fetch(url, { ...init, headers: [...signed.headers] });
      const isOverloaded = response.status >= 500 || response.status === 429;
      if (!isOverloaded || retry === maxRetries) return response;
      await response.body?.cancel();
      await delay(Math.random() * retryMs * 2 ** retry);
    }
  };
}

/** Records a call of the bucket at `base`, its retries included. */
const traceCall = (
  method: string,
  base: string,
  call: () => Promise<S3Response>,
): Promise<S3Response> =>
  runInSpan(
    {
      name: `S3 ${method}`,
      kind: 'client',
      attributes: { 'http.request.method': method, 'server.address': new URL(base).host },
    },
    async (span) => {
      const response = await call();
      span.add({ 'http.response.status_code': response.status });
      if (response.status >= 500) span.markFailed();
      return response;
    },
  );

/**
 * Creates a function that sends a request within `limits` and throws on any status not `accepted`:
 * `UnavailableError` when the bucket does not answer or cannot now, the reason of `signal` when that
 * aborts.
 */
function createSendRequest(bucket: Bucket, limits: S3Limits): SendRequest {
  const send = createFetch(bucket, limits);
  const base = `${bucket.endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket.bucket)}`;
  return async (signal, method, name, init = {}, accepted = []) => {
    const limit = new AbortController();
    const timer = setTimeout(() => {
      limit.abort(new Error(`the file store did not answer within ${String(limits.wholeMs)} ms`));
    }, limits.wholeMs);
    try {
      const response = await traceCall(method, base, () =>
        send(`${base}/${name}`, {
          ...init,
          method,
          signal: signal === null ? limit.signal : AbortSignal.any([signal, limit.signal]),
        }),
      );
      if (response.ok || accepted.includes(response.status)) return response;
      await response.body?.cancel();
      const error = new Error(`the file store returned ${String(response.status)} for ${method}`);
      throw response.status >= 500 ? new UnavailableError('files', error) : error;
    } catch (error) {
      signal?.throwIfAborted();
      throw isNetworkError(error, limit.signal) ? new UnavailableError('files', error) : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** `fetch` throws a TypeError when it cannot connect or the connection breaks. */
const isNetworkError = (error: unknown, limit: AbortSignal): boolean =>
  limit.aborted || (error instanceof TypeError && error.cause !== undefined);

/** Creates a store in an S3-compatible bucket, addressed by path (`endpoint/bucket/name`). */
export function createS3FileStore(bucket: Bucket, limits: S3Limits = defaultLimits): FileStore {
  return createStore(createSendRequest(bucket, limits), null);
}

function createStore(sendRequest: SendRequest, signal: AbortSignal | null): FileStore {
  return {
    put: async (content, extension) => {
      const body =
        content instanceof ReadableStream
          ? new Uint8Array(await new Response(content).arrayBuffer())
          : content;
      const sha256 = await hashContent(body);
      const name = createFileName(sha256, extension);
      const response = await sendRequest(signal, 'PUT', name, {
        body: body as BodyInit,
        headers: { 'x-amz-content-sha256': sha256 },
      });
      await response.body?.cancel();
      return name;
    },
    get: async (name) => {
      if (!isFileName(name)) return null;
      const head = await sendRequest(signal, 'HEAD', name, {}, [404]);
      if (head.status === 404) return null;
      return {
        bytes: Number(head.headers.get('content-length') ?? 0),
        stream: (range) => {
          const headers =
            range === undefined
              ? {}
              : { Range: `bytes=${String(range.start)}-${String(range.end)}` };
          const pipe = new TransformStream<Uint8Array, Uint8Array>();
          sendRequest(signal, 'GET', name, { headers })
            .then((response) => response.body?.pipeTo(pipe.writable) ?? pipe.writable.close())
            .catch((error: unknown) => pipe.writable.abort(error).catch(() => undefined));
          return pipe.readable;
        },
      };
    },
    remove: async (name) => {
      if (!isFileName(name)) return;
      await (await sendRequest(signal, 'DELETE', name, {}, [404])).body?.cancel();
    },
    list: () => listBucket(sendRequest, signal),
    withSignal: (requestSignal) => createStore(sendRequest, requestSignal),
  };
}
