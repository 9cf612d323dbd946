import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { articleType } from './article-type.ts';
import { keyText, rowId, timestamps, toSearchKey } from './columns.ts';
import { domains, sections } from './sections.ts';
import { tags } from './tags.ts';

/** An author of an article; the indexes refer to the article's institutions. */
export interface StoredAuthor {
  readonly name: string;
  readonly institutionIndexes: readonly number[];
}

/** An author's institution. */
export interface StoredAffiliation {
  readonly departmentTitle: string;
  readonly institutionTitle: string;
}

/** An entry of an article's path from the library's root. */
export interface StoredPathEntry {
  readonly id: number;
  readonly type: 'subject' | 'topic';
  readonly title: string;
}

/**
 * An article of the video library (ENT-12), with the addresses of its images. `titleKey` is the
 * lower-case title, for searching and sorting; `searchKey` is what the public search finds.
 */
export const articles = pgTable(
  'articles',
  {
    id: rowId(),
    type: articleType().notNull(),
    title: text().notNull(),
    titleKey: keyText('title_key').notNull().generatedAlwaysAs(toSearchKey('title')),
    searchKey: keyText('search_key')
      .notNull()
      .generatedAlwaysAs(toSearchKey("title || ' ' || abstract || ' ' || authors::text")),
    abstract: text().notNull().default(''),
    headerImage: text('header_image'),
    shortImage: text('short_image'),
    largeImage: text('large_image'),
    authors: jsonb().$type<readonly StoredAuthor[]>().notNull().default([]),
    affiliations: jsonb().$type<readonly StoredAffiliation[]>().notNull().default([]),
    path: jsonb().$type<readonly StoredPathEntry[]>().notNull().default([]),
    domainId: integer('domain_id')
      .notNull()
      .references(() => domains.id, { onDelete: 'restrict' }),
    sectionId: integer('section_id').references(() => sections.id, { onDelete: 'restrict' }),
    publishedOn: date('published_on', { mode: 'string' }).notNull(),
    ...timestamps(),
  },
  (table) => [
    check('articles_title_check', sql`btrim(${table.title}) <> ''`),
    check('articles_authors_check', sql`jsonb_typeof(${table.authors}) = 'array'`),
    check('articles_affiliations_check', sql`jsonb_typeof(${table.affiliations}) = 'array'`),
    check('articles_path_check', sql`jsonb_typeof(${table.path}) = 'array'`),
    index('articles_list_type_idx').on(table.type, table.id, table.titleKey, table.sectionId),
    index('articles_domain_id_idx').on(table.domainId, table.id),
    index('articles_section_id_idx').on(table.sectionId, table.id),
    index('articles_list_title_idx').on(table.titleKey, table.id, table.type, table.sectionId),
    index('articles_list_id_idx').on(table.id, table.titleKey, table.type, table.sectionId),
    index('articles_title_key_search_idx').using('gin', sql`${table.titleKey} gin_trgm_ops`),
    index('articles_search_idx').using('gin', sql`${table.searchKey} gin_trgm_ops`),
    index('articles_published_on_idx').on(table.publishedOn, table.id),
  ],
);

/** The subjects of an article. */
export const articleTags = pgTable(
  'article_tags',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'restrict' }),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.tagId] }),
    index('article_tags_tag_id_idx').on(table.tagId),
  ],
);

/** The video of an article (ENT-11): a stored file or the id of a resource at the video host. */
export const articleVideos = pgTable(
  'article_videos',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    cdnFile: text('cdn_file'),
    hostResourceId: text('fp_resource_id'),
    width: integer().notNull(),
    height: integer().notNull(),
    durationSeconds: integer('duration_seconds').notNull(),
    thumbnails: text(),
    ...timestamps(),
  },
  (table) => [
    check(
      'article_videos_source_check',
      sql`${table.cdnFile} is not null or ${table.hostResourceId} is not null`,
    ),
    check(
      'article_videos_size_check',
      sql`${table.width} > 0 and ${table.height} > 0 and ${table.durationSeconds} > 0`,
    ),
  ],
);

/** The WebVTT subtitles of an article's video in one language. */
export const articleSubtitles = pgTable(
  'article_subtitles',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articleVideos.articleId, { onDelete: 'cascade' }),
    language: text().notNull(),
    file: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.language] }),
    check('article_subtitles_language_check', sql`${table.language} ~ '^[a-z]{2}(-[a-z]{2})?$'`),
  ],
);
