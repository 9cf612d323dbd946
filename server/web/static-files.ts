import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';

import { acceptsEncoding } from '../http/accepts-encoding.ts';
import { contentTypes } from './content-types.ts';

const hashedName = /\.[0-9a-f]{8}\.[a-z0-9]+$/;
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const readFileSize = async (path: string): Promise<number | null> => {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true ? found.size : null;
};

/** Returns `path` decoded and normalized, or null when it is not a path below the folder. */
function normalizePath(path: string): string | null {
  try {
    const plain = normalize(decodeURIComponent(path));
    return plain.includes('\0') || plain.split(sep).includes('..') ? null : plain;
  } catch {
    return null;
  }
}

/**
 * Serves the built file at `path` below `folder`, compressed when the browser accepts it. Returns
 * null when there is none. Files with a hash in their name are cached for ever, others are
 * revalidated. Pages are not served here: see `renderConsolePage`.
 */
export async function serveStaticFile(
  folder: string,
  path: string,
  acceptEncoding: string,
): Promise<Response | null> {
  const wanted = normalizePath(path);
  const type = wanted === null ? undefined : contentTypes[extname(wanted)];
  if (wanted === null || type === undefined) return null;
  const file = join(folder, wanted);
  const plain = await readFileSize(file);
  if (plain === null) return null;
  const headers = new Headers({
    'Content-Type': type,
    Vary: 'Accept-Encoding',
    'Cache-Control': hashedName.test(wanted) ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  for (const [coding, suffix] of encodings) {
    const size = acceptsEncoding(acceptEncoding, coding) ? await readFileSize(file + suffix) : null;
    if (size === null) continue;
    headers.set('Content-Encoding', coding);
    return createFileResponse(file + suffix, size, headers);
  }
  return createFileResponse(file, plain, headers);
}

async function createFileResponse(path: string, size: number, headers: Headers): Promise<Response> {
  headers.set('Content-Length', String(size));
  if (size < 200_000) return new Response(new Uint8Array(await readFile(path)), { headers });
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, {
    headers,
  });
}
