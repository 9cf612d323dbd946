import { sliceLine, type MarkedRange, type PastedLine } from './pasted-line.ts';
import type { PastedPart } from './pasted-questions.ts';

/** Returns where a sign without a backslash before it begins, or -1. */
export function findUnescaped(text: string, sign: string, from: number, to = text.length): number {
  for (let at = from; at < to; at += 1) {
    if (text.charAt(at) === '\\') at += 1;
    else if (text.startsWith(sign, at)) return at;
  }
  return -1;
}

/** Returns a line without the backslashes before GIFT's signs; `\n` is a space. */
function unescapeGift(line: PastedLine): PastedLine {
  if (!line.text.includes('\\')) return line;
  let text = '';
  const places: number[] = [];
  for (let at = 0; at < line.text.length; at += 1) {
    places[at] = text.length;
    const next = line.text.charAt(at + 1);
    if (line.text.charAt(at) === '\\' && /[~=#{}:\\n]/.test(next)) {
      at += 1;
      places[at] = text.length;
      text += next === 'n' ? ' ' : next;
    } else text += line.text.charAt(at);
  }
  places[line.text.length] = text.length;
  const marks = line.marks.map(({ mark, from, to }): MarkedRange => ({
    mark,
    from: places[from] ?? 0,
    to: places[to] ?? 0,
  }));
  return { text, marks };
}

/** The lines of a question as one text, whose parts keep their lines. */
export class GiftText {
  readonly text: string;
  readonly #lines: readonly PastedLine[];
  readonly #block: readonly number[];
  readonly #starts: readonly number[];

  constructor(lines: readonly PastedLine[], block: readonly number[]) {
    this.#lines = lines;
    this.#block = block;
    let length = 0;
    this.#starts = block.map((index) => {
      const start = length;
      length += (lines[index]?.text.length ?? 0) + 1;
      return start;
    });
    this.text = block.map((index) => lines[index]?.text ?? '').join('\n');
  }

  #findRow(at: number): number {
    let [low, high] = [0, this.#starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Returns the index of the source line of a position. */
  getLine(at: number): number {
    return this.#block[this.#findRow(at)] ?? 0;
  }

  /** Returns the parts between two positions, one for each line that has text, unescaped. */
  slice(from: number, to: number): readonly PastedPart[] {
    const parts: PastedPart[] = [];
    for (let row = this.#findRow(from); row < this.#block.length; row += 1) {
      const start = this.#starts[row] ?? 0;
      if (start >= to) break;
      const line = this.#block[row] ?? 0;
      const source = this.#lines[line];
      if (source === undefined) continue;
      const text = sliceLine(
        source,
        Math.max(0, from - start),
        Math.min(source.text.length, to - start),
      );
      if (text.text.trim() !== '') parts.push({ line, text: unescapeGift(text) });
    }
    return parts;
  }
}
