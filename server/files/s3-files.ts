import { createHash } from 'node:crypto';

import { AwsClient } from 'aws4fetch';

import { fileName, isFileName } from './file-name.ts';
import type { FileStore } from './file-store.ts';

/** Where an S3-compatible bucket is, and how to sign for it. */
export interface Bucket {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Keeps files in an S3-compatible bucket, addressed by path (`endpoint/bucket/name`). */
export function s3Files({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: Bucket): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const base = `${endpoint.replace(/\/$/, '')}/${encodeURIComponent(bucket)}`;

  const ask = async (
    method: string,
    name: string,
    init: RequestInit = {},
    fine: readonly number[] = [],
  ): Promise<Response> => {
    const response = await client.fetch(`${base}/${name}`, { method, ...init });
    if (response.ok || fine.includes(response.status)) return response;
    await response.body?.cancel();
    throw new Error(`the file store answered ${String(response.status)} to ${method}`);
  };

  return {
    put: async (content, extension) => {
      const bytes =
        content instanceof Uint8Array
          ? content
          : new Uint8Array(await new Response(content).arrayBuffer());
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const name = fileName(sha256, extension);
      const response = await ask('PUT', name, {
        body: bytes.slice(),
        headers: { 'x-amz-content-sha256': sha256 },
      });
      await response.body?.cancel();
      return name;
    },
    get: async (name) => {
      if (!isFileName(name)) return null;
      const head = await ask('HEAD', name, {}, [404]);
      if (head.status === 404) return null;
      return {
        bytes: Number(head.headers.get('content-length') ?? 0),
        stream: (range) => {
          const bytes =
            range === undefined
              ? {}
              : { Range: `bytes=${String(range.start)}-${String(range.end)}` };
          const passing = new TransformStream<Uint8Array, Uint8Array>();
          ask('GET', name, { headers: bytes })
            .then((response) => response.body?.pipeTo(passing.writable) ?? passing.writable.close())
            .catch((error: unknown) => passing.writable.abort(error).catch(() => undefined));
          return passing.readable;
        },
      };
    },
    remove: async (name) => {
      if (!isFileName(name)) return;
      await (await ask('DELETE', name, {}, [404])).body?.cancel();
    },
  };
}
