import { desc, sql } from 'drizzle-orm';
import type * as z from 'zod';

import type { listSponsors as contract } from '../../../src/api/contract/sponsors.ts';
import type { Database } from '../database.ts';
import { conditionsOf, listPage, orderOf, windowOf } from '../list-query.ts';
import { sponsors } from '../schema/sponsors.ts';
import { countOfArticles, sponsorColumns, wireSponsor } from './read-sponsor.ts';

/** A company's name without its markup, as people see, search and sort it; only a name with a tag holds escapes. */
const nameInWords = sql`case when ${sponsors.companyName} ~ '<[a-zA-Z/]' then
  replace(replace(replace(replace(regexp_replace(${sponsors.companyName}, '<[^>]*>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
  else ${sponsors.companyName} end`;

const filtered = { id: sponsors.id, company_name: nameInWords, created_at: sponsors.createdAt };
const sorted = {
  id: sponsors.id,
  company_name: sql`lower(${nameInWords})`,
  count_of_articles: countOfArticles,
};

/** One page of sponsors, the newest first unless asked otherwise (API-106, LST-06, LIM-03). */
export async function listSponsors(
  db: Database,
  { navigation: { page, itemsOnPage }, filter, sort }: z.output<(typeof contract)['body']>,
) {
  const found = conditionsOf(filter, filtered);
  const { limit, offset } = windowOf(page, itemsOnPage);
  const total = await db.$count(sponsors, found);
  const rows = await db
    .select(sponsorColumns)
    .from(sponsors)
    .where(found)
    .orderBy(...orderOf(sort, sorted, sponsors.id, [desc(sponsors.id)]))
    .limit(limit)
    .offset(offset);
  return listPage(rows.map(wireSponsor), page, itemsOnPage, total);
}
