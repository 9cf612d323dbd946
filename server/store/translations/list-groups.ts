import { asc, sql } from 'drizzle-orm';

import type { TranslationGroup } from '../../../src/api/contract/translations.ts';
import type { Database } from '../database.ts';
import { toFilter, toOrder, toWindow } from '../list-query.ts';
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
  const found = toFilter(filter, filterTargets);
  const { limit, offset } = toWindow(page, itemsOnPage);
  const usual = [asc(translationGroups.key)];
  const groups = await db
    .select(groupColumns)
    .from(translationGroups)
    .where(found)
    .orderBy(...toOrder(sort, filterTargets, translationGroups.id, usual))
    .limit(limit)
    .offset(offset);
  return { groups, total: await db.$count(translationGroups, found) };
}
