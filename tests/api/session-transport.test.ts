import * as fc from 'fast-check';
import { CookieJar } from 'jsdom';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { refreshAccessToken } from '../../src/api/contract/auth.ts';
import type { OutgoingRequest } from '../../src/api/send.ts';
import { refreshPath } from '../../src/api/session-transport.ts';
import { createTabLock } from '../../src/api/tab-lock.ts';
import { startSessionServer, type SessionServer } from './support/session-server.ts';
import { openTab, type Browser, type Tab } from './support/tab.ts';
import { scaleRuns } from '../support/property-runs.ts';

let server: SessionServer;
let browser: Browser;
const tab = (): Tab => openTab(browser, server.base);
const ask = (address: string, more: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  method: 'GET',
  address,
  expects: 'json',
  ...more,
});
const paths = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `/api/${String(index)}`);
const good = (path: string) => ({ ok: true, value: { kind: 'json', content: { path } } });
const expired = { ok: false, failure: { kind: 'expired', message: { text: 'Please sign in.' } } };

beforeEach(async () => {
  server = await startSessionServer();
  browser = { jar: new CookieJar(), lock: createTabLock('test', undefined) };
});
afterEach(() => server.close());

describe('a session over HTTP', () => {
  test("API-011 the refresh path is the contract's", () => {
    expect(refreshPath).toBe(refreshAccessToken.path);
  });

  test('API-001 API-009 every call carries the bearer when there is a token, and none when there is not', async () => {
    const { send, tokens } = tab();
    await send(ask('/api/free/tag_list', { signsIn: true }));
    tokens.write(server.first);
    await send(ask('/api/free/tag_list', { signsIn: true }));
    expect(server.seen).toEqual([
      { path: '/api/free/tag_list', bearer: null },
      { path: '/api/free/tag_list', bearer: 'access-1' },
    ]);
  });

  test('SES-12 SES-14 a 401 is retried once with a refreshed token, which is kept', async () => {
    const { send, tokens, ended } = tab();
    tokens.write(server.first);
    expect(await send(ask('/api/a'))).toEqual(good('/api/a'));
    expect(server.seen).toEqual([
      { path: '/api/a', bearer: 'access-1' },
      { path: refreshPath, bearer: 'access-1' },
      { path: '/api/a', bearer: 'access-2' },
    ]);
    expect(tokens.read()?.refreshToken).toBe('refresh-2');
    expect(ended()).toBe(0);
  });

  test('SES-12 five calls refused at once share one refresh', async () => {
    const { send, tokens } = tab();
    tokens.write(server.first);
    expect(await Promise.all(paths(5).map((path) => send(ask(path))))).toEqual(paths(5).map(good));
    expect(server.refreshes()).toBe(1);
  });

  test('SES-12 two tabs refused at once share one refresh', async () => {
    const tabs = [tab(), tab()];
    tabs[0]?.tokens.write(server.first);
    const outcomes = await Promise.all(
      tabs.flatMap(({ send }) => paths(5).map((path) => send(ask(path)))),
    );
    expect(outcomes).toEqual([...paths(5), ...paths(5)].map(good));
    expect(server.refreshes()).toBe(1);
  });

  test('SES-12 whatever the order of calls and answers: one refresh, every call answered, none sent more than twice', async () => {
    const callsOfTabs = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(callsOfTabs, fc.infiniteStream(fc.nat()), async (counts, picks) => {
        const own = await startSessionServer();
        try {
          const shared: Browser = { jar: new CookieJar(), lock: createTabLock('test', undefined) };
          const tabs = counts.map(() => openTab(shared, own.base));
          tabs[0]?.tokens.write(own.first);
          const all = counts.reduce((sum, count) => sum + count, 0);
          const gate = own.hold('/api/x');
          const calls = tabs.flatMap(({ send }, index) =>
            Array.from({ length: counts[index] ?? 0 }, () => send(ask('/api/x'))),
          );
          await gate.waiting(all);
          for (let left = all; left > 0; left -= 1) gate.letGo((picks.next().value ?? 0) % left);
          gate.letGo();
          expect(await Promise.all(calls)).toEqual(
            Array.from({ length: all }, () => good('/api/x')),
          );
          expect(own.refreshes()).toBe(1);
          expect(own.seen.filter(({ path }) => path === '/api/x')).toHaveLength(2 * all);
          expect(tabs.map(({ ended }) => ended())).toEqual(tabs.map(() => 0));
        } finally {
          await own.close();
        }
      }),
      { numRuns: scaleRuns(15) },
    );
  });

  test('SES-12 a 401 that arrives after the rotation is retried with the new token, without a second refresh', async () => {
    const { send, tokens } = tab();
    tokens.write(server.first);
    const gate = server.hold('/api/slow');
    const slow = send(ask('/api/slow'));
    await gate.waiting(1);
    expect(await send(ask('/api/fast'))).toEqual(good('/api/fast'));
    gate.letGo();
    expect(await slow).toEqual(good('/api/slow'));
    expect(server.refreshes()).toBe(1);
  });

  test('SES-15 a second 401 ends the session (PD-10)', async () => {
    const { send, tokens, ended } = tab();
    tokens.write(server.first);
    expect(await Promise.all([send(ask('/api/never')), send(ask('/api/never'))])).toEqual([
      expired,
      expired,
    ]);
    expect(server.seen.filter(({ path }) => path === '/api/never')).toHaveLength(4);
    expect(server.refreshes()).toBe(1);
    expect(tokens.read()).toBeNull();
    expect(ended()).toBe(1);
  });

  test.each([400, 401, 403])(
    'SES-15 a refresh answered with %i ends the session, once for all calls',
    async (status) => {
      const { send, tokens, ended, pauses } = tab();
      tokens.write(server.first);
      server.refreshWith(status);
      expect(await Promise.all(paths(5).map((path) => send(ask(path))))).toEqual(
        paths(5).map(() => expired),
      );
      expect(server.refreshes()).toBe(1);
      expect(pauses).toEqual([]);
      expect(tokens.read()).toBeNull();
      expect(ended()).toBe(1);
    },
  );

  test.each([404, 429, 500, 502, 503, 504, 'break'] as const)(
    'SES-15 a refresh answered with %s is retried, and all calls continue (PD-42)',
    async (mood) => {
      const { send, tokens, ended, pauses, delays } = tab();
      tokens.write(server.first);
      server.refreshWith(mood, mood, 'rotate');
      expect(await Promise.all(paths(5).map((path) => send(ask(path))))).toEqual(
        paths(5).map(good),
      );
      expect(server.refreshes()).toBe(3);
      expect(pauses).toEqual([1000, 2000]);
      expect(delays).toEqual([true, false]);
      expect(tokens.read()?.refreshToken).toBe('refresh-2');
      expect(ended()).toBe(0);
    },
  );

  test.each([
    [503, { kind: 'refused', message: { text: 'No.' } }],
    [500, { kind: 'unexpected', status: 500, message: { text: 'No.' } }],
    ['break', { kind: 'offline' }],
  ] as const)(
    'SES-15 a refresh that is always answered with %s fails the call, keeps the session, and the next call refreshes',
    async (mood, failure) => {
      const { send, tokens, ended, pauses, delays } = tab();
      tokens.write(server.first);
      server.refreshWith(mood);
      expect(await send(ask('/api/a'))).toEqual({ ok: false, failure });
      expect(pauses).toEqual([1000, 2000, 4000, 8000, 15_000]);
      expect(delays).toEqual([true, false]);
      expect(tokens.read()).toEqual(server.first);
      expect(ended()).toBe(0);
      server.refreshWith('rotate');
      expect(await send(ask('/api/a'))).toEqual(good('/api/a'));
    },
  );

  test('SES-15 a refresh waits as long as Retry-After asks, up to a minute', async () => {
    const { send, tokens, pauses } = tab();
    tokens.write(server.first);
    server.askToRetryAfter(7);
    server.refreshWith(429, 'rotate');
    expect(await send(ask('/api/a'))).toEqual(good('/api/a'));
    expect(pauses).toEqual([7000]);
    const other = tab();
    other.tokens.write({ ...server.first, accessToken: 'old', refreshToken: 'refresh-2' });
    server.askToRetryAfter(3600);
    server.refreshWith(429, 'rotate');
    expect(await other.send(ask('/api/a'))).toEqual(good('/api/a'));
    expect(other.pauses).toEqual([60_000]);
  });

  test('SES-15 a refresh that is refused after a delay ends the session', async () => {
    const { send, tokens, endReasons, delays } = tab();
    tokens.write(server.first);
    server.refreshWith(503, 401);
    expect(await send(ask('/api/a'))).toEqual(expired);
    expect(delays).toEqual([true, false]);
    expect(tokens.read()).toBeNull();
    expect(endReasons).toEqual(['ended']);
  });

  test('SES-13 a 401 without a token, or with a refresh token that has expired, ends the session without a refresh', async () => {
    const { send, endReasons } = tab();
    expect(await send(ask('/api/a'))).toEqual(expired);
    expect(endReasons).toEqual(['unknown']);
    const late = openTab(browser, server.base, Date.parse(server.first.refreshTokenExpiredAt));
    late.tokens.write(server.first);
    expect(await late.send(ask('/api/a'))).toEqual(expired);
    expect(late.tokens.read()).toBeNull();
    expect(late.endReasons).toEqual(['expired']);
    expect(server.refreshes()).toBe(0);
  });

  test('SES-15 the 401 of a sign-in or refresh call stays its own (PD-10)', async () => {
    const { send, tokens, ended } = tab();
    tokens.write(server.first);
    expect(
      await send(
        ask('/api/admin/security/get_access_token', { method: 'POST', body: '{}', signsIn: true }),
      ),
    ).toEqual(expired);
    expect(server.refreshes()).toBe(0);
    expect(ended()).toBe(0);
    expect(tokens.read()).toEqual(server.first);
  });

  test('SES-11 signing out while a refresh is under way stands', async () => {
    const { send, tokens } = tab();
    const other = tab();
    tokens.write(server.first);
    const gate = server.hold(refreshPath);
    const call = send(ask('/api/a'));
    await gate.waiting(1);
    other.tokens.clear();
    gate.letGo();
    expect(await call).toEqual(expired);
    expect(tokens.read()).toBeNull();
  });

  test('SES-12 one call that is stopped does not stop the refresh of the others', async () => {
    const { send, tokens } = tab();
    tokens.write(server.first);
    const gate = server.hold(refreshPath);
    const stop = new AbortController();
    const stopped = send(ask('/api/a', { signal: stop.signal }));
    const other = send(ask('/api/b'));
    await gate.waiting(1);
    stop.abort(new Error('left the page'));
    gate.letGo();
    await expect(stopped).rejects.toThrow('left the page');
    expect(await other).toEqual(good('/api/b'));
    expect(server.refreshes()).toBe(1);
  });
});
