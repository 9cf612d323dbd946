import { extname } from 'node:path';

import type { FileStore, StoredFile } from '../files/file-store.ts';
import { uploadHeaders } from '../http/security-headers.ts';
import { contentTypes } from './content-types.ts';

/**
 * Parses a Range header: returns the bytes, `none` when the header is missing or unknown, or
 * `beyond` when it starts after the file's end.
 */
function readRange(
  header: string | undefined,
  bytes: number,
): { readonly start: number; readonly end: number } | 'none' | 'beyond' {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [first = '', last = ''] = parts?.slice(1) ?? [];
  if (first === '' && last === '') return 'none';
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end ? 'beyond' : { start, end };
}

/**
 * Serves a stored file, whole or the part that `range` requests. Returns null when there is no such
 * file.
 */
export async function serveUploadedFile(
  files: FileStore,
  name: string,
  range: string | undefined,
): Promise<Response | null> {
  const file: StoredFile | null = await files.get(name);
  if (file === null) return null;
  const headers = new Headers({
    ...uploadHeaders,
    'Content-Type': contentTypes[extname(name)] ?? 'application/octet-stream',
    'Accept-Ranges': 'bytes',
  });
  const part = readRange(range, file.bytes);
  if (part === 'beyond')
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${String(file.bytes)}` },
    });
  if (part === 'none') {
    headers.set('Content-Length', String(file.bytes));
    return new Response(file.stream(), { headers });
  }
  headers.set('Content-Length', String(part.end - part.start + 1));
  headers.set(
    'Content-Range',
    `bytes ${String(part.start)}-${String(part.end)}/${String(file.bytes)}`,
  );
  return new Response(file.stream(part), { status: 206, headers });
}
