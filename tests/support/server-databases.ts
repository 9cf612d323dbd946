import { describe } from 'vitest';

import { findPostgres } from './postgres-cluster.ts';

/** The two databases the server runs on. */
export type DatabaseKind = 'pglite' | 'postgres';

/**
 * Runs `tests` on PostgreSQL, or on PGlite where that is missing or LECTERN_TEST_DATABASE=pglite
 * chooses it; on both in `npm run test:full`. For what has little of its own on either.
 */
export function describeOnMainDatabase(
  title: string,
  tests: (database: DatabaseKind) => void,
): void {
  if (process.env['LECTERN_TEST_FULL'] === '1') return describeOnEachDatabase(title, tests);
  const hasPostgres = findPostgres() !== null;
  const database: DatabaseKind =
    hasPostgres && process.env['LECTERN_TEST_DATABASE'] !== 'pglite' ? 'postgres' : 'pglite';
  describe(`${title} [${database}]`, () => {
    tests(database);
  });
}

/**
 * Runs `tests` on PGlite and on PostgreSQL. Without PostgreSQL its half is skipped and says so.
 */
export function describeOnEachDatabase(
  title: string,
  tests: (database: DatabaseKind) => void,
): void {
  describe(`${title} [pglite]`, () => {
    tests('pglite');
  });
  if (findPostgres() !== null)
    describe(`${title} [postgres]`, () => {
      tests('postgres');
    });
  else
    describe.skip(`${title} [postgres]: SKIPPED, PostgreSQL is not installed`, () => {
      tests('postgres');
    });
}
