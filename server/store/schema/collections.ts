import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { articles } from './articles.ts';
import { users } from './auth.ts';
import { rowId, timestamps } from './columns.ts';

/** A methods collection: articles gathered by editors. */
export const collections = pgTable(
  'collections',
  { id: rowId(), title: text().notNull(), ...timestamps() },
  (table) => [check('collections_title_check', sql`btrim(${table.title}) <> ''`)],
);

const collectionId = () =>
  integer('collection_id')
    .notNull()
    .references(() => collections.id, { onDelete: 'cascade' });

/** An article of a collection. */
export const collectionArticles = pgTable(
  'collection_articles',
  {
    collectionId: collectionId(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.articleId] }),
    index('collection_articles_article_id_idx').on(table.articleId),
  ],
);

/** A person who edits a collection. */
export const collectionEditors = pgTable(
  'collection_editors',
  {
    collectionId: collectionId(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.userId] }),
    index('collection_editors_user_id_idx').on(table.userId),
  ],
);
