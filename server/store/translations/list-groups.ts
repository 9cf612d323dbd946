import { asc, sql } from 'drizzle-orm';

import type { TranslationGroup } from '../../../src/api/contract/translations.ts';
import type { Database } from '../database.ts';
import { conditionsOf, orderOf, windowOf } from '../list-query.ts';
import { translationGroups } from '../schema/translations.ts';
import type { TranslationsAsked } from './list-translations.ts';

const listed = {
  id: translationGroups.id,
  key: translationGroups.key,
  title: translationGroups.title,
  isActive: translationGroups.isActive,
};

/** The columns of a group as the contract writes it. */
export const groupColumns = {
  ...listed,
  countOfKeys: sql<number>`(select count(distinct translations.key)::int from translations where translations.group_id = translation_groups.id)`,
};

/** One page of the groups, and how many there are (API-120). */
export async function listGroups(
  db: Database,
  { filter, sort, page, itemsOnPage }: TranslationsAsked,
): Promise<{ readonly groups: TranslationGroup[]; readonly total: number }> {
  const found = conditionsOf(filter, listed);
  const { limit, offset } = windowOf(page, itemsOnPage);
  const usual = [asc(translationGroups.key)];
  const groups = await db
    .select(groupColumns)
    .from(translationGroups)
    .where(found)
    .orderBy(...orderOf(sort, listed, translationGroups.id, usual))
    .limit(limit)
    .offset(offset);
  return { groups, total: await db.$count(translationGroups, found) };
}
