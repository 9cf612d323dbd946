import { readSearchableText } from './searchable-text.ts';

/** What is searched for. */
export interface TextSearch {
  readonly text: string;
  readonly matchesCase: boolean;
}

/** A part of a searchable text, from `start` to before `end`. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Lower-cases each character that stays one, so that positions stay the same. */
function toLowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return [...text]
    .map((character) => {
      const each = character.toLowerCase();
      return each.length === character.length ? each : character;
    })
    .join('');
}

function toCompared(text: string, matchesCase: boolean): string {
  const spaced = text.replaceAll(/[^\S\n]/g, ' ');
  return matchesCase ? spaced : toLowerCase(spaced);
}

/**
 * Returns where `search` is found in plain text, in order and without overlaps. All kinds of spaces
 * are equal, and a match is in one line.
 */
export function findInPlainText(
  plain: string,
  { text, matchesCase }: TextSearch,
): readonly TextRange[] {
  const wanted = toCompared(text, matchesCase);
  if (wanted === '' || wanted.includes('\n')) return [];
  const within = toCompared(plain, matchesCase);
  const ranges: TextRange[] = [];
  for (
    let start = within.indexOf(wanted);
    start !== -1;
    start = within.indexOf(wanted, start + wanted.length)
  )
    ranges.push({ start, end: start + wanted.length });
  return ranges;
}

/** Returns where `search` is found in the visible text of a stored text; it can cross formatting. */
export const findInText = (stored: string, search: TextSearch): readonly TextRange[] =>
  findInPlainText(readSearchableText(stored), search);
