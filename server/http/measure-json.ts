/** How many values a JSON text may hold, and how deeply they may be nested. */
export interface JsonLimits {
  readonly maxValues: number;
  readonly maxDepth: number;
}

/** How many values a JSON text holds at most, or which limit it exceeds. */
export type JsonSize =
  | { readonly values: number }
  | { readonly excess: 'values' }
  | { readonly excess: 'depth' };

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
/** `{` and `[`, `}` and `]` differ in this bit only. */
const braceBit = 0x20;
const openBracket = 0x5b;
const closeBracket = 0x5d;

/** Returns the index after the string that starts at `from`, which is after its quote. */
function skipString(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at + 1;
}

/**
 * Counts the values of a JSON text in UTF-8 without parsing it, and stops at the first limit that
 * is exceeded. Every value stands at the start or after a comma or an opening bracket; an empty
 * array or object counts as two. Does not check the syntax.
 */
export function measureJson(bytes: Uint8Array, { maxValues, maxDepth }: JsonLimits): JsonSize {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) at = skipString(bytes, at + 1) - 1;
    else if (byte === comma) values += 1;
    else if ((byte & ~braceBit) === openBracket) {
      values += 1;
      depth += 1;
      if (depth > maxDepth) return { excess: 'depth' };
    } else if ((byte & ~braceBit) === closeBracket) depth -= 1;
    if (values > maxValues) return { excess: 'values' };
  }
  return { values };
}
