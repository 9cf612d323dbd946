import type { CookieJar } from 'jsdom';
import { JSDOM } from 'jsdom';

import type { EndReason } from '../../../src/domain/session/end-reason.ts';
import { createHttp } from '../../../src/api/http.ts';
import type { Send } from '../../../src/api/send.ts';
import { createSessionTransport, type Lock } from '../../../src/api/session-transport.ts';
import { createTokenStore, type TokenStore } from '../../../src/api/token-store.ts';

/** What the tabs of one browser share: its cookies and its lock. */
export interface Browser {
  readonly jar: CookieJar;
  readonly lock: Lock;
}

/**
 * A tab: the real cookie store, token store and transport, how often and why its session ended, and
 * its pauses.
 */
export interface Tab {
  readonly tokens: TokenStore;
  readonly send: Send;
  readonly ended: () => number;
  readonly endReasons: readonly EndReason[];
  /** The pauses that refreshes made, in milliseconds. */
  readonly pauses: readonly number[];
  /** What was reported about delayed refreshes. */
  readonly delays: readonly boolean[];
}

const noon = Date.parse('2026-06-01T12:00:00.000Z');

/** The cookies of a page under /admin/ on a secure origin. */
export const pageCookies = (
  jar: CookieJar,
  url = 'https://lectern.test/admin/quiz',
): { cookie: string } => new JSDOM('', { url, cookieJar: jar }).window.document;

/** Opens a tab of `browser` that talks to `base`, at the time `now`. */
export function openTab({ jar, lock }: Browser, base: string, now = noon): Tab {
  const endReasons: EndReason[] = [];
  const pauses: number[] = [];
  const delays: boolean[] = [];
  const tokens = createTokenStore({
    cookies: pageCookies(jar),
    protocol: 'https:',
    isSecureContext: true,
    channel: null,
    namePrefix: 'lectern_',
    path: '/admin',
  });
  const http = createHttp({
    base,
    timeoutMs: 5000,
    uploadTimeoutMs: 5000,
    now: () => now,
    getLanguageTag: () => 'en',
  });
  return {
    tokens,
    send: createSessionTransport({
      send: http,
      tokens,
      lock,
      now: () => now,
      wait: (ms) => {
        pauses.push(ms);
        return Promise.resolve();
      },
      random: () => 0,
      onSessionEnded: (reason) => {
        endReasons.push(reason);
      },
      onRefreshDelayed: (isDelayed) => {
        delays.push(isDelayed);
      },
    }),
    ended: () => endReasons.length,
    endReasons,
    pauses,
    delays,
  };
}
