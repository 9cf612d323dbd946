import { hkdfSync } from 'node:crypto';

/**
 * Returns the key for the unsaved changes of the account `userId`, 32 bytes as base64url. It is
 * derived from `secret` (32 bytes as base64url) by HKDF (RFC 5869, SHA-256), so every process on
 * the same database returns the same key.
 */
export function deriveDraftKey(secret: string, userId: number): string {
  const info = `lectern draft key ${String(userId)}`;
  const key = hkdfSync('sha256', Buffer.from(secret, 'base64url'), '', info, 32);
  return Buffer.from(key).toString('base64url');
}
