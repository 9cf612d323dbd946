import { expect, it, vi } from 'vitest';

import { createDraftKey, DraftKeyError } from '../../../src/app/journal/draft-key.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';

const arrived = succeeded(Buffer.alloc(32, 250).toString('base64url'));
const offline = failed({ kind: 'offline' });

/** A key that loads these outcomes one after the other, with pauses that the test ends. */
function start(...outcomes: readonly Outcome<string>[]) {
  const pauses: { readonly ms: number; readonly end: () => void }[] = [];
  let loads = 0;
  const key = createDraftKey({
    subtle: crypto.subtle,
    load: async () => outcomes[loads++] ?? offline,
    wait: (ms) =>
      new Promise((resolve) => {
        pauses.push({ ms, end: resolve });
      }),
    random: () => 0.5,
  });
  return { key, pauses, countLoads: () => loads };
}

const readError = async (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (reason: unknown) => (reason instanceof DraftKeyError ? reason.failure : reason),
  );

it('PD-49 is loaded once for all who need it, and nobody can export it', async () => {
  const { key, countLoads } = start(arrived);
  expect([key.canEncrypt, key.isLoaded(), countLoads()]).toEqual([true, false, 0]);
  const [one, other] = await Promise.all([key.get(), key.get()]);
  expect(one).toBe(other);
  expect([key.isLoaded(), countLoads()]).toEqual([true, 1]);
  expect([one.extractable, one.algorithm, [...one.usages].toSorted()]).toEqual([
    false,
    { name: 'AES-GCM', length: 256 },
    ['decrypt', 'encrypt'],
  ]);
});

it('PD-49 a failure stays the result until a pause is over, and pauses grow', async () => {
  const { key, pauses, countLoads } = start(offline, failed({ kind: 'denied' }));
  expect(await readError(key.get())).toEqual({ kind: 'offline' });
  expect(await readError(key.get())).toEqual({ kind: 'offline' });
  expect(countLoads()).toBe(1);
  pauses[0]?.end();
  await vi.waitUntil(async () => (await readError(key.get())) !== null && countLoads() === 2);
  expect(await readError(key.get())).toEqual({ kind: 'denied' });
  expect(pauses.map(({ ms }) => ms)).toEqual([2500, 5000]);
});

it('PD-49 is loaded again by itself while somebody waits for it, who is told', async () => {
  const { key, pauses, countLoads } = start(offline, offline, arrived);
  let told = 0;
  const stop = key.onArrived(() => {
    told += 1;
  });
  await readError(key.get());
  pauses[0]?.end();
  await vi.waitUntil(() => pauses.length === 2);
  expect([countLoads(), told]).toEqual([2, 0]);
  pauses[1]?.end();
  await vi.waitUntil(() => told === 1);
  expect([countLoads(), key.isLoaded()]).toEqual([3, true]);
  stop();
});

it('PD-49 is not loaded again when nobody waits for it any more', async () => {
  const { key, pauses, countLoads } = start(offline, arrived);
  key.onArrived(() => undefined)();
  await readError(key.get());
  pauses[0]?.end();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect([countLoads(), key.isLoaded()]).toEqual([1, false]);
});

it('PD-49 cannot be had where the browser does not encrypt', async () => {
  const key = createDraftKey({
    subtle: undefined,
    load: async () => arrived,
    wait: async () => new Promise(() => {}),
    random: () => 0,
  });
  expect([key.canEncrypt, await readError(key.get())]).toEqual([false, { kind: 'unexpected' }]);
});
