import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { articles } from './articles.ts';
import { instant, keyText, rowId, timestamps, toSearchKey, version } from './columns.ts';
import { files } from './files.ts';

/** A company's name without markup; only names with a tag contain entities. */
export const plainCompanyName = sql`case when company_name ~ '<[a-zA-Z/]' then
  replace(replace(replace(replace(
    regexp_replace(company_name, '<[^>]*>', '', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')
  else company_name end`;

/**
 * A company that sponsors articles (ENT-20); its name is sanitized HTML. `nameKey` is the name
 * without markup in lower case, for searching and sorting. Triggers keep `articleCount` (migration
 * 0030).
 */
export const sponsors = pgTable(
  'sponsors',
  {
    id: rowId(),
    companyName: text('company_name').notNull(),
    nameKey: keyText('name_key').notNull().generatedAlwaysAs(toSearchKey(plainCompanyName)),
    companyUrl: text('company_url').notNull(),
    articleCount: integer('article_count').notNull().default(0),
    logoFile: text('logo_file').references(() => files.name, { onDelete: 'restrict' }),
    videoFile: text('video_file').references(() => files.name, { onDelete: 'restrict' }),
    version: version(),
    ...timestamps(),
  },
  (table) => [
    check('sponsors_company_name_check', sql`btrim(${table.companyName}) <> ''`),
    check('sponsors_company_url_check', sql`${table.companyUrl} ~ '^https?://'`),
    index('sponsors_list_name_idx').on(table.nameKey, table.id),
    index('sponsors_list_id_idx').on(table.id, table.nameKey),
    index('sponsors_list_article_count_idx').on(table.articleCount, table.id, table.nameKey),
    index('sponsors_name_search_idx').using('gin', sql`${table.nameKey} gin_trgm_ops`),
    index('sponsors_logo_file_idx').on(table.logoFile),
    index('sponsors_video_file_idx').on(table.videoFile),
  ],
);

/** An article assigned to a sponsor; an article has at most one sponsor. */
export const sponsorArticles = pgTable(
  'sponsor_articles',
  {
    sponsorId: integer('sponsor_id')
      .notNull()
      .references(() => sponsors.id, { onDelete: 'cascade' }),
    articleId: integer('article_id')
      .notNull()
      .unique()
      .references(() => articles.id, { onDelete: 'cascade' }),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.sponsorId, table.articleId] })],
);
