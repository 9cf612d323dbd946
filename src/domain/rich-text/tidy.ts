import { escapeAttribute, escapeText } from './entities.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { readStyle, writeStyle } from './style.ts';

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Where a style stands while the browser reads a text: its content security policy lets no style attribute be parsed. */
export const parkedStyle = 'data-style';

type Tag = Exclude<Piece, { readonly kind: 'text' }>;

const attribute = (name: string, value: string): string => ` ${name}="${escapeAttribute(value)}"`;

function tagText(tag: Tag, attributeText: (name: string, value: string) => string): string {
  if (tag.kind === 'end') return empty.has(tag.name) ? '' : `</${tag.name}>`;
  const attributes = [...tag.attributes].map(([name, value]) => attributeText(name, value)).join('');
  return empty.has(tag.name) ? `<${tag.name}${attributes} />` : `<${tag.name}${attributes}>`;
}

function parkedAttribute(name: string, value: string): string {
  if (name === parkedStyle) return '';
  return attribute(name === 'style' ? parkedStyle : name, value);
}

/** `html` with its styles where a browser under our policy may parse them: in `data-style`. */
export const parkStyles = (html: string): string => piecesOf(html).map((piece) => (piece.kind === 'text' ? piece.raw : tagText(piece, parkedAttribute))).join('');

function tidyAttribute(name: string, value: string): string {
  if (name !== 'style' && name !== parkedStyle) return attribute(name, value);
  const style = writeStyle(readStyle(value));
  return style === '' ? '' : attribute('style', style);
}

/** HTML as a browser wrote it in the one form that is kept: the server's sanitiser leaves it as it is. Spaces that would collapse stay. */
export const tidy = (html: string): string =>
  piecesOf(html).map((piece) => (piece.kind === 'text' ? escapeText(piece.text.replaceAll('  ', ' \u00A0')) : tagText(piece, tidyAttribute))).join('');
