import type { BrowserConfig } from '../domain/browser-config.ts';
import { createAhead } from '../api/ahead.ts';
import { createHttp } from '../api/http.ts';
import type { Send } from '../api/send.ts';
import { createSessionTransport, withBearer } from '../api/session-transport.ts';
import { createTabLock } from '../api/tab-lock.ts';
import { createTokenStore, type TokenStore } from '../api/token-store.ts';

/** The way to the server in the name of the signed-in person. */
export interface Connection {
  readonly send: Send;
  /** The same without the session: for files, which are read without a token. */
  readonly sendPlainly: Send;
  /** Sends a request that only reads, in the name of the signed-in person, before `send` is asked for the same one. Rejects when it was dropped. */
  readonly askAhead: Send;
  readonly tokens: TokenStore;
  /** Calls `listener` when a call found the session over; the answer stops it. */
  readonly onEnded: (listener: () => void) => () => void;
}

/** Opens the connection of this page: one token for all tabs, one refresh at a time (decisions 10 to 13). */
export function openConnection({ cookieNamePrefix, routePrefix }: BrowserConfig): Connection {
  const listeners = new Set<() => void>();
  const tokens = createTokenStore({
    cookies: document,
    channel:
      typeof BroadcastChannel === 'undefined'
        ? null
        : new BroadcastChannel(`${cookieNamePrefix}session`),
    namePrefix: cookieNamePrefix,
    path: routePrefix === '' ? '/' : routePrefix,
  });
  const now = (): number => Date.now();
  const sendPlainly = createHttp({
    base: '',
    timeoutMilliseconds: 30_000,
    uploadTimeoutMilliseconds: 600_000,
    now,
  });
  const ahead = createAhead(sendPlainly, now);
  const send = createSessionTransport({
    send: ahead.send,
    tokens,
    lock: createTabLock(`${cookieNamePrefix}refresh`, navigator.locks),
    now,
    onEnded: () => {
      for (const listener of [...listeners]) listener();
    },
  });
  return {
    send,
    sendPlainly,
    askAhead: (request) => ahead.ask(withBearer(request, tokens.read())),
    tokens,
    onEnded: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
