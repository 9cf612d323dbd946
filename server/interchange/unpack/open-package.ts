import { setImmediate } from 'node:timers/promises';

import { toComparableName } from '../../../src/domain/interchange/import/package/package-path.ts';
import type { PackageSource } from '../../../src/domain/interchange/import/package/package-source.ts';
import { failed, succeeded, type Failure, type Outcome } from '../../../src/domain/outcome.ts';
import { identifyImage } from '../../files/identify-image.ts';
import { validateEntry } from './validate-entry.ts';
import { isIgnoredEntry } from './validate-entry-name.ts';
import {
  maxBytes,
  maxFileBytes,
  maxFileMegabytes,
  maxMegabytes,
  maxReadingMs,
  maxTextBytes,
  sliceMs,
} from './package-limits.ts';
import { locateEntry, findOverlap, type Extent } from './local-header.ts';
import { compressionMethods, type PackageEntry } from './package-entry.ts';
import { toPackageFailure } from './package-failure.ts';
import { findPackageRoot } from './find-package-root.ts';
import { readDirectory, type ZipDirectory } from './read-directory.ts';
import { unpackEntry } from './unpack-entry.ts';

/** A package whose list of files is valid. */
export interface OpenedPackage {
  /** Its files, which are unpacked when they are read. After an error every read returns null. */
  readonly source: PackageSource;
  /**
   * Returns the error of a file that was read, or of the amount that was read; null while there is
   * none.
   */
  readonly readError: () => Failure | null;
  /** Returns where the packed bytes of a file of the package are in the uploaded file; null for an unknown path. */
  readonly locate: (path: string) => PackedRange | null;
}

/** The packed bytes of a file of a package in the uploaded file, up to `end`; deflated (RFC 1951) or as they are. */
export interface PackedRange {
  readonly start: number;
  readonly end: number;
  readonly isDeflated: boolean;
}

/** Returns the extents of the entries when all of them are valid. */
function checkEntries({ zip, entries, start }: ZipDirectory): Outcome<readonly Extent[]> {
  const refuse = (
    error: Parameters<typeof toPackageFailure>[0],
    { name }: PackageEntry,
  ): Outcome<never> => failed(toPackageFailure(error, { name }));
  const extents: Extent[] = [];
  const names = new Set<string>();
  let bytes = 0;
  for (const entry of entries) {
    const error = validateEntry(entry);
    if (error !== null) return refuse(error, entry);
    const comparableName = toComparableName(entry.name);
    if (names.has(comparableName)) return refuse('repeated', entry);
    names.add(comparableName);
    bytes += entry.bytes;
    if (bytes > maxBytes)
      return failed(toPackageFailure('tooManyBytes', { max: `${String(maxMegabytes)} MB` }));
    const located = locateEntry(zip, entry);
    if ('error' in located) return refuse(located.error, entry);
    extents.push(located.extent);
  }
  const overlap = findOverlap(extents, start);
  return overlap === null ? succeeded(extents) : refuse('overlapping', overlap);
}

/** Returns the files of the package by their path below its root. */
function listFiles(extents: readonly Extent[]): ReadonlyMap<string, Extent> {
  const files = extents.filter(({ entry }) => !isIgnoredEntry(entry.name));
  const root = findPackageRoot(files.map(({ entry }) => entry.name));
  return new Map(
    files
      .filter(({ entry }) => entry.name.startsWith(root))
      .map((extent) => [extent.entry.name.slice(root.length), extent]),
  );
}

/**
 * Opens the untrusted zip in a file: checks its list of files against its content and the limits before
 * unpacking, and unpacks a file when it is read, to at most its stated size. Writes nothing to
 * disk. `getActiveMs` returns how long the thread worked on the package; while it waits, no time
 * passes.
 */
export async function openPackage(
  content: Buffer,
  getActiveMs: () => number,
): Promise<Outcome<OpenedPackage>> {
  const directory = await readDirectory(content);
  if (!directory.ok) return directory;
  const extents = checkEntries(directory.value);
  if (!extents.ok) return extents;
  const { zip, zipOffset } = directory.value;
  const files = listFiles(extents.value);
  let textBytes = 0;
  let error: Failure | null = null;

  const readContent = async (path: string, extent: Extent): Promise<Outcome<Uint8Array>> => {
    if (getActiveMs() > maxReadingMs) return failed(toPackageFailure('tooSlow'));
    if (extent.entry.bytes > maxFileBytes)
      return failed(
        toPackageFailure('fileTooLarge', { name: path, max: `${String(maxFileMegabytes)} MB` }),
      );
    const unpacked = await unpackEntry(zip, extent);
    if ('error' in unpacked) return failed(toPackageFailure(unpacked.error, { name: path }));
    if (identifyImage(unpacked.content) === null) textBytes += unpacked.content.length;
    return textBytes > maxTextBytes
      ? failed(toPackageFailure('tooMuchToRead'))
      : succeeded(unpacked.content);
  };
  const read = async (path: string): Promise<Uint8Array | null> => {
    const extent = files.get(path);
    if (extent === undefined || error !== null) return null;
    await setImmediate();
    const content = await readContent(path, extent);
    if (content.ok) return content.value;
    error = content.failure;
    return null;
  };
  let sliceEndsAt = 0;
  const yieldControl = async (): Promise<void> => {
    if (getActiveMs() < sliceEndsAt) return;
    await setImmediate();
    sliceEndsAt = getActiveMs() + sliceMs;
  };
  return succeeded({
    source: { paths: [...files.keys()], read, yieldControl },
    readError: () => error,
    locate: (path) => {
      const extent = files.get(path);
      return extent === undefined
        ? null
        : {
            start: zipOffset + extent.content,
            end: zipOffset + extent.end,
            isDeflated: extent.entry.method === compressionMethods.deflated,
          };
    },
  });
}

/** Returns `outcome`, or the read error of the package. */
export function failOnReadError<T>({ readError }: OpenedPackage, outcome: Outcome<T>): Outcome<T> {
  const failure = readError();
  return failure === null ? outcome : failed(failure);
}
