import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredObject {
  readonly body: Buffer;
  readonly storedAt: Date;
}

/** An S3-compatible server with its objects by path (`/bucket/name`). */
export interface MemoryBucket {
  readonly endpoint: string;
  readonly objects: Map<string, StoredObject>;
  readonly close: () => void;
}

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: Buffer | string;
}

const pageSize = 2;

/** Lists the objects of a bucket two at a time; the token has characters that XML and URLs escape. */
function listObjects(objects: MemoryBucket['objects'], { pathname, searchParams }: URL): Reply {
  const prefix = `${pathname.replace(/\/$/, '')}/`;
  const names = [...objects.keys()].filter((path) => path.startsWith(prefix)).sort();
  const start = Number((searchParams.get('continuation-token') ?? 'a&+0').slice(3));
  const end = start + pageSize;
  const entries = names.slice(start, end).map((path) => {
    const storedAt = objects.get(path)?.storedAt.toISOString() ?? '';
    return `<Contents><Key>${path.slice(prefix.length)}</Key><LastModified>${storedAt}</LastModified></Contents>`;
  });
  const next =
    end < names.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>a&amp;+${String(end)}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>';
  const body = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${next}${entries.join('')}</ListBucketResult>`;
  return { status: 200, body };
}

function storeObject(
  objects: MemoryBucket['objects'],
  path: string,
  body: Buffer,
  sha256: unknown,
): Reply {
  if (sha256 !== createHash('sha256').update(body).digest('hex')) return { status: 400 };
  objects.set(path, { body, storedAt: new Date() });
  return { status: 200 };
}

function readObject({ body }: StoredObject, header: string | undefined): Reply {
  const range = /^bytes=(\d+)-(\d+)$/.exec(header ?? '');
  const part = range === null ? body : body.subarray(Number(range[1]), Number(range[2]) + 1);
  return {
    status: range === null ? 200 : 206,
    headers: { 'Content-Length': part.length },
    body: part,
  };
}

async function handle(objects: MemoryBucket['objects'], request: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method, headers } = request;
  const url = new URL(request.url ?? '', 'http://bucket');
  const isSigned = /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-1\/s3\/aws4_request/.test(
    headers.authorization ?? '',
  );
  if (!isSigned) return { status: 403 };
  if (url.searchParams.get('list-type') === '2') return listObjects(objects, url);
  if (method === 'PUT')
    return storeObject(
      objects,
      url.pathname,
      Buffer.concat(chunks),
      headers['x-amz-content-sha256'],
    );
  if (method === 'DELETE') {
    objects.delete(url.pathname);
    return { status: 204 };
  }
  const found = objects.get(url.pathname);
  return found === undefined ? { status: 404 } : readObject(found, headers.range);
}

/** Starts a bucket that stores objects in memory and refuses unsigned requests. */
export async function startMemoryBucket(): Promise<MemoryBucket> {
  const objects: MemoryBucket['objects'] = new Map();
  const server = createServer((request, response) => {
    void handle(objects, request).then(({ status, headers = {}, body = '' }) => {
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    objects,
    close: () => {
      server.close();
    },
  };
}
