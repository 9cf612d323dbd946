import { formatInEnglish } from '../../../../server/shared/texts.ts';
import type { PackageFile } from '../../../../src/domain/interchange/export/quiz-package.ts';
import type { ImportedPackage } from '../../../../src/domain/interchange/import/imported-package.ts';
import type { PackageSource } from '../../../../src/domain/interchange/import/package/package-source.ts';
import {
  readPackage,
  type ReadPackageOptions,
} from '../../../../src/domain/interchange/import/read-package.ts';

/** Reads a package, with a report in English. */
export const readPackageInEnglish = (
  source: PackageSource,
  given: Partial<ReadPackageOptions> = {},
): ReturnType<typeof readPackage> =>
  readPackage(source, { formatMessage: formatInEnglish, ...given });

const bytesOf = (content: string | Uint8Array): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** The first bytes of a PNG, which is enough for a reader to take a file for one. */
export const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A package of these files by path. */
export const sourceOf = (files: Readonly<Record<string, string | Uint8Array>>): PackageSource => ({
  paths: Object.keys(files),
  read: (path) => Promise.resolve(Object.hasOwn(files, path) ? bytesOf(files[path] ?? '') : null),
});

/** The package that an export writes; every picture in it is a PNG. */
export const sourceOfExport = (files: readonly PackageFile[]): PackageSource =>
  sourceOf(
    Object.fromEntries(files.map((file) => [file.path, 'text' in file ? file.text() : png])),
  );

/** What is read of a package that can be read. */
export async function readFrom(
  files: Readonly<Record<string, string | Uint8Array>> | PackageSource,
  given: Partial<ReadPackageOptions> = {},
): Promise<ImportedPackage> {
  const outcome = await readPackageInEnglish(
    'paths' in files && Array.isArray(files.paths)
      ? (files as PackageSource)
      : sourceOf(files as Readonly<Record<string, string>>),
    given,
  );
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.failure));
  return outcome.value;
}
