import { parseToken, type StoredToken } from './parse-token.ts';

/** The store of the token (SES-16). */
export interface TokenStore {
  readonly read: () => StoredToken | null;
  readonly write: (token: StoredToken) => void;
  readonly clear: () => void;
  /**
   * Whether the page is safe enough to hold a token: https, or http on this computer. Elsewhere the
   * password would be readable on its way, and browsers leave out locks, crypto and the clipboard.
   */
  readonly isAllowed: boolean;
  /**
   * Calls `listener` after another tab wrote or cleared the token. Returns the function that stops
   * it.
   */
  readonly subscribe: (listener: (token: StoredToken | null) => void) => () => void;
}

/** The part of a BroadcastChannel that the store needs. */
export type Channel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

/**
 * The dependencies of the store: the document's cookies, the scheme of the page (`https:`) and
 * whether the browser calls it secure (`isSecureContext`), a channel to the other tabs (null when
 * there is none), and the cookie's name prefix and path.
 */
export interface TokenStoreOptions {
  readonly cookies: { cookie: string };
  readonly protocol: string;
  readonly isSecureContext: boolean;
  readonly channel: Channel | null;
  readonly namePrefix: string;
  readonly path: string;
}

/** A message to the other tabs. They read the token itself from the cookie. */
type Change = 'token written' | 'token cleared';

const rereadDelayMs = 25;
const maxReads = 40;

function decodeToken(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return null;
  }
}

/** Returns the name of the token's cookie. */
const getCookieName = (namePrefix: string): string => `${namePrefix}token`;

/** Calls `listener` after another tab's message. Returns the function that stops it. */
function watchToken(
  channel: Channel,
  read: TokenStore['read'],
  listener: (token: StoredToken | null) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // The message may arrive in this tab's process before the cookie.
  const readUntilStored = (readCount: number): void => {
    const token = read();
    if (token !== null || readCount === maxReads) listener(token);
    else timer = setTimeout(readUntilStored, rereadDelayMs, readCount + 1);
  };
  const onMessage = ({ data }: MessageEvent): void => {
    if (data === ('token cleared' satisfies Change)) {
      clearTimeout(timer);
      listener(null);
    }
    if (data === ('token written' satisfies Change)) {
      clearTimeout(timer);
      readUntilStored(1);
    }
  };
  channel.addEventListener('message', onMessage);
  return () => {
    clearTimeout(timer);
    channel.removeEventListener('message', onMessage);
  };
}

/**
 * Creates a token store over a Secure, SameSite=Strict cookie that lives as long as its refresh
 * token (PD-13). Signing out in one tab reaches all tabs (PD-12). On http of this computer the
 * cookie is not Secure: WebKit would not keep it.
 */
export function createTokenStore({
  cookies,
  protocol,
  isSecureContext,
  channel,
  namePrefix,
  path,
}: TokenStoreOptions): TokenStore {
  const name = getCookieName(namePrefix);
  const isLocalHttp = protocol === 'http:' && isSecureContext;
  const attributes = `Path=${path}; ${isLocalHttp ? '' : 'Secure; '}SameSite=Strict`;
  const announce = (change: Change): void => channel?.postMessage(change);
  const read = (): StoredToken | null => {
    const entry = cookies.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return entry === undefined ? null : parseToken(decodeToken(entry.slice(name.length + 1)));
  };
  /**
   * Writes the cookie and reads it back. The read waits until the browser process has the cookie,
   * so the next holder of the refresh lock sees it.
   */
  const writeCookie = (cookie: string): void => {
    cookies.cookie = cookie;
    read();
  };
  return {
    isAllowed: isSecureContext,
    read,
    write: (token) => {
      const { accessToken, refreshToken, refreshTokenExpiredAt } = token;
      const value = encodeURIComponent(
        JSON.stringify({ accessToken, refreshToken, refreshTokenExpiredAt }),
      );
      writeCookie(
        `${name}=${value}; ${attributes}; Expires=${new Date(refreshTokenExpiredAt).toUTCString()}`,
      );
      announce('token written');
    },
    clear: () => {
      writeCookie(`${name}=; ${attributes}; Max-Age=0`);
      announce('token cleared');
    },
    subscribe: (listener) => (channel === null ? () => {} : watchToken(channel, read, listener)),
  };
}
