import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { FileStore } from '../../../server/files/file-store.ts';
import { localFiles } from '../../../server/files/local-files.ts';
import { s3Files } from '../../../server/files/s3-files.ts';

const content = new TextEncoder().encode('a picture of a cell');
const name = `${createHash('sha256').update(content).digest('hex')}.png`;
const textOf = (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text();

/** A bucket that keeps objects in memory and refuses what is not signed. */
async function startBucket(): Promise<{
  server: Server;
  endpoint: string;
  objects: Map<string, Buffer>;
}> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const path = request.url ?? '';
      const end = (status: number, headers = {}, text: Buffer | string = ''): void => {
        response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : text);
      };
      if (
        !/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-1\/s3\/aws4_request/.test(
          request.headers.authorization ?? '',
        )
      ) {
        end(403);
        return;
      }
      const found = objects.get(path);
      if (request.method === 'PUT') {
        if (
          request.headers['x-amz-content-sha256'] !==
          createHash('sha256').update(body).digest('hex')
        ) {
          end(400);
          return;
        }
        objects.set(path, body);
        end(200);
      } else if (request.method === 'DELETE') {
        objects.delete(path);
        end(204);
      } else if (found === undefined) end(404);
      else {
        const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
        const part =
          range === null ? found : found.subarray(Number(range[1]), Number(range[2]) + 1);
        end(range === null ? 200 : 206, { 'Content-Length': part.length }, part);
      }
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    server,
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    objects,
  };
}

describe('API-044 files are kept', () => {
  let folder: string;
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  const stores: Record<string, FileStore> = {};
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-files-'));
    bucket = await startBucket();
    stores['folder'] = localFiles(folder);
    stores['bucket'] = s3Files({
      endpoint: bucket.endpoint,
      bucket: 'files',
      region: 'eu-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });
  afterAll(async () => {
    bucket.server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const storeOf = (kind: string): FileStore => {
    const store = stores[kind];
    if (store === undefined) throw new Error(kind);
    return store;
  };

  it.each(['folder', 'bucket'])(
    'in a %s under the name of their content, whole or in part, once',
    async (kind) => {
      const store = storeOf(kind);
      expect(await store.put(content, 'png')).toBe(name);
      expect(await store.put(new Blob([content]).stream(), 'png')).toBe(name);
      const file = await store.get(name);
      expect(file?.bytes).toBe(content.length);
      expect(await textOf(file?.stream() ?? new ReadableStream())).toBe('a picture of a cell');
      expect(await textOf(file?.stream({ start: 2, end: 8 }) ?? new ReadableStream())).toBe(
        'picture',
      );
      await store.remove(name);
      expect(await store.get(name)).toBeNull();
      await store.remove(name);
    },
  );

  it.each(['folder', 'bucket'])(
    'in a %s that gives nothing for a name that is not ours',
    async (kind) => {
      const store = storeOf(kind);
      const bad = [
        '../../etc/passwd',
        '..%2f..%2fetc%2fpasswd',
        '/etc/passwd',
        `${name}/..`,
        `../${name}`,
        name.toUpperCase(),
        'a.png',
        '',
        '\0',
        `${name}\0.png`,
      ];
      for (const wrong of bad) expect(await store.get(wrong)).toBeNull();
      await expect(store.put(content, '../sh')).rejects.toThrow('no file may be called');
    },
  );

  it('a write that breaks off leaves nothing behind', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.error(new Error('the line was cut'));
      },
    });
    await expect(storeOf('folder').put(broken, 'png')).rejects.toThrow('the line was cut');
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('a bucket that refuses is an error and not a missing file', async () => {
    const stranger = s3Files({
      endpoint: bucket.endpoint,
      bucket: 'files',
      region: 'eu-1',
      accessKeyId: 'stranger',
      secretAccessKey: 'x',
    });
    await expect(stranger.get(name)).rejects.toThrow('answered 403');
    await expect(stranger.put(content, 'png')).rejects.toThrow('answered 403');
  });
});
