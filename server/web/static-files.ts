import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { Readable } from 'node:stream';

import { contentTypes } from './content-types.ts';

const hashed = /\.[0-9a-f]{8}\.[a-z0-9]+$/;
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const sizeOf = async (path: string): Promise<number | null> => {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true ? found.size : null;
};

/** Whether `header` (Accept-Encoding) allows `coding`. */
function accepts(header: string, coding: string): boolean {
  const asked = header.split(',').map((part) => part.trim().toLowerCase());
  return asked.some(
    (part) => part === coding || (part.startsWith(`${coding};`) && !/;\s*q=0(\.0*)?$/.test(part)),
  );
}

/** `path` with its escapes undone and its dots resolved, or null when it is not a path below a folder. */
function plainPath(path: string): string | null {
  try {
    const plain = normalize(decodeURIComponent(path));
    return plain.includes('\0') || plain.split(sep).includes('..') ? null : plain;
  } catch {
    return null;
  }
}

/**
 * The built file at `path` (of an address) below `folder`, in the smallest form the browser takes; null when there is none. Files with a
 * hash in their name are kept for ever, others are asked for again. Pages are never answered: they go through `consolePage`.
 */
export async function staticFile(
  folder: string,
  path: string,
  acceptEncoding: string,
): Promise<Response | null> {
  const wanted = plainPath(path);
  const type = wanted === null ? undefined : contentTypes[extname(wanted)];
  if (wanted === null || type === undefined) return null;
  const file = join(folder, wanted);
  const plain = await sizeOf(file);
  if (plain === null) return null;
  const headers = new Headers({
    'Content-Type': type,
    Vary: 'Accept-Encoding',
    'Cache-Control': hashed.test(wanted) ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  for (const [coding, suffix] of encodings) {
    const size = accepts(acceptEncoding, coding) ? await sizeOf(file + suffix) : null;
    if (size === null) continue;
    headers.set('Content-Encoding', coding);
    return fileResponse(file + suffix, size, headers);
  }
  return fileResponse(file, plain, headers);
}

async function fileResponse(path: string, size: number, headers: Headers): Promise<Response> {
  headers.set('Content-Length', String(size));
  if (size < 200_000) return new Response(new Uint8Array(await readFile(path)), { headers });
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>, {
    headers,
  });
}
