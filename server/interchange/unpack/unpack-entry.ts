import { promisify } from 'node:util';
import { crc32, inflateRaw, inflateRawSync } from 'node:zlib';

import type { Extent } from './local-header.ts';
import { methods } from './package-entry.ts';

const inflate = promisify(inflateRaw);

/** A file of so many bytes at most is unpacked faster than another thread is asked to. */
const smallBytes = 65_536;

type Unpacked = { readonly content: Uint8Array } | { readonly fault: 'lyingSize' | 'brokenFile' };

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

async function contentOf(packed: Buffer, { entry: { method, bytes } }: Extent): Promise<Unpacked> {
  if (method === methods.stored) return { content: packed };
  try {
    const options = { maxOutputLength: Math.max(bytes, 1) };
    return {
      content:
        bytes <= smallBytes ? inflateRawSync(packed, options) : await inflate(packed, options),
    };
  } catch (error) {
    return { fault: isTooLarge(error) ? 'lyingSize' : 'brokenFile' };
  }
}

/** The content of an entry, unpacked to no more than it says, or what is wrong with it: it has not the size or the checksum it says. */
export async function unpackEntry(zip: Buffer, extent: Extent): Promise<Unpacked> {
  const unpacked = await contentOf(zip.subarray(extent.content, extent.end), extent);
  if ('fault' in unpacked) return unpacked;
  if (unpacked.content.length !== extent.entry.bytes) return { fault: 'lyingSize' };
  return crc32(unpacked.content) === extent.entry.crc32 ? unpacked : { fault: 'brokenFile' };
}
