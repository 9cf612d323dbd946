import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { users } from './auth.ts';
import { instant } from './columns.ts';

/**
 * A file in the file store, with width and height for images. One that `goesWithItsRows` is deleted
 * when no row references it; texts may link to the others, so they stay.
 */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    goesWithItsRows: boolean('goes_with_its_rows').notNull().default(false),
    uploadedBy: integer('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('files_bytes_check', sql`${table.bytes} >= 0`),
    index('files_uploaded_by_idx').on(table.uploadedBy),
    index('files_goes_with_its_rows_idx')
      .on(table.createdAt)
      .where(sql`${table.goesWithItsRows}`),
  ],
);
