import { sql } from 'drizzle-orm';

import {
  findSimilarDomain,
  getMailDomain,
} from '../../../src/domain/classes/find-similar-domain.ts';
import type { Database } from '../database.ts';

const maxKnown = 5000;

/**
 * Returns the domains of the students of all classes and of the accounts. Both are read from an
 * index, and each domain of a student once.
 */
async function listKnownDomains(db: Database): Promise<readonly string[]> {
  const { rows } = await db.execute<{ domain: string }>(sql`
    with recursive known as (
      (select split_part(email, '@', 2) as domain from class_students
        order by split_part(email, '@', 2) limit 1)
      union all
      select (select split_part(s.email, '@', 2) from class_students s
        where split_part(s.email, '@', 2) > known.domain
        order by split_part(s.email, '@', 2) limit 1)
      from known where known.domain is not null
    )
    select domain from known where domain is not null
    union select split_part(email_key, '@', 2) from users
    limit ${maxKnown}`);
  return rows.map(({ domain }) => domain);
}

/**
 * Returns the domain that each of these addresses probably means: those at a domain where nobody is
 * known and that resembles a known one. Other addresses are not in the map.
 */
export async function suggestDomains(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (emails.length === 0) return new Map();
  const known = await listKnownDomains(db);
  const similar = new Map(
    [...new Set(emails.map(getMailDomain))].map((domain) => [
      domain,
      findSimilarDomain(domain, known),
    ]),
  );
  return new Map(
    emails.flatMap((email) => {
      const domain = similar.get(getMailDomain(email)) ?? null;
      return domain === null ? [] : [[email, domain] as const];
    }),
  );
}
