import { sql } from 'drizzle-orm';

import type { TranslationGroup } from '../../../src/api/contract/translations.ts';
import type { Database } from '../database.ts';
import { selectPage, toFilter } from '../list-query.ts';
import { translationGroups } from '../schema/translations.ts';
import type { TranslationListRequest } from './list-translations.ts';

const filterTargets = {
  id: translationGroups.id,
  key: translationGroups.key,
  title: translationGroups.title,
  isActive: translationGroups.isActive,
};

/** The columns of a group in the contract's form. */
export const groupColumns = {
  ...filterTargets,
  countOfKeys: sql<number>`(
    select count(distinct translations.key)::int
    from translations where translations.group_id = translation_groups.id)`,
};

/** Returns one page of the groups, and their number (API-120). */
export async function listGroups(
  db: Database,
  { filter, sort, page, itemsOnPage }: TranslationListRequest,
): Promise<{ readonly groups: TranslationGroup[]; readonly total: number }> {
  const { rows, total } = await selectPage(
    db,
    {
      table: translationGroups,
      id: translationGroups.id,
      where: toFilter(filter, filterTargets),
      sort: sort.length === 0 ? [['key', 'asc']] : sort,
      sortTargets: filterTargets,
    },
    { page, itemsOnPage },
    (isOnPage, order) =>
      db
        .select(groupColumns)
        .from(translationGroups)
        .where(isOnPage)
        .orderBy(...order),
  );
  return { groups: rows, total };
}
