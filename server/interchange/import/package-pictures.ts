import { createHash } from 'node:crypto';

import type { ImportedQuiz } from '../../../src/domain/interchange/import/imported-package.ts';
import type { PackageSource } from '../../../src/domain/interchange/import/package-source.ts';
import { fileName } from '../../files/file-name.ts';
import { identifyImage, type IdentifiedImage } from '../../images/identify-image.ts';

/** A picture of a package: its path there, and what it is called once it is kept. */
export interface PackagePicture {
  readonly path: string;
  readonly name: string;
  readonly image: IdentifiedImage;
}

/** The pictures that quizzes show and that are pictures by their content, one at a time in memory. */
export async function packagePictures(
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
      name: fileName(createHash('sha256').update(content).digest('hex'), image.extension),
      image,
    });
  }
  return found;
}
