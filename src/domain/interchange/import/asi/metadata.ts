import type { XmlElement } from '../../xml/element.ts';
import { childOf, childrenOf, named, wordsOf } from '../tree.ts';

/** What is said of an item or an assessment beside its content, by label in small letters: fields of `qtimetadata`, and elements such as Blackboard's `bbmd_questiontype`. `entryOf` reads the words of an entry. */
export function metadataOf(
  element: XmlElement,
  entryOf: (entry: XmlElement) => string = wordsOf,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const holders = childrenOf(
    element,
    'itemmetadata',
    'qtimetadata',
    'assessmentmetadata',
    'sectionmetadata',
  );
  for (const holder of holders) {
    for (const field of named(
      { ...holder, children: [holder] },
      'qtimetadatafield',
      'qti_metadatafield',
    )) {
      const entry = childOf(field, 'fieldentry');
      found.set(
        wordsOf(childOf(field, 'fieldlabel')).toLowerCase(),
        entry === undefined ? '' : entryOf(entry),
      );
    }
    for (const child of childrenOf(holder))
      if (child.name !== 'qtimetadata' && child.name !== 'qtimetadatafield')
        found.set(child.name.toLowerCase(), wordsOf(child));
  }
  return found;
}
