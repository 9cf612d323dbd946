import { readFile } from 'node:fs/promises';
import { MessageChannel } from 'node:worker_threads';

import { inArray } from 'drizzle-orm';

import { failed, succeeded, type Failure, type Outcome } from '../../src/domain/outcome.ts';
import { getSiteUrl } from '../config/config.ts';
import { markAsSanitized } from '../html/sanitize-quiz.ts';
import type { Prepared } from './prepare-file.ts';
import { inTransaction, type Services } from './services.ts';
import {
  discardFiles,
  keepFile,
  storeFile,
  type StoredContent,
} from '../store/files/store-file.ts';
import { createQuiz } from '../store/quizzes/save-quiz.ts';
import { articles } from '../store/schema/articles.ts';
import type { Database } from '../store/database.ts';
import type { ImportTask, ReadImport } from '../interchange/import/read-import.ts';

async function findArticles(db: Database, ids: readonly number[]): Promise<readonly number[]> {
  const found = await db
    .select({ id: articles.id })
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  return found.map(({ id }) => id);
}

/**
 * Reads a package in a worker thread without the items that are left out, and unpacks its pictures
 * into `folder` unless that is null. Stores nothing in the library.
 */
export async function readImport(
  { db, workers, config }: Services,
  zip: Uint8Array<ArrayBuffer>,
  {
    leaveOut,
    choices,
    folder,
    packageName,
    translation,
  }: Pick<ImportTask, 'leaveOut' | 'choices' | 'folder' | 'packageName' | 'translation'>,
): Promise<Outcome<ReadImport>> {
  const { port1: ours, port2: theirs } = new MessageChannel();
  const lookup: { error?: unknown } = {};
  ours.on('message', (ids: readonly number[]) => {
    findArticles(db, ids).then(
      (found) => {
        ours.postMessage(found);
      },
      (error: unknown) => {
        lookup.error = error;
        ours.close();
      },
    );
  });
  try {
    const read = await workers.run(
      'readImport',
      {
        zip,
        packageName,
        leaveOut,
        choices,
        folder,
        translation,
        site: getSiteUrl(config),
        port: theirs,
      },
      [zip.buffer, theirs],
    );
    if (read.ok) read.value.quizzes.forEach(markAsSanitized);
    return read;
  } catch (error) {
    throw lookup.error ?? error;
  } finally {
    ours.close();
  }
}

/** Carries the failure of one quiz out of the transaction, which it rolls back. */
class ImportRefusedError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super('refused');
    this.failure = failure;
  }
}

/** A prepared import and its stored pictures. */
export interface ImportWithPictures extends Omit<ReadImport, 'pictures'> {
  readonly stored: readonly StoredContent[];
}

/**
 * Stores the unpacked pictures of a package like uploads, one at a time in memory, outside of any
 * transaction. Removes them all when one cannot be stored.
 */
async function storePictures(
  services: Services,
  pictures: ReadImport['pictures'],
  uploadedBy: number,
): Promise<readonly StoredContent[]> {
  const stored: StoredContent[] = [];
  try {
    for (const { path, image } of pictures) {
      const bytes = await readFile(path);
      stored.push(await storeFile(services, { ...image, bytes, uploadedBy }));
    }
    return stored;
  } catch (error) {
    await discardFiles(services, stored);
    throw error;
  }
}

/** Stores the pictures of an import, which `storeImport` keeps. */
export async function prepareImportPictures(
  services: Services,
  { pictures, ...plan }: ReadImport,
  ownerId: number,
): Promise<Prepared<ImportWithPictures>> {
  const stored = await storePictures(services, pictures, ownerId);
  return { value: { ...plan, stored }, discard: () => discardFiles(services, stored) };
}

/**
 * Stores all quizzes of an import as templates of `ownerId`, keeps their pictures, and returns their
 * ids. Stores all or nothing.
 */
export async function storeImport(
  services: Services,
  { quizzes, stored }: ImportWithPictures,
  ownerId: number,
): Promise<Outcome<readonly number[]>> {
  try {
    return succeeded(
      await inTransaction(services, async ({ db, clock }) => {
        for (const { name } of stored) await keepFile(db, name, true);
        const ids: number[] = [];
        for (const quiz of quizzes) {
          const created = await createQuiz(db, 'template', ownerId, quiz, clock.now());
          if (!created.ok) throw new ImportRefusedError(created.failure);
          ids.push(created.value.id);
        }
        return ids;
      }),
    );
  } catch (error) {
    if (error instanceof ImportRefusedError) return failed(error.failure);
    throw error;
  }
}
