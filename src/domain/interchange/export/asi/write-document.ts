import type { ExportedQuiz } from '../exported-quiz.ts';
import { element, type XmlElement, textElement } from '../../xml/element.ts';

/**
 * Returns the `qtimetadata` of QTI 1.2: a label and an entry for each field, in the given order.
 */
export const writeAsiMetadata = (fields: Readonly<Record<string, string>>): XmlElement =>
  element(
    'qtimetadata',
    {},
    Object.entries(fields).map(([label, entry]) =>
      element('qtimetadatafield', {}, [
        textElement('fieldlabel', label),
        textElement('fieldentry', entry),
      ]),
    ),
  );

const namespace = 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2';

/**
 * Returns a QTI 1.2 document (ASI: assessment, section, item) with metadata and the root section
 * that every reader expects. `schema` is the address of the profile's schema.
 */
export const writeAsiDocument = (
  { identifier, title }: ExportedQuiz,
  schema: string,
  metadata: Readonly<Record<string, string>>,
  content: readonly XmlElement[],
): XmlElement =>
  element(
    'questestinterop',
    {
      xmlns: namespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${namespace} ${schema}`,
    },
    [
      element('assessment', { ident: identifier, title }, [
        ...(Object.keys(metadata).length === 0 ? [] : [writeAsiMetadata(metadata)]),
        element('section', { ident: 'root_section' }, content),
      ]),
    ],
  );
