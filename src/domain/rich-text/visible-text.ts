import { elementsWithoutText } from './allowed-html.ts';
import { tokenizeHtml } from './html-tokens.ts';
import { readPlainText, isRichText } from './plain-text.ts';

/** Each of these is a line, even when empty; `containerElements` only end the previous line. */
const lineElements: ReadonlySet<string> = new Set(['p', 'pre', 'h1', 'h2', 'h3', 'h4']);
const containerElements: ReadonlySet<string> = new Set([
  'div',
  'blockquote',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'hr',
]);
const cellElements: ReadonlySet<string> = new Set(['td', 'th']);
const elementsToSkip: ReadonlySet<string> = new Set(elementsWithoutText);

class LineCollector {
  readonly done: string[] = [];
  #line: string | null = null;

  add(text: string): void {
    if (text !== ' ' || this.#line !== null) this.#line = (this.#line ?? '') + text;
  }

  begin(): void {
    this.endText();
    this.#line = '';
  }

  end(): void {
    if (this.#line !== null) this.done.push(this.#line.trim());
    this.#line = null;
  }

  endText(): void {
    if (this.#line?.trim() === '') this.#line = null;
    this.end();
  }

  break(): void {
    this.#line ??= '';
    this.end();
    this.#line = '';
  }
}

function getLinesOfRichText(html: string): readonly string[] {
  const lines = new LineCollector();
  let skipped: string | null = null;
  for (const token of tokenizeHtml(html)) {
    if (skipped !== null) {
      if (token.kind === 'end' && token.name === skipped) skipped = null;
    } else if (token.kind === 'text') lines.add(token.text.replaceAll(/[ \t\n\r\f]+/g, ' '));
    else if (containerElements.has(token.name)) lines.endText();
    else if (lineElements.has(token.name)) {
      if (token.kind === 'start') lines.begin();
      else lines.end();
    } else if (token.kind === 'start' && token.name === 'br') lines.break();
    else if (token.kind === 'start' && cellElements.has(token.name)) lines.add(' ');
    else if (
      token.kind === 'start' &&
      (elementsToSkip.has(token.name) || (token.name === 'math' && token.attributes.has('alttext')))
    ) {
      skipped = token.name;
      lines.add(token.attributes.get('alttext') ?? '');
    }
  }
  lines.endText();
  return lines.done;
}

/** Returns the visible text of a stored text by lines; a formula appears as its source. */
export function getVisibleLines(text: string): readonly string[] {
  const plain = readPlainText(text);
  return plain === null ? getLinesOfRichText(text) : plain.split('\n');
}

/**
 * Returns the visible text of a stored text on one line, without tags: for cards, lists, names and
 * notifications.
 */
export const getVisibleText = (text: string): string =>
  getVisibleLines(text).join(' ').replaceAll(/\s+/g, ' ').trim();

const figureElements: ReadonlySet<string> = new Set(['img', 'math']);

const hasFigures = (text: string): boolean =>
  isRichText(text) &&
  tokenizeHtml(text).some((token) => token.kind === 'start' && figureElements.has(token.name));

/** Whether a stored text shows nothing: no text, pictures or formulae (PD-17). */
export const isEmptyText = (text: string): boolean =>
  getVisibleText(text) === '' && !hasFigures(text);

/**
 * Whether a stored text shows fewer than `min` characters. A picture or a formula always suffices.
 */
export const isShorterThan = (text: string, min: number): boolean =>
  getVisibleText(text).length < min && !hasFigures(text);

/**
 * Returns the visible content of a text, equal for texts that readers cannot tell apart. Ignores
 * fonts, sizes and weight; keeps powers, pictures and formulae.
 */
export function toComparableText(text: string): string {
  if (!isRichText(text)) return getVisibleText(text);
  const parts = tokenizeHtml(text).map((token): string => {
    if (token.kind === 'text') return token.text;
    if (token.name === 'sub' || token.name === 'sup')
      return `\u0001${token.kind} ${token.name}\u0001`;
    if (token.kind === 'end') return token.name === 'p' || token.name === 'li' ? ' ' : '';
    if (token.name === 'img') return `\u0001img ${token.attributes.get('src') ?? ''}\u0001`;
    if (token.name === 'math') return `\u0001math ${token.attributes.get('alttext') ?? ''}\u0001`;
    return token.name === 'br' || token.name === 'td' ? ' ' : '';
  });
  return parts.join('').replaceAll(/\s+/g, ' ').trim();
}
