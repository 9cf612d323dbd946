import { afterEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';

import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { fromCall } from '../../../src/machines/shared/from-call.ts';

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
