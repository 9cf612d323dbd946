import { createHash } from 'node:crypto';

import type { ImportedQuiz } from '../../../src/domain/interchange/import/imported-package.ts';
import type { PackageSource } from '../../../src/domain/interchange/import/package/package-source.ts';
import type { ReviewPicture } from '../../../src/domain/interchange/import/review-picture.ts';
import { createFileName, getFileAddress } from '../../files/file-names.ts';
import { identifyImage, type IdentifiedImage } from '../../files/identify-image.ts';
import type { OpenedPackage } from '../unpack/open-package.ts';

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
      name: createFileName(
        createHash('sha256').update(content.subarray(0, image.length)).digest('hex'),
        image.extension,
      ),
      image,
    });
  }
  return found;
}

/** How many bytes of pictures that texts hold a review shows at most. */
const maxEmbeddedBytes = 2_000_000;

/**
 * Returns where the pictures of a package are in its file. Those that texts hold as `data:`
 * addresses come with their content, up to a limit; the others are left out.
 */
export function locatePictures(
  { locate }: OpenedPackage,
  pictures: readonly PackagePicture[],
  embedded: ReadonlyMap<string, Uint8Array>,
): readonly ReviewPicture[] {
  let remaining = maxEmbeddedBytes;
  return pictures.flatMap(({ path, name, image }): readonly ReviewPicture[] => {
    const picture = { address: getFileAddress(name), mediaType: image.contentType };
    const range = locate(path);
    if (range !== null) return [{ ...picture, range }];
    const content = embedded.get(path)?.subarray(0, image.length);
    if (content === undefined || content.length > remaining) return [];
    remaining -= content.length;
    return [{ ...picture, content: Buffer.from(content).toString('base64') }];
  });
}
