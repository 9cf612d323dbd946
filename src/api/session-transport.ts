import { failed, succeeded, type Failure, type Outcome } from '../domain/outcome.ts';
import type { EndReason } from '../domain/session/end-reason.ts';
import { parseToken, type StoredToken } from './parse-token.ts';
import type { OutgoingRequest, Send } from './send.ts';
import type { TokenStore } from './token-store.ts';

/** Runs `work` while no other tab runs its own. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** The dependencies of the transport. */
export interface SessionTransportOptions {
  readonly send: Send;
  readonly tokens: TokenStore;
  readonly lock: Lock;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
  /** Resolves after the time, in milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Returns a random number from 0 to 1. */
  readonly random: () => number;
  /** Called once each time the session ends, with the reason. */
  readonly onSessionEnded: (reason: EndReason) => void;
  /** Called with true when a refresh waits for its next attempt, with false when it is over. */
  readonly onRefreshDelayed: (isDelayed: boolean) => void;
}

/** The pauses before the second and each further attempt of a refresh, in milliseconds. */
const refreshPausesMs: readonly number[] = [1000, 2000, 4000, 8000, 15_000];

const maxPauseMs = 60_000;

/**
 * The path of the refresh call (API-011), defined here so that the sign-in page loads no schemas.
 */
export const refreshPath = '/api/admin/security/refresh_access_token';

/** Returns the request with the token's bearer header. */
export const addBearer = (request: OutgoingRequest, token: StoredToken | null): OutgoingRequest =>
  token === null
    ? request
    : { ...request, headers: { ...request.headers, Authorization: `Bearer ${token.accessToken}` } };

const isSameToken = (one: StoredToken | null, other: StoredToken | null): boolean =>
  one?.accessToken === other?.accessToken;

/** Sends the refresh call (API-011) and returns the new token. */
async function requestToken(send: Send, token: StoredToken): Promise<Outcome<StoredToken>> {
  const body = JSON.stringify({ refreshToken: token.refreshToken });
  const outcome = await send(
    addBearer(
      { method: 'POST', address: refreshPath, body, expects: 'json', signsIn: true },
      token,
    ),
  );
  if (!outcome.ok) return outcome;
  const content =
    outcome.value.kind === 'json'
      ? (outcome.value.content as { readonly token?: unknown } | null)
      : null;
  const renewed = parseToken(content?.token);
  return renewed === null ? failed({ kind: 'unexpected' }) : succeeded(renewed);
}

/** Whether the server refused the refresh token itself: 400, 401 or 403 (PD-42). */
const isRefusal = ({ kind }: Failure): boolean =>
  kind === 'invalid' || kind === 'expired' || kind === 'denied';

const getEndReason = (failure: Failure): EndReason =>
  (failure.kind === 'expired' ? failure.reason : undefined) ?? 'unknown';

/**
 * Returns the pause before the next attempt: at least the planned one, up to a half longer so that
 * clients do not return together, and at least what Retry-After asks for, up to a minute.
 */
function getPauseMs(plannedMs: number, failure: Failure, random: () => number): number {
  const askedMs = failure.kind === 'refused' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(plannedMs, Math.min(askedMs, maxPauseMs)) * (1 + random() / 2);
}

/**
 * Creates the function that replaces an expired token. All calls of all tabs share one refresh.
 * Without a token, or when the server refuses the refresh token, it calls `endSession`. Any other
 * failure is retried after a pause, without the lock; after the last attempt the session remains
 * and the calls fail.
 */
function createRefresh(
  { send, tokens, lock, now, wait, random, onRefreshDelayed }: SessionTransportOptions,
  endSession: (reason: EndReason) => Outcome<never>,
): (expired: StoredToken | null) => Promise<Outcome<StoredToken>> {
  let current: {
    readonly expired: StoredToken | null;
    readonly refresh: Promise<Outcome<StoredToken>>;
  } | null = null;

  /** Call it with the lock held. Another tab or call may have stored a newer token meanwhile. */
  const refreshToken = async (expired: StoredToken | null): Promise<Outcome<StoredToken>> => {
    const token = tokens.read();
    if (token !== null && !isSameToken(token, expired)) return succeeded(token);
    if (token === null) return endSession('unknown');
    if (Date.parse(token.refreshTokenExpiredAt) <= now()) return endSession('expired');
    const renewed = await requestToken(send, token);
    const stored = tokens.read();
    if (!isSameToken(stored, token))
      return stored === null ? endSession('unknown') : succeeded(stored);
    if (renewed.ok) {
      tokens.write(renewed.value);
      return renewed;
    }
    return isRefusal(renewed.failure) ? endSession(getEndReason(renewed.failure)) : renewed;
  };

  const refreshWithRetries = async (expired: StoredToken | null): Promise<Outcome<StoredToken>> => {
    const first = await lock(() => refreshToken(expired));
    if (first.ok || first.failure.kind === 'expired') return first;
    onRefreshDelayed(true);
    let outcome: Outcome<StoredToken> = first;
    for (const pauseMs of refreshPausesMs) {
      if (outcome.ok || outcome.failure.kind === 'expired') break;
      await wait(getPauseMs(pauseMs, outcome.failure, random));
      outcome = await lock(() => refreshToken(expired));
    }
    onRefreshDelayed(false);
    return outcome;
  };

  return (expired) => {
    if (current !== null && isSameToken(current.expired, expired)) return current.refresh;
    const refresh = refreshWithRetries(expired).finally(() => {
      if (current?.refresh === refresh) current = null;
    });
    current = { expired, refresh };
    return refresh;
  };
}

/**
 * Sends requests as the signed-in person: a bearer whenever there is a token (API-001), and on a
 * 401 one refresh and one retry (SES-12). No token, a refused refresh, or a second 401 clears the
 * token and ends the session (SES-13, PD-10 and PD-42).
 */
export function createSessionTransport(options: SessionTransportOptions): Send {
  const { send, tokens, onSessionEnded } = options;
  const endSession = (reason: EndReason): Outcome<never> => {
    tokens.clear();
    onSessionEnded(reason);
    return failed({ kind: 'expired' });
  };
  const refresh = createRefresh(options, endSession);

  return async (request) => {
    const used = tokens.read();
    const first = await send(addBearer(request, used));
    if (first.ok || first.failure.kind !== 'expired' || request.signsIn === true) return first;
    const renewed = await refresh(used);
    request.signal?.throwIfAborted();
    if (!renewed.ok) return renewed.failure.kind === 'expired' ? first : renewed;
    const second = await send(addBearer(request, renewed.value));
    const isExpired = !second.ok && second.failure.kind === 'expired';
    if (isExpired && isSameToken(tokens.read(), renewed.value)) endSession('unknown');
    return second;
  };
}
