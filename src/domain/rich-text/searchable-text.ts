import { elementsWithoutText, inlineFormattingElements } from './allowed-html.ts';
import { locateTokens, type HtmlToken } from './html-tokens.ts';
import { readPlainText } from './plain-text.ts';

/** A part of HTML as written. `run` is set for text that can be searched, `tag` for a tag. */
export interface HtmlPiece {
  readonly raw: string;
  readonly tag: Exclude<HtmlToken, { readonly kind: 'text' }> | null;
  /** The text, and where it starts in the searchable text. */
  readonly run: { readonly start: number; readonly text: string } | null;
}

/** The elements that stand within a line. A word can begin before one and end inside of it. */
export const inlineElements: ReadonlySet<string> = new Set([
  ...inlineFormattingElements,
  'span',
  'code',
  'a',
]);
const unsearchedElements: ReadonlySet<string> = new Set([...elementsWithoutText, 'math']);
const lineBreak = '\n';

/** Rich text in pieces, and its searchable text: all runs, with a line break between two lines. */
export interface SearchableHtml {
  readonly pieces: readonly HtmlPiece[];
  readonly text: string;
}

/**
 * Returns the pieces of rich text and the text that can be searched in it. Formulas and pictures are
 * not searched; they end a line.
 */
export function readSearchableHtml(html: string): SearchableHtml {
  const pieces: HtmlPiece[] = [];
  let text = '';
  let unsearched: string | null = null;
  let at = 0;
  for (const { token, start, end } of locateTokens(html)) {
    if (start > at) pieces.push({ raw: html.slice(at, start), tag: null, run: null });
    at = end;
    const raw = html.slice(start, end);
    if (token.kind === 'text') {
      const isSearched = unsearched === null;
      const run = isSearched ? { start: text.length, text: token.text } : null;
      pieces.push({ raw, tag: null, run });
      if (isSearched) text += token.text.replaceAll(lineBreak, ' ');
      continue;
    }
    pieces.push({ raw, tag: token, run: null });
    if (unsearched === null && token.kind === 'start' && unsearchedElements.has(token.name))
      unsearched = token.name;
    else if (token.kind === 'end' && token.name === unsearched) unsearched = null;
    if (!inlineElements.has(token.name)) text += lineBreak;
  }
  if (at < html.length) pieces.push({ raw: html.slice(at), tag: null, run: null });
  return { pieces, text };
}

/** Returns what can be searched in a stored text: what a reader sees, without markup. */
export const readSearchableText = (stored: string): string =>
  readPlainText(stored) ?? readSearchableHtml(stored).text;
