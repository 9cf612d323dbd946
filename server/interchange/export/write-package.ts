import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { createCartridgeExport } from '../../../src/domain/interchange/export/create-cartridge-export.ts';
import { createQtiExport } from '../../../src/domain/interchange/export/create-qti-export.ts';
import { createScormExport } from '../../../src/domain/interchange/export/create-scorm-export.ts';
import {
  listPicturesToExport,
  type ExportInput,
} from '../../../src/domain/interchange/export/prepare-export.ts';
import type { QuizPackage } from '../../../src/domain/interchange/export/quiz-package.ts';
import { countCodes } from '../../../src/domain/interchange/export/report/format-report.ts';
import { createFileStore, type FileStoreConfig } from '../../files/create-file-store.ts';
import { toWireActivities, type ActivityRow } from '../../store/quizzes/quiz-activities.ts';
import type { QuizDetails } from '../../store/quizzes/read-quiz.ts';
import { createZipStream } from '../create-zip-stream.ts';
import { readPlayerFiles } from '../player-files.ts';
import { findStoredPictures, openPicture } from '../stored-pictures.ts';

/** The format of a package and its version. */
export type PackageFormat =
  | { readonly kind: 'qti'; readonly version: Parameters<typeof createQtiExport>[0]['format'] }
  | {
      readonly kind: 'cartridge';
      readonly version: Parameters<typeof createCartridgeExport>[0]['format'];
    }
  | { readonly kind: 'scorm'; readonly version: Parameters<typeof createScormExport>[0]['format'] };

/** A package to write: the quiz, with its activities as JSON, and the path of the file to create. */
interface PackageTask extends Omit<ExportInput, 'quiz' | 'isStoredPicture'> {
  readonly details: QuizDetails;
  readonly activitiesJson: string;
  readonly format: PackageFormat;
  readonly files: FileStoreConfig;
  readonly path: string;
}

async function createPackage(format: PackageFormat, input: ExportInput): Promise<QuizPackage> {
  switch (format.kind) {
    case 'qti':
      return createQtiExport({ ...input, format: format.version });
    case 'cartridge':
      return createCartridgeExport({ ...input, format: format.version });
    case 'scorm':
      return createScormExport({
        ...input,
        format: format.version,
        playerFiles: await readPlayerFiles(),
      });
  }
}

/**
 * Writes a package into the file `path`, in a worker thread. Returns how often each remark of the
 * report occurs, by its code.
 */
export async function writePackage({
  format,
  files: config,
  path,
  details,
  activitiesJson,
  ...input
}: PackageTask): Promise<ReturnType<typeof countCodes>> {
  const rows = JSON.parse(activitiesJson) as readonly ActivityRow[];
  const quiz = { ...details, activities: toWireActivities(rows) };
  const store = createFileStore(config);
  const stored = await findStoredPictures(store, listPicturesToExport(quiz));
  const { files, report } = await createPackage(format, {
    ...input,
    quiz,
    isStoredPicture: (address) => stored.has(address),
  });
  const entries = files.map((file) =>
    'text' in file ? file : { path: file.path, open: () => openPicture(store, file.address) },
  );
  const zip = createZipStream(entries, new Date(quiz.updatedAt));
  await pipeline(Readable.fromWeb(zip as never), createWriteStream(path));
  return countCodes(report);
}
