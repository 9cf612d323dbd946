import { parseToken, type StoredToken } from './parse-token.ts';

/** Where the token is kept (SES-16): read, replaced, cleared, and watched for what other tabs do to it. */
export interface TokenStore {
  readonly read: () => StoredToken | null;
  readonly write: (token: StoredToken) => void;
  readonly clear: () => void;
  /** Calls `listener` after another tab wrote or cleared the token; answers with how to stop. */
  readonly subscribe: (listener: (token: StoredToken | null) => void) => () => void;
}

/** The part of a BroadcastChannel the store needs. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener'>;

/** What the store is made of: the document's cookies, a channel to the other tabs (null when there is none), and the cookie's name prefix and path. */
export interface TokenStoreOptions {
  readonly cookies: { cookie: string };
  readonly channel: Channel | null;
  readonly namePrefix: string;
  readonly path: string;
}

const changed = 'token changed';

function decoded(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return null;
  }
}

/** The name of the token's cookie. */
const cookieName = (namePrefix: string): string => `${namePrefix}token`;

/** A token store over a Secure, SameSite=Strict cookie that lives as long as its refresh token (decision 13). Signing out in one tab reaches all (decision 12). */
export function createTokenStore({ cookies, channel, namePrefix, path }: TokenStoreOptions): TokenStore {
  const name = cookieName(namePrefix);
  const attributes = `Path=${path}; Secure; SameSite=Strict`;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only and takes no target
  const announce = (): void => channel?.postMessage(changed);
  const read = (): StoredToken | null => {
    const entry = cookies.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return entry === undefined ? null : parseToken(decoded(entry.slice(name.length + 1)));
  };
  return {
    read,
    write: (token) => {
      const { accessToken, refreshToken, refreshTokenExpiredAt } = token;
      const value = encodeURIComponent(JSON.stringify({ accessToken, refreshToken, refreshTokenExpiredAt }));
      cookies.cookie = `${name}=${value}; ${attributes}; Expires=${new Date(refreshTokenExpiredAt).toUTCString()}`;
      announce();
    },
    clear: () => {
      cookies.cookie = `${name}=; ${attributes}; Max-Age=0`;
      announce();
    },
    subscribe: (listener) => {
      if (channel === null) return () => {};
      const hear = ({ data }: MessageEvent): void => { if (data === changed) listener(read()); };
      channel.addEventListener('message', hear);
      return () => { channel.removeEventListener('message', hear); };
    },
  };
}
