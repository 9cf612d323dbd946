import { integer, timestamp } from 'drizzle-orm/pg-core';

/** A point in time, read and written as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The id of a row; seeds and imports may give one, everybody else lets the database count. */
export const rowId = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** When a row was made and last changed. */
export const times = () => ({
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Counts the saves of a row; its text is the ETag (decision 39). */
export const version = () => integer().notNull().default(1);
