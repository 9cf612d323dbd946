import { createSecretKey, randomUUID } from 'node:crypto';

import { errors, jwtVerify, SignJWT } from 'jose';

/** The claims of a verified token. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * Signs and verifies short-lived tokens. A token serves one purpose ('access', 'document'), which
 * is its audience. Every server process with the same secret accepts it until it expires. No two
 * tokens are equal.
 */
export interface TokenSigner {
  readonly sign: (
    purpose: string,
    claims: Readonly<Record<string, string | number>>,
    ttlSeconds: number,
  ) => Promise<string>;
  /** Returns the claims, or null when the token is forged, expired or for another purpose. */
  readonly verify: (purpose: string, token: string) => Promise<Claims | null>;
}

const algorithm = 'HS256';

/**
 * Creates a signer of JSON Web Tokens (RFC 7519, HS256 only) with `secret`, 32 bytes as base64url.
 */
export function createTokenSigner(secret: string, now: () => Date): TokenSigner {
  const key = createSecretKey(secret, 'base64url');
  return {
    sign: (purpose, claims, ttlSeconds) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setAudience(purpose)
        .setJti(randomUUID())
        .setExpirationTime(Math.floor(now().getTime() / 1000) + ttlSeconds)
        .sign(key),
    verify: async (purpose, token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          audience: purpose,
          requiredClaims: ['exp'],
          currentDate: now(),
        });
        return payload;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
