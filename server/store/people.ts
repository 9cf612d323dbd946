import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { keyContains } from './list-query.ts';

/**
 * Matches persons whose whole name contains `keyword`, the first or the last name first, or whose
 * e-mail contains it; ignores case. A trigram index of `searchKey`, a user's `search_key`, answers
 * three letters or more.
 */
export const matchesPerson = (searchKey: PgColumn | SQL, keyword: string): SQL =>
  keyContains(searchKey, keyword.trim().replaceAll(/\s+/g, ' '));
