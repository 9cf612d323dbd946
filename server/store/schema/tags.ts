import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { rowId, timestamps } from './columns.ts';

/** A subject of quizzes (ENT-19). */
export const tags = pgTable(
  'tags',
  { id: rowId(), title: text().notNull(), ...timestamps() },
  (table) => [
    uniqueIndex('tags_title_key').on(sql`lower(${table.title})`),
    check('tags_title_check', sql`btrim(${table.title}) <> ''`),
  ],
);
