import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import * as z from 'zod';

import { getDirectDatabaseUrl, type Config } from '../config.ts';
import { lockDataFolder } from '../start/data-lock.ts';
import { openPostgres } from '../store/open-postgres.ts';
import { dumpDatabase, restoreDatabase } from './postgres-tools.ts';

const manifestSchema = z.object({
  createdAt: z.string(),
  database: z.enum(['pglite', 'postgres']),
  hasFiles: z.boolean(),
});

/** What a backup contains: its date, the kind of its database, and whether it has the files. */
export type Manifest = z.output<typeof manifestSchema>;

const manifestName = 'backup.json';
const dumpName = 'database.dump';

async function isEmptyFolder(folder: string): Promise<boolean> {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/** Runs `work` while this process alone holds the data directory. Throws when another one does. */
async function withDataFolder<T>({ DATA_DIR }: Config, work: () => Promise<T>): Promise<T> {
  const lock = await lockDataFolder(
    DATA_DIR,
    'nothing',
    (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  );
  if (!lock.ok)
    throw new Error(
      `The data directory ${DATA_DIR} is in use by process ${String(lock.holder.pid)}. Stop that process first.`,
    );
  try {
    return await work();
  } finally {
    lock.release();
  }
}

/**
 * Writes the database and the files of DATA_DIR into `folder`, which must be empty. PostgreSQL may
 * be in use; the embedded database may not. Files in S3 are not copied. A folder without
 * `backup.json` is an unfinished backup. Throws an Error for operators when it fails.
 */
export async function createBackup(config: Config, folder: string, now: Date): Promise<Manifest> {
  if (!(await isEmptyFolder(folder))) throw new Error(`${folder} is not empty.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const hasFiles = config.S3_ENDPOINT === undefined;
  const copyFiles = async (): Promise<void> => {
    const files = join(config.DATA_DIR, 'files');
    if (hasFiles && existsSync(files))
      await cp(files, join(folder, 'files'), { recursive: true, preserveTimestamps: true });
  };
  const url = getDirectDatabaseUrl(config);
  if (url === undefined) {
    const database = join(config.DATA_DIR, 'database');
    if (!existsSync(database)) throw new Error(`There is no database in ${config.DATA_DIR}.`);
    await withDataFolder(config, async () => {
      await cp(database, join(folder, 'database'), { recursive: true });
      await copyFiles();
    });
  } else {
    // Files are copied after the database: each file that the dump names exists by then.
    await dumpDatabase(url, join(folder, dumpName));
    await copyFiles();
  }
  const manifest: Manifest = {
    createdAt: now.toISOString(),
    database: config.DATABASE_URL === undefined ? 'pglite' : 'postgres',
    hasFiles,
  };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null);
  const parsed = manifestSchema.safeParse(text === null ? null : JSON.parse(text));
  if (!parsed.success) throw new Error(`${folder} holds no complete backup.`);
  return parsed.data;
}

/** Returns whether the PostgreSQL database has no table of ours. */
async function isEmptyDatabase(url: string): Promise<boolean> {
  const store = await openPostgres(url, () => undefined);
  try {
    const { rows } = await store.query(
      "select 1 from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema') limit 1",
    );
    return rows.length === 0;
  } finally {
    await store.close();
  }
}

/**
 * Restores a backup into an empty place: an empty PostgreSQL database, or a data directory without
 * a database. Throws an Error for operators when the place is not empty or of the other kind.
 */
export async function restoreBackup(config: Config, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const kind = config.DATABASE_URL === undefined ? 'pglite' : 'postgres';
  if (manifest.database !== kind)
    throw new Error(
      kind === 'pglite'
        ? 'This is a backup of PostgreSQL. Set DATABASE_URL.'
        : 'This is a backup of an embedded database. Unset DATABASE_URL.',
    );
  const files = join(config.DATA_DIR, 'files');
  if (!(await isEmptyFolder(files))) throw new Error(`There are files in ${files}.`);
  const restoreFiles = async (): Promise<void> => {
    if (!existsSync(join(folder, 'files'))) return;
    await mkdir(config.DATA_DIR, { recursive: true });
    await cp(join(folder, 'files'), files, { recursive: true, preserveTimestamps: true });
  };
  const url = getDirectDatabaseUrl(config);
  if (url !== undefined) {
    if (!(await isEmptyDatabase(url))) throw new Error('The database is not empty.');
    await restoreFiles();
    await restoreDatabase(url, join(folder, dumpName));
    return manifest;
  }
  const database = join(config.DATA_DIR, 'database');
  if (existsSync(database)) throw new Error(`There is a database in ${config.DATA_DIR}.`);
  await withDataFolder(config, async () => {
    await restoreFiles();
    // The database appears under its name when it is complete.
    const unfinished = `${database}.restoring`;
    await rm(unfinished, { recursive: true, force: true });
    await cp(join(folder, 'database'), unfinished, { recursive: true });
    await rename(unfinished, database);
  });
  return manifest;
}
