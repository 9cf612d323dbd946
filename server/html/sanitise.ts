import sanitizeHtml from 'sanitize-html';

import {
  allowedAttributes,
  allowedElements,
  elementsWithoutText,
  isAllowedImage,
  isAllowedValue,
} from '../../src/domain/rich-text/allowed.ts';
import { decodeEntities } from '../../src/domain/rich-text/entities.ts';
import { holdsMarkup } from '../../src/domain/rich-text/holds-markup.ts';
import { keepPlain } from '../../src/domain/rich-text/plain-text.ts';
import { readStyle, writeStyle } from '../../src/domain/rich-text/style.ts';
import { nameElements } from '../../src/domain/sponsors/company-name.ts';

function allowedOf(element: string, given: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const kept: sanitizeHtml.Attributes = {};
  for (const [name, value] of Object.entries(given)) {
    const written = name === 'style' ? writeStyle(readStyle(value)) : value;
    if (isAllowedValue(element, name, value) && (name !== 'style' || written !== ''))
      kept[name] = written;
  }
  return kept;
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes: Object.fromEntries(
    allowedElements.map((element) => [element, [...allowedAttributes(element)]]),
  ),
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: allowedOf(tagName, attribs) }) },
  parseStyleAttributes: false,
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: [...elementsWithoutText],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedImage(attribs['src'] ?? ''),
};

/**
 * Rich text as it may be kept: elements, sizes and fonts of the editor, lists, pictures over https or of our own, MathML; no scripts,
 * handlers, frames or other styles (LIM-36, LIM-37). A text without markup comes back as it is, rich text stays rich text, and what came out
 * once comes out equal again. What is allowed stands in the domain, where the browser's sanitiser reads it too.
 */
export function sanitiseText(text: string): string {
  if (!holdsMarkup(text)) return text;
  const clean = sanitizeHtml(text, options).trim();
  return clean === '' || holdsMarkup(clean) ? clean : `<p>${clean}</p>`;
}

const nameOptions: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...nameElements],
  allowedAttributes: {},
  transformTags: {},
};

/** A company's name as it may be kept (SPON-43): on one line, emphasis without any attribute and nothing else. Plain words stay as they are; of nothing but markup '' is left. */
export function sanitiseName(name: string): string {
  const line = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
  if (!holdsMarkup(name)) return line(name);
  const clean = line(sanitizeHtml(name, nameOptions));
  return holdsMarkup(clean) ? clean : keepPlain(decodeEntities(clean));
}
