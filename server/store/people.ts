import { sql, type SQL } from 'drizzle-orm';

import { keyContains } from './list-query.ts';

/**
 * Matches the users, in a query that calls their table `table`, whose whole name contains
 * `keyword`, the first or the last name first, or whose e-mail contains it; ignores case. A trigram
 * index answers three letters or more (migration 0011).
 */
export function matchesPerson(keyword: string, table = 'users'): SQL {
  const people = sql.identifier(table);
  const text = sql`(${people}.first_name_key || ' ' || ${people}.last_name_key || ' ' || ${people}.first_name_key || chr(10) || ${people}.email_key)`;
  return keyContains(text, keyword.trim().replaceAll(/\s+/g, ' '));
}

/**
 * What users are sorted by as persons, in lower case: the first and last name, or the e-mail of
 * somebody without a name. An index has this order, then the id.
 */
export const personOrder: SQL = sql`coalesce(nullif(btrim("users".first_name_key || ' ' || "users".last_name_key), ''), "users".email_key)`;
