import { escapeText } from './entities.ts';
import type { TextRange } from './find-in-text.ts';
import { isRichText, readPlainText, toStoredPlainText } from './plain-text.ts';
import { inlineElements, readSearchableHtml, type HtmlPiece } from './searchable-text.ts';

/** Replaces the parts of `ranges` that lie in a text; a range that begins before it is removed. */
function replaceInRun(
  text: string,
  start: number,
  ranges: readonly TextRange[],
  replacement: string,
): string {
  let result = '';
  let at = 0;
  for (const range of ranges) {
    if (range.end <= start || range.start >= start + text.length) continue;
    const from = Math.max(range.start - start, 0);
    result += text.slice(at, from) + (range.start >= start ? replacement : '');
    at = Math.min(range.end - start, text.length);
  }
  return result + text.slice(at);
}

/** Returns plain text with its parts at `ranges` replaced. */
export const replaceInPlainText = (
  plain: string,
  ranges: readonly TextRange[],
  replacement: string,
): string => replaceInRun(plain, 0, ranges, replacement);

interface NewPiece extends Pick<HtmlPiece, 'raw' | 'tag'> {
  /** Whether all of its text was replaced by nothing. */
  readonly isEmptied: boolean;
}

function replaceInPiece(
  { raw, tag, run }: HtmlPiece,
  ranges: readonly TextRange[],
  replacement: string,
): NewPiece {
  if (run === null) return { raw, tag, isEmptied: false };
  const text = replaceInRun(run.text, run.start, ranges, replacement);
  if (text === run.text) return { raw, tag, isEmptied: false };
  // Several spaces would collapse.
  return { raw: escapeText(text.replaceAll('  ', ' \u00A0')), tag, isEmptied: text === '' };
}

/** Leaves out formatting around a text that is gone, such as that of `<em></em>`. */
function dropEmptiedFormatting(pieces: readonly NewPiece[]): readonly NewPiece[] {
  const kept: NewPiece[] = [];
  for (const piece of pieces) {
    const [start, emptied] = kept.slice(-2);
    if (
      emptied?.isEmptied === true &&
      piece.tag?.kind === 'end' &&
      start?.tag?.kind === 'start' &&
      start.tag.name === piece.tag.name &&
      inlineElements.has(piece.tag.name)
    )
      kept.splice(-2, 2, emptied);
    else if (!(piece.isEmptied && kept.at(-1)?.isEmptied === true)) kept.push(piece);
  }
  return kept;
}

const joinPieces = (pieces: readonly NewPiece[]): string => pieces.map(({ raw }) => raw).join('');

/**
 * Returns a stored text with its parts at `ranges` replaced, as `findInText` returns them. Rich text
 * keeps its markup: a replacement has the formatting of the first replaced character, and formatting
 * without a text left is dropped.
 */
export function replaceInText(
  stored: string,
  ranges: readonly TextRange[],
  replacement: string,
): string {
  const plain = readPlainText(stored);
  if (plain !== null) return toStoredPlainText(replaceInPlainText(plain, ranges, replacement));
  const pieces = readSearchableHtml(stored).pieces.map((piece) =>
    replaceInPiece(piece, ranges, replacement),
  );
  const shorter = joinPieces(dropEmptiedFormatting(pieces));
  return isRichText(shorter) ? shorter : joinPieces(pieces);
}
