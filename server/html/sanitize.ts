import sanitizeHtml from 'sanitize-html';

import {
  allowedAttributes,
  allowedElements,
  elementsWithoutText,
  isAllowedImage,
  isAllowedValue,
} from '../../src/domain/rich-text/allowed-html.ts';
import { decodeEntities } from '../../src/domain/rich-text/entities.ts';
import { hasMarkup, toStoredPlainText } from '../../src/domain/rich-text/plain-text.ts';
import { readStyle, writeStyle } from '../../src/domain/rich-text/style.ts';
import { allowedNameElements } from '../../src/domain/sponsors/company-name.ts';

function filterAttributes(
  element: string,
  given: sanitizeHtml.Attributes,
): sanitizeHtml.Attributes {
  const allowed: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(given)) {
    const written = name === 'style' ? writeStyle(readStyle(value)) : value;
    if (isAllowedValue(element, name, value) && (name !== 'style' || written !== ''))
      allowed[name] = written;
  }
  return allowed;
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes: Object.fromEntries(
    allowedElements.map((element) => [element, [...allowedAttributes(element)]]),
  ),
  transformTags: {
    '*': (tagName, attribs) => ({ tagName, attribs: filterAttributes(tagName, attribs) }),
  },
  parseStyleAttributes: false,
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...elementsWithoutText],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedImage(attribs['src'] ?? ''),
};

/**
 * Returns `text` with only the markup that rich text may contain: the editor's elements, sizes and
 * fonts, lists, images over https or of this site, MathML (LIM-36, LIM-37). Plain text is returned
 * unchanged, and sanitizing twice has the same result as once. The allowed markup is defined in the
 * domain, where the browser's sanitizer reads it too.
 */
export function sanitizeText(text: string): string {
  if (!hasMarkup(text)) return text;
  const clean = sanitizeHtml(text, options).trim();
  return clean === '' || hasMarkup(clean) ? clean : `<p>${clean}</p>`;
}

const nameOptions: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...allowedNameElements],
  allowedAttributes: {},
  transformTags: {},
};

/**
 * Returns a company's name as it is stored (SPON-43): on one line, with emphasis but no attributes.
 * Plain text stays as it is; a name of nothing but markup becomes ''.
 */
export function sanitizeName(name: string): string {
  const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  if (!hasMarkup(name)) return collapseSpaces(name);
  const clean = collapseSpaces(sanitizeHtml(name, nameOptions));
  return hasMarkup(clean) ? clean : toStoredPlainText(decodeEntities(clean));
}
