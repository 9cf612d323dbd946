import * as z from 'zod/mini';

import type { MessageKey } from '../../domain/messages/en.ts';
import { addressShape } from '../../domain/sharing/address.ts';

const largestId = 2_147_483_647;

/** The id of a row in a body or a response. */
export const rowId = z
  .int({ error: 'An id is a whole number.' })
  .check(
    z.positive({ error: 'An id is a positive number.' }),
    z.maximum(largestId, { error: 'This id is too large.' }),
  );

const asNumber = (value: number | string): unknown =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;

/** An id in a path: digits on the wire, a number in the code. */
export const pathId = z.pipe(
  z.transform(asNumber),
  z
    .int({ error: 'An id is a whole number.' })
    .check(z.positive({ error: 'An id is a positive number.' })),
);

/** A whole number from `min` to `max` in a query string. */
export const queryNumber = (min: number, max: number) =>
  z.pipe(
    z.transform(asNumber),
    z
      .int({ error: `A whole number from ${String(min)} to ${String(max)}.` })
      .check(z.minimum(min), z.maximum(max)),
  );

/** A point in time as ISO 8601 in UTC, such as 2026-03-01T09:30:00.000Z. */
export const instant = z.iso.datetime({
  error: 'A time is ISO 8601 in UTC, such as 2026-03-01T09:30:00.000Z.',
});

/** A day as ISO 8601, such as 2026-03-01. */
export const day = z.iso.date({ error: 'A day is ISO 8601, such as 2026-03-01.' });

/** A text of at most `max` characters. */
export const text = (max: number) => z.string().check(z.maxLength(max));

/**
 * Returns the key of a message as the error of a schema. Other errors of schemas are English texts
 * for developers who call the API; without one, the server says what the schema wants.
 */
export const asKey = (key: MessageKey): string => key;

/** A text of at most `max` characters that is not blank. */
export const requiredText = (max: number) =>
  text(max).check(z.refine((value) => value.trim() !== '', { error: asKey('session.required') }));

/** An e-mail address of at most 254 characters. */
export const emailAddress = z.pipe(text(254), z.email({ pattern: addressShape }));

/** The path parameters of a call for one row. */
export const byId = z.strictObject({ id: pathId });

/** The content of a response without content. */
export const nothing = z.null();

/** A list of row ids, from one to `max`. */
export const rowIds = (max: number) => z.array(rowId).check(z.minLength(1), z.maxLength(max));
