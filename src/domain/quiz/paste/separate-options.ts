import { sliceLine, type PastedLine } from './pasted-line.ts';
import { isBlank, isNote, readAnswer, readAnswerLine, readPlainAnswer } from './read-answer.ts';
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

/** How a text ends that asks for an answer: 'Which is a gas? (Choose one)'. */
const questionEnd = /\?\s*(?:\([^()]{0,80}\)\s*)?$/;

/** Returns the text of the option that a label begins. */
function readOption(text: string, { at }: Label, next: Label | undefined): string {
  const { from, to } = readMarker(text.slice(at, next?.at));
  return text.slice(at + from, at + to);
}

/** Returns the options of a line by their letters; the letters that it leaves out are empty. */
function readOptions(text: string, labels: readonly Label[]): readonly string[] {
  const options: string[] = Array.from({ length: labels.at(-1)?.value ?? 0 }, () => '');
  for (const [index, label] of labels.entries())
    options[label.value - 1] = readOption(text, label, labels[index + 1]);
  return options;
}

/** Whether a comma or a semicolon stands before each label but the first. */
const areCommasBetween = (text: string, labels: readonly Label[]): boolean =>
  labels.slice(1).every(({ at }, last) => commaEnd.test(text.slice(labels[last]?.at, at)));

/** Returns the next lines, as far as they may belong to the same question. */
const listBelow = (lines: readonly PastedLine[], index: number): readonly PastedLine[] =>
  lines.slice(index + 1, index + 11);

/** Returns the answer in the next line that is not empty; null when it has none. */
function readAnswerBelow(lines: readonly PastedLine[], index: number): string | null {
  const next = listBelow(lines, index).find(({ text }) => text.trim() !== '');
  return next === undefined ? null : readAnswerLine(next.text);
}

/** Returns how lettered options below a numbered line are written, before another one; or null. */
function getStyleBelow(lines: readonly PastedLine[], index: number): string | null {
  const next = listBelow(lines, index).find(({ text }) =>
    ['letter', 'number'].includes(readMarker(text).kind),
  );
  const { kind, value } = readMarker(next?.text ?? '');
  return kind === 'letter' && value === 1 ? (listLabels(next?.text ?? '')[0]?.style ?? null) : null;
}

/**
 * Returns the labels of options that stand side by side in a line. Behind another text there must be
 * three of them, from A on, which are not a list in a sentence; where the line begins with one, two.
 * Commas separate options behind a question, behind a number, and where an answer follows.
 */
function findLabels(lines: readonly PastedLine[], index: number): readonly Label[] {
  const text = lines[index]?.text ?? '';
  const labels = listLabels(text);
  const isAtStart = text.slice(0, labels[0]?.at).trim() === '';
  const first = isAtStart ? 0 : labels.findIndex(({ value }) => value === 1);
  const found: Label[] = [];
  for (const label of first === -1 ? [] : labels.slice(first)) {
    const last = found.at(-1);
    if (last === undefined || follows(label, last)) found.push(label);
  }
  if (found.length < (isAtStart ? 2 : 3) || readAnswerLine(text) !== null) return [];
  const mayHaveCommas =
    isAtStart ||
    questionEnd.test(text.slice(0, found[0]?.at)) ||
    readMarker(text).kind === 'number' ||
    readAnswerBelow(lines, index) !== null;
  const options = found.map((label, at) => {
    const option = readOption(text, label, found[at + 1]);
    const isApart = found[at + 1]?.isAfterTabOrSpaces ?? false;
    return { option, isApart, isJoined: !isApart && connector.test(option) };
  });
  const isInSentence = options
    .slice(0, -1)
    .some(
      ({ option, isApart }) =>
        !isApart && (joinEnd.test(option) || (!mayHaveCommas && commaEnd.test(option))),
    );
  const endsInLabel = options.at(-1)?.option.trim() === '';
  const joined = options.map(({ isJoined }) => isJoined);
  const joinsLetters = isAtStart
    ? joined[0] === true && (endsInLabel || !joined.slice(0, -1).includes(false))
    : joined.includes(true);
  return isInSentence || joinsLetters ? [] : found;
}

/** Whether a line is an option with a bullet: not 'Points: 2', an answer or an ornament. */
function isBulletOption(text = ''): boolean {
  const { kind, from } = readMarker(text);
  const content = text.slice(from);
  return (
    kind === 'bullet' &&
    /[\p{L}\p{N}]/u.test(content) &&
    !isNote(content) &&
    readAnswerLine(content) === null
  );
}

/**
 * Whether the options of a line that has labels behind its text follow below, so that the labels are
 * part of the question: '(a) iron (b) zinc' before 'A) only a'. A text between them belongs to the
 * question when the labels below are written in another way.
 */
function hasOptionsBelow(
  lines: readonly PastedLine[],
  index: number,
  labels: readonly Label[],
): boolean {
  const [first] = labels;
  const { text: ownText = '' } = lines[index] ?? {};
  const own = readMarker(ownText);
  const isQuestion = questionEnd.test(ownText.slice(0, first?.at));
  const isListInSentence = !isQuestion && areCommasBetween(ownText, labels);
  let isAfterBlank = false;
  const texts: string[] = [];
  let isAfterParagraph = false;
  const below = listBelow(lines, index);
  for (const [offset, { text }] of below.entries()) {
    const at = index + 1 + offset;
    const { kind, value, delimiter, from } = readMarker(text);
    const content = kind === 'bullet' ? text.slice(from) : text;
    const answer = readAnswerLine(content);
    if (answer !== null)
      return (
        isListInSentence &&
        !isAfterParagraph &&
        texts.length > 1 &&
        readAnswer(answer, readOptions(ownText, labels)) === null &&
        readAnswer(answer, texts) !== null
      );
    if (isBulletOption(text) && isBulletOption(below[offset + 1]?.text)) return isListInSentence;
    if (kind !== 'letter' && findLabels(lines, at).length > 0) return false;
    if (kind === 'number') {
      const isAnotherList = own.kind !== 'number' || own.delimiter !== delimiter;
      const style = getStyleBelow(lines, at);
      const isOtherQuestion = style !== null && (isQuestion || style === first?.style);
      return value === 1 && isAnotherList && !isOtherQuestion;
    }
    if (kind === 'letter') {
      const isOtherQuestion =
        (texts.length > 0 || isAfterParagraph) &&
        (listLabels(text)[0]?.style === first?.style || (isQuestion && isAfterParagraph));
      return value === 1 && !isOtherQuestion;
    }
    if (text.trim() === '') isAfterBlank = true;
    else if (isAfterBlank) isAfterParagraph = true;
    else texts.push(text.trim());
  }
  return false;
}

const answerInOption =
  /(\s)(\(?(?:(?:the|your)\s)?(?:(?:correct|right)\s)?(?:answers?|ans|key|solution)\s{0,3}[:=])/i;

/**
 * Where an answer begins behind the last option of a line: 'D) zinc  Answer: B'. It names options of
 * the line and the next line names none plainly, or is a blank to fill in. Another one must look like
 * an answer and be the only one: 'Answer: E', and neither 'no right answer: all wrong' nor 'ans = x'.
 * The whole text of an option is no answer: 'C) The key: A'.
 */
function findAnswer(
  lines: readonly PastedLine[],
  index: number,
  labels: readonly Label[],
): readonly number[] {
  const text = lines[index]?.text ?? '';
  const from = labels.at(-1)?.at ?? 0;
  const found = answerInOption.exec(text.slice(from));
  const [, , word = ''] = found ?? [];
  const at = from + (found?.index ?? 0);
  const answer = found === null ? null : readAnswerLine(text.slice(at));
  if (answer === null) return [];
  const own = readOptions(text.slice(0, at), labels);
  const before = own.at(-1)?.trim() ?? '';
  const below = readAnswerBelow(lines, index);
  if (before === '') return [];
  if (isBlank(answer)) return [at];
  if (readAnswer(answer, own) !== null)
    return below === null || readPlainAnswer(below, own) === null ? [at] : [];
  const looksLikeAnswer =
    /^\(?[A-Z]/.test(word) &&
    /ans/i.test(word) &&
    !/(?:^|\s)(?:the|an?|no|my|his|her|our)$/i.test(before);
  return looksLikeAnswer && below === null ? [at] : [];
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
  const labels = findLabels(lines, index);
  const [first] = labels;
  if (first === undefined) return [line];
  const isBehindText = text.slice(0, first.at).trim() !== '';
  if (isBehindText && (isOption || hasOptionsBelow(lines, index, labels))) return [line];
  const starts = labels.map(({ at }) => at);
  const ends = starts.slice(1);
  const hasCommas = areCommasBetween(text, labels);
  const cuts = [...(isBehindText ? starts : ends), ...findAnswer(lines, index, labels)];
  return [0, ...cuts].map((from, at) => {
    const part = sliceLine(line, from, cuts[at] ?? text.length);
    const endsInComma = hasCommas && ends.includes(cuts[at] ?? -1);
    return endsInComma ? sliceLine(part, 0, part.text.search(commaEnd)) : part;
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
