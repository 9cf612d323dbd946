import { allowedAttributes, allowedElements, elementsWithoutText } from './allowed-html.ts';
import { escapeAttribute, escapeText } from './entities.ts';
import { tokenizeHtml, type HtmlToken } from './html-tokens.ts';
import { readStyle, writeStyle } from './style.ts';

const allowed: ReadonlySet<string> = new Set(allowedElements);
const elementsToSkip: ReadonlySet<string> = new Set(elementsWithoutText);
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/**
 * Holds a style while the browser parses a text: the content security policy forbids style
 * attributes.
 */
export const styleDataAttribute = 'data-style';

type Tag = Exclude<HtmlToken, { readonly kind: 'text' }>;

const writeAttribute = (name: string, value: string): string =>
  ` ${name}="${escapeAttribute(value)}"`;

function writeTag(tag: Tag, attributeText: (name: string, value: string) => string): string {
  if (tag.kind === 'end') return voidElements.has(tag.name) ? '' : `</${tag.name}>`;
  const attributes = [...tag.attributes]
    .map(([name, value]) => attributeText(name, value))
    .join('');
  return voidElements.has(tag.name) ? `<${tag.name}${attributes} />` : `<${tag.name}${attributes}>`;
}

function writeTagWithoutStyle(tag: Tag): string {
  if (!allowed.has(tag.name)) return '';
  if (tag.kind === 'end') return writeTag(tag, writeAttribute);
  const known = new Set(allowedAttributes(tag.name));
  return writeTag(tag, (name, value) =>
    known.has(name) ? writeAttribute(name === 'style' ? styleDataAttribute : name, value) : '',
  );
}

/**
 * Returns `html` that a browser can parse without violating the page's policy: styles in
 * `data-style`, no handlers, scripts or style sheets. The result still needs sanitizing.
 */
export function moveStylesToData(html: string): string {
  let skipped: string | null = null;
  return tokenizeHtml(html)
    .map((token) => {
      if (skipped !== null) {
        if (token.kind === 'end' && token.name === skipped) skipped = null;
        return '';
      }
      if (token.kind === 'text') return token.raw;
      if (token.kind === 'start' && elementsToSkip.has(token.name)) skipped = token.name;
      return skipped === null ? writeTagWithoutStyle(token) : '';
    })
    .join('');
}

function normalizeAttribute(name: string, value: string): string {
  if (name !== 'style' && name !== styleDataAttribute) return writeAttribute(name, value);
  const style = writeStyle(readStyle(value));
  return style === '' ? '' : writeAttribute('style', style);
}

/**
 * Returns a browser's HTML in the stored form, which the server's sanitizer leaves unchanged. Keeps
 * white space that would collapse.
 */
export const normalizeHtml = (html: string): string =>
  tokenizeHtml(html)
    .map((token) =>
      token.kind === 'text'
        ? escapeText(token.text.replaceAll('  ', ' \u00A0'))
        : writeTag(token, normalizeAttribute),
    )
    .join('');
