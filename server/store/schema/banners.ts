import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, smallint, text } from 'drizzle-orm/pg-core';

import { instant, rowId, timestamps, version } from './columns.ts';

/** A banner of the site (ENT-24); the message is sanitized rich text, the type 1 to 4. */
export const banners = pgTable(
  'banners',
  {
    id: rowId(),
    message: text().notNull(),
    type: smallint().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    isPublished: boolean('is_published').notNull().default(false),
    startDate: instant('start_date'),
    endDate: instant('end_date'),
    version: version(),
    ...timestamps(),
  },
  (table) => [
    check('banners_type_check', sql`${table.type} between 1 and 4`),
    check('banners_dates_check', sql`${table.endDate} > ${table.startDate}`),
  ],
);
