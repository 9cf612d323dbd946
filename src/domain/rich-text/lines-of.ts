import { elementsWithoutText } from './allowed.ts';
import { piecesOf } from './pieces.ts';
import { readPlain } from './plain-text.ts';

/** Each of these is a line even when it is empty; `boxes` only end the line before. */
const lineElements: ReadonlySet<string> = new Set(['p', 'pre', 'h1', 'h2', 'h3', 'h4']);
const boxes: ReadonlySet<string> = new Set([
  'div',
  'blockquote',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'hr',
]);
const cells: ReadonlySet<string> = new Set(['td', 'th']);
const silent: ReadonlySet<string> = new Set(elementsWithoutText);

class Lines {
  readonly done: string[] = [];
  #line: string | null = null;

  add(words: string): void {
    if (words !== ' ' || this.#line !== null) this.#line = (this.#line ?? '') + words;
  }

  begin(): void {
    this.endWords();
    this.#line = '';
  }

  end(): void {
    if (this.#line !== null) this.done.push(this.#line.trim());
    this.#line = null;
  }

  endWords(): void {
    if (this.#line?.trim() === '') this.#line = null;
    this.end();
  }

  break(): void {
    this.#line ??= '';
    this.end();
    this.#line = '';
  }
}

function linesOfRich(html: string): readonly string[] {
  const lines = new Lines();
  let skipped: string | null = null;
  for (const piece of piecesOf(html)) {
    if (skipped !== null) {
      if (piece.kind === 'end' && piece.name === skipped) skipped = null;
    } else if (piece.kind === 'text') lines.add(piece.text.replaceAll(/[ \t\n\r\f]+/g, ' '));
    else if (boxes.has(piece.name)) lines.endWords();
    else if (lineElements.has(piece.name)) {
      if (piece.kind === 'start') lines.begin();
      else lines.end();
    } else if (piece.kind === 'start' && piece.name === 'br') lines.break();
    else if (piece.kind === 'start' && cells.has(piece.name)) lines.add(' ');
    else if (
      piece.kind === 'start' &&
      (silent.has(piece.name) || (piece.name === 'math' && piece.attributes.has('alttext')))
    ) {
      skipped = piece.name;
      lines.add(piece.attributes.get('alttext') ?? '');
    }
  }
  lines.endWords();
  return lines.done;
}

/** The words a kept text shows, line by line; a formula stands as it was written. */
export function linesOf(text: string): readonly string[] {
  const plain = readPlain(text);
  return plain === null ? linesOfRich(text) : plain.split('\n');
}
