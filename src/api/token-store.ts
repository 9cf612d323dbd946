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
export type Channel = Pick<
  BroadcastChannel,
  'postMessage' | 'addEventListener' | 'removeEventListener'
>;

/** What the store is made of: the document's cookies, a channel to the other tabs (null when there is none), and the cookie's name prefix and path. */
export interface TokenStoreOptions {
  readonly cookies: { cookie: string };
  readonly channel: Channel | null;
  readonly namePrefix: string;
  readonly path: string;
}

/** What a tab tells the others it did to the token. The token itself is read from the cookie. */
type Change = 'token written' | 'token cleared';

const lookAgainMs = 25;
const mostLooks = 40;

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
export function createTokenStore({
  cookies,
  channel,
  namePrefix,
  path,
}: TokenStoreOptions): TokenStore {
  const name = cookieName(namePrefix);
  const attributes = `Path=${path}; Secure; SameSite=Strict`;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only and takes no target
  const announce = (change: Change): void => channel?.postMessage(change);
  const read = (): StoredToken | null => {
    const entry = cookies.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    return entry === undefined ? null : parseToken(decoded(entry.slice(name.length + 1)));
  };
  /** Writes the cookie and reads it back: the reading waits until the write has reached the process all tabs ask, so whoever takes the refresh lock next sees it. */
  const keep = (cookie: string): void => {
    cookies.cookie = cookie;
    read();
  };
  return {
    read,
    write: (token) => {
      const { accessToken, refreshToken, refreshTokenExpiredAt } = token;
      const value = encodeURIComponent(
        JSON.stringify({ accessToken, refreshToken, refreshTokenExpiredAt }),
      );
      keep(
        `${name}=${value}; ${attributes}; Expires=${new Date(refreshTokenExpiredAt).toUTCString()}`,
      );
      announce('token written');
    },
    clear: () => {
      keep(`${name}=; ${attributes}; Max-Age=0`);
      announce('token cleared');
    },
    subscribe: (listener) => {
      if (channel === null) return () => {};
      let looking: ReturnType<typeof setTimeout> | undefined;
      // The message may overtake the cookie on its way to this tab's process.
      const look = (looks: number): void => {
        const token = read();
        if (token !== null || looks === mostLooks) listener(token);
        else looking = setTimeout(look, lookAgainMs, looks + 1);
      };
      const hear = ({ data }: MessageEvent): void => {
        if (data === ('token cleared' satisfies Change)) {
          clearTimeout(looking);
          listener(null);
        }
        if (data === ('token written' satisfies Change)) {
          clearTimeout(looking);
          look(1);
        }
      };
      channel.addEventListener('message', hear);
      return () => {
        clearTimeout(looking);
        channel.removeEventListener('message', hear);
      };
    },
  };
}
