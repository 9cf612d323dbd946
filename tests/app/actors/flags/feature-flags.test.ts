import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { defaultConfig } from '../../../../src/app/config.ts';
import type * as featureFlags from '../../../../src/app/actors/flags/feature-flags.ts';
import type { Flags } from '../../../../src/domain/access/area.ts';

let served: Flags;
let isReachable: boolean;
let asked: { readonly ifNoneMatch: string | null; readonly body: unknown }[];
let page: typeof featureFlags;

/**
 * The flag service at the network's edge, as the OFREP protocol answers: with an ETag, and 304 to
 * who has it.
 */
async function answer(_address: unknown, options?: RequestInit): Promise<Response> {
  const ifNoneMatch = new Headers(options?.headers).get('If-None-Match');
  asked.push({ ifNoneMatch, body: JSON.parse(options?.body as string) });
  if (!isReachable) throw new TypeError('Failed to fetch');
  const etag = `"${JSON.stringify(served).replaceAll('"', '')}"`;
  if (ifNoneMatch === etag) return new Response(null, { status: 304, headers: { ETag: etag } });
  const flags = Object.entries(served).map(([key, value]) => ({
    key,
    value,
    reason: 'STATIC',
    variant: value ? 'on' : 'off',
    metadata: {},
  }));
  return Response.json({ flags, metadata: {} }, { headers: { ETag: etag } });
}

const user = { email: 'super@lectern.test', firstName: 'Sofia', lastName: 'Super', roles: [] };

/** A page opens its source once, so every test has a page of its own. */
beforeEach(async () => {
  asked = [];
  served = { adminTranslations: false, adminBanner: true };
  isReachable = true;
  vi.stubGlobal('fetch', answer);
  vi.resetModules();
  page = await import('../../../../src/app/actors/flags/feature-flags.ts');
});
afterEach(() => {
  vi.useRealTimers();
});

test('FLAG-01 FLAG-04 the flags are loaded, and watchers receive a change on request or when the page becomes visible', async () => {
  expect(await page.loadFlags(defaultConfig, user)).toEqual({
    adminTranslations: false,
    adminBanner: true,
  });
  const source = await page.getFlagSource(defaultConfig);

  const received: Flags[] = [];
  const stop = source.watch((flags) => {
    received.push(flags);
  });
  served = { adminTranslations: true, adminBanner: true };
  await page.refreshFlags();
  await vi.waitFor(() => {
    expect(received.at(-1)).toEqual(served);
  });

  served = { adminTranslations: true, adminBanner: false };
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => {
    expect(received.at(-1)).toEqual(served);
  });

  stop();
  const before = received.length;
  served = { adminTranslations: false, adminBanner: false };
  await page.refreshFlags();
  expect(source.read()).toEqual(served);
  expect(received).toHaveLength(before);
});

const off = { adminTranslations: false, adminBanner: false };

test('FLAG-05 every sign-in evaluates the flags again, after a failure and after a change', async () => {
  isReachable = false;
  expect(await page.loadFlags(defaultConfig, user)).toEqual(off);
  isReachable = true;
  expect(await page.loadFlags(defaultConfig, user)).toEqual({
    adminTranslations: false,
    adminBanner: true,
  });
  served = { adminTranslations: true, adminBanner: true };
  expect(await page.loadFlags(defaultConfig, user)).toEqual(served);
});

test('FLAG-05 flags that failed to load are loaded once the service is available', async () => {
  vi.useFakeTimers();
  isReachable = false;
  expect(await page.loadFlags(defaultConfig, user)).toEqual(off);
  const received: Flags[] = [];
  const source = await page.getFlagSource(defaultConfig);
  const stop = source.watch((flags) => {
    received.push(flags);
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(source.read()).toEqual(off);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(received).toEqual([off, served]);
  stop();
});

test('FLAG-04 watchers receive a change with the next poll and nothing else; requests carry the ETag and stop without watchers', async () => {
  vi.useFakeTimers();
  await page.loadFlags(defaultConfig, user);
  const received: Flags[] = [];
  const stop = (await page.getFlagSource(defaultConfig)).watch((flags) => {
    received.push(flags);
  });
  await vi.advanceTimersByTimeAsync(30_000);
  const whole = { ifNoneMatch: null, body: { context: { targetingKey: user.email } } };
  const unchanged = { ...whole, ifNoneMatch: '"{adminTranslations:false,adminBanner:true}"' };
  expect({ asked, heard: received }).toEqual({
    asked: [whole, unchanged, unchanged],
    heard: [served],
  });

  served = { adminTranslations: true, adminBanner: true };
  await vi.advanceTimersByTimeAsync(15_000);
  expect(received).toEqual([{ adminTranslations: false, adminBanner: true }, served]);

  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(4);
});

test('FLAG-05 known flags are kept for the same person while the service is unavailable', async () => {
  await page.loadFlags(defaultConfig, user);
  isReachable = false;
  await page.refreshFlags();
  expect((await page.getFlagSource(defaultConfig)).read()).toEqual(served);
  expect(await page.loadFlags(defaultConfig, user)).toEqual(served);
  expect(await page.loadFlags(defaultConfig, { ...user, email: 'other@lectern.test' })).toEqual(
    off,
  );
  expect(asked.at(-1)).toEqual({
    ifNoneMatch: null,
    body: { context: { targetingKey: 'other@lectern.test' } },
  });
});

test('FLAG-04 a response superseded by a newer one, or by another person, is ignored', async () => {
  const held: ((answered: Response) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        held.push(resolve);
      }),
  );
  const say = (translations: boolean): Response =>
    Response.json({ flags: [{ key: 'adminTranslations', value: translations }] });
  const first = page.loadFlags(defaultConfig, user);
  await vi.waitFor(() => {
    expect(held).toHaveLength(1);
  });
  const second = page.refreshFlags();
  await vi.waitFor(() => {
    expect(held).toHaveLength(2);
  });
  held[1]?.(say(true));
  await second;
  held[0]?.(say(false));
  expect(await first).toEqual({ adminTranslations: true, adminBanner: false });

  const late = page.refreshFlags();
  const other = page.loadFlags(defaultConfig, null);
  await vi.waitFor(() => {
    expect(held).toHaveLength(4);
  });
  held[2]?.(say(true));
  await late;
  expect((await page.getFlagSource(defaultConfig)).read()).toEqual(off);
  held[3]?.(say(false));
  expect(await other).toEqual(off);
});

test.each([
  ['an error page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['a page in place of flags', new Response('<h1>Hello</h1>')],
  ['other JSON', Response.json({ flags: 'none' })],
  [
    'flags that failed, or are no switches',
    Response.json({
      flags: [
        null,
        { key: 'adminBanner', errorCode: 'GENERAL' },
        { key: 'adminTranslations', value: 'true' },
      ],
    }),
  ],
])('FLAG-05 %s leaves the flags off', async (_what, answered) => {
  vi.stubGlobal('fetch', async () => answered);
  expect(await page.loadFlags(defaultConfig, user)).toEqual(off);
});

test('FLAG-04 with a LaunchDarkly client id the flags of the server are not requested', async () => {
  vi.stubGlobal('fetch', answer);
  const { OpenFeature } = await import('@openfeature/web-sdk');
  expect(
    (await page.getFlagSource({ ...defaultConfig, featureFlagClientId: 'client-id' })).read(),
  ).toEqual(off);
  void page.loadFlags({ ...defaultConfig, featureFlagClientId: 'client-id' }, user);
  await vi.waitFor(() => {
    expect(OpenFeature.providerMetadata.name).toContain('launchdarkly');
  });
  expect({ asked, context: OpenFeature.getContext() }).toEqual({
    asked: [],
    context: { targetingKey: user.email },
  });
  await OpenFeature.close();
});
