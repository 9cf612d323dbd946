import { createLine, joinLines, sliceLine, trimLine, type PastedLine } from './pasted-line.ts';
import type { LineRole, LinesRead, PastedPart } from './pasted-questions.ts';
import { QuestionBuilder } from './question-builder.ts';
import { readAnswer } from './read-answer.ts';
import { readMarker } from './read-marker.ts';

interface Row {
  readonly from: number;
  readonly to: number;
  readonly cells: readonly PastedLine[];
}

function splitCells(line: PastedLine): PastedLine[] {
  const cells: PastedLine[] = [];
  let from = 0;
  for (let at = line.text.indexOf('\t'); at !== -1; at = line.text.indexOf('\t', from)) {
    cells.push(sliceLine(line, from, at));
    from = at + 1;
  }
  cells.push(sliceLine(line, from, line.text.length));
  return cells;
}

/**
 * Whether a spreadsheet put a text in quotes, as it does with cells that have quotes, line breaks or
 * tabs. Quotes around anything else belong to the text.
 */
export function isQuotedCell(text: string): boolean {
  if (text.length < 2 || !text.startsWith('"') || !text.endsWith('"')) return false;
  const inside = text.slice(1, -1);
  return /""|[\n\t]/.test(inside) && !inside.replaceAll('""', '').includes('"');
}

/** Returns the text of a cell on one line, without the quotes of its spreadsheet. */
function unquote(cell: PastedLine): PastedLine {
  const { text } = trimLine(cell);
  if (cell.marks.length === 0 && isQuotedCell(text))
    return trimLine(createLine(text.slice(1, -1).replaceAll('""', '"').replaceAll(/\s/g, ' ')));
  return trimLine({ ...cell, text: cell.text.replaceAll('\n', ' ') });
}

/** Whether a cell begins with a quote that it does not end. */
const opensQuote = ({ text }: PastedLine): boolean =>
  text.startsWith('"') && (text.match(/"/g)?.length ?? 0) % 2 === 1;

const maxCellLines = 100;
const emptyLine = createLine('');

/** Returns the index of the next line on which a quoted cell may end, or -1. */
function findQuoteEnd(lines: readonly PastedLine[], from: number): number {
  for (let at = from; at < Math.min(lines.length, from + maxCellLines); at += 1)
    if (/"(?:\t|$)/.test(lines[at]?.text ?? '')) return at;
  return -1;
}

/** Returns the row that begins at `from`. A quoted cell may have several lines. */
function readRow(lines: readonly PastedLine[], from: number): Row {
  let cells = splitCells(lines[from] ?? emptyLine);
  let to = from;
  while (cells.some(opensQuote)) {
    const end = to - from > maxCellLines ? -1 : findQuoteEnd(lines, to + 1);
    if (end === -1) return { from, to, cells: cells.map(unquote) };
    const [first = emptyLine, ...rest] = splitCells(lines[end] ?? emptyLine);
    const open = joinLines([cells.at(-1) ?? emptyLine, ...lines.slice(to + 1, end), first], '\n');
    cells = [...cells.slice(0, -1), open, ...rest];
    to = end;
  }
  return { from, to, cells: cells.map(unquote) };
}

/** Splits lines into rows of a spreadsheet and their cells. A quoted cell may have several lines. */
export function splitRows(lines: readonly PastedLine[]): readonly Row[] {
  const rows: Row[] = [];
  for (let from = 0; from < lines.length; from += 1) {
    const row = readRow(lines, from);
    rows.push(row);
    from = row.to;
  }
  return rows;
}

const titleHead = /^(?:questions?|stem|prompt|item|question\s{1,3}text|title)$/i;
const answerHead =
  /^(?:(?:correct|right)(?:\s{1,3}(?:answers?|options?|choice))?|answers?|key|solution)$/i;
const otherHead =
  /^(?:#|no\.?|nr\.?|number|id|points?|feedback|explanations?|types?|difficulty|time(?:\s{1,3}limit)?)$/i;

/** Which cells of a row are what. The answer is -1 where no column has it. */
interface Columns {
  readonly title: number;
  readonly options: readonly number[];
  readonly answer: number;
}

/** Returns the columns that a header row names, or null when the row is none. */
function readHeader(cells: readonly PastedLine[]): Columns | null {
  const names = cells.map(({ text }) => text.trim());
  const title = names.findIndex((name) => titleHead.test(name));
  if (title === -1) return null;
  const answer = names.findIndex((name) => answerHead.test(name));
  const options = names.flatMap((name, at) =>
    at !== title && at !== answer && !otherHead.test(name) ? [at] : [],
  );
  return options.length === 0 ? null : { title, answer, options };
}

const isNumberCell = (cell: PastedLine | undefined): boolean =>
  /^(?:#|q)?\d{1,4}[.):]?$/i.test(cell?.text.trim() ?? '');

function findFilledWidth(cells: readonly PastedLine[]): number {
  return cells.findLastIndex(({ text }) => text !== '') + 1;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** Whether the last cell of most rows names an option of its row. */
function hasAnswerAtEnd(rows: readonly Row[], title: number): boolean {
  const fitting = rows.filter(({ cells }) => {
    const width = findFilledWidth(cells);
    const options = cells.slice(title + 1, width - 1).map(({ text }) => text);
    const answer = cells[width - 1]?.text ?? '';
    return options.length > 1 && readAnswer(answer, options) !== null;
  });
  return fitting.length * 2 > rows.length;
}

/** Adds the cell with the answer. One that names no option is the text of a further one. */
function addAnswer(question: QuestionBuilder, part: PastedPart): void {
  const { text } = part.text;
  const texts = question.options.map(({ parts }) => parts[0]?.text.text ?? '');
  if (text.length > 2 && readAnswer(text, texts) === null) question.addOption(part, 'yes');
  else question.addAnswer(part.line, text);
}

function addRow(row: Row, columns: Columns, hasLastAnswer: boolean): QuestionBuilder {
  const { cells, from, to } = row;
  const question = new QuestionBuilder(from);
  const toPart = (text: PastedLine): PastedPart => ({ line: from, text });
  const title = cells[columns.title];
  if (title !== undefined && title.text !== '') question.addTitle(toPart(title));
  const width = findFilledWidth(cells);
  const last = hasLastAnswer ? width - 1 : width;
  const at = columns.options.length > 0 ? columns.options : range(columns.title + 1, last);
  for (const index of at) {
    const cell = cells[index];
    if (cell === undefined || cell.text === '') continue;
    const marker = readMarker(cell.text);
    const isMarked = marker.right === 'yes';
    const hasLabel = marker.kind === 'letter' && marker.value === question.options.length + 1;
    const text = isMarked || hasLabel ? sliceLine(cell, marker.from, marker.to) : cell;
    question.addOption(toPart(text), isMarked ? 'yes' : 'no');
  }
  const answer = cells[hasLastAnswer ? last : columns.answer];
  if (answer !== undefined && answer.text !== '') addAnswer(question, toPart(answer));
  question.to = to;
  return question;
}

/** Returns how many of the lines that are not blank have at least three cells. */
export function findTableShare(lines: readonly PastedLine[]): number {
  const filled = lines.filter(({ text }) => text.trim() !== '');
  const wide = filled.filter(({ text }) => {
    const second = text.trim().indexOf('\t', text.trim().indexOf('\t') + 1);
    return text.includes('\t') && second > 0;
  });
  return filled.length === 0 ? 0 : wide.length / filled.length;
}

/**
 * Reads rows of a spreadsheet or a table: a question, its options, and the right answer as a letter,
 * a number or the text of an option. A header row names the columns; a first column may number the
 * rows.
 */
export function readTable(lines: readonly PastedLine[]): LinesRead {
  const roles: LineRole[] = lines.map(({ text }) => (text.trim() === '' ? 'blank' : 'leftOut'));
  const rows = splitRows(lines).filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const header = readHeader(rows[0]?.cells ?? []);
  const content = header === null ? rows : rows.slice(1);
  const hasNumbers = content.length > 0 && content.every(({ cells }) => isNumberCell(cells[0]));
  const title = header?.title ?? (hasNumbers ? 1 : 0);
  const columns = header ?? { title, options: [], answer: -1 };
  const hasLastAnswer = header === null && hasAnswerAtEnd(content, title);
  const questions: QuestionBuilder[] = [];
  for (const row of content) {
    if (findFilledWidth(row.cells) - title < 2) continue;
    questions.push(addRow(row, columns, hasLastAnswer));
    for (let line = row.from; line <= row.to; line += 1)
      if (roles[line] !== 'blank') roles[line] = 'title';
  }
  return { roles, questions: questions.map((question) => question.build()) };
}
