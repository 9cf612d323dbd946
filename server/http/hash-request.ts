import { createHash } from 'node:crypto';

import { readBoundary } from './read-form.ts';

/** What identifies a request besides its body: of the address, path and query. */
export interface RequestIdentity {
  readonly method: string;
  readonly url: string;
  readonly contentType: string;
}

/**
 * Yields the parts of a form between its boundaries, which browsers generate anew for each request.
 * Any other body is one part.
 */
function* splitBody(body: Uint8Array, contentType: string): Generator<Uint8Array> {
  const boundary = readBoundary(contentType);
  let from = 0;
  if (boundary !== null) {
    const whole = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
    for (let at = whole.indexOf(boundary); at !== -1; at = whole.indexOf(boundary, from)) {
      yield body.subarray(from, at);
      from = at + boundary.length;
    }
  }
  yield body.subarray(from);
}

/** Returns the hash of a request whose body was parsed. */
export function hashRequest(
  { method, url, contentType }: RequestIdentity,
  body: Uint8Array,
): string {
  const { pathname, search } = new URL(url);
  const hash = createHash('sha256').update(`${method} ${pathname}${search}\n`);
  for (const piece of splitBody(body, contentType)) hash.update(piece);
  return hash.digest('base64url');
}
