import { createHash } from 'node:crypto';

import type { ImportedQuiz } from '../../../src/domain/interchange/import/imported-package.ts';
import type { PackageSource } from '../../../src/domain/interchange/import/package/package-source.ts';
import { createFileName } from '../../files/file-names.ts';
import { identifyImage, type IdentifiedImage } from '../../files/identify-image.ts';

/** A picture of a package: its path and its name in the file store. */
export interface PackagePicture {
  readonly path: string;
  readonly name: string;
  readonly image: IdentifiedImage;
}

/**
 * Reads the pictures of quizzes, one at a time in memory, and returns those with the content of a
 * picture.
 */
export async function readPackagePictures(
  { read }: PackageSource,
  quizzes: readonly ImportedQuiz[],
): Promise<readonly PackagePicture[]> {
  const found: PackagePicture[] = [];
  for (const path of new Set(quizzes.flatMap(({ pictures }) => pictures))) {
    const content = await read(path);
    const image = content === null ? null : identifyImage(content);
    if (content === null || image === null) continue;
    found.push({
      path,
      name: createFileName(createHash('sha256').update(content).digest('hex'), image.extension),
      image,
    });
  }
  return found;
}
