import { failed, succeeded, type Failure, type Outcome } from '../domain/outcome.ts';
import { parseToken, type StoredToken } from './parse-token.ts';
import type { OutgoingRequest, Send } from './send.ts';
import type { TokenStore } from './token-store.ts';

/** Runs `work` while no other tab runs it. */
export type Lock = <T>(work: () => Promise<T>) => Promise<T>;

/** What the transport is made of. `now` is in milliseconds; `onEnded` is told once each time the session is over. */
export interface SessionTransportOptions {
  readonly send: Send;
  readonly tokens: TokenStore;
  readonly lock: Lock;
  readonly now: () => number;
  readonly onEnded: () => void;
}

/** The path of the refresh call (API-011); stands here so that the sign-in page loads no schemas. */
export const refreshPath = '/api/admin/security/refresh_access_token';

/** A request in the name of whom a token belongs to. */
export const withBearer = (request: OutgoingRequest, token: StoredToken | null): OutgoingRequest =>
  token === null
    ? request
    : { ...request, headers: { ...request.headers, Authorization: `Bearer ${token.accessToken}` } };

const isSame = (one: StoredToken | null, other: StoredToken | null): boolean =>
  one?.accessToken === other?.accessToken;
const expired: Failure = { kind: 'expired' };

/**
 * Sends requests in the name of the signed-in person: a bearer whenever there is a token (API-001), and on a 401 one refresh, shared by
 * all calls of all tabs, and one retry (SES-12). No refresh, a failed one other than `offline`, or a second 401 clears the token and
 * ends the session (SES-13, decision 10).
 */
export function createSessionTransport({
  send,
  tokens,
  lock,
  now,
  onEnded,
}: SessionTransportOptions): Send {
  let renewing: {
    readonly instead: StoredToken | null;
    readonly renewal: Promise<Outcome<StoredToken>>;
  } | null = null;

  const end = (): Outcome<never> => {
    tokens.clear();
    onEnded();
    return failed(expired);
  };

  const refresh = async (token: StoredToken): Promise<Outcome<StoredToken>> => {
    const body = JSON.stringify({ refreshToken: token.refreshToken });
    const outcome = await send(
      withBearer(
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
  };

  /** With the lock held: the token another tab or call has got meanwhile, or a new one. */
  const renew = async (instead: StoredToken | null): Promise<Outcome<StoredToken>> => {
    const token = tokens.read();
    if (token !== null && !isSame(token, instead)) return succeeded(token);
    if (token === null || Date.parse(token.refreshTokenExpiredAt) <= now()) return end();
    const renewed = await refresh(token);
    if (!isSame(tokens.read(), token)) return takeOver();
    if (renewed.ok) {
      tokens.write(renewed.value);
      return renewed;
    }
    return renewed.failure.kind === 'offline' ? renewed : end();
  };

  /** Somebody signed out, or in, while the refresh was under way: what they did stands. */
  const takeOver = (): Outcome<StoredToken> => {
    const token = tokens.read();
    return token === null ? end() : succeeded(token);
  };

  const renewOnce = (instead: StoredToken | null): Promise<Outcome<StoredToken>> => {
    if (renewing !== null && isSame(renewing.instead, instead)) return renewing.renewal;
    const renewal = lock(() => renew(instead)).finally(() => {
      if (renewing?.renewal === renewal) renewing = null;
    });
    renewing = { instead, renewal };
    return renewal;
  };

  return async (request) => {
    const used = tokens.read();
    const first = await send(withBearer(request, used));
    if (first.ok || first.failure.kind !== 'expired' || request.signsIn === true) return first;
    const renewed = await renewOnce(used);
    request.signal?.throwIfAborted();
    if (!renewed.ok) return renewed.failure.kind === 'expired' ? first : renewed;
    const second = await send(withBearer(request, renewed.value));
    if (!second.ok && second.failure.kind === 'expired' && isSame(tokens.read(), renewed.value))
      end();
    return second;
  };
}
