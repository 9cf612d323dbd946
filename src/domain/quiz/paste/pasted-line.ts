import { escapeText } from '../../rich-text/entities.ts';
import type { InlineMark } from '../../rich-text/paste/html-look.ts';
import { toStoredPlainText } from '../../rich-text/plain-text.ts';

/** A part of a line with a formatting: the characters from `from` up to, without, `to`. */
export interface MarkedRange {
  readonly mark: InlineMark;
  readonly from: number;
  readonly to: number;
}

/** A line of pasted text with its formatting. */
export interface PastedLine {
  readonly text: string;
  readonly marks: readonly MarkedRange[];
}

/** Creates a line without formatting. */
export const createLine = (text: string): PastedLine => ({ text, marks: [] });

/** Returns the lines of a plain text, without the empty ones at its end. */
export function splitLines(text: string): readonly PastedLine[] {
  const lines = text.split(/\r\n|[\n\r\v\f\u2028\u2029]/);
  let count = lines.length;
  while (count > 0 && lines[count - 1]?.trim() === '') count -= 1;
  return lines.slice(0, count).map(createLine);
}

/** Returns the part of a line from `from` up to, without, `to`. */
export function sliceLine({ text, marks }: PastedLine, from: number, to: number): PastedLine {
  return {
    text: text.slice(from, to),
    marks: marks
      .filter((range) => range.from < to && range.to > from)
      .map((range) => ({
        mark: range.mark,
        from: Math.max(range.from, from) - from,
        to: Math.min(range.to, to) - from,
      })),
  };
}

/** Returns a line without white space at its ends. */
export function trimLine(line: PastedLine): PastedLine {
  const end = line.text.trimEnd().length;
  const start = Math.min(end, line.text.length - line.text.trimStart().length);
  return start === 0 && end === line.text.length ? line : sliceLine(line, start, end);
}

/** Returns lines as one, with a text between each two. */
export function joinLines(lines: readonly PastedLine[], separator = ''): PastedLine {
  let length = 0;
  const marks: MarkedRange[] = [];
  for (const line of lines) {
    for (const { mark, from, to } of line.marks)
      marks.push({ mark, from: from + length, to: to + length });
    length += line.text.length + separator.length;
  }
  return { text: lines.map(({ text }) => text).join(separator), marks };
}

const emphasis: ReadonlySet<InlineMark> = new Set<InlineMark>(['em', 'strong', 'u', 's']);

/** Returns the formattings that the whole text of a line has. */
function listOverallMarks({ text, marks }: PastedLine): ReadonlySet<InlineMark> {
  const end = text.trimEnd().length;
  const start = text.length - text.trimStart().length;
  const covered = new Map<InlineMark, number>();
  for (const { mark, from, to } of [...marks].sort((a, b) => a.from - b.from)) {
    const reach = covered.get(mark) ?? start;
    const isOpen = text.slice(reach, from).trim() === '';
    if (isOpen) covered.set(mark, Math.max(reach, to));
  }
  return new Set([...covered].flatMap(([mark, reach]) => (reach < end ? [] : [mark])));
}

/** Whether the whole text of a line has a formatting. */
export const isMarkedOverall = (line: PastedLine, mark: InlineMark): boolean =>
  listOverallMarks(line).has(mark);

/**
 * Emphasis of a whole text is the look of its source, not a part of what it says. A highlight is
 * never kept: it only tells which option is right.
 */
function removeOverallEmphasis(line: PastedLine): readonly MarkedRange[] {
  const overall = listOverallMarks(line);
  return line.marks.filter(
    ({ mark }) => mark !== 'mark' && !(emphasis.has(mark) && overall.has(mark)),
  );
}

const markOrder: readonly InlineMark[] = ['strong', 'em', 'u', 's', 'sub', 'sup'];

/** Returns the text as HTML with a paragraph for each line. */
function writeHtml(text: string, marks: readonly MarkedRange[]): string {
  const changes = marks
    .flatMap(({ mark, from, to }) => [
      { at: from, mark, by: 1 },
      { at: to, mark, by: -1 },
    ])
    .sort((a, b) => a.at - b.at);
  const depth: Record<InlineMark, number> = {
    mark: 0,
    sub: 0,
    sup: 0,
    em: 0,
    strong: 0,
    u: 0,
    s: 0,
  };
  const parts: string[] = [];
  let written = 0;
  const write = (until: number): void => {
    if (until <= written) return;
    const active = markOrder.filter((mark) => depth[mark] > 0);
    const open = active.map((mark) => `<${mark}>`).join('');
    const close = active
      .map((mark) => `</${mark}>`)
      .reverse()
      .join('');
    parts.push(
      text
        .slice(written, until)
        .split('\n')
        .map((piece) => (piece === '' ? '' : open + escapeText(piece) + close))
        .join('</p><p>'),
    );
    written = until;
  };
  for (const { at, mark, by } of changes) {
    write(at);
    depth[mark] += by;
  }
  write(text.length);
  return `<p>${parts.join('')}</p>`;
}

/** Returns a line in its stored form: plain, or rich when it keeps a formatting. */
export function toStoredText(line: PastedLine): string {
  const trimmed = trimLine(line);
  const marks = trimmed.marks.length === 0 ? [] : removeOverallEmphasis(trimmed);
  return marks.length === 0 ? toStoredPlainText(trimmed.text) : writeHtml(trimmed.text, marks);
}

/** Whether a line has a formatting that plain text would lose. */
export const hasFormatting = (line: PastedLine): boolean =>
  removeOverallEmphasis(trimLine(line)).length > 0;
