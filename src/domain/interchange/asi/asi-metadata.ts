import { element, worded, type XmlElement } from '../xml/element.ts';

/** The metadata of QTI 1.2, a label and an entry a field, in the order they are given. */
export const asiMetadata = (fields: Readonly<Record<string, string>>): XmlElement =>
  element(
    'qtimetadata',
    {},
    Object.entries(fields).map(([label, entry]) =>
      element('qtimetadatafield', {}, [worded('fieldlabel', label), worded('fieldentry', entry)]),
    ),
  );
