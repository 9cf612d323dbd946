import { describe } from 'vitest';

import { findPostgres } from './postgres-cluster.ts';

/** The two databases the server runs on. */
export type DatabaseKind = 'pglite' | 'postgres';

/**
 * Runs `tests` on PostgreSQL; on PGlite too in a long run (LECTERN_TEST_LONG=1), and instead of
 * PostgreSQL where that is missing. For calls whose statements are the same on both.
 */
export function describeOnMainDatabase(
  title: string,
  tests: (database: DatabaseKind) => void,
): void {
  if (process.env['LECTERN_TEST_LONG'] === '1' || findPostgres() === null)
    describeOnEachDatabase(title, tests);
  else
    describe(`${title} [postgres]`, () => {
      tests('postgres');
    });
}

/**
 * Runs `tests` on PGlite and on PostgreSQL. Without PostgreSQL its half is skipped and says so,
 * unless LECTERN_TEST_POSTGRES=1 demands it.
 */
export function describeOnEachDatabase(
  title: string,
  tests: (database: DatabaseKind) => void,
): void {
  describe(`${title} [pglite]`, () => {
    tests('pglite');
  });
  const demanded = process.env['LECTERN_TEST_POSTGRES'] === '1';
  if (findPostgres() !== null || demanded)
    describe(`${title} [postgres]`, () => {
      tests('postgres');
    });
  else
    describe.skip(`${title} [postgres]: SKIPPED, PostgreSQL is not installed`, () => {
      tests('postgres');
    });
}
