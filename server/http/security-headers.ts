import type { Config } from '../config.ts';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'X-Frame-Options': 'SAMEORIGIN',
} as const;

/** The headers of every answer. */
export const headersOfEverything: Readonly<Record<string, string>> = always;

/** The headers of what the API answers: it is data, never a document, and is kept nowhere. */
export const headersOfApi: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** The headers of an uploaded file: whatever it holds, it runs nothing and reads nothing of ours. */
export const headersOfUploads: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** The content security policy of a page with only its own style, known by its hash. */
export const policyOfDocumentation = (styleHash: string): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const originOf = (address: string | undefined): string[] =>
  address !== undefined && /^https?:/.test(address) ? [new URL(address).origin] : [];
const launchDarkly = [
  'https://app.launchdarkly.com',
  'https://clientsdk.launchdarkly.com',
  'https://clientstream.launchdarkly.com',
  'https://events.launchdarkly.com',
];

/**
 * The content security policy of the console: scripts and styles come from its own files only (styles also from libraries
 * that know this answer's `nonce`), and pages of others are framed or asked only where the configuration names them.
 */
export function policyOfConsole(
  { AREA_LINKS, DOCUMENT_VIEWER_URL, PLAYER_EMBED_PATH, FEATURE_FLAG_CLIENT_ID }: Config,
  nonce: string,
): string {
  const framed = [
    ...new Set([
      ...Object.values(AREA_LINKS ?? {}).flatMap(originOf),
      ...originOf(DOCUMENT_VIEWER_URL),
      ...originOf(PLAYER_EMBED_PATH),
    ]),
  ];
  const asked = FEATURE_FLAG_CLIENT_ID === undefined ? [] : launchDarkly;
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...asked].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    ["frame-src 'self' blob:", ...framed].join(' '),
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
  ].join('; ');
}
