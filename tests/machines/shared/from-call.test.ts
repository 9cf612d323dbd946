import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { fromCall, fromItemCalls } from '../../../src/machines/shared/from-call.ts';

const broken = new Error('broken');

afterEach(() => {
  vi.restoreAllMocks();
});

test('API-004 what a call returns is its output, a failure as well', async () => {
  const outcomes: Outcome<number>[] = [succeeded(1), failed({ kind: 'denied' })];
  for (const outcome of outcomes) {
    const call = createActor(fromCall<number>(async () => outcome)).start();
    expect(await toPromise(call)).toEqual(outcome);
  }
});

test.each([
  ['rejects', () => Promise.reject(broken)],
  [
    'throws',
    () => {
      throw broken;
    },
  ],
])('API-004 a call that %s fails unexpectedly, and what it threw is printed', async (_, call) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const outcome = await toPromise(createActor(fromCall<number>(call)).start());
  expect(outcome).toEqual({ ok: false, failure: { kind: 'unexpected' } });
  expect(print.mock.calls).toEqual([[broken]]);
});

test('a call that was stopped prints nothing', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  let reject = (_: Error): void => undefined;
  const answer = new Promise<never>((_, breakOff) => {
    reject = breakOff;
  });
  const call = createActor(fromCall<number>(() => answer)).start();
  call.stop();
  reject(broken);
  await expect(answer).rejects.toBe(broken);
  expect([call.getSnapshot().status, print.mock.calls]).toEqual(['stopped', []]);
});

test('QLST-64 several items are sent four at a time, and each has an outcome of its own', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  let running = 0;
  let mostAtOnce = 0;
  const calls = fromItemCalls<number, number>(async (item) => {
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    await Promise.resolve();
    running -= 1;
    if (item === 2) throw broken;
    return item === 5 ? failed({ kind: 'denied' }) : succeeded(item * 10);
  });
  const items = [1, 2, 3, 4, 5, 6];
  const outcomes = await toPromise(createActor(calls, { input: { items } }).start());
  expect(outcomes.map(({ item }) => item)).toEqual(items);
  expect(
    outcomes.map(({ outcome }) => (outcome.ok ? outcome.value : outcome.failure.kind)),
  ).toEqual([10, 'unexpected', 30, 40, 'denied', 60]);
  expect(mostAtOnce).toBe(4);
});
