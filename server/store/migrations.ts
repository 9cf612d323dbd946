import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readMigrationFiles } from 'drizzle-orm/migrator';
import * as z from 'zod';

import { release } from '../../src/domain/release.ts';

/** A migration: one step of the schema. */
export interface Migration {
  readonly name: string;
  /** The time it was written (in ms), by which databases know it. */
  readonly writtenAt: number;
  readonly statements: readonly string[];
  readonly hash: string;
  /** The oldest release whose servers still work once it is applied. */
  readonly oldestRelease: string;
  /** It creates or drops indexes while the table is in use, outside of a transaction. */
  readonly isConcurrent: boolean;
}

const journalSchema = z.object({ entries: z.array(z.object({ tag: z.string() })) });
const releasesSchema = z.record(z.string(), z.string().regex(/^\d+\.\d+\.\d+$/));
const concurrentPattern = /^\s*(create\s+(unique\s+)?|drop\s+)index\s+concurrently\b/i;

/**
 * Returns the folder of the migrations: beside this file in the sources, `store/migrations` beside
 * the bundle when built.
 */
export function findMigrationsFolder(): string {
  const here = fileURLToPath(new URL('.', import.meta.url));
  return (
    [join(here, 'migrations'), join(here, 'store/migrations')].find((folder) =>
      existsSync(join(folder, 'meta/_journal.json')),
    ) ?? join(here, 'migrations')
  );
}

/**
 * Reads the migrations in `folder`, in order. `releases.json` names the oldest release that each
 * still serves; one that is not named serves this release only. Throws when a migration has both
 * concurrent index statements and others, which need a transaction.
 */
export function readMigrations(folder: string): readonly Migration[] {
  const readJson = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const { entries } = journalSchema.parse(readJson('meta/_journal.json'));
  const releases = existsSync(join(folder, 'releases.json'))
    ? releasesSchema.parse(readJson('releases.json'))
    : {};
  return readMigrationFiles({ migrationsFolder: folder }).map((file, index) => {
    const name = entries[index]?.tag ?? '';
    const statements = file.sql.filter((statement) => statement.trim() !== '');
    const concurrentCount = statements.filter((text) => concurrentPattern.test(text)).length;
    if (concurrentCount !== 0 && concurrentCount !== statements.length)
      throw new Error(`${name} mixes concurrent index statements with others`);
    return {
      name,
      writtenAt: file.folderMillis,
      statements,
      hash: file.hash,
      oldestRelease: releases[name] ?? release,
      isConcurrent: concurrentCount > 0,
    };
  });
}
