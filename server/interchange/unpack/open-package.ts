import { setImmediate } from 'node:timers/promises';

import type { PackageSource } from '../../../src/domain/interchange/import/package-source.ts';
import { failed, succeeded, type Failure, type Outcome } from '../../../src/domain/outcome.ts';
import type { Clock } from '../../http/services.ts';
import { identifyImage } from '../../images/identify-image.ts';
import { entryFault } from './entry-fault.ts';
import { isStray, sameName } from './entry-name.ts';
import {
  mostBytes,
  mostFileBytes,
  mostFileMegabytes,
  mostMegabytes,
  mostMilliseconds,
  mostTextBytes,
  turnMilliseconds,
} from './limits.ts';
import { locate, overlapping, type Extent } from './local-header.ts';
import type { PackageEntry } from './package-entry.ts';
import { packageFault } from './package-fault.ts';
import { packageRoot } from './package-root.ts';
import { readDirectory, type Directory } from './read-directory.ts';
import { unpackEntry } from './unpack-entry.ts';

/** A package whose list of files holds no fault. */
export interface OpenedPackage {
  /** Its files, unpacked one by one as they are read. After a fault every read is null. */
  readonly source: PackageSource;
  /** What was wrong with a file that was read, or with how much was read; null while nothing was. */
  readonly fault: () => Failure | null;
}

/** The places of the entries in the zip, once all of them are found to be harmless. */
function checked(zip: Buffer, { entries, start }: Directory): Outcome<readonly Extent[]> {
  const refuse = (
    fault: Parameters<typeof packageFault>[0],
    { name }: PackageEntry,
  ): Outcome<never> => failed(packageFault(fault, { name }));
  const extents: Extent[] = [];
  const names = new Set<string>();
  let bytes = 0;
  for (const entry of entries) {
    const fault = entryFault(entry);
    if (fault !== null) return refuse(fault, entry);
    if (names.has(sameName(entry.name))) return refuse('repeated', entry);
    names.add(sameName(entry.name));
    bytes += entry.bytes;
    if (bytes > mostBytes)
      return failed(packageFault('tooManyBytes', { most: `${String(mostMegabytes)} MB` }));
    const located = locate(zip, entry);
    if ('fault' in located) return refuse(located.fault, entry);
    extents.push(located.extent);
  }
  const inTheWay = overlapping(extents, start);
  return inTheWay === null ? succeeded(extents) : refuse('overlapping', inTheWay);
}

/** The files of the package by their path below its root. */
function filesOf(extents: readonly Extent[]): ReadonlyMap<string, Extent> {
  const files = extents.filter(({ entry }) => !isStray(entry.name));
  const root = packageRoot(files.map(({ entry }) => entry.name));
  return new Map(
    files
      .filter(({ entry }) => entry.name.startsWith(root))
      .map((extent) => [extent.entry.name.slice(root.length), extent]),
  );
}

/**
 * Opens a zip without trusting it: its list of files is checked against itself and the limits before anything is unpacked, and a file is unpacked
 * when it is read, to no more than it says. Nothing is written anywhere.
 */
export async function openPackage(zip: Buffer, { now }: Clock): Promise<Outcome<OpenedPackage>> {
  const until = now().getTime() + mostMilliseconds;
  const directory = await readDirectory(zip);
  if (!directory.ok) return directory;
  const extents = checked(zip, directory.value);
  if (!extents.ok) return extents;
  const files = filesOf(extents.value);
  let textBytes = 0;
  let fault: Failure | null = null;

  const contentOf = async (path: string, extent: Extent): Promise<Outcome<Uint8Array>> => {
    if (now().getTime() > until) return failed(packageFault('tooSlow'));
    if (extent.entry.bytes > mostFileBytes)
      return failed(
        packageFault('fileTooLarge', { name: path, most: `${String(mostFileMegabytes)} MB` }),
      );
    const unpacked = await unpackEntry(zip, extent);
    if ('fault' in unpacked) return failed(packageFault(unpacked.fault, { name: path }));
    if (identifyImage(unpacked.content) === null) textBytes += unpacked.content.length;
    return textBytes > mostTextBytes
      ? failed(packageFault('tooMuchToRead'))
      : succeeded(unpacked.content);
  };
  const read = async (path: string): Promise<Uint8Array | null> => {
    const extent = files.get(path);
    if (extent === undefined || fault !== null) return null;
    await setImmediate();
    const content = await contentOf(path, extent);
    if (content.ok) return content.value;
    fault = content.failure;
    return null;
  };
  let turnEnds = 0;
  const turn = async (): Promise<void> => {
    if (now().getTime() < turnEnds) return;
    await setImmediate();
    turnEnds = now().getTime() + turnMilliseconds;
  };
  return succeeded({ source: { paths: [...files.keys()], read, turn }, fault: () => fault });
}

/** `outcome`, unless the package turned out to be at fault while it came about. */
export function unlessFaulty<T>({ fault }: OpenedPackage, outcome: Outcome<T>): Outcome<T> {
  const failure = fault();
  return failure === null ? outcome : failed(failure);
}
