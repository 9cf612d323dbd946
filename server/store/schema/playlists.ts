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
import { instant, keyText, rowId, timestamps, toSearchKey, version } from './columns.ts';

const isNotDeleted = sql`deleted_at is null`;

/**
 * A user's list of videos. A deleted one is purged after a day. `titleKey` is the lower-case title,
 * for searching and sorting. Triggers keep `articleCount` and `durationSeconds`, the length of all
 * videos. The indexes of lists contain what lists search (docs/decisions/0018):
 * those with the owner first serve the own playlists.
 */
export const playlists = pgTable(
  'playlists',
  {
    id: rowId(),
    title: text().notNull(),
    titleKey: keyText('title_key').notNull().generatedAlwaysAs(toSearchKey('title')),
    articleCount: integer('article_count').notNull().default(0),
    durationSeconds: integer('duration_seconds').notNull().default(0),
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
    index('playlists_own_created_at_idx')
      .on(table.ownerId, table.createdAt, table.id, table.titleKey)
      .where(isNotDeleted),
    index('playlists_own_updated_at_idx')
      .on(table.ownerId, table.updatedAt, table.id, table.titleKey)
      .where(isNotDeleted),
    index('playlists_own_title_idx')
      .on(table.ownerId, table.titleKey, table.id)
      .where(isNotDeleted),
    index('playlists_own_id_idx').on(table.ownerId, table.id, table.titleKey).where(isNotDeleted),
    index('playlists_own_article_count_idx')
      .on(table.ownerId, table.articleCount, table.id, table.titleKey)
      .where(isNotDeleted),
    index('playlists_own_duration_idx')
      .on(table.ownerId, table.durationSeconds, table.id, table.titleKey)
      .where(isNotDeleted),
    index('playlists_list_created_at_idx')
      .on(table.createdAt, table.id, table.titleKey, table.ownerId)
      .where(isNotDeleted),
    index('playlists_list_title_idx')
      .on(table.titleKey, table.id, table.ownerId)
      .where(isNotDeleted),
    index('playlists_list_id_idx').on(table.id, table.titleKey, table.ownerId).where(isNotDeleted),
    index('playlists_deleted_at_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
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
