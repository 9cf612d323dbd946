import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import { articleType } from './article-type.ts';
import { rowId, timestamps } from './columns.ts';

/**
 * A collection of the library, such as a journal or a textbook: an article's domain in the
 * contract. A core collection may be a business series.
 */
export const domains = pgTable(
  'domains',
  {
    id: rowId(),
    title: text().notNull(),
    articleType: articleType('article_type').notNull(),
    isBusiness: boolean('is_business').notNull().default(false),
    ...timestamps(),
  },
  (table) => [check('domains_title_check', sql`btrim(${table.title}) <> ''`)],
);

/** A section of a domain, in order; a chapter may belong to another. */
export const sections = pgTable(
  'sections',
  {
    id: rowId(),
    domainId: integer('domain_id')
      .notNull()
      .references(() => domains.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id').references((): AnyPgColumn => sections.id, {
      onDelete: 'cascade',
    }),
    title: text().notNull(),
    sortIndex: integer('sort_index').notNull(),
    ...timestamps(),
  },
  (table) => [
    check('sections_title_check', sql`btrim(${table.title}) <> ''`),
    check('sections_parent_check', sql`${table.parentId} <> ${table.id}`),
    index('sections_domain_id_idx').on(table.domainId, table.sortIndex, table.id),
    index('sections_parent_id_idx').on(table.parentId),
  ],
);
