import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { ListName, ListSettings } from '../../../src/domain/lists/list-settings.ts';
import { users } from './auth.ts';
import { instant, version } from './columns.ts';

/** What a person saved about a list: views, columns and page size. */
export const listSettings = pgTable(
  'list_settings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text().$type<ListName>().notNull(),
    settings: jsonb().$type<ListSettings>().notNull(),
    version: version(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.list] })],
);
