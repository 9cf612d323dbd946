import { isCount, isText, listOf, type Shape } from '../../shapes.ts';

/**
 * The server's id of each stored part of a draft, by the part's key. A save changes it, an edit
 * does not, so it is not part of the history.
 */
export type ServerIds = ReadonlyMap<string, number>;

/** `ServerIds` as a journal stores them, in fields named `origins`. */
export type StoredServerIds = readonly (readonly [string, number])[];

/** Accepts stored server ids. */
export const isStoredServerIds: Shape = listOf(
  (pair) => Array.isArray(pair) && pair.length === 2 && isText(pair[0]) && isCount(pair[1]),
);
