import { extname } from 'node:path';

import type { FileStore } from '../files/file-store.ts';
import { readRange } from '../files/read-range.ts';
import { uploadHeaders } from '../http/security-headers.ts';
import { contentTypes } from '../files/content-types.ts';

/**
 * Serves a stored file, whole or the part that `range` requests. Returns null when there is no such
 * file.
 */
export async function serveUploadedFile(
  files: FileStore,
  name: string,
  range: string | undefined,
): Promise<Response | null> {
  const file = await files.get(name);
  if (file === null) return null;
  const part = readRange(range, file.bytes);
  return new Response(part.range === null ? null : file.stream(part.range), {
    status: part.status,
    headers: {
      ...uploadHeaders,
      'Content-Type': contentTypes[extname(name)] ?? 'application/octet-stream',
      ...part.headers,
    },
  });
}
