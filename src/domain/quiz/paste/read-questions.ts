import type { PastedLine } from './pasted-line.ts';
import type { LinesRead, PasteFormat, PasteReading } from './pasted-questions.ts';
import { readAiken } from './read-aiken.ts';
import { readGift } from './read-gift.ts';
import { readOutline } from './read-outline.ts';
import { separateOptions } from './separate-options.ts';
import { findTableShare, readTable } from './read-table.ts';

const readers: Readonly<Record<PasteFormat, (lines: readonly PastedLine[]) => LinesRead>> = {
  lettered: (lines) => readOutline(lines, false),
  bullets: (lines) => readOutline(lines, true),
  table: readTable,
  aiken: readAiken,
  gift: readGift,
};

/** Reads lines in a format that an author chose. */
export const readQuestionsAs = (
  format: PasteFormat,
  lines: readonly PastedLine[],
): PasteReading => ({ format, lines, ...readers[format](lines) });

const looksLikeGift = (lines: readonly PastedLine[]): boolean =>
  lines.some(
    ({ text }) =>
      /^\s*(?:::|\/\/|\$CATEGORY:)/.test(text) ||
      /\{\s*(?:[=~#}]|(?:T|F|TRUE|FALSE)\s*[}#]|$)/.test(text),
  );

const countComplete = ({ questions }: PasteReading): number =>
  questions.filter(({ options }) => options.length > 1).length;

const hasRightAnswer = ({ questions }: PasteReading): boolean =>
  questions.some(({ options }) => options.length > 1 && options.some(({ isRight }) => isRight));

const hasMarkers = (lines: readonly PastedLine[]): boolean =>
  lines.filter(({ text }) => /^\s*(?:[-–—•◦○●▪·‣⁃*]\s|\[[ xX✓✔*]?\]|\d{1,3}[.)]\s)/.test(text))
    .length > 1;

function accept(reading: PasteReading): boolean {
  const complete = countComplete(reading);
  switch (reading.format) {
    case 'gift':
      return reading.questions.some(
        ({ remarks, options }) =>
          options.length > 0 ||
          remarks.some((remark) => remark.kind === 'unsupported' && remark.type !== 'description'),
      );
    case 'aiken':
      return complete > 0 && !reading.roles.includes('leftOut');
    case 'table':
      return complete * 2 > reading.questions.length;
    case 'lettered':
      return complete > 0;
    case 'bullets':
      return complete > 0 && (hasRightAnswer(reading) || hasMarkers(reading.lines));
  }
}

/** A text with more lines is pasted as text: fifty questions have a tenth of them. */
const maxPastedLines = 5000;

/**
 * Finds the format of pasted lines and reads their questions. Returns null for anything else, such
 * as prose or a single line, which is then pasted as text.
 */
export function readQuestions(lines: readonly PastedLine[]): PasteReading | null {
  if (lines.length > maxPastedLines) return null;
  const filled = separateOptions(lines).filter(({ line }) => line.text.trim() !== '').length;
  const candidates: PasteFormat[] = [];
  if (looksLikeGift(lines)) candidates.push('gift');
  if (findTableShare(lines) > 0.6) candidates.push('table');
  if (filled > 2) candidates.push('aiken', 'lettered', 'bullets');
  for (const format of candidates) {
    const reading = readQuestionsAs(format, lines);
    if (accept(reading)) return reading;
  }
  return null;
}
