import * as z from 'zod/mini';

const largestId = 2_147_483_647;

/** The id of a row in a body or an answer. */
export const rowId = z
  .int({ error: 'An id is a whole number.' })
  .check(
    z.positive({ error: 'An id is a positive number.' }),
    z.maximum(largestId, { error: 'This id is too large.' }),
  );

const asNumber = (value: number | string): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** An id in a path: digits on the wire, a number for whoever reads it. */
export const pathId = z.pipe(
  z.transform(asNumber),
  z
    .int({ error: 'An id is a whole number.' })
    .check(z.positive({ error: 'An id is a positive number.' })),
);

/** A whole number from `least` to `most` in a query string. */
export const queryNumber = (least: number, most: number) =>
  z.pipe(
    z.transform(asNumber),
    z
      .int({ error: `A whole number from ${String(least)} to ${String(most)}.` })
      .check(z.minimum(least), z.maximum(most)),
  );

/** A point in time as ISO 8601 in UTC, such as 2026-03-01T09:30:00.000Z. */
export const instant = z.iso.datetime({
  error: 'A time is ISO 8601 in UTC, such as 2026-03-01T09:30:00.000Z.',
});

/** A day as ISO 8601, such as 2026-03-01. */
export const day = z.iso.date({ error: 'A day is ISO 8601, such as 2026-03-01.' });

/** Words of at most `most` characters. */
export const text = (most: number) =>
  z
    .string()
    .check(z.maxLength(most, { error: `At most ${most.toLocaleString('en')} characters.` }));

/** Words that are not blank, of at most `most` characters. */
export const requiredText = (most: number) =>
  text(most).check(z.refine((value) => value.trim() !== '', { error: 'This field is required' }));

/** An e-mail address of at most 254 characters. */
export const emailAddress = z.pipe(text(254), z.email({ error: 'This is not an e-mail address.' }));

/** The path of a call about one row. */
export const byId = z.strictObject({ id: pathId });

/** The content of a call that answers with nothing. */
export const nothing = z.null();

/** A list of row ids, at least one and at most `most`. */
export const rowIds = (most: number) =>
  z
    .array(rowId)
    .check(
      z.minLength(1, { error: 'At least one is needed.' }),
      z.maxLength(most, { error: `At most ${String(most)} at once.` }),
    );
