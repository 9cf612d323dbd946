import { existsSync, openAsBlob } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import * as z from 'zod';

import { getDirectDatabaseUrl, type Config } from '../config/config.ts';
import { isOlderRelease, release } from '../../src/domain/release.ts';
import { createFileStore } from '../files/create-file-store.ts';
import { createLocalFileStore } from '../files/local-file-store.ts';
import { prepareSchema } from '../services/jobs/all-jobs.ts';
import { createLog } from '../shared/log.ts';
import { lockDataFolder } from '../store/data-lock.ts';
import type { Store } from '../store/database.ts';
import { makePrivate } from '../shared/make-private.ts';
import { openPglite } from '../store/open-pglite.ts';
import { openPostgres } from '../store/open-postgres.ts';
import { findDamagedFile, writeChecksums } from './checksums.ts';
import { copyDatabase } from './copy-database.ts';
import { dumpDatabase, restoreDatabase } from './postgres-tools.ts';

const manifestSchema = z.object({
  createdAt: z.string(),
  release: z.string().regex(/^\d+\.\d+\.\d+$/),
  database: z.enum(['pglite', 'postgres']),
  hasFiles: z.boolean(),
  checksums: z.string(),
});

/**
 * What a backup contains: its date, the release that wrote it, the kind of its database, whether it
 * has the files, and the checksum of its list of checksums.
 */
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

async function copyInto(config: Config, folder: string): Promise<void> {
  const copyFiles = async (): Promise<void> => {
    const files = join(config.DATA_DIR, 'files');
    if (config.S3_ENDPOINT === undefined && existsSync(files))
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
    return;
  }
  // Files are copied after the database: each file that the dump names exists by then.
  await dumpDatabase(url, join(folder, dumpName));
  await copyFiles();
}

/**
 * Writes the database and the files of DATA_DIR into `folder`, which must be empty. PostgreSQL may
 * be in use; the embedded database may not. Files in S3 are not copied. A folder without
 * `backup.json` is an unfinished backup. Throws an Error for operators when it fails, and then
 * removes the folder.
 */
export async function createBackup(config: Config, folder: string, now: Date): Promise<Manifest> {
  if (!(await isEmptyFolder(folder))) throw new Error(`${folder} is not empty.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await copyInto(config, folder);
    const manifest: Manifest = {
      createdAt: now.toISOString(),
      release,
      database: config.DATABASE_URL === undefined ? 'pglite' : 'postgres',
      hasFiles: config.S3_ENDPOINT === undefined,
      checksums: await writeChecksums(folder),
    };
    await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`);
    makePrivate(folder);
    return manifest;
  } catch (error) {
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

/** Returns the parsed text, or null when it is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads and checks a backup. Throws an Error for operators when this release cannot restore it. */
async function readManifest(folder: string, kind: Manifest['database']): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => '');
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new Error(`${folder} holds no complete backup.`);
  const manifest = parsed.data;
  if (manifest.database === 'postgres' && kind === 'pglite')
    throw new Error('This is a backup of PostgreSQL. Set DATABASE_URL.');
  if (isOlderRelease(release, manifest.release))
    throw new Error(
      `This backup is of release ${manifest.release}, and this is release ${release}. Restore it with release ${manifest.release} or newer.`,
    );
  const damaged = await findDamagedFile(folder, manifest.checksums);
  if (damaged !== null) throw new Error(`The backup in ${folder} is damaged: ${damaged}.`);
  return manifest;
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
 * Copies `from` to `path` and runs `work`; the copy appears under its name when `work` has finished,
 * and is removed when it fails. A folder that the backup does not have is left out.
 */
async function restoreFolder(from: string, path: string, work: () => Promise<void>): Promise<void> {
  const unfinished = `${path}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    if (existsSync(from)) {
      await cp(from, unfinished, { recursive: true, preserveTimestamps: true });
      makePrivate(unfinished);
    }
    await work();
    if (!existsSync(from)) return;
    // An empty folder may be in its place.
    await rm(path, { recursive: true, force: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Brings the schema and job queues of a database up to date, runs `work` and closes it. */
async function withMigrated(
  store: Store,
  work: (query: Store['query']) => Promise<void>,
): Promise<void> {
  try {
    await prepareSchema(
      store,
      createLog(
        () => undefined,
        () => new Date(),
      ),
    );
    const connection = await store.connectDirectly();
    try {
      await work(connection.query);
    } finally {
      await connection.close();
    }
  } finally {
    await store.close();
  }
}

/**
 * Copies the embedded database in `folder` into the empty PostgreSQL database at `url`. It is read
 * from a copy, because a backup of an older release is migrated first.
 */
async function moveToPostgres(folder: string, url: string): Promise<void> {
  const temporary = await mkdtemp(join(tmpdir(), 'lectern-restore-'));
  try {
    const database = join(temporary, 'database');
    await cp(folder, database, { recursive: true });
    await withMigrated(await openPglite(database), async (from) => {
      const target = await openPostgres(url, () => undefined);
      try {
        await withMigrated(target, (into) => copyDatabase(from, into));
      } catch (error) {
        throw new Error(
          `${(error as Error).message.replace(/\.$/, '')}. Make the PostgreSQL database anew before you try again.`,
          { cause: error },
        );
      }
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/**
 * Stores the files of a backup in the bucket of `config`. Throws when one no longer has the content
 * that its name stands for.
 */
async function uploadFiles(folder: string, config: Config): Promise<void> {
  const bucket = createFileStore(config);
  for await (const page of createLocalFileStore(folder).list())
    for (const { name } of page) {
      const content = await openAsBlob(join(folder, name.slice(0, 2), name));
      if ((await bucket.put(content, extname(name).slice(1))) !== name)
        throw new Error(`The file ${name} of the backup is damaged.`);
    }
}

/**
 * Restores a backup into an empty place: an empty PostgreSQL database, or a data directory without
 * a database. A backup of an embedded database may be restored into either; its files go into the
 * bucket where one is configured. Throws an Error for operators when the place is not empty, or when
 * the backup cannot be restored there, is damaged or of a newer release; then no row was restored.
 */
export async function restoreBackup(config: Config, folder: string): Promise<Manifest> {
  const url = getDirectDatabaseUrl(config);
  const manifest = await readManifest(folder, url === undefined ? 'pglite' : 'postgres');
  const files = join(config.DATA_DIR, 'files');
  const hasBucket = config.S3_ENDPOINT !== undefined;
  if (!hasBucket && !(await isEmptyFolder(files))) throw new Error(`There are files in ${files}.`);
  const restoreFiles = async (work: () => Promise<void>): Promise<void> => {
    if (!hasBucket) return restoreFolder(join(folder, 'files'), files, work);
    await uploadFiles(join(folder, 'files'), config);
    await work();
  };
  if (url !== undefined) {
    if (!(await isEmptyDatabase(url))) throw new Error('The database is not empty.');
    await restoreFiles(() =>
      manifest.database === 'pglite'
        ? moveToPostgres(join(folder, 'database'), url)
        : restoreDatabase(url, join(folder, dumpName)),
    );
    return manifest;
  }
  const database = join(config.DATA_DIR, 'database');
  if (existsSync(database)) throw new Error(`There is a database in ${config.DATA_DIR}.`);
  // The database comes last: with it the data directory is complete.
  await withDataFolder(config, () =>
    restoreFolder(join(folder, 'database'), database, () => restoreFiles(() => Promise.resolve())),
  );
  return manifest;
}
