import type { ExportedQuiz } from '../exported-quiz.ts';
import { element, type XmlElement } from '../xml/element.ts';
import { asiMetadata } from './asi-metadata.ts';

const namespace = 'http://www.imsglobal.org/xsd/ims_qtiasiv1p2';

/** An assessment of QTI 1.2 (ASI: assessment, section, item) with its metadata and the one section every reader expects. `schema` is the address of the profile's schema. */
export const asiDocument = (
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
        ...(Object.keys(metadata).length === 0 ? [] : [asiMetadata(metadata)]),
        element('section', { ident: 'root_section' }, content),
      ]),
    ],
  );
