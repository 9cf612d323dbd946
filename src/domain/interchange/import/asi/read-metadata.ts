import type { XmlElement } from '../../xml/element.ts';
import { findChild, listChildren, findByName, getText } from '../../xml/query-xml.ts';

/**
 * Returns the metadata of an item or an assessment by lower-case label: fields of `qtimetadata`,
 * and elements such as Blackboard's `bbmd_questiontype`. `readEntry` reads the text of an entry.
 */
export function readMetadata(
  element: XmlElement,
  readEntry: (entry: XmlElement) => string = getText,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const holders = listChildren(
    element,
    'itemmetadata',
    'qtimetadata',
    'assessmentmetadata',
    'sectionmetadata',
  );
  for (const holder of holders) {
    for (const field of findByName(
      { ...holder, children: [holder] },
      'qtimetadatafield',
      'qti_metadatafield',
    )) {
      const entry = findChild(field, 'fieldentry');
      found.set(
        getText(findChild(field, 'fieldlabel')).toLowerCase(),
        entry === undefined ? '' : readEntry(entry),
      );
    }
    for (const child of listChildren(holder))
      if (child.name !== 'qtimetadata' && child.name !== 'qtimetadatafield')
        found.set(child.name.toLowerCase(), getText(child));
  }
  return found;
}
