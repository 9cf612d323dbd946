import {
  createLine,
  hasFormatting,
  joinLines,
  toStoredText,
  trimLine,
  type PastedLine,
} from './pasted-line.ts';
import { readHtmlLines } from './read-html-lines.ts';

/** Returns the lines of pasted HTML, or null when plain text loses nothing of them. */
export function readFormattedLines(html: string): readonly PastedLine[] | null {
  const lines = readHtmlLines(html);
  return lines?.some(hasFormatting) === true ? lines : null;
}

/**
 * Returns the text of a field as rich text, with the formatting of the lines that were pasted as
 * `text` at `start`. Null when that text is no longer there.
 */
export function keepFormatting(
  current: string,
  { text, start }: { readonly text: string; readonly start: number },
  lines: readonly PastedLine[],
): string | null {
  if (!current.startsWith(text, start)) return null;
  const separator = text.includes('\n') ? '\n' : ' ';
  return toStoredText(
    joinLines([
      createLine(current.slice(0, start) + (/^\s+/.exec(text)?.[0] ?? '')),
      joinLines(lines.map(trimLine), separator),
      createLine((/\s+$/.exec(text)?.[0] ?? '') + current.slice(start + text.length)),
    ]),
  );
}
