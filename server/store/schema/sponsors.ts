import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { articles } from './articles.ts';
import { instant, rowId, timestamps, version } from './columns.ts';
import { files } from './files.ts';

/** A company that sponsors articles (ENT-20); its name is sanitized HTML. */
export const sponsors = pgTable(
  'sponsors',
  {
    id: rowId(),
    companyName: text('company_name').notNull(),
    companyUrl: text('company_url').notNull(),
    logoFile: text('logo_file').references(() => files.name, { onDelete: 'restrict' }),
    videoFile: text('video_file').references(() => files.name, { onDelete: 'restrict' }),
    version: version(),
    ...timestamps(),
  },
  (table) => [
    check('sponsors_company_name_check', sql`btrim(${table.companyName}) <> ''`),
    check('sponsors_company_url_check', sql`${table.companyUrl} ~ '^https?://'`),
    index('sponsors_company_name_idx').on(sql`lower(${table.companyName})`, table.id),
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
