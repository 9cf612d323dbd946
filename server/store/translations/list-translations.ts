import { asc, countDistinct, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Translation } from '../../../src/api/contract/translations.ts';
import { siteLanguages } from '../../../src/domain/translations/languages.ts';
import type { Database } from '../database.ts';
import { conditionsOf, orderOf, windowOf, type ListCondition } from '../list-query.ts';
import { translationGroups, translations } from '../schema/translations.ts';

/** What a list of translations is asked for. */
export interface TranslationsAsked {
  readonly filter: readonly (readonly ListCondition[])[];
  readonly sort: readonly (readonly [string, 'asc' | 'desc'])[];
  readonly page: number;
  readonly itemsOnPage: number;
}

const languagesOfKey = sql`(select count(*) from translations same where same.key = ${translations.key})`;

/** Keys without a word in a language, in some language (`any`), in no language (`none`). */
function missing({ value }: ListCondition): SQL {
  if (value === 'any') return sql`${languagesOfKey} < ${siteLanguages.length}`;
  if (value === 'none') return sql`${languagesOfKey} = ${siteLanguages.length}`;
  return sql`not exists (select 1 from translations same where same.key = ${translations.key} and same.language::text = ${String(value)})`;
}

const targets = {
  key: translations.key,
  groupTitle: translationGroups.title,
  value: translations.value,
  language: sql`${translations.language}::text`,
  missing,
};
const sortTargets = {
  key: translations.key,
  groupTitle: translationGroups.title,
  id: sql`min(${translations.id})`,
};

/** The columns of a word as the contract writes it; its rows come through `toTranslation`. */
export const translationColumns = {
  id: translations.id,
  key: translations.key,
  language: translations.language,
  value: translations.value,
  groupId: translations.groupId,
  groupTitle: translationGroups.title,
  version: translations.version,
};

/** A word as the contract writes it. */
export const toTranslation = ({
  version,
  ...row
}: Omit<Translation, 'version'> & { readonly version: number }): Translation => ({
  ...row,
  version: String(version),
});

/** The words of one page of keys, and how many keys there are: a key is in when one of its words fulfils the filter (API-116, TRAN-34). */
export async function listTranslations(
  db: Database,
  { filter, sort, page, itemsOnPage }: TranslationsAsked,
): Promise<{ readonly words: Translation[]; readonly totalKeys: number }> {
  const found = conditionsOf(filter, targets);
  const ofGroup = eq(translationGroups.id, translations.groupId);
  const [counted] = await db
    .select({ keys: countDistinct(translations.key) })
    .from(translations)
    .innerJoin(translationGroups, ofGroup)
    .where(found);
  const { limit, offset } = windowOf(page, itemsOnPage);
  const keys = await db
    .select({ key: translations.key })
    .from(translations)
    .innerJoin(translationGroups, ofGroup)
    .where(found)
    .groupBy(translations.key, translationGroups.title)
    .orderBy(...orderOf(sort, sortTargets, translations.key, [desc(translations.key)]))
    .limit(limit)
    .offset(offset);
  const order = new Map(keys.map(({ key }, place) => [key, place]));
  const rows =
    order.size === 0
      ? []
      : await db
          .select(translationColumns)
          .from(translations)
          .innerJoin(translationGroups, ofGroup)
          .where(inArray(translations.key, [...order.keys()]))
          .orderBy(asc(translations.language));
  return {
    words: rows
      .toSorted((a, b) => (order.get(a.key) ?? 0) - (order.get(b.key) ?? 0))
      .map(toTranslation),
    totalKeys: counted?.keys ?? 0,
  };
}
