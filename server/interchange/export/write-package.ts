import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { ExportRemarks } from '../../../src/api/contract/quiz-export.ts';
import { createCartridgeExport } from '../../../src/domain/interchange/export/create-cartridge-export.ts';
import { createQtiExport } from '../../../src/domain/interchange/export/create-qti-export.ts';
import { createScormExport } from '../../../src/domain/interchange/export/create-scorm-export.ts';
import {
  listPicturesToExport,
  type ExportInput,
} from '../../../src/domain/interchange/export/prepare-export.ts';
import type { QuizPackage } from '../../../src/domain/interchange/export/quiz-package.ts';
import { listMathCharacters } from '../../../src/domain/interchange/export/scorm/list-math-characters.ts';
import {
  countCodes,
  formatReportEntry,
} from '../../../src/domain/interchange/export/report/format-report.ts';
import type { Translation } from '../../../src/domain/messages/format-message.ts';
import type { PackageFormat } from '../../../src/domain/interchange/package-format.ts';
import { createFileStore, type FileStoreConfig } from '../../files/create-file-store.ts';
import { toWireActivities, type ActivityRow } from '../../store/quizzes/quiz-activities.ts';
import type { QuizDetails } from '../../store/quizzes/read-quiz.ts';
import { createFormat } from '../../shared/texts.ts';
import { createZipStream, type ZipEntry } from '../create-zip-stream.ts';
import { readMathFont, readPlayerFiles } from '../player-files.ts';
import { findStoredPictures, openPicture } from '../stored-pictures.ts';

/** A quiz to export, with its activities as JSON. */
interface ExportTask extends Omit<ExportInput, 'quiz' | 'isStoredPicture' | 'formatMessage'> {
  /** The language of the report. */
  readonly translation: Translation;
  readonly details: QuizDetails;
  readonly activitiesJson: string;
  /** Tells identifiers in packages of this installation from those of others. */
  readonly installation: string;
  readonly format: PackageFormat;
  readonly files: FileStoreConfig;
}

async function createPackage(format: PackageFormat, input: ExportInput): Promise<QuizPackage> {
  switch (format.kind) {
    case 'qti':
      return createQtiExport({ ...input, format: format.version });
    case 'cc':
      return createCartridgeExport({ ...input, format: format.version });
    case 'scorm': {
      const characters = listMathCharacters(input.quiz);
      return createScormExport({
        ...input,
        format: format.version,
        playerFiles: await readPlayerFiles(),
        mathFont: characters === '' ? null : await readMathFont(characters),
      });
    }
  }
}

/** Creates the files of a package, whose contents are read when it is written. */
async function preparePackage({
  format,
  files,
  details,
  activitiesJson,
  installation,
  translation,
  ...input
}: ExportTask): Promise<QuizPackage> {
  const rows = JSON.parse(activitiesJson) as readonly ActivityRow[];
  const quiz = { ...details, installation, activities: toWireActivities(rows) };
  const stored = await findStoredPictures(createFileStore(files), listPicturesToExport(quiz));
  return createPackage(format, {
    ...input,
    quiz,
    formatMessage: createFormat(translation),
    isStoredPicture: (address) => stored.has(address),
  });
}

/**
 * Writes a package into the file `path`, in a worker thread. Returns how often each remark of the
 * report occurs, by its code.
 */
export async function writePackage({
  path,
  ...task
}: ExportTask & { readonly path: string }): Promise<ReturnType<typeof countCodes>> {
  const { files, report } = await preparePackage(task);
  const store = createFileStore(task.files);
  const entries = files.map((file): ZipEntry => {
    if ('text' in file) return file;
    const open =
      'bytes' in file
        ? async () => new Blob([new Uint8Array(file.bytes)]).stream()
        : () => openPicture(store, file.address);
    return { path: file.path, open };
  });
  const zip = createZipStream(entries, new Date(task.details.updatedAt));
  await pipeline(Readable.fromWeb(zip as never), createWriteStream(path));
  return countCodes(report);
}

/** How many remarks are listed before a download; the report in the package has all. */
const maxRemarks = 200;

/** Returns what a package will change or leave out, in a worker thread, without writing it. */
export async function listExportRemarks(task: ExportTask): Promise<ExportRemarks> {
  const { report } = await preparePackage(task);
  const formatMessage = createFormat(task.translation);
  return {
    count: report.length,
    remarks: report.slice(0, maxRemarks).map((entry) => formatReportEntry(entry, formatMessage)),
  };
}
