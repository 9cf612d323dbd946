import type { packageFaults } from '../../../src/domain/sentences/package-faults.ts';
import { nameFault } from './entry-name.ts';
import { harmlessBytes, mostRatio } from './limits.ts';
import { methods, type PackageEntry } from './package-entry.ts';

const encryptedFlags = 0x1 | 0x40 | 0x2000;
const kindOfMode = 0xf000;
const harmlessKinds: readonly number[] = [0, 0x4000, 0x8000];

/** What is wrong with an entry by what the central directory says of it. */
export function entryFault({
  name,
  flags,
  method,
  mode,
  packedBytes,
  bytes,
}: PackageEntry): keyof typeof packageFaults | null {
  const named = nameFault(name);
  if (named !== null) return named;
  if (!harmlessKinds.includes(mode & kindOfMode)) return 'link';
  if ((flags & encryptedFlags) !== 0) return 'encrypted';
  if (method !== methods.stored && method !== methods.deflated) return 'unknownCompression';
  if (method === methods.stored && packedBytes !== bytes) return 'lyingSize';
  return bytes > harmlessBytes && bytes > packedBytes * mostRatio ? 'bomb' : null;
}
