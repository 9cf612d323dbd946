import { once } from 'node:events';
import { request } from 'node:http';

import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { createZipStream, type ZipEntry } from '../../../server/interchange/create-zip-stream.ts';
import { listen } from '../../../server/start/listen.ts';

const at = new Date('2031-03-01T09:30:00.000Z');
/** Words that hardly shrink. */
const noise = (length: number, seed: number): string =>
  Array.from({ length }, (_, n) =>
    String.fromCharCode(33 + (((n + seed) * 7919 + ((n * n) % 8191) * 31) % 90)),
  ).join('');

/** Texts that note how many of them were asked for. */
function texts(count: number) {
  let created = 0;
  function* all(): Generator<ZipEntry> {
    for (let n = 0; n < count; n += 1) {
      created += 1;
      yield { path: `items/${String(n)}.xml`, text: () => noise(4000, n) };
    }
  }
  return { all: all(), made: () => created };
}

/** A file without end that tells when it is let go. */
function endlessFile() {
  let isOpen = false;
  let letGo = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const content = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => {
        isOpen = false;
        letGo();
      },
    },
    { highWaterMark: 1 },
  );
  const entry: ZipEntry = {
    path: 'images/endless.png',
    open: () => {
      isOpen = true;
      return Promise.resolve(content);
    },
  };
  return { entry, isOpen: () => isOpen, closed };
}

describe('a package that is written while it is sent', () => {
  it('API-086 API-087 a thousand questions are made as they are read, not before', async () => {
    const { all, made } = texts(1000);
    const reader = createZipStream(all, at).getReader();
    await reader.read();
    expect(made()).toBeLessThan(30);
    let maxAhead = 0;
    let read = 1;
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      read += 1;
      maxAhead = Math.max(maxAhead, made() - read);
    }
    expect(made()).toBe(1000);
    expect(maxAhead).toBeLessThan(30);
  });

  it('API-086 the same entries give the same bytes, which unpack to what went in', async () => {
    const packed = async () =>
      new Uint8Array(
        await new Response(
          createZipStream(
            [
              { path: 'a.xml', text: () => '<a>細</a>' },
              {
                path: 'b.bin',
                open: () => Promise.resolve(new Blob([new Uint8Array([1, 2, 3])]).stream()),
              },
            ],
            at,
          ),
        ).arrayBuffer(),
      );
    const once = await packed();
    expect(once).toEqual(await packed());
    const files = unzipSync(once);
    expect([
      Object.keys(files),
      strFromU8(files['a.xml'] ?? new Uint8Array()),
      files['b.bin'],
    ]).toEqual([['a.xml', 'b.bin'], '<a>細</a>', new Uint8Array([1, 2, 3])]);
  });

  it('API-086 reading fails when a file cannot be opened', async () => {
    const stream = createZipStream(
      [{ path: 'a.png', open: () => Promise.reject(new Error('went away')) }],
      at,
    );
    await expect(new Response(stream).arrayBuffer()).rejects.toThrow('went away');
  });

  it('API-086 API-087 a client that hangs up in the middle stops the writing and closes the file that was open', async () => {
    const { entry, isOpen, closed } = endlessFile();
    const server = await listen(
      { fetch: () => new Response(createZipStream([entry], at)) },
      '127.0.0.1',
      0,
    );
    try {
      const requestCount = request({ port: server.port, host: '127.0.0.1' });
      requestCount.on('error', () => undefined);
      requestCount.end();
      const [response] = (await once(requestCount, 'response')) as [NodeJS.ReadableStream];
      await once(response, 'data');
      expect(isOpen()).toBe(true);
      requestCount.destroy();
      await closed;
      expect(isOpen()).toBe(false);
    } finally {
      await server.stop(0);
    }
  });
});
