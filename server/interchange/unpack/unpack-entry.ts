import { promisify } from 'node:util';
import { crc32, inflateRaw, inflateRawSync } from 'node:zlib';

import type { Extent } from './local-header.ts';
import { compressionMethods } from './package-entry.ts';

const inflate = promisify(inflateRaw);

/** Files up to this size are unpacked faster without another thread. */
const smallBytes = 65_536;

type Unpacked =
  | { readonly content: Uint8Array }
  | { readonly error: 'sizeMismatch' | 'brokenFile' };

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

async function decompress(packed: Buffer, { entry: { method, bytes } }: Extent): Promise<Unpacked> {
  if (method === compressionMethods.stored) return { content: packed };
  try {
    const options = { maxOutputLength: Math.max(bytes, 1) };
    return {
      content:
        bytes <= smallBytes ? inflateRawSync(packed, options) : await inflate(packed, options),
    };
  } catch (error) {
    return { error: isTooLarge(error) ? 'sizeMismatch' : 'brokenFile' };
  }
}

/**
 * Unpacks an entry to at most its stated size. Returns an error when its size or checksum differs.
 */
export async function unpackEntry(zip: Buffer, extent: Extent): Promise<Unpacked> {
  const unpacked = await decompress(zip.subarray(extent.content, extent.end), extent);
  if ('error' in unpacked) return unpacked;
  if (unpacked.content.length !== extent.entry.bytes) return { error: 'sizeMismatch' };
  return crc32(unpacked.content) === extent.entry.crc32 ? unpacked : { error: 'brokenFile' };
}
