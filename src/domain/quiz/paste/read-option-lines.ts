import { createLine, joinLines, sliceLine, type PastedLine } from './pasted-line.ts';
import { readAnswer, readAnswerLine } from './read-answer.ts';
import { readMarker } from './read-marker.ts';
import { separateOptions } from './separate-options.ts';
import { isQuotedCell, splitRows } from './read-table.ts';

/**
 * The text of an option, and whether it is marked as right. The first one begins with a space where
 * white space separates it from a text before it.
 */
export interface OptionLine {
  readonly line: PastedLine;
  readonly isRight: boolean;
}

const label = /^\(?([A-Za-z]|\d{1,2})[.):]{0,2}$/;

/** Whether cells count from the beginning: A, B, C… or 1, 2, 3… */
function areLabels(cells: readonly (PastedLine | undefined)[]): boolean {
  const labels = cells.map((cell) => label.exec(cell?.text ?? '')?.[1]?.toUpperCase());
  return (
    labels.every((found, index) => found === String.fromCodePoint(65 + index)) ||
    labels.every((found, index) => found === String(index + 1))
  );
}

/**
 * Returns the texts of lines that may be cells of a spreadsheet: one a cell, without its quotes. The
 * labels in a first column stay with the cells beside them.
 */
function listTexts(lines: readonly PastedLine[]): readonly PastedLine[] {
  const rows = splitRows(lines)
    .map(({ cells }) => cells.filter(({ text }) => text !== ''))
    .filter(({ length }) => length > 0);
  const isLabelled =
    rows.length > 1 &&
    rows.every(({ length }) => length > 1) &&
    areLabels(rows.map(([first]) => first));
  return isLabelled ? rows.map((cells) => joinLines(cells, '\t')) : rows.flat();
}

/**
 * Returns the options in lines that are pasted into an option: one a line or a cell, without
 * letters, numbers and bullets. A star or an answer line marks the right ones. Null for less than two
 * lines, except for a single cell in the quotes of a spreadsheet.
 */
export function readOptionLines(lines: readonly PastedLine[]): readonly OptionLine[] | null {
  const filled = listTexts(separateOptions(lines, true).map(({ line }) => line));
  const answer = readAnswerLine(filled.at(-1)?.text ?? '');
  const rows = answer === null ? filled : filled.slice(0, -1);
  const pasted = lines.map(({ text }) => text).join('\n');
  if (rows.length < (isQuotedCell(pasted.trim()) ? 1 : 2)) return null;
  const lead = /^\s/.test(pasted) ? ' ' : '';
  const options = rows.map((line) => {
    const { from, to, right } = readMarker(line.text);
    return { line: sliceLine(line, from, to), right };
  });
  const areBullets = options.every(({ right }) => right === 'maybe');
  const answers = readAnswer(
    answer ?? '',
    options.map(({ line }) => line.text),
  );
  return options.map(({ line, right }, index) => ({
    line: index === 0 ? joinLines([createLine(lead), line]) : line,
    isRight:
      right === 'yes' || (right === 'maybe' && !areBullets) || answers?.includes(index) === true,
  }));
}
