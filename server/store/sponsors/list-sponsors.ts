import { sql } from 'drizzle-orm';
import type * as z from 'zod';

import type { listSponsors as contract } from '../../../src/api/contract/sponsors.ts';
import type { Database } from '../database.ts';
import { toFilter, createListPage, selectPage } from '../list-query.ts';
import { sponsors } from '../schema/sponsors.ts';
import { articleCount, sponsorColumns, toWireSponsor } from './read-sponsor.ts';

/**
 * A company's name without markup, for searching and sorting; only names with a tag contain
 * entities.
 */
const plainName = sql`case when ${sponsors.companyName} ~ '<[a-zA-Z/]' then
  replace(replace(replace(replace(
    regexp_replace(${sponsors.companyName}, '<[^>]*>', '', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
  else ${sponsors.companyName} end`;

const filterTargets = { id: sponsors.id, company_name: plainName, created_at: sponsors.createdAt };
const sortTargets = {
  id: sponsors.id,
  company_name: sql`lower(${plainName})`,
  count_of_articles: articleCount,
};

/**
 * Returns one page of sponsors, newest first unless the request sorts (API-106, LST-06, LIM-03).
 */
export async function listSponsors(
  db: Database,
  { navigation, filter, sort }: z.output<(typeof contract)['body']>,
) {
  const found = toFilter(filter, filterTargets);
  const { rows, total } = await selectPage(
    db,
    {
      table: sponsors,
      id: sponsors.id,
      where: found,
      sort: sort.length === 0 ? [['id', 'desc']] : sort,
      sortTargets,
    },
    navigation,
    (isOnPage, order) =>
      db
        .select(sponsorColumns)
        .from(sponsors)
        .where(isOnPage)
        .orderBy(...order),
  );
  const { page, itemsOnPage } = navigation;
  return createListPage(rows.map(toWireSponsor), page, itemsOnPage, total);
}
