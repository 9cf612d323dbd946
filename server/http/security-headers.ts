import type { Config } from '../config/config.ts';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** The headers of every response. */
export const commonHeaders: Readonly<Record<string, string>> = always;

/**
 * Returns the headers that keep browsers on TLS for a year, or none when the request did not come
 * over TLS: PUBLIC_URL is not https, and no trusted proxy says so.
 */
export function getTransportHeaders(
  { PUBLIC_URL, TRUSTED_PROXIES }: Pick<Config, 'PUBLIC_URL' | 'TRUSTED_PROXIES'>,
  forwardedProto: string | undefined,
): Readonly<Record<string, string>> {
  const isForwarded =
    TRUSTED_PROXIES > 0 && forwardedProto?.split(',').at(-1)?.trim().toLowerCase() === 'https';
  return isForwarded || PUBLIC_URL?.startsWith('https:') === true
    ? { 'Strict-Transport-Security': 'max-age=31536000' }
    : {};
}

/** The headers of API responses: data, never a document, and never cached. */
export const apiHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/**
 * The headers of stored files: whatever a file contains, it cannot run scripts or read data of this
 * site.
 */
export const uploadHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/**
 * The headers of documents of classes. Nothing in one can run scripts or load anything; nobody but
 * the browser that asked may keep it, and not after its token ended.
 */
export const documentHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** Returns the content security policy of a page with one inline style, identified by its hash. */
export const createDocumentationPolicy = (styleHash: string): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const readOrigin = (address: string | undefined): string[] =>
  address !== undefined && /^https?:/.test(address) ? [new URL(address).origin] : [];
const launchDarkly = [
  'https://app.launchdarkly.com',
  'https://clientsdk.launchdarkly.com',
  'https://clientstream.launchdarkly.com',
  'https://events.launchdarkly.com',
];

/**
 * Returns the console's content security policy: scripts and styles from its own files (styles also
 * from libraries that know the response's `nonce`); other sites are framed or called only where the
 * configuration names them.
 */
export function createConsolePolicy(
  { AREA_LINKS, DOCUMENT_VIEWER_URL, PLAYER_EMBED_PATH, FEATURE_FLAG_CLIENT_ID }: Config,
  nonce: string,
): string {
  const frameOrigins = [
    ...new Set([
      ...Object.values(AREA_LINKS ?? {}).flatMap(readOrigin),
      ...readOrigin(DOCUMENT_VIEWER_URL),
      ...readOrigin(PLAYER_EMBED_PATH),
    ]),
  ];
  const flagOrigins = FEATURE_FLAG_CLIENT_ID === undefined ? [] : launchDarkly;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...flagOrigins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self' blob:", ...frameOrigins].join(' '),
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');
}
