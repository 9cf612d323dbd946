import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { articleType } from './article-type.ts';
import { rowId, times } from './columns.ts';

/** A section of the library: a subject area of one kind of article, in the order shown. */
export const sections = pgTable(
  'sections',
  { id: rowId(), title: text().notNull(), articleType: articleType('article_type').notNull(), sortIndex: integer('sort_index').notNull(), ...times() },
  (table) => [check('sections_title_check', sql`btrim(${table.title}) <> ''`), index('sections_article_type_idx').on(table.articleType, table.sortIndex)],
);
