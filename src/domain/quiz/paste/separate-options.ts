import { sliceLine, type PastedLine } from './pasted-line.ts';
import { readAnswerLine } from './read-answer.ts';
import { readMarker } from './read-marker.ts';

/** A line, or the part of one that holds an option, with the index of its source line. */
export interface SourceLine {
  readonly index: number;
  readonly line: PastedLine;
}

interface Label {
  readonly at: number;
  readonly value: number;
  /** How it is written: `A)`, `a.`, `(a)`. */
  readonly style: string;
  readonly isAfterTabOrSpaces: boolean;
}

const labelPattern = /(?<=^|\s)(?:\*|\[[ xX]\]\s?)?(\(?)([A-Za-z])(\)|[.:\]](?=\s))/g;

const listLabels = (text: string): readonly Label[] =>
  Array.from(
    text.matchAll(labelPattern),
    ({ index, 1: open = '', 2: letter = '', 3: end = '' }) => ({
      at: index,
      value: (letter.toLowerCase().codePointAt(0) ?? 0) - 96,
      style: `${open}${letter < 'a' ? 'A' : 'a'}${end}`,
      isAfterTabOrSpaces: /\t|\s\s/.test(text.slice(Math.max(0, index - 2), index)),
    }),
  );

/** Whether a label goes on with the options of a line, whose last label is `last`. */
const follows = ({ value, style, isAfterTabOrSpaces }: Label, last: Label): boolean =>
  style === last.style &&
  value > last.value &&
  (isAfterTabOrSpaces || (value === last.value + 1 && style.endsWith(')')));

/**
 * Returns the labels of options that stand side by side in a line. Behind another text there must be
 * three of them, from A on; where the line begins with one, two.
 */
function findLabels(text: string): readonly Label[] {
  const labels = listLabels(text);
  const isAtStart = text.slice(0, labels[0]?.at).trim() === '';
  const first = isAtStart ? 0 : labels.findIndex(({ value }) => value === 1);
  const found: Label[] = [];
  for (const label of first === -1 ? [] : labels.slice(first)) {
    const last = found.at(-1);
    if (last === undefined || follows(label, last)) found.push(label);
  }
  if (found.length < (isAtStart ? 2 : 3) || readAnswerLine(text) !== null) return [];
  const isFilled = found.every(({ at }, index) => {
    const { from, to } = readMarker(text.slice(at, found[index + 1]?.at));
    return to > from;
  });
  return isFilled ? found : [];
}

/** Splits a line before each option in it, unless the options of its question follow below. */
function splitLine(line: PastedLine, next: PastedLine | undefined): readonly PastedLine[] {
  const { text } = line;
  const labels = findLabels(text);
  const start = text.slice(0, labels[0]?.at);
  if (start.trim() !== '') {
    const below = readMarker(next?.text ?? '');
    if (below.kind === 'letter' && below.value === 1) return [line];
  }
  const cuts = labels.map(({ at }) => at);
  if (start.trim() === '') cuts.shift();
  return [0, ...cuts].map((from, index) => sliceLine(line, from, cuts[index] ?? text.length));
}

/** Sorts options that stand in columns, so that their letters count from A on. */
function sortColumns(options: readonly SourceLine[]): readonly SourceLine[] {
  const sorted = options
    .map((each) => ({ each, value: readMarker(each.line.text).value }))
    .sort((a, b) => a.value - b.value);
  return sorted.every(({ value }, index) => value === index + 1)
    ? sorted.map(({ each }) => each)
    : options;
}

/** Returns lines with each option on its own, also those that stand side by side or in columns. */
export function separateOptions(lines: readonly PastedLine[]): readonly SourceLine[] {
  const separated: SourceLine[] = [];
  let options: SourceLine[] = [];
  const endOptions = (): void => {
    const isSideBySide = options.some(({ index }, at) => index === options[at + 1]?.index);
    separated.push(...(isSideBySide ? sortColumns(options) : options));
    options = [];
  };
  for (const [index, line] of lines.entries())
    for (const part of splitLine(line, lines[index + 1])) {
      const { kind, value } = readMarker(part.text);
      if (kind !== 'letter' || value === 1) endOptions();
      if (kind === 'letter') options.push({ index, line: part });
      else separated.push({ index, line: part });
    }
  endOptions();
  return separated;
}
