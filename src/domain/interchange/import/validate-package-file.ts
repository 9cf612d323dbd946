import type { Message } from '../../messages/message.ts';

/**
 * The maximum size of an uploaded package, checked by the form and the contract. The server also
 * limits its unpacked size (server/interchange/unpack/package-limits.ts) and every uploaded form,
 * to 25 MB (server/http/body-limits.ts).
 */
export const maxPackageMegabytes = 20;

/** The endings of a package's name; a Common Cartridge is a .zip that is called .imscc. */
export const packageEndings = ['.zip', '.imscc'] as const;

/** What is known of a file before its upload. */
export interface SelectedFile {
  readonly name: string;
  readonly size: number;
}

/**
 * Returns why `files` cannot be uploaded as a package (QVAL-33); null for a single .zip or
 * .imscc file within the size limit. The server checks its content.
 */
export function validatePackageFile(files: readonly SelectedFile[]): Message | null {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return { key: 'quizImportDialog.onlyOne' };
  const name = file.name.toLowerCase();
  if (!packageEndings.some((ending) => name.endsWith(ending)))
    return { key: 'quizImportDialog.onlyZip', values: { name: file.name } };
  if (file.size === 0) return { key: 'quizImportDialog.empty', values: { name: file.name } };
  return file.size > maxPackageMegabytes * 1024 * 1024
    ? { key: 'quizImportDialog.tooLarge', values: { max: maxPackageMegabytes } }
    : null;
}
