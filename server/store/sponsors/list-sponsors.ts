import type * as z from 'zod';

import type { listSponsors as contract } from '../../../src/api/contract/sponsors.ts';
import type { Database } from '../database.ts';
import { createTextTarget, toFilter, createListPage, selectPage } from '../list-query.ts';
import { plainCompanyName, sponsors } from '../schema/sponsors.ts';
import { sponsorColumns, toWireSponsor } from './read-sponsor.ts';

const filterTargets = {
  id: sponsors.id,
  company_name: createTextTarget(sponsors.nameKey, plainCompanyName),
  created_at: sponsors.createdAt,
};
const sortTargets = {
  id: sponsors.id,
  company_name: sponsors.nameKey,
  count_of_articles: sponsors.articleCount,
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
