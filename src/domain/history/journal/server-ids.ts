import { isCount, isText, listOf, type Shape } from '../../shapes.ts';

/** The server's id of each stored part of a document, by the part's key. */
export type Origins = ReadonlyMap<string, number>;

/** Accepts stored origins: pairs of a key and an id. */
export const isOrigins: Shape = listOf(
  (pair) => Array.isArray(pair) && pair.length === 2 && isText(pair[0]) && isCount(pair[1]),
);
