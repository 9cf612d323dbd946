import { createLine, joinLines, sliceLine, type PastedLine } from './pasted-line.ts';
import { readAnswer, readAnswerLine } from './read-answer.ts';
import { readMarker } from './read-marker.ts';

/**
 * The text of an option, and whether it is marked as right. The first one begins with a space where
 * white space separates it from a text before it.
 */
export interface OptionLine {
  readonly line: PastedLine;
  readonly isRight: boolean;
}

/**
 * Returns the options in lines that are pasted into an option: one a line, without letters, numbers
 * and bullets. A star or an answer line marks the right ones. Null for less than two lines.
 */
export function readOptionLines(lines: readonly PastedLine[]): readonly OptionLine[] | null {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const answer = readAnswerLine(filled.at(-1)?.text ?? '');
  const rows = answer === null ? filled : filled.slice(0, -1);
  if (rows.length < 2) return null;
  const lead = lines[0] !== rows[0] || /^\s/.test(rows[0]?.text ?? '') ? ' ' : '';
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
