import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { rowId, times, version } from './columns.ts';

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
    ...times(),
  },
  (table) => [
    check('translation_groups_key_check', sql`btrim(${table.key}) <> ''`),
    check('translation_groups_title_check', sql`btrim(${table.title}) <> ''`),
  ],
);

/** The words of one key in one language (ENT-22). */
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
    ...times(),
  },
  (table) => [
    uniqueIndex('translations_key_language_key').on(table.key, table.language),
    index('translations_group_id_idx').on(table.groupId),
    check('translations_key_check', sql`btrim(${table.key}) <> ''`),
    // The 256 characters people count are the contract's business (LIM-17); this bounds the storage of characters with many marks.
    check(
      'translations_value_check',
      sql`${table.value} <> '' and char_length(${table.value}) <= 8192`,
    ),
  ],
);
