import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

import type { WireNumbers } from '../../../src/api/contract/wire-numbers.ts';

/** A point in time, read and written as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The id of a row, generated unless an import or a seed sets it. */
export const rowId = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** The times at which a row was created and last changed. */
export const timestamps = () => ({
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** The number of saves of a row, used as its ETag (PD-39). */
export const version = () => integer().notNull().default(1);

/**
 * A text by which lists are searched and sorted: in the order of letters (Äpfel before zoo), which
 * ICU knows and every database has alike.
 */
export const keyText = customType<{ data: string }>({
  dataType: () => 'text COLLATE "und-x-icu"',
});

/**
 * Returns what a text is searched and sorted by: lower case, composed and decomposed letters alike.
 * Letters whose lower case depends on what follows become the same everywhere, so that the start of a
 * word finds it: the Greek final sigma, and the Turkish dotted I, whose dot is left out.
 */
export const toSearchKey = (text: SQLWrapper | string): SQL<string> =>
  sql<string>`translate(lower(normalize(${typeof text === 'string' ? sql.raw(text) : text}) collate "und-x-icu"), chr(962) || chr(775), chr(963))`;

/** A column that stores a word as its number. */
export const wordColumn = <Word extends string>(
  name: string,
  { toWire, fromWire }: WireNumbers<Word, number>,
) =>
  customType<{ data: Word; driverData: number }>({
    dataType: () => 'smallint',
    toDriver: toWire,
    fromDriver: fromWire,
  })(name);
