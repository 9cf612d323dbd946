import { describe, expect, test } from 'vitest';

import { createPrefetch, maxAgeMs, type Prefetch } from '../../src/api/prefetch.ts';
import type { OutgoingRequest, ResponseContent } from '../../src/api/send.ts';
import { failed, succeeded, type Failure, type Outcome } from '../../src/domain/outcome.ts';

interface Sent {
  readonly request: OutgoingRequest;
  readonly answer: (outcome: Outcome<ResponseContent>) => void;
}

/**
 * A store over a network that answers when the test says so and rejects, like ours, only when a
 * request is aborted.
 */
function open(): {
  readonly prefetching: Prefetch;
  readonly sent: readonly Sent[];
  readonly pass: (milliseconds: number) => void;
} {
  const sent: Sent[] = [];
  let now = 0;
  const prefetching = createPrefetch(
    (request) =>
      new Promise((resolve, reject) => {
        sent.push({ request, answer: resolve });
        request.signal?.addEventListener('abort', () => {
          reject(request.signal?.reason as Error);
        });
      }),
    () => now,
  );
  return {
    prefetching,
    sent,
    pass: (milliseconds) => {
      now += milliseconds;
    },
  };
}

const page = {
  method: 'POST',
  address: '/api/admin/quiz/template_list',
  body: '{"page":1}',
  headers: { Authorization: 'Bearer mine' },
  expects: 'json',
} as const satisfies OutgoingRequest;
const profile = {
  method: 'GET',
  address: '/api/admin/profile',
  headers: { Authorization: 'Bearer mine' },
  expects: 'json',
} as const satisfies OutgoingRequest;
const content = (text: string): Outcome<ResponseContent> =>
  succeeded({ kind: 'json', content: text });
const expired: Outcome<ResponseContent> = failed({ kind: 'expired' });

describe('requests sent prefetching', () => {
  test('API-001 the same request takes the answer, once; the next one is sent', async () => {
    const { prefetching, sent } = open();
    void prefetching.prefetch(page);
    const taken = prefetching.send({ ...page, headers: { ...page.headers } });
    sent[0]?.answer(content('first'));
    expect(await taken).toEqual(content('first'));
    const next = prefetching.send(page);
    sent[1]?.answer(content('second'));
    expect(await next).toEqual(content('second'));
    expect(sent).toHaveLength(2);
  });

  test.each<[string, Partial<OutgoingRequest>]>([
    ['bearer', { headers: { Authorization: 'Bearer hers' } }],
    ['body', { body: '{"page":2}' }],
    ['address', { address: '/api/admin/quiz/quiz_list' }],
    ['method', { method: 'PATCH' }],
    ['version', { headers: { ...page.headers, 'If-Match': '"3"' } }],
    ['kind of answer', { expects: 'blob' }],
    ['bearer: none', { headers: {} }],
  ])('API-001 a request with another %s takes nothing', async (_, other) => {
    const { prefetching, sent } = open();
    prefetching.prefetch(page).catch(() => {});
    sent[0]?.answer(content('mine'));
    const answer = prefetching.send({ ...page, ...other });
    await Promise.resolve();
    sent[1]?.answer(content('hers'));
    expect(await answer).toEqual(content('hers'));
  });

  test('API-004 a failure is taken like any answer, and once', async () => {
    const { prefetching, sent } = open();
    void prefetching.prefetch(profile);
    sent[0]?.answer(expired);
    expect(await prefetching.send(profile)).toEqual(expired);
    const next = prefetching.send(profile);
    sent[1]?.answer(content('me'));
    expect(await next).toEqual(content('me'));
  });

  test('an answer that waited too long is dropped and its request aborted', async () => {
    const { prefetching, sent, pass } = open();
    const dropped = prefetching.prefetch(profile);
    pass(maxAgeMs + 1);
    const answer = prefetching.send(profile);
    await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
    sent[1]?.answer(content('new'));
    expect(await answer).toEqual(content('new'));
  });

  test('an answer that waited just long enough is taken', async () => {
    const { prefetching, sent, pass } = open();
    void prefetching.prefetch(profile);
    pass(maxAgeMs);
    const answer = prefetching.send(profile);
    sent[0]?.answer(content('me'));
    expect(await answer).toEqual(content('me'));
  });

  test('a request that may change something drops what was asked before it; one that reads does not', async () => {
    const { prefetching, sent } = open();
    const dropped = prefetching.prefetch(page);
    void prefetching.send({ ...profile, address: '/api/admin/other' });
    expect(sent[0]?.request.signal?.aborted).toBe(false);
    void prefetching.send({ ...profile, method: 'DELETE', address: '/api/admin/quiz/1' });
    await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
    void prefetching.send(page);
    expect(sent.map(({ request }) => request.address)).toEqual([
      page.address,
      '/api/admin/other',
      '/api/admin/quiz/1',
      page.address,
    ]);
  });

  test('whoever took an answer and aborts is told its own reason, and the request that was sent is aborted', async () => {
    const { prefetching, sent } = open();
    prefetching.prefetch(page).catch(() => {});
    const mine = new AbortController();
    const taken = prefetching.send({ ...page, signal: mine.signal });
    mine.abort(new Error('left'));
    await expect(taken).rejects.toThrow('left');
    expect(sent[0]?.request.signal?.aborted).toBe(true);
  });

  test('an aborted request takes nothing, also when the answer is there', async () => {
    const { prefetching, sent } = open();
    void prefetching.prefetch(page);
    sent[0]?.answer(content('first'));
    await expect(
      prefetching.send({ ...page, signal: AbortSignal.abort(new Error('left before')) }),
    ).rejects.toThrow('left before');
    expect(await prefetching.send(page)).toEqual(content('first'));
  });

  test('a dropped request that nobody waits for is no unhandled rejection', async () => {
    const { prefetching } = open();
    void prefetching.prefetch(page);
    void prefetching.send({ ...page, method: 'PATCH' });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  });

  test('the same request is prefetched once, and again when its answer is too old', async () => {
    const { prefetching, sent, pass } = open();
    const first = prefetching.prefetch(profile);
    expect(prefetching.prefetch({ ...profile })).toBe(first);
    expect(sent).toHaveLength(1);
    pass(maxAgeMs + 1);
    void prefetching.prefetch(profile);
    await expect(first).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toHaveLength(2);
  });

  test.each<Failure>([
    { kind: 'offline' },
    { kind: 'unexpected' },
    { kind: 'refused', message: { text: 'Try again in a minute.' } },
  ])('a request that failed before the screen made it is sent again: $kind', async (failure) => {
    const { prefetching, sent } = open();
    void prefetching.prefetch(profile);
    sent[0]?.answer(failed(failure));
    await Promise.resolve();
    const answer = prefetching.send(profile);
    await expect.poll(() => sent.length).toBe(2);
    sent[1]?.answer(content('me'));
    expect(await answer).toEqual(content('me'));
  });

  test('a request that fails while the screen waits for it is not sent again', async () => {
    const { prefetching, sent } = open();
    void prefetching.prefetch(profile);
    const answer = prefetching.send(profile);
    sent[0]?.answer(failed({ kind: 'offline' }));
    expect(await answer).toEqual(failed({ kind: 'offline' }));
    expect(sent).toHaveLength(1);
  });

  test('what is read while a change is under way is dropped when the change is answered', async () => {
    const { prefetching, sent } = open();
    const change = prefetching.send({ ...profile, method: 'PATCH' });
    const dropped = prefetching.prefetch(profile);
    sent[1]?.answer(content('before'));
    await dropped;
    sent[0]?.answer(content('changed'));
    await change;
    const answer = prefetching.send(profile);
    await expect.poll(() => sent.length).toBe(3);
    sent[2]?.answer(content('after'));
    expect(await answer).toEqual(content('after'));
  });

  test('an upload is never asked prefetching for anybody', async () => {
    const { prefetching, sent } = open();
    void prefetching.prefetch({ ...page, body: new FormData() });
    void prefetching.send({ ...page, body: new FormData() });
    await Promise.resolve();
    expect(sent).toHaveLength(2);
  });
});
