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

/** A text that joins two letters in a sentence: 'both a) and b)', 'a), b) or c)'. */
const connector = /^(?:[\s,;&/]|(?:and|or|und|oder|et|ou)(?=[\s,;&/]|$))*$/i;

/** How an option ends in a list within a sentence: 'to teach, and'. */
const joinEnd = /\s(?:and|or|und|oder|et|ou)\s*$/i;
const commaEnd = /[,;]\s*$/;

/**
 * Returns the labels of options that stand side by side in a line. Behind another text there must be
 * three of them, from A on, which are not a list in a sentence; where the line begins with one, two.
 */
function findLabels(text: string): readonly Label[] {
  const labels = listLabels(text);
  const start = text.slice(0, labels[0]?.at).trim();
  const isAtStart = start === '';
  const mayHaveCommas = isAtStart || start.endsWith('?');
  const first = isAtStart ? 0 : labels.findIndex(({ value }) => value === 1);
  const found: Label[] = [];
  for (const label of first === -1 ? [] : labels.slice(first)) {
    const last = found.at(-1);
    if (last === undefined || follows(label, last)) found.push(label);
  }
  if (found.length < (isAtStart ? 2 : 3) || readAnswerLine(text) !== null) return [];
  const areOptions = found.every(({ at }, index) => {
    const next = found[index + 1];
    const { from, to } = readMarker(text.slice(at, next?.at));
    const option = text.slice(at + from, at + to);
    const isInSentence =
      next?.isAfterTabOrSpaces === false &&
      (joinEnd.test(option) || (!mayHaveCommas && commaEnd.test(option)));
    return !isInSentence && !connector.test(option);
  });
  return areOptions ? found : [];
}

const maxLinesBetween = 10;

/**
 * Whether the options of a line that has labels behind its text follow below, so that the labels are
 * part of the question: '(a) iron (b) zinc' before 'A) only a'. A text between them belongs to the
 * question when the labels below are written in another way.
 */
function hasOptionsBelow(
  lines: readonly PastedLine[],
  index: number,
  [first]: readonly Label[],
): boolean {
  const own = readMarker(lines[index]?.text ?? '');
  let hasTextBetween = false;
  for (const { text } of lines.slice(index + 1, index + 1 + maxLinesBetween)) {
    const { kind, value, delimiter } = readMarker(text);
    if (kind === 'number')
      return value === 1 && (own.kind !== 'number' || own.delimiter !== delimiter);
    if (kind === 'letter')
      return value === 1 && !(hasTextBetween && listLabels(text)[0]?.style === first?.style);
    if (kind === 'bullet' || readAnswerLine(text) !== null || findLabels(text).length > 0)
      return false;
    hasTextBetween ||= text.trim() !== '';
  }
  return false;
}

/** Where an answer begins behind the last option of a line: 'D) zinc  Answer: B'. */
function findAnswer(text: string, from: number): readonly number[] {
  const found = /\s\(?(?:(?:correct|right)\s)?(?:answers?|ans|key|solution)\s{0,3}[:=]/i.exec(
    text.slice(from),
  );
  return found === null || readAnswerLine(text.slice(from + found.index)) === null
    ? []
    : [from + found.index];
}

/** Splits a line before each option in it, unless the options of its question follow below. */
function splitLine(
  lines: readonly PastedLine[],
  index: number,
  isOption: boolean,
): readonly PastedLine[] {
  const line = lines[index];
  if (line === undefined) return [];
  const { text } = line;
  const labels = findLabels(text);
  const [first, last] = [labels[0], labels.at(-1)];
  if (first === undefined || last === undefined) return [line];
  const isBehindText = text.slice(0, first.at).trim() !== '';
  if (isBehindText && (isOption || hasOptionsBelow(lines, index, labels))) return [line];
  const starts = labels.map(({ at }) => at);
  const ends = starts.slice(1);
  const areCommasBetween = ends.every((end, at) => commaEnd.test(text.slice(starts[at], end)));
  const cuts = [...(isBehindText ? starts : ends), ...findAnswer(text, last.at)];
  return [0, ...cuts].map((from, at) => {
    const part = sliceLine(line, from, cuts[at] ?? text.length);
    const hasComma = areCommasBetween && ends.includes(cuts[at] ?? -1);
    return hasComma ? sliceLine(part, 0, part.text.search(commaEnd)) : part;
  });
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

/**
 * Returns lines with each option on its own, also those that stand side by side or in columns. In
 * the text of an option (`isOption`) a line is only split where it begins with one.
 */
export function separateOptions(
  lines: readonly PastedLine[],
  isOption = false,
): readonly SourceLine[] {
  const separated: SourceLine[] = [];
  let options: SourceLine[] = [];
  const endOptions = (): void => {
    const isSideBySide = options.some(({ index }, at) => index === options[at + 1]?.index);
    separated.push(...(isSideBySide ? sortColumns(options) : options));
    options = [];
  };
  for (const index of lines.keys())
    for (const part of splitLine(lines, index, isOption)) {
      const { kind, value } = readMarker(part.text);
      if (kind !== 'letter' || value === 1) endOptions();
      if (kind === 'letter') options.push({ index, line: part });
      else separated.push({ index, line: part });
    }
  endOptions();
  return separated;
}
