import { createHash } from 'node:crypto';

/** How a random token is kept: its sha256, which is enough because a token cannot be guessed. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
