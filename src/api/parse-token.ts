/** The stored token of a session (ENT-02). `refreshTokenExpiredAt` is ISO 8601 in UTC. */
export interface StoredToken {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly refreshTokenExpiredAt: string;
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * Returns the token in any value, null when there is none. Checks it without a schema library, so
 * that the sign-in page stays small.
 */
export function parseToken(value: unknown): StoredToken | null {
  if (typeof value !== 'object' || value === null) return null;
  const { accessToken, refreshToken, refreshTokenExpiredAt } = value as Readonly<
    Record<string, unknown>
  >;
  if (!isFilled(accessToken) || !isFilled(refreshToken) || !isFilled(refreshTokenExpiredAt))
    return null;
  return Number.isNaN(Date.parse(refreshTokenExpiredAt))
    ? null
    : { accessToken, refreshToken, refreshTokenExpiredAt };
}
