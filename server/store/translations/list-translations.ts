import { asc, count, eq, inArray, not, sql, type SQL } from 'drizzle-orm';

import type { Translation } from '../../../src/api/contract/translations.ts';
import { siteLanguages } from '../../../src/domain/translations/languages.ts';
import type { Database } from '../database.ts';
import {
  createTextTarget,
  reverseSort,
  toCondition,
  toFilter,
  toNearestWindow,
  toOrder,
  type ListCondition,
  type SortPairs,
} from '../list-query.ts';
import { toSearchKey } from '../schema/columns.ts';
import { translationGroups, translations } from '../schema/translations.ts';

/** A list request of the translations. */
export interface TranslationListRequest {
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: readonly (readonly [string, 'asc' | 'desc'])[];
  readonly page: number;
  readonly itemsOnPage: number;
}

const isInAllLanguages = sql`${translations.key} in (
  select same.key from ${translations} same group by same.key having count(*) = ${siteLanguages.length})`;

/**
 * Matches keys without a text in the given language, in some language (`any`), or in all languages
 * (`none`).
 */
function createMissingCondition({ value }: ListCondition): SQL {
  if (value === 'any') return not(isInAllLanguages);
  if (value === 'none') return isInAllLanguages;
  return sql`${translations.key} not in (
    select same.key from ${translations} same where same.language::text = ${String(value)})`;
}

/** Matches translations of the groups whose title fits the condition. */
const createGroupTitleCondition = (condition: ListCondition): SQL =>
  sql`${translations.groupId} in (
    select ${translationGroups.id} from ${translationGroups}
    where ${toCondition(condition, { groupTitle: translationGroups.title })})`;

const targets = {
  key: createTextTarget(toSearchKey(translations.key), translations.key),
  groupTitle: createGroupTitleCondition,
  value: createTextTarget(toSearchKey(translations.value), translations.value),
  language: sql`${translations.language}::text`,
  missing: createMissingCondition,
};
// A key belongs to one group.
const sortTargets = {
  key: translations.key,
  groupTitle: sql`(select g.title from ${translationGroups} g where g.id = min(${translations.groupId}))`,
  id: sql`min(${translations.id})`,
};

/** The columns of a translation in the contract's form; convert its rows with `toTranslation`. */
export const translationColumns = {
  id: translations.id,
  key: translations.key,
  language: translations.language,
  value: translations.value,
  groupId: translations.groupId,
  groupTitle: translationGroups.title,
  version: translations.version,
};

/** Converts a translation for the contract. */
export const toTranslation = ({
  version,
  ...row
}: Omit<Translation, 'version'> & { readonly version: number }): Translation => ({
  ...row,
  version: String(version),
});

/**
 * Returns the translations of one page of keys, and the number of keys. A key matches when one of
 * its translations matches the filter (API-116, TRAN-34).
 */
export async function listTranslations(
  db: Database,
  { filter, sort, page, itemsOnPage }: TranslationListRequest,
): Promise<{ readonly translations: Translation[]; readonly totalKeys: number }> {
  const found = toFilter(filter, targets);
  const selectKeys = () =>
    db
      .select({ key: translations.key })
      .from(translations)
      .where(found)
      .groupBy(translations.key)
      .$dynamic();
  const [counted] = await db.select({ total: count() }).from(selectKeys().as('found'));
  const total = counted?.total ?? 0;
  const { limit, offset, isReversed } = toNearestWindow(page, itemsOnPage, total);
  const pairs: SortPairs = sort.length === 0 ? [['key', 'desc']] : sort;
  const keys = await selectKeys()
    .orderBy(...toOrder(isReversed ? reverseSort(pairs) : pairs, sortTargets, translations.key, []))
    .limit(limit)
    .offset(offset);
  if (isReversed) keys.reverse();
  const order = new Map(keys.map(({ key }, index) => [key, index]));
  const rows =
    order.size === 0
      ? []
      : await db
          .select(translationColumns)
          .from(translations)
          .innerJoin(translationGroups, eq(translationGroups.id, translations.groupId))
          .where(inArray(translations.key, [...order.keys()]))
          .orderBy(asc(translations.language));
  return {
    translations: rows
      .toSorted((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0))
      .map(toTranslation),
    totalKeys: total,
  };
}
