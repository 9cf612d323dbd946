import { createHash } from 'node:crypto';

/**
 * Returns the sha256 under which a random token is stored. It needs no salt, because the token
 * cannot be guessed.
 */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
