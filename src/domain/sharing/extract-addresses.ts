import { addressesIn } from './addresses-in.ts';
import type { Fragment } from './fragment.ts';

interface Part {
  readonly text: string;
  readonly found: readonly Fragment[];
}

const hidden = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const lineEnds = /[\r\n\v\f\u2028\u2029]/;
const separators = /[,;，；、]/;
const wordEnds = /[\s<>()[\]{}]/;
const saysSomething = /[\p{L}\p{N}@]/u;

const hasAddress = ({ found }: Part): boolean => found.some(({ kind }) => kind === 'address');

/** What a part between separators holds: words beside an address are a name, a part without an address is one invalid piece. */
function partOf(text: string): Part {
  const found = text
    .split(wordEnds)
    .filter((word) => word.includes('@'))
    .flatMap(addressesIn);
  return {
    text: text.trim(),
    found: found.some(({ kind }) => kind === 'address')
      ? found
      : [{ kind: 'invalid', text: text.trim() }],
  };
}

/** A line's pieces. Of several lines each is a row: what stands beside its only address is a name; so is, in any line, the part before an address in angle brackets. */
function piecesOfLine(line: string, isRow: boolean): readonly Fragment[] {
  const parts = line
    .split(separators)
    .filter((text) => saysSomething.test(text))
    .map(partOf);
  const holders = parts.filter(hasAddress).length;
  if (isRow && holders === 0 && !line.includes('@'))
    return parts.length === 0 ? [] : [{ kind: 'invalid', text: line.trim() }];
  let isName = false;
  const pieces: (readonly Fragment[])[] = [];
  for (const part of parts.toReversed()) {
    const isLeftOut = !part.text.includes('@') && (isName || (isRow && holders === 1));
    if (!isLeftOut) pieces.push(part.found);
    isName = hasAddress(part) && part.text.includes('<');
  }
  return pieces.reverse().flat();
}

/**
 * Every address of a typed or pasted text and every piece that looks meant as one, in their order (QSHR-03): lines, commas, semicolons and spaces between
 * them, `"Ana Silva" <ana@x.org>`, `mailto:`, brackets and punctuation around them. Nothing with an @ is lost, and no part of a word is taken for
 * an address. Linear in the length of the text.
 */
export function extractAddresses(text: string): readonly Fragment[] {
  const lines = text
    .replaceAll(hidden, '')
    .split(lineEnds)
    .filter((line) => line.trim() !== '');
  return lines.flatMap((line) => piecesOfLine(line, lines.length > 1));
}
