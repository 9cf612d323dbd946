import { asc, countDistinct, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Translation } from '../../../src/api/contract/translations.ts';
import { siteLanguages } from '../../../src/domain/translations/languages.ts';
import type { Database } from '../database.ts';
import { toFilter, toOrder, toWindow, type ListCondition } from '../list-query.ts';
import { translationGroups, translations } from '../schema/translations.ts';

/** A list request of the translations. */
export interface TranslationListRequest {
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: readonly (readonly [string, 'asc' | 'desc'])[];
  readonly page: number;
  readonly itemsOnPage: number;
}

const languagesOfKey = sql`(select count(*) from translations same where same.key = ${translations.key})`;

/**
 * Matches keys without a text in the given language, in some language (`any`), or in all languages
 * (`none`).
 */
function createMissingCondition({ value }: ListCondition): SQL {
  if (value === 'any') return sql`${languagesOfKey} < ${siteLanguages.length}`;
  if (value === 'none') return sql`${languagesOfKey} = ${siteLanguages.length}`;
  return sql`not exists (select 1 from translations same where same.key = ${translations.key} and same.language::text = ${String(value)})`;
}

const targets = {
  key: translations.key,
  groupTitle: translationGroups.title,
  value: translations.value,
  language: sql`${translations.language}::text`,
  missing: createMissingCondition,
};
const sortTargets = {
  key: translations.key,
  groupTitle: translationGroups.title,
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
  const isInGroup = eq(translationGroups.id, translations.groupId);
  const [total] = await db
    .select({ keys: countDistinct(translations.key) })
    .from(translations)
    .innerJoin(translationGroups, isInGroup)
    .where(found);
  const { limit, offset } = toWindow(page, itemsOnPage);
  const keys = await db
    .select({ key: translations.key })
    .from(translations)
    .innerJoin(translationGroups, isInGroup)
    .where(found)
    .groupBy(translations.key, translationGroups.title)
    .orderBy(...toOrder(sort, sortTargets, translations.key, [desc(translations.key)]))
    .limit(limit)
    .offset(offset);
  const order = new Map(keys.map(({ key }, index) => [key, index]));
  const rows =
    order.size === 0
      ? []
      : await db
          .select(translationColumns)
          .from(translations)
          .innerJoin(translationGroups, isInGroup)
          .where(inArray(translations.key, [...order.keys()]))
          .orderBy(asc(translations.language));
  return {
    translations: rows
      .toSorted((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0))
      .map(toTranslation),
    totalKeys: total?.keys ?? 0,
  };
}
