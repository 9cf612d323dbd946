import { describe, expect, it } from 'vitest';

import { readBody } from '../../../server/http/read-body.ts';

const post = (body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>): Request =>
  new Request('http://x/', { method: 'POST', body, duplex: 'half' } as RequestInit);
const limits = { maxBytes: 10, timeoutMs: 30 };

describe('ERR-01 reading bodies', () => {
  it('gives what arrives within the limits', async () => {
    expect(await readBody(post(new Uint8Array(10)), limits)).toEqual({ value: new Uint8Array(10) });
    expect(await readBody(new Request('http://x/'), limits)).toEqual({ value: new Uint8Array() });
  });

  it('reads a somewhat larger one to its end, so that the sender hears the answer', async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        if (pulled > 5) controller.close();
        else controller.enqueue(new Uint8Array(10));
      },
    });
    expect(await readBody(post(body), limits)).toMatchObject({ problem: { status: 413 } });
    expect(pulled).toBe(6);
  });

  it('gives up on an endless one, and on one that is announced far too large', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(new Uint8Array(10));
      },
      cancel: () => {
        cancelled = true;
      },
    });
    expect(await readBody(post(endless), limits)).toMatchObject({ problem: { status: 413 } });
    expect(cancelled).toBe(true);
    const announced = new Request('http://x/', {
      method: 'POST',
      body: 'x',
      headers: { 'Content-Length': '1000000' },
    });
    expect(await readBody(announced, limits)).toMatchObject({ problem: { status: 413 } });
  });

  it('answers 408 to one that does not come in time', async () => {
    const silent = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new Uint8Array(1));
      },
    });
    expect(await readBody(post(silent), limits)).toMatchObject({ problem: { status: 408 } });
  });
});
