import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import { articles } from './articles.ts';
import { users } from './auth.ts';
import { instant, rowId, timestamps, version } from './columns.ts';

/** A user's list of videos. A deleted one is purged after a day. */
export const playlists = pgTable(
  'playlists',
  {
    id: rowId(),
    title: text().notNull(),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    version: version(),
    updatedById: integer('updated_by').references(() => users.id, { onDelete: 'set null' }),
    deletedAt: instant('deleted_at'),
    deletedById: integer('deleted_by').references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (table) => [
    check('playlists_title_check', sql`btrim(${table.title}) <> ''`),
    index('playlists_owner_id_idx').on(table.ownerId, table.id),
    index('playlists_deleted_at_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('playlists_title_idx').on(sql`lower(${table.title})`, table.id),
  ],
);

/** An entry of a playlist is an article or a label. */
export const playlistItemType = pgEnum('playlist_item_type', ['article', 'label']);

/** An article or a label of a playlist (ENT-17); an article may belong to a label. */
export const playlistItems = pgTable(
  'playlist_items',
  {
    id: rowId(),
    playlistId: integer('playlist_id')
      .notNull()
      .references(() => playlists.id, { onDelete: 'cascade' }),
    labelId: integer('label_id').references((): AnyPgColumn => playlistItems.id, {
      onDelete: 'cascade',
    }),
    type: playlistItemType().notNull(),
    title: text().notNull(),
    articleId: integer('article_id').references(() => articles.id, { onDelete: 'cascade' }),
    sortIndex: integer('sort_index').notNull(),
  },
  (table) => [
    check(
      'playlist_items_type_check',
      sql`(${table.type} = 'article') = (${table.articleId} is not null)`,
    ),
    check('playlist_items_label_check', sql`${table.type} = 'article' or ${table.labelId} is null`),
    check('playlist_items_sort_index_check', sql`${table.sortIndex} >= 0`),
    index('playlist_items_playlist_id_idx').on(table.playlistId, table.sortIndex),
    index('playlist_items_label_id_idx').on(table.labelId),
    index('playlist_items_article_id_idx').on(table.articleId),
  ],
);
