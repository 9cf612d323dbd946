import type { Message } from '../../notice.ts';

/** How large an uploaded package may be. */
export const mostPackageMegabytes = 20;

/** What a person sees of a file before it is sent. */
export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/** Why `files` cannot be uploaded as a package (QVAL-33); null for a single .zip file of a size that is taken. The server looks into it. */
export function packageFileFault(files: readonly ChosenFile[]): Message | null {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) return { key: 'quizImportDialog.onlyOne' };
  if (!/\.zip$/i.test(file.name))
    return { key: 'quizImportDialog.onlyZip', values: { name: file.name } };
  if (file.size === 0) return { key: 'quizImportDialog.empty', values: { name: file.name } };
  return file.size > mostPackageMegabytes * 1024 * 1024
    ? { key: 'quizImportDialog.tooLarge', values: { most: mostPackageMegabytes } }
    : null;
}
