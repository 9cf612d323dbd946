import type { XmlElement } from '../../xml/element.ts';
import { findByName, findChild, findDescendants, getTextContent } from '../../xml/query-xml.ts';

const toLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the texts and files of an item in their order. */
function listContents(item: XmlElement): readonly string[] {
  const presentation = findChild(item, 'presentation');
  if (presentation === undefined) return [];
  return findDescendants(presentation, () => true).flatMap(({ attributes, children }) => [
    ...(attributes['uri'] === undefined ? [] : [attributes['uri']]),
    ...children.flatMap((child) =>
      typeof child === 'string' && toLine(child) !== '' ? [toLine(child)] : [],
    ),
  ]);
}

/** Returns what the conditions of an item compare, and the score of each. */
const listConditions = (item: XmlElement): readonly (readonly string[])[] =>
  findByName(item, 'respcondition')
    .filter((condition) => findByName(condition, 'setvar').length > 0)
    .map((condition) => [
      ...findByName(condition, 'not').map((not) => `not ${toLine(getTextContent(not))}`),
      ...findByName(condition, 'varequal', 'setvar').map((part) => toLine(getTextContent(part))),
    ]);

/**
 * Returns a text for each item of a QTI 1.2 document that is equal for items with the same texts,
 * files and scores.
 */
export const listItemSignatures = (root: XmlElement): readonly string[] =>
  findByName(root, 'item').map((item) =>
    JSON.stringify([listContents(item), listConditions(item)]),
  );
