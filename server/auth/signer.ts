import { createHmac, timingSafeEqual } from 'node:crypto';

/** Facts a token carries: names and numbers only. */
export type Claims = Readonly<Record<string, string | number>>;

/**
 * Makes and checks short-lived signed tokens. A token is good for one purpose ('access', 'document' ...) only, and until it
 * expires; every server process that shares the secret accepts it.
 */
export interface Signer {
  readonly sign: (purpose: string, claims: Claims, ttlSeconds: number) => string;
  /** The claims of a good token, or null when it is forged, expired, or for another purpose. */
  readonly verify: (purpose: string, token: string) => Claims | null;
}

const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT' })).toString('base64url');
const tokenShape = /^([\w-]{10,200})\.([\w-]{2,2000})\.([\w-]{43})$/;

/** A signer of JSON Web Tokens (RFC 7519, HS256 only) with `secret`. */
export function createSigner(secret: string, now: () => Date): Signer {
  const key = Buffer.from(secret, 'base64url');
  const seal = (text: string): Buffer => createHmac('sha256', key).update(text).digest();
  return {
    sign: (purpose, claims, ttlSeconds) => {
      const expires = Math.floor(now().getTime() / 1000) + ttlSeconds;
      const payload = Buffer.from(
        JSON.stringify({ ...claims, aud: purpose, exp: expires }),
      ).toString('base64url');
      const text = `${header}.${payload}`;
      return `${text}.${seal(text).toString('base64url')}`;
    },
    verify: (purpose, token) => {
      const parts = tokenShape.exec(token);
      if (parts === null || parts[1] !== header) return null;
      const text = token.slice(0, token.lastIndexOf('.'));
      if (!timingSafeEqual(seal(text), Buffer.from(parts[3] ?? '', 'base64url'))) return null;
      const claims = JSON.parse(Buffer.from(parts[2] ?? '', 'base64url').toString()) as Claims;
      const inTime = typeof claims['exp'] === 'number' && claims['exp'] * 1000 > now().getTime();
      return inTime && claims['aud'] === purpose ? claims : null;
    },
  };
}
