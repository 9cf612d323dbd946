import { allowedAttributes, allowedElements, elementsWithoutText } from './allowed.ts';
import { escapeAttribute, escapeText } from './entities.ts';
import { piecesOf, type Piece } from './pieces.ts';
import { readStyle, writeStyle } from './style.ts';

const allowed: ReadonlySet<string> = new Set(allowedElements);
const silent: ReadonlySet<string> = new Set(elementsWithoutText);
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** Where a style stands while the browser reads a text: its content security policy lets no style attribute be parsed. */
export const parkedStyle = 'data-style';

type Tag = Exclude<Piece, { readonly kind: 'text' }>;

const attribute = (name: string, value: string): string => ` ${name}="${escapeAttribute(value)}"`;

function tagText(tag: Tag, attributeText: (name: string, value: string) => string): string {
  if (tag.kind === 'end') return empty.has(tag.name) ? '' : `</${tag.name}>`;
  const attributes = [...tag.attributes]
    .map(([name, value]) => attributeText(name, value))
    .join('');
  return empty.has(tag.name) ? `<${tag.name}${attributes} />` : `<${tag.name}${attributes}>`;
}

function parkedTag(tag: Tag): string {
  if (!allowed.has(tag.name)) return '';
  if (tag.kind === 'end') return tagText(tag, attribute);
  const known = new Set(allowedAttributes(tag.name));
  return tagText(tag, (name, value) =>
    known.has(name) ? attribute(name === 'style' ? parkedStyle : name, value) : '',
  );
}

/**
 * `html` as a browser may read it without a complaint of the page's policy: styles in `data-style`, and neither handlers nor scripts and style sheets.
 * It is still to be sanitised.
 */
export function parked(html: string): string {
  let skipped: string | null = null;
  return piecesOf(html)
    .map((piece) => {
      if (skipped !== null) {
        if (piece.kind === 'end' && piece.name === skipped) skipped = null;
        return '';
      }
      if (piece.kind === 'text') return piece.raw;
      if (piece.kind === 'start' && silent.has(piece.name)) skipped = piece.name;
      return skipped === null ? parkedTag(piece) : '';
    })
    .join('');
}

function tidyAttribute(name: string, value: string): string {
  if (name !== 'style' && name !== parkedStyle) return attribute(name, value);
  const style = writeStyle(readStyle(value));
  return style === '' ? '' : attribute('style', style);
}

/** HTML as a browser wrote it in the one form that is kept: the server's sanitiser leaves it as it is. Spaces that would collapse stay. */
export const tidy = (html: string): string =>
  piecesOf(html)
    .map((piece) =>
      piece.kind === 'text'
        ? escapeText(piece.text.replaceAll('  ', ' \u00A0'))
        : tagText(piece, tidyAttribute),
    )
    .join('');
