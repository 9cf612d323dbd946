import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer as createSilentServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { FileStore } from '../../../server/files/file-store.ts';
import { createLocalFileStore } from '../../../server/files/local-file-store.ts';
import { createS3FileStore } from '../../../server/files/s3-file-store.ts';
import type { UnavailableError } from '../../../server/shared/unavailable-error.ts';
import { startHangingBucket, type HangingBucket } from '../../support/hanging-bucket.ts';
import { startMemoryBucket, type MemoryBucket } from '../../support/memory-bucket.ts';
import { poll } from '../../support/poll.ts';

const content = new TextEncoder().encode('a picture of a cell');
const name = `${createHash('sha256').update(content).digest('hex')}.png`;
const readText = (stream: ReadableStream<Uint8Array>): Promise<string> =>
  new Response(stream).text();

describe('API-044 files are stored', () => {
  let folder: string;
  let bucket: MemoryBucket;
  const stores: Record<string, FileStore> = {};
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lectern-files-'));
    bucket = await startMemoryBucket();
    stores['folder'] = createLocalFileStore(folder);
    stores['bucket'] = createS3FileStore({
      endpoint: bucket.endpoint,
      bucket: 'files',
      region: 'eu-1',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });
  afterAll(async () => {
    bucket.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(['folder', 'bucket'])('stores a file on disk in the %s part by part', async (kind) => {
    const path = join(folder, 'on-disk');
    const large = Buffer.alloc(3_000_000, 'lectern ');
    await writeFile(path, large);
    const stored = await getStore(kind).put(await openAsBlob(path), 'txt');
    expect(stored).toBe(`${createHash('sha256').update(large).digest('hex')}.txt`);
    const file = await getStore(kind).get(stored);
    expect(file?.bytes).toBe(large.length);
    expect(await readText(file?.stream() ?? new ReadableStream())).toBe(large.toString());
    await getStore(kind).remove(stored);
  });

  it('a folder that cannot be read is an error, not an empty store', async () => {
    const path = join(folder, 'not-a-folder');
    await writeFile(path, '');
    const store = createLocalFileStore(path);
    await expect(store.get(name)).rejects.toThrow('ENOTDIR');
    await expect(store.list()[Symbol.asyncIterator]().next()).rejects.toThrow('ENOTDIR');
  });

  const getStore = (kind: string): FileStore => {
    const store = stores[kind];
    if (store === undefined) throw new Error(kind);
    return store;
  };

  it.each(['folder', 'bucket'])(
    'in a %s under the name of their content, whole or in part, once',
    async (kind) => {
      const store = getStore(kind);
      expect(await store.put(content, 'png')).toBe(name);
      expect(await store.put(new Blob([content]).stream(), 'png')).toBe(name);
      const file = await store.get(name);
      expect(file?.bytes).toBe(content.length);
      expect(await readText(file?.stream() ?? new ReadableStream())).toBe('a picture of a cell');
      expect(await readText(file?.stream({ start: 2, end: 8 }) ?? new ReadableStream())).toBe(
        'picture',
      );
      await store.remove(name);
      expect(await store.get(name)).toBeNull();
      await store.remove(name);
    },
  );

  it.each(['folder', 'bucket'])(
    'in a %s that returns nothing for an invalid name',
    async (kind) => {
      const store = getStore(kind);
      const invalidNames = [
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
      for (const invalid of invalidNames) expect(await store.get(invalid)).toBeNull();
      await expect(store.put(content, '../sh')).rejects.toThrow('is not a valid file name');
    },
  );

  it('a bucket lists all of its files, page by page, and no other object', async () => {
    const store = getStore('bucket');
    const names = await Promise.all(
      ['a', 'b', 'c'].map((text) => store.put(new TextEncoder().encode(text), 'txt')),
    );
    bucket.objects.set('/files/README', { body: Buffer.from('?'), storedAt: new Date() });
    const pages: string[][] = [];
    for await (const page of store.list()) pages.push(page.map((file) => file.name));
    expect(pages.flat().sort()).toEqual([...names].sort());
    expect(pages.length).toBe(2);
    bucket.objects.clear();
  });

  it('an interrupted write leaves no file', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.error(new Error('connection lost'));
      },
    });
    await expect(getStore('folder').put(broken, 'png')).rejects.toThrow('connection lost');
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('a bucket that refuses access is an error, not a missing file', async () => {
    const stranger = createS3FileStore({
      endpoint: bucket.endpoint,
      bucket: 'files',
      region: 'eu-1',
      accessKeyId: 'stranger',
      secretAccessKey: 'x',
    });
    await expect(stranger.get(name)).rejects.toThrow('returned 403');
    await expect(stranger.put(content, 'png')).rejects.toThrow('returned 403');
  });

  describe('with time limits', () => {
    const createStore = (endpoint: string, wholeMs = 2000): FileStore =>
      createS3FileStore(
        {
          endpoint,
          bucket: 'files',
          region: 'eu-1',
          accessKeyId: 'key',
          secretAccessKey: 'secret',
        },
        { connectMs: 500, wholeMs },
      );
    const withHangingBucket = async (
      run: (store: FileStore, hang: HangingBucket) => Promise<void>,
    ) => {
      const hang = await startHangingBucket();
      try {
        await run(createStore(hang.endpoint), hang);
      } finally {
        hang.close();
      }
    };

    it('a bucket that does not answer is unavailable, for every call', () =>
      withHangingBucket(async (store) => {
        const calls = [store.put(content, 'png'), store.get(name), store.remove(name)];
        const errors = await Promise.all(
          calls.map((call) => call.catch((error: unknown) => error)),
        );
        expect(errors.map((error) => (error as UnavailableError).reason)).toEqual(
          Array(3).fill('files'),
        );
      }));

    it('a bucket that does not complete the connection is unavailable when the time to connect is over', async () => {
      const silent = createSilentServer().listen(0, '127.0.0.1');
      await once(silent, 'listening');
      const { port } = silent.address() as AddressInfo;
      const error: unknown = await createStore(`https://127.0.0.1:${String(port)}`, 20_000)
        .put(content, 'png')
        .catch((caught: unknown) => caught);
      expect((error as UnavailableError).reason).toBe('files');
      expect(inspect(error)).toContain('UND_ERR_CONNECT_TIMEOUT');
      silent.close();
    });

    it('a call ends with its request', () =>
      withHangingBucket(async (store, hang) => {
        const request = new AbortController();
        const put = store.withSignal(request.signal).put(content, 'png');
        await poll('the bucket has the request', () => (hang.countWaiting() === 1 ? true : null));
        request.abort(new Error('the request is over'));
        await expect(put).rejects.toThrow('the request is over');
      }));
  });
});
