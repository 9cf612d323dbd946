import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import type { TranslationChange } from '../translations/changes.ts';
import { instant, rowId, timestamps, toSearchKey, version } from './columns.ts';

/** The languages the site is translated into. */
export const translationLanguage = pgEnum('translation_language', [
  'en',
  'cn',
  'de',
  'es',
  'kr',
  'it',
  'fr',
  'pt',
]);

/** A group of translation keys (ENT-23). */
export const translationGroups = pgTable(
  'translation_groups',
  {
    id: rowId(),
    key: text().notNull().unique(),
    title: text().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    version: version(),
    ...timestamps(),
  },
  (table) => [
    check('translation_groups_key_check', sql`btrim(${table.key}) <> ''`),
    check('translation_groups_title_check', sql`btrim(${table.title}) <> ''`),
  ],
);

/** The text of a key in one language (ENT-22). */
export const translations = pgTable(
  'translations',
  {
    id: rowId(),
    groupId: integer('group_id')
      .notNull()
      .references(() => translationGroups.id, { onDelete: 'restrict' }),
    key: text().notNull(),
    language: translationLanguage().notNull(),
    value: text().notNull(),
    version: version(),
    ...timestamps(),
  },
  (table) => [
    uniqueIndex('translations_key_language_key').on(table.key, table.language),
    index('translations_group_id_idx').on(table.groupId),
    index('translations_key_search_idx').using('gin', sql`${toSearchKey(table.key)} gin_trgm_ops`),
    index('translations_value_search_idx').using(
      'gin',
      sql`${toSearchKey(table.value)} gin_trgm_ops`,
    ),
    check('translations_key_check', sql`btrim(${table.key}) <> ''`),
    // The contract limits the text to 256 characters (LIM-17); this limits combining characters.
    check(
      'translations_value_check',
      sql`${table.value} <> '' and char_length(${table.value}) <= 8192`,
    ),
  ],
);

/**
 * A change of many translations that can be undone for a day: its values before and after, and the
 * group that it deleted.
 */
export const translationUndos = pgTable(
  'translation_undos',
  {
    id: rowId(),
    changes: jsonb().$type<readonly TranslationChange[]>().notNull(),
    deletedGroup: jsonb('deleted_group').$type<{
      readonly id: number;
      readonly key: string;
      readonly title: string;
      readonly isActive: boolean;
    }>(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [index('translation_undos_changed_at_idx').on(table.changedAt)],
);
