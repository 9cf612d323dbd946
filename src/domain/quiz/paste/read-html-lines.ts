import { parseHtml } from '../../interchange/import/text/parse-html.ts';
import type { XmlElement, XmlNode } from '../../interchange/xml/element.ts';
import {
  readLook,
  readSheet,
  type InlineMark,
  type Look,
  type StyleSheet,
} from '../../rich-text/paste/html-look.ts';
import { readEquation } from '../../rich-text/paste/read-equation.ts';
import { normalizePasted } from '../../rich-text/paste/read-pasted-html.ts';
import { createListLabel, openList, type OpenList } from './html-lists.ts';
import { joinLines, trimLine, type PastedLine } from './pasted-line.ts';

const blocks: ReadonlySet<string> = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'body',
  'caption',
  'center',
  'dd',
  'div',
  'dl',
  'dt',
  'figure',
  'footer',
  'form',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'li',
  'main',
  'nav',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'tbody',
  'tfoot',
  'thead',
  'tr',
  'ul',
]);
const skipped: ReadonlySet<string> = new Set([
  'head',
  'colgroup',
  'noscript',
  'template',
  'svg',
  'xml',
]);
/** A line with more formatted pieces keeps the first ones. */
const maxMarks = 500;

interface Position {
  readonly marks: ReadonlySet<InlineMark>;
  readonly isPreformatted: boolean;
  readonly lists: readonly OpenList[];
  /** Whether a cell is one line, even if it stands alone in its row. */
  readonly joinsCells: boolean;
  readonly sheet: StyleSheet;
}

class LineWriter {
  readonly lines: PastedLine[] = [];
  #text = '';
  #labelLength = 0;
  #marks: { mark: InlineMark; from: number; to: number }[] = [];

  add(text: string, { marks, isPreformatted }: Position): void {
    const clean = text.replaceAll(/[\u200B\uFEFF]/g, '').replaceAll('\u00A0', ' ');
    if (isPreformatted) {
      const [first = '', ...rest] = clean.split(/\r\n|[\n\r]/);
      this.#append(first, marks);
      for (const line of rest) {
        this.endLine();
        this.#append(line, marks);
      }
      return;
    }
    const run = clean.replaceAll(/[ \t\n\r\f]+/g, ' ');
    const isDoubled =
      run.startsWith(' ') && (this.#text === '' || /\s$/.test(this.#text.slice(-1)));
    this.#append(isDoubled ? run.slice(1) : run, marks);
  }

  #append(text: string, marks: ReadonlySet<InlineMark>): void {
    const from = this.#text.length;
    this.#text += text;
    if (text.trim() === '') return;
    for (const mark of marks) {
      const last = this.#marks.findLast((range) => range.mark === mark);
      if (last?.to === from) last.to = this.#text.length;
      else if (this.#marks.length < maxMarks)
        this.#marks.push({ mark, from, to: this.#text.length });
    }
  }

  /** Adds the sign of a list before the text of its line. */
  label(text: string): void {
    this.endEntry();
    this.#text = text;
    this.#labelLength = text.length;
  }

  /** Ends the line of an entry, also of an empty one. */
  endEntry(): void {
    if (this.#text.trim() !== '') this.endLine();
    this.#text = '';
  }

  endLine(): void {
    this.lines.push({ text: this.#text.trimEnd(), marks: this.#marks });
    this.#text = '';
    this.#labelLength = 0;
    this.#marks = [];
  }

  /** Ends a line with text; the sign of a list waits for the text after it. */
  endText(): void {
    if (this.#labelLength === 0 || this.#text.length > this.#labelLength) this.endEntry();
  }
}

const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

function applyLook(position: Position, look: Look): Position {
  const marks = new Set(position.marks);
  for (const mark of look.added) marks.add(mark);
  for (const mark of look.removed) marks.delete(mark);
  return { ...position, marks, isPreformatted: look.isPreformatted ?? position.isPreformatted };
}

const listRows = (table: XmlElement): readonly XmlElement[] =>
  table.children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'tr'
        ? [child]
        : /^t(?:head|body|foot)$/.test(child.name)
          ? listRows(child)
          : [],
    );

const listCells = ({ children }: XmlElement): readonly XmlElement[] =>
  children.filter(isElement).filter(({ name }) => name === 'td' || name === 'th');

/** A table of several columns has a line for each row, with tabs between its cells. */
function writeTable(table: XmlElement, position: Position, writer: LineWriter): void {
  const rows = listRows(table);
  const isWide = rows.some((row) => listCells(row).length > 1);
  writer.endText();
  for (const row of rows) {
    const cells = listCells(row).map((cell) => {
      const inner = new LineWriter();
      writeNodes(cell.children, applyLook(position, readLook(cell, position.sheet)), inner);
      inner.endText();
      return inner.lines;
    });
    if (!isWide && !position.joinsCells) writer.lines.push(...cells.flat());
    else {
      const texts = cells.map((lines) =>
        joinLines(
          lines.map(trimLine).filter(({ text }) => text !== ''),
          ' ',
        ),
      );
      writer.lines.push(joinLines(texts, '\t'));
    }
  }
}

function writeElement(element: XmlElement, position: Position, writer: LineWriter): void {
  const { name, children } = element;
  if (skipped.has(name)) return;
  if (name === 'br') {
    writer.endLine();
    return;
  }
  if (name === 'table') {
    writeTable(element, position, writer);
    return;
  }
  const latex = readEquation(element)?.math?.attributes['alttext'];
  if (latex !== undefined) {
    writer.add(`$${latex}$`, position);
    return;
  }
  const isBlock = blocks.has(name);
  if (isBlock) writer.endText();
  const inside = applyLook(position, readLook(element, position.sheet));
  if (name === 'ul' || name === 'ol')
    writeNodes(children, { ...inside, lists: [...position.lists, openList(element)] }, writer);
  else {
    if (name === 'li') writer.label(createListLabel(element, position.lists));
    const count = writer.lines.length;
    writeNodes(children, inside, writer);
    // An empty paragraph is a blank line.
    if (name === 'p' && writer.lines.length === count) writer.endLine();
  }
  if (name === 'li') writer.endEntry();
  else if (isBlock) writer.endText();
  if (/^h[1-6]$/.test(name)) writer.endLine();
}

function writeNodes(nodes: readonly XmlNode[], position: Position, writer: LineWriter): void {
  for (const node of nodes)
    if (isElement(node)) writeElement(node, position, writer);
    else writer.add(node, position);
}

/**
 * Returns the lines of pasted HTML, as Word, spreadsheets, Google Docs and browsers write it: lists
 * with their numbers and letters, rows of tables with tabs, subscript, superscript and emphasis,
 * equations as LaTeX between dollars.
 * With `joinsCells`, each cell is one line. Null when elements are nested too deep.
 */
export function readHtmlLines(html: string, joinsCells = false): readonly PastedLine[] | null {
  const nodes = parseHtml(normalizePasted(html));
  if (nodes === null) return null;
  const writer = new LineWriter();
  writeNodes(
    nodes,
    { marks: new Set(), isPreformatted: false, lists: [], joinsCells, sheet: readSheet(html) },
    writer,
  );
  writer.endText();
  const isFilled = ({ text }: PastedLine): boolean => text.trim() !== '';
  const first = writer.lines.findIndex(isFilled);
  return first === -1 ? [] : writer.lines.slice(first, writer.lines.findLastIndex(isFilled) + 1);
}
