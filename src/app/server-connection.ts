import type { BrowserConfig } from '../domain/browser-config.ts';
import type { EndReason } from '../domain/session/end-reason.ts';
import { createPrefetch } from '../api/prefetch.ts';
import { createHttp } from '../api/http.ts';
import type { Send } from '../api/send.ts';
import { createSessionTransport, addBearer } from '../api/session-transport.ts';
import { createTabLock } from '../api/tab-lock.ts';
import { createTokenStore, type TokenStore } from '../api/token-store.ts';
import { getChosenTag } from './translation.ts';

/** The connection to the server as the signed-in person. */
export interface ServerConnection {
  readonly send: Send;
  /** Sends without the token, for public files. */
  readonly sendWithoutToken: Send;
  /**
   * Sends a read-only request before `send` is called with the same one. Rejects when it is
   * aborted.
   */
  readonly prefetch: Send;
  readonly tokens: TokenStore;
  /**
   * Calls `listener` with the reason when a call ends the session. Returns the function that stops
   * it.
   */
  readonly onSessionEnded: (listener: (reason: EndReason) => void) => () => void;
  /**
   * Calls `listener` with true when a refresh of the token waits for its next attempt, and with
   * false when it is over. Returns the function that stops it.
   */
  readonly onRefreshDelayed: (listener: (isDelayed: boolean) => void) => () => void;
}

/** Creates a list of listeners: `notify` calls each, `add` returns the function that removes it. */
function createListeners<Values extends readonly unknown[]>() {
  const listeners = new Set<(...values: Values) => void>();
  return {
    notify: (...values: Values): void => {
      for (const listener of [...listeners]) listener(...values);
    },
    add: (listener: (...values: Values) => void) => {
      listeners.add(listener);
      return (): void => {
        listeners.delete(listener);
      };
    },
  };
}

/**
 * Creates the connection of this page: one token for all tabs, one refresh at a time (PD-10
 * to PD-13).
 */
export function createServerConnection({
  cookieNamePrefix,
  routePrefix,
}: BrowserConfig): ServerConnection {
  const sessionEnded = createListeners<[reason: EndReason]>();
  const refreshDelayed = createListeners<[isDelayed: boolean]>();
  const tokens = createTokenStore({
    cookies: document,
    protocol: location.protocol,
    isSecureContext: globalThis.isSecureContext,
    channel:
      typeof BroadcastChannel === 'undefined'
        ? null
        : new BroadcastChannel(`${cookieNamePrefix}session`),
    namePrefix: cookieNamePrefix,
    path: routePrefix === '' ? '/' : routePrefix,
  });
  const now = (): number => Date.now();
  const sendWithoutToken = createHttp({
    base: '',
    timeoutMs: 30_000,
    uploadTimeoutMs: 600_000,
    now,
    getLanguageTag: getChosenTag,
  });
  const prefetching = createPrefetch(sendWithoutToken, now);
  const send = createSessionTransport({
    send: prefetching.send,
    tokens,
    lock: createTabLock(`${cookieNamePrefix}refresh`, navigator.locks),
    now,
    wait: (ms) =>
      new Promise((resolve) => {
        setTimeout(resolve, ms);
      }),
    random: () => Math.random(),
    onSessionEnded: sessionEnded.notify,
    onRefreshDelayed: refreshDelayed.notify,
  });
  return {
    send,
    sendWithoutToken,
    prefetch: (request) => prefetching.prefetch(addBearer(request, tokens.read())),
    tokens,
    onSessionEnded: sessionEnded.add,
    onRefreshDelayed: refreshDelayed.add,
  };
}
