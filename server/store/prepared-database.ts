import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';

import * as z from 'zod';

import type { Migration } from './migrations.ts';

/** A migrated, empty embedded database as files, and what made it. */
const preparedSchema = z.object({
  pgliteVersion: z.string(),
  migrations: z.array(z.string()),
  /** Paths in the folder of the database; the content is null for a folder. */
  files: z.array(z.tuple([z.string(), z.instanceof(Uint8Array).nullable()])),
});

/** The files of a database: path and content, or null for a folder. */
export type DatabaseFiles = z.output<typeof preparedSchema>['files'];

const describeMigration = ({ name, writtenAt, hash, oldestRelease }: Migration): string =>
  [name, writtenAt, hash, oldestRelease].join(' ');

function readPgliteVersion(): string {
  const program = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const text = readFileSync(join(dirname(program), '../package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/**
 * Returns where the build puts the prepared database: `store/prepared-database` beside the bundle.
 * Sources use the one of the last build. It may be missing.
 */
export function findPreparedDatabase(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return import.meta.url.endsWith('.ts')
    ? join(here, '../../dist/server/store/prepared-database')
    : join(here, 'store/prepared-database');
}

/** Packs the database in `folder`, which `migrations` were applied to and which must be closed. */
export function packDatabase(folder: string, migrations: readonly Migration[]): Uint8Array {
  const files: DatabaseFiles = readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry): DatabaseFiles[number] => {
      const path = join(entry.parentPath, entry.name);
      return [relative(folder, path), entry.isDirectory() ? null : readFileSync(path)];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const prepared: z.output<typeof preparedSchema> = {
    pgliteVersion: readPgliteVersion(),
    migrations: migrations.map(describeMigration),
    files,
  };
  return gzipSync(serialize(prepared));
}

/**
 * Returns the files of the database that is packed in `path`. Returns null when it cannot be read,
 * another version of PGlite made it, or its migrations are not the first ones of `migrations`.
 */
export function readPreparedDatabase(
  path: string,
  migrations: readonly Migration[],
): DatabaseFiles | null {
  try {
    const prepared = preparedSchema.parse(deserialize(gunzipSync(readFileSync(path))));
    const known = migrations.map(describeMigration);
    return prepared.pgliteVersion === readPgliteVersion() &&
      prepared.migrations.every((migration, index) => migration === known[index])
      ? prepared.files
      : null;
  } catch {
    return null;
  }
}

/** Writes the files of a database into `folder`, which it creates. */
export function writeDatabaseFiles(files: DatabaseFiles, folder: string): void {
  mkdirSync(folder);
  // A folder stands before its files.
  for (const [path, content] of files)
    if (content === null) mkdirSync(join(folder, path));
    else writeFileSync(join(folder, path), content);
}
