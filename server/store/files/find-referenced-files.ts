import { getTableName, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { parseFileAddress } from '../../files/file-names.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { Database } from '../database.ts';
import { articleVideos } from '../schema/articles.ts';
import { fileAddressColumns } from './file-references.ts';
import type { FileContext } from './store-file.ts';

const addressPattern = '/files/([0-9a-f]{64}\\.[a-z0-9]{1,8})';

/** How many pages of a table one statement reads (8 kB each, without long values). */
const pagesPerStatement = 1000;

/** Yields the names of the files whose addresses stand in a column. */
async function* listNames(
  db: Database,
  column: PgColumn,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const { table } = column;
  const size = await db.execute<{ pages: number }>(
    sql`select (pg_relation_size(${getTableName(table)}::regclass) / current_setting('block_size')::int)::int as pages`,
  );
  const pages = size.rows[0]?.pages ?? 0;
  for (let from = 0; from < pages; from += pagesPerStatement) {
    signal.throwIfAborted();
    const [first, last] = [from, from + pagesPerStatement].map((page) => `(${String(page)},0)`);
    const { rows } = await db.execute<{ name: string }>(sql`
      select distinct found[1] as name from ${table}, regexp_matches(${column}::text, ${addressPattern}, 'g') as found
      where ${table}.ctid >= ${first}::tid and ${table}.ctid < ${last}::tid and ${column}::text like '%/files/%'`);
    for (const { name } of rows) yield name;
  }
}

/** Yields the names in the thumbnails of videos: WebVTT files with addresses of pictures. */
async function* listThumbnailPictures(
  db: Database,
  store: FileStore,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const rows = await db
    .selectDistinct({ address: articleVideos.thumbnails })
    .from(articleVideos)
    .where(isNotNull(articleVideos.thumbnails));
  for (const { address } of rows) {
    signal.throwIfAborted();
    const name = address === null ? null : parseFileAddress(address);
    const file = name === null ? null : await store.get(name);
    if (file === null) continue;
    const text = await new Response(file.stream()).text();
    for (const [, picture = ''] of text.matchAll(new RegExp(addressPattern, 'g'))) yield picture;
  }
}

/**
 * Returns those of `names` whose address stands in a column of the database, or in a file of
 * thumbnails. Reads whole tables, a part at a time, as they were at one moment.
 */
export async function findReferencedFiles(
  { db, files }: Pick<FileContext, 'db' | 'files'>,
  names: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const referenced = new Set<string>();
  const add = async (found: AsyncIterable<string>): Promise<void> => {
    for await (const name of found) if (names.has(name)) referenced.add(name);
  };
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`);
    for (const column of fileAddressColumns) await add(listNames(transaction, column, signal));
  });
  await add(listThumbnailPictures(db, files.withSignal(signal), signal));
  return referenced;
}
