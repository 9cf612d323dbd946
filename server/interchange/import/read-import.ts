import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { MessagePort } from 'node:worker_threads';

import { addEmbeddedPictures } from '../../../src/domain/interchange/import/package/embedded-pictures.ts';
import type {
  ImportedPackage,
  QuizChoice,
} from '../../../src/domain/interchange/import/imported-package.ts';
import { readPackage } from '../../../src/domain/interchange/import/read-package.ts';
import type { ReviewPicture } from '../../../src/domain/interchange/import/review-picture.ts';
import type { Translation } from '../../../src/domain/messages/format-message.ts';
import type { FormatMessage } from '../../../src/domain/messages/message.ts';
import { failed, succeeded, type Outcome } from '../../../src/domain/outcome.ts';
import { matchItem } from '../../../src/domain/quiz/draft/item-type.ts';
import { getFileAddress } from '../../files/file-names.ts';
import { identifyImage, type IdentifiedImage } from '../../files/identify-image.ts';
import { createFormat } from '../../shared/texts.ts';
import { failOnReadError, openPackage, type OpenedPackage } from '../unpack/open-package.ts';
import { planImport, type ImportPlan } from './plan-import.ts';
import { locatePictures, readPackagePictures, type PackagePicture } from './package-pictures.ts';

/** A package to read. */
export interface ImportTask {
  readonly zip: Uint8Array;
  /** The name of its file. */
  readonly packageName: string;
  /** The keys of the items to leave out of all quizzes. */
  readonly leaveOut: readonly string[];
  /** What to import of single quizzes. */
  readonly choices: readonly QuizChoice[];
  /** The language of the report. */
  readonly translation: Translation;
  /** The address of this site, which links in a package may contain. */
  readonly site: string;
  /** The folder for the package's pictures, or null when they are not needed. */
  readonly folder: string | null;
  /** Receives the ids of articles and returns those that exist. */
  readonly port: MessagePort;
}

/** A picture in the folder of the task. */
export interface UnpackedPicture {
  readonly path: string;
  readonly image: IdentifiedImage;
}

/** What a package contains, ready to be stored or shown. The texts are sanitized. */
export interface ReadImport extends ImportPlan {
  readonly pictures: readonly UnpackedPicture[];
  readonly reviewPictures: readonly ReviewPicture[];
}

/** Returns the ids of the articles that the videos of a package refer to. */
function listArticles({ quizzes }: ImportedPackage): readonly number[] {
  const items = quizzes.flatMap(({ activities }) =>
    activities.flatMap((activity) => activity.items),
  );
  const ids = items.flatMap((item) =>
    matchItem(item, { question: () => [], video: ({ articleId }) => [articleId] }),
  );
  return [...new Set(ids)].filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
}

/** Asks the main thread, which holds the database, for the articles that exist. */
function findExistingArticles(
  port: MessagePort,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return Promise.resolve(new Set());
  return new Promise((resolve, reject) => {
    port.once('message', (found: readonly number[]) => {
      resolve(new Set(found));
    });
    port.once('close', () => {
      reject(new Error('the articles of a package could not be looked up'));
    });
    port.postMessage(ids);
  });
}

/** Writes the pictures into `folder`, one at a time in memory. Stops at an unreadable one. */
async function unpackPictures(
  { source }: OpenedPackage,
  pictures: readonly PackagePicture[],
  folder: string,
): Promise<readonly UnpackedPicture[]> {
  const unpacked: UnpackedPicture[] = [];
  for (const { path, name, image } of pictures) {
    const bytes = await source.read(path);
    if (bytes === null) break;
    const file = join(folder, name);
    await writeFile(file, bytes.subarray(0, image.length));
    unpacked.push({ path: file, image });
  }
  return unpacked;
}

async function planAndUnpack(
  opened: OpenedPackage,
  read: ImportedPackage,
  { folder, port }: ImportTask,
  formatMessage: FormatMessage,
): Promise<Outcome<ReadImport>> {
  const pictures = await readPackagePictures(opened.source, read.quizzes);
  const plan = await planImport(read, {
    addresses: new Map(pictures.map(({ path, name }) => [path, getFileAddress(name)])),
    articles: await findExistingArticles(port, listArticles(read)),
    formatMessage,
    ...(opened.source.yieldControl && { yieldControl: opened.source.yieldControl }),
  });
  if (!plan.ok) return plan;
  const unpacked = folder === null ? [] : await unpackPictures(opened, pictures, folder);
  return succeeded({
    ...plan.value,
    pictures: unpacked,
    reviewPictures: locatePictures(opened, pictures, read.embedded ?? new Map()),
  });
}

const isPicture = (bytes: Uint8Array): boolean => identifyImage(bytes) !== null;

/** Returns a function that returns the milliseconds in which this thread worked since now. */
function measureActiveTime(): () => number {
  const start = performance.eventLoopUtilization();
  return () => performance.eventLoopUtilization(start).active;
}

async function read(task: ImportTask): Promise<Outcome<ReadImport>> {
  const { zip, packageName, leaveOut, choices, site, translation } = task;
  const formatMessage = createFormat(translation);
  const opened = await openPackage(
    Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength),
    measureActiveTime(),
  );
  if (!opened.ok) return opened;
  const result = failOnReadError(
    opened.value,
    await readPackage(opened.value.source, {
      leaveOut: new Set(leaveOut),
      choices,
      isPicture,
      site,
      packageName,
      formatMessage,
    }),
  );
  if (!result.ok) return failed(result.failure);
  const whole: OpenedPackage = {
    ...opened.value,
    source: addEmbeddedPictures(
      opened.value.source,
      result.value.embedded ?? new Map<string, Uint8Array>(),
    ),
  };
  return failOnReadError(whole, await planAndUnpack(whole, result.value, task, formatMessage));
}

/** Reads a package in a worker thread and unpacks its pictures. Stores nothing in the library. */
export async function readImport(task: ImportTask): Promise<Outcome<ReadImport>> {
  try {
    return await read(task);
  } finally {
    task.port.close();
  }
}
