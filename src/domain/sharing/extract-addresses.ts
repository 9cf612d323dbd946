import { extractFromWord, type Fragment } from './extract-from-word.ts';

interface Part {
  readonly text: string;
  readonly found: readonly Fragment[];
}

const hidden = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const lineEnds = /[\r\n\v\f\u2028\u2029]/;
const separators = /[,;，；、]/;
const wordEnds = /[\s<>()[\]{}]/;
const saysSomething = /[\p{L}\p{N}@]/u;

/** Header lines of a mail with people, and those with something else that may look like an address. */
const peopleHeader = /^(?:from|to|cc|bcc|reply-to): /i;
const otherHeader = /^(?:subject|date|message-id|in-reply-to|references): /i;

const hasAddress = ({ found }: Part): boolean => found.some(({ kind }) => kind === 'address');

/**
 * Parses the text between two separators. Words beside an address are a name. A text without an
 * address is one invalid piece, or one for each word when all of them contain an @.
 */
function parsePart(text: string): Part {
  const words = text.split(wordEnds).filter((word) => word !== '');
  const found = words.filter((word) => word.includes('@')).flatMap(extractFromWord);
  const isList = words.length > 1 && words.every((word) => word.includes('@'));
  return {
    text: text.trim(),
    found:
      isList || found.some(({ kind }) => kind === 'address')
        ? found
        : [{ kind: 'invalid', text: text.trim() }],
  };
}

/**
 * Returns the pieces of a line. In a text of several lines each line is a row: the text beside its
 * only address is a name. In any line the text before an address in angle brackets is a name.
 */
function parseLine(line: string, isRow: boolean): readonly Fragment[] {
  const parts = line
    .split(separators)
    .filter((text) => saysSomething.test(text))
    .map(parsePart);
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
 * Returns all addresses of a typed or pasted text, and all pieces that look like one, in their
 * order (QSHR-03). Separators are lines, commas, semicolons and spaces; `"Ana Silva" <ana@x.org>`,
 * `mailto:`, brackets and punctuation are understood. Every word with an @ is returned, and no part
 * of a word counts as an address. Runs in linear time.
 */
export function extractAddresses(text: string): readonly Fragment[] {
  const lines = text
    .replaceAll(hidden, '')
    .replaceAll('&amp;', '&')
    .split(lineEnds)
    .filter((line) => line.trim() !== '');
  const isMail = lines.some((line) => peopleHeader.test(line));
  return lines
    .filter((line) => !(isMail && otherHeader.test(line)))
    .flatMap((line) => parseLine(line, lines.length > 1));
}
