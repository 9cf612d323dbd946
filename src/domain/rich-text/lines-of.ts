import { elementsWithoutText } from './allowed.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { readPlain } from './plain-text.ts';

const blocks: ReadonlySet<string> = new Set(['p', 'div', 'pre', 'blockquote', 'hr', 'h1', 'h2', 'h3', 'h4', 'li', 'table', 'tr', 'br']);
const cells: ReadonlySet<string> = new Set(['td', 'th']);
const silent: ReadonlySet<string> = new Set(elementsWithoutText);

const startsLine = (piece: Piece): boolean => piece.kind === 'start' ? blocks.has(piece.name) : piece.kind === 'end' && piece.name === 'p';

/** The shown words of rich text as the browser would break them into lines; a formula stands as it was written. */
function linesOfRich(html: string): readonly string[] {
  const lines: string[] = [];
  let line: string | null = null;
  let skipped: string | null = null;
  const add = (words: string): void => { line = (line ?? '') + words; };
  for (const piece of piecesOf(html)) {
    if (skipped !== null) {
      if (piece.kind === 'end' && piece.name === skipped) skipped = null;
    } else if (piece.kind === 'text') {
      const words = piece.text.replaceAll(/[ \t\n\r\f]+/g, ' ');
      if (words !== ' ' || line !== null) add(words);
    } else if (piece.kind === 'start' && (silent.has(piece.name) || (piece.name === 'math' && piece.attributes.has('alttext')))) {
      skipped = piece.name;
      add(piece.attributes.get('alttext') ?? '');
    } else if (piece.kind === 'start' && cells.has(piece.name)) add(' ');
    else if (startsLine(piece)) {
      if (line !== null) lines.push(line);
      line = piece.kind === 'start' ? '' : null;
    }
  }
  if (line !== null) lines.push(line);
  return lines.map((words) => words.trim());
}

/** The words a kept text shows, line by line. */
export function linesOf(text: string): readonly string[] {
  const plain = readPlain(text);
  return plain === null ? linesOfRich(text) : plain.split('\n');
}
