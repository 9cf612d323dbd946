import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { defaultConfig } from '../../src/app/config.ts';
import type * as featureFlags from '../../src/app/supply/feature-flags.ts';
import type { Flags } from '../../src/domain/access/area.ts';

let served: Flags;
let isReachable: boolean;
let page: typeof featureFlags;

/** The flag service at the network's edge, as the OFREP protocol answers: with an ETag, and 304 to who has it. */
async function answer(_address: unknown, options?: RequestInit): Promise<Response> {
  if (!isReachable) throw new TypeError('Failed to fetch');
  const etag = `"${JSON.stringify(served).replaceAll('"', '')}"`;
  if (new Headers(options?.headers).get('If-None-Match') === etag) return new Response(null, { status: 304, headers: { ETag: etag } });
  const flags = Object.entries(served).map(([key, value]) => ({ key, value, reason: 'STATIC', variant: value ? 'on' : 'off', metadata: {} }));
  return Response.json({ flags, metadata: {} }, { headers: { ETag: etag } });
}

const user = { email: 'super@lectern.test', firstName: 'Sofia', lastName: 'Super', roles: [] };

/** A page opens its provider once, so every test has a page of its own. */
beforeEach(async () => {
  served = { adminTranslations: false, adminBanner: true };
  isReachable = true;
  vi.stubGlobal('fetch', answer);
  vi.resetModules();
  page = await import('../../src/app/supply/feature-flags.ts');
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  const { OpenFeature } = await import('@openfeature/web-sdk');
  await OpenFeature.close();
});

test('FLAG-01 FLAG-04 the flags are read, and a change reaches who watches, asked for or when the page is looked at again', async () => {
  expect(await page.loadFlags(defaultConfig, user)).toEqual({ adminTranslations: false, adminBanner: true });
  const source = await page.openFlags(defaultConfig);

  const heard: Flags[] = [];
  const stop = source.watch((flags) => { heard.push(flags); });
  served = { adminTranslations: true, adminBanner: true };
  await page.refreshFlags();
  await vi.waitFor(() => { expect(heard.at(-1)).toEqual(served); });

  served = { adminTranslations: true, adminBanner: false };
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => { expect(heard.at(-1)).toEqual(served); });

  stop();
  const before = heard.length;
  served = { adminTranslations: false, adminBanner: false };
  await page.refreshFlags();
  expect(source.read()).toEqual(served);
  expect(heard).toHaveLength(before);
});

const off = { adminTranslations: false, adminBanner: false };

test('FLAG-05 who signs in again is asked for again: what could not be had at the first sign-in, and what changed since', async () => {
  isReachable = false;
  expect(await page.loadFlags(defaultConfig, user)).toEqual(off);
  isReachable = true;
  expect(await page.loadFlags(defaultConfig, user)).toEqual({ adminTranslations: false, adminBanner: true });
  served = { adminTranslations: true, adminBanner: true };
  expect(await page.loadFlags(defaultConfig, user)).toEqual(served);
});

test('FLAG-05 flags that could not be had come by themselves once the service is there, however long that takes', async () => {
  vi.useFakeTimers();
  isReachable = false;
  expect(await page.loadFlags(defaultConfig, user)).toEqual(off);
  const heard: Flags[] = [];
  const source = await page.openFlags(defaultConfig);
  source.watch((flags) => { heard.push(flags); });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(source.read()).toEqual(off);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(heard.at(-1)).toEqual({ adminTranslations: false, adminBanner: true });
});
