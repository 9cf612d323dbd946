import type { packageErrors } from '../../../src/domain/messages/en/server/package-errors.ts';
import { validateEntryName } from './validate-entry-name.ts';
import { minBytesForRatioCheck, maxRatio } from './package-limits.ts';
import { compressionMethods, type PackageEntry } from './package-entry.ts';

const encryptedFlags = 0x1 | 0x40 | 0x2000;
const fileTypeMask = 0xf000;
const allowedFileTypes: readonly number[] = [0, 0x4000, 0x8000];

/** Returns the error of an entry according to the central directory, or null. */
export function validateEntry({
  name,
  flags,
  method,
  mode,
  packedBytes,
  bytes,
}: PackageEntry): keyof typeof packageErrors | null {
  const nameError = validateEntryName(name);
  if (nameError !== null) return nameError;
  if (!allowedFileTypes.includes(mode & fileTypeMask)) return 'link';
  if ((flags & encryptedFlags) !== 0) return 'encrypted';
  if (method !== compressionMethods.stored && method !== compressionMethods.deflated)
    return 'unknownCompression';
  if (method === compressionMethods.stored && packedBytes !== bytes) return 'sizeMismatch';
  return bytes > minBytesForRatioCheck && bytes > packedBytes * maxRatio ? 'bomb' : null;
}
