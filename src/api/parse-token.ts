/** What the console keeps of a session (ENT-02); `refreshTokenExpiredAt` is ISO 8601 in UTC. */
export interface StoredToken {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly refreshTokenExpiredAt: string;
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads a token from anything; null when it is not one. By hand, so that the sign-in page loads no schemas. */
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
