import { OpenFeature } from '@openfeature/web-sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { defaultConfig } from '../../src/app/config.ts';
import { openFlags, refreshFlags } from '../../src/app/supply/feature-flags.ts';
import type { Flags } from '../../src/domain/access/area.ts';

let served: Flags;
let isReachable: boolean;

/** The flag service at the network's edge, as the OFREP protocol answers: with an ETag, and 304 to who has it. */
async function answer(_address: unknown, options?: RequestInit): Promise<Response> {
  if (!isReachable) throw new TypeError('Failed to fetch');
  const etag = `"${JSON.stringify(served).replaceAll('"', '')}"`;
  if (new Headers(options?.headers).get('If-None-Match') === etag) return new Response(null, { status: 304, headers: { ETag: etag } });
  const flags = Object.entries(served).map(([key, value]) => ({ key, value, reason: 'STATIC', variant: value ? 'on' : 'off', metadata: {} }));
  return Response.json({ flags, metadata: {} }, { headers: { ETag: etag } });
}

const user = { email: 'super@lectern.test', firstName: 'Sofia', lastName: 'Super', roles: [] };

beforeEach(() => {
  served = { adminTranslations: false, adminBanner: true };
  isReachable = true;
  vi.stubGlobal('fetch', answer);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await OpenFeature.close();
});

test('FLAG-01 FLAG-04 the flags are read, and a change reaches who watches, asked for or when the page is looked at again', async () => {
  await openFlags(defaultConfig, user);
  const source = await openFlags(defaultConfig, user);
  expect(source.read()).toEqual({ adminTranslations: false, adminBanner: true });

  const heard: Flags[] = [];
  const stop = source.watch((flags) => { heard.push(flags); });
  served = { adminTranslations: true, adminBanner: true };
  await refreshFlags();
  await vi.waitFor(() => { expect(heard.at(-1)).toEqual(served); });

  served = { adminTranslations: true, adminBanner: false };
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => { expect(heard.at(-1)).toEqual(served); });

  stop();
  const before = heard.length;
  served = { adminTranslations: false, adminBanner: false };
  await refreshFlags();
  expect(source.read()).toEqual(served);
  expect(heard).toHaveLength(before);
});
