import { describe, expect, test } from 'vitest';

import { createAhead, keptMilliseconds, type Ahead } from '../../src/api/ahead.ts';
import type { OutgoingRequest, Received } from '../../src/api/send.ts';
import { failed, succeeded, type Outcome } from '../../src/domain/outcome.ts';

interface Sent {
  readonly request: OutgoingRequest;
  readonly answer: (outcome: Outcome<Received>) => void;
}

/** A store over a network that answers when the test says so and rejects, like ours, only when a request is aborted. */
function open(): {
  readonly ahead: Ahead;
  readonly sent: readonly Sent[];
  readonly pass: (milliseconds: number) => void;
} {
  const sent: Sent[] = [];
  let now = 0;
  const ahead = createAhead(
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
    ahead,
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
const content = (text: string): Outcome<Received> => succeeded({ kind: 'json', content: text });
const expired: Outcome<Received> = failed({ kind: 'expired' });

describe('requests sent ahead', () => {
  test('API-001 the same request takes the answer, once; the next one is sent', async () => {
    const { ahead, sent } = open();
    void ahead.ask(page);
    const taken = ahead.send({ ...page, headers: { ...page.headers } });
    sent[0]?.answer(content('first'));
    expect(await taken).toEqual(content('first'));
    const next = ahead.send(page);
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
    const { ahead, sent } = open();
    ahead.ask(page).catch(() => {});
    sent[0]?.answer(content('mine'));
    const answer = ahead.send({ ...page, ...other });
    await Promise.resolve();
    sent[1]?.answer(content('hers'));
    expect(await answer).toEqual(content('hers'));
  });

  test('API-004 a failure is taken like any answer, and once', async () => {
    const { ahead, sent } = open();
    void ahead.ask(profile);
    sent[0]?.answer(expired);
    expect(await ahead.send(profile)).toEqual(expired);
    const next = ahead.send(profile);
    sent[1]?.answer(content('me'));
    expect(await next).toEqual(content('me'));
  });

  test('an answer that waited too long is dropped and its request aborted', async () => {
    const { ahead, sent, pass } = open();
    const dropped = ahead.ask(profile);
    pass(keptMilliseconds + 1);
    const answer = ahead.send(profile);
    await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
    sent[1]?.answer(content('new'));
    expect(await answer).toEqual(content('new'));
  });

  test('an answer that waited just long enough is taken', async () => {
    const { ahead, sent, pass } = open();
    void ahead.ask(profile);
    pass(keptMilliseconds);
    const answer = ahead.send(profile);
    sent[0]?.answer(content('me'));
    expect(await answer).toEqual(content('me'));
  });

  test('a request that may change something drops what was asked before it; one that reads does not', async () => {
    const { ahead, sent } = open();
    const dropped = ahead.ask(page);
    void ahead.send({ ...profile, address: '/api/admin/other' });
    expect(sent[0]?.request.signal?.aborted).toBe(false);
    void ahead.send({ ...profile, method: 'DELETE', address: '/api/admin/quiz/1' });
    await expect(dropped).rejects.toMatchObject({ name: 'AbortError' });
    void ahead.send(page);
    expect(sent.map(({ request }) => request.address)).toEqual([
      page.address,
      '/api/admin/other',
      '/api/admin/quiz/1',
      page.address,
    ]);
  });

  test('whoever took an answer and aborts is told its own reason, and the request that was sent is aborted', async () => {
    const { ahead, sent } = open();
    ahead.ask(page).catch(() => {});
    const mine = new AbortController();
    const taken = ahead.send({ ...page, signal: mine.signal });
    mine.abort(new Error('left'));
    await expect(taken).rejects.toThrow('left');
    expect(sent[0]?.request.signal?.aborted).toBe(true);
  });

  test('an aborted request takes nothing, also when the answer is there', async () => {
    const { ahead, sent } = open();
    void ahead.ask(page);
    sent[0]?.answer(content('first'));
    await expect(
      ahead.send({ ...page, signal: AbortSignal.abort(new Error('left before')) }),
    ).rejects.toThrow('left before');
    expect(await ahead.send(page)).toEqual(content('first'));
  });

  test('a dropped request that nobody waits for is no unhandled rejection', async () => {
    const { ahead } = open();
    void ahead.ask(page);
    void ahead.send({ ...page, method: 'PATCH' });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  });

  test('an upload is never asked ahead for anybody', async () => {
    const { ahead, sent } = open();
    void ahead.ask({ ...page, body: new FormData() });
    void ahead.send({ ...page, body: new FormData() });
    await Promise.resolve();
    expect(sent).toHaveLength(2);
  });
});
