import { joinLines, toStoredText, trimLine, type PastedLine } from './pasted-line.ts';
import type { PastedPart } from './pasted-questions.ts';

/** Returns the stored text of an option: its lines as one. */
export const toOptionText = (parts: readonly PastedPart[]): string =>
  toStoredText(
    joinLines(
      parts.map(({ text }) => trimLine(text)),
      ' ',
    ),
  );

/** Returns the stored text of a question. Blank lines inside separate its paragraphs. */
export function toTitleText(parts: readonly PastedPart[]): string {
  const paragraphs: PastedLine[][] = [];
  let last = -2;
  for (const { line, text } of parts) {
    const paragraph = paragraphs.at(-1);
    if (paragraph === undefined || line > last + 1) paragraphs.push([trimLine(text)]);
    else paragraph.push(trimLine(text));
    last = line;
  }
  return toStoredText(
    joinLines(
      paragraphs.map((lines) => joinLines(lines, ' ')),
      '\n',
    ),
  );
}
