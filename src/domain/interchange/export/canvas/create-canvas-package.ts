import { writeAsiDocument } from '../asi/write-document.ts';
import type { ExportOptions } from '../export-options.ts';
import type { ExportedQuiz, QuizToExport } from '../exported-quiz.ts';
import { createWebContent, writeResource, type ManifestResource } from '../manifest-resource.ts';
import type { PackageFile } from '../quiz-package.ts';
import { listManifestPictures } from '../pictures.ts';
import { reportPath } from '../report/format-report.ts';
import { element, textElement, type XmlElement } from '../../xml/element.ts';
import { writeXml } from '../../xml/write-xml.ts';
import { writeCanvasItem } from './write-item.ts';
import { writeCanvasMeta } from './write-meta.ts';

const writeAssessment = (
  quiz: ExportedQuiz,
  durationMinutes: number | null,
  options: ExportOptions,
): XmlElement =>
  writeAsiDocument(
    quiz,
    'http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd',
    durationMinutes === null ? {} : { qmd_timelimit: String(durationMinutes) },
    quiz.sections.map(({ identifier, title, items }) =>
      element(
        'section',
        { ident: identifier, title },
        items.map((item) => writeCanvasItem(item, options)),
      ),
    ),
  );

function writeManifest(identifier: string, resources: readonly ManifestResource[]): XmlElement {
  const namespace = 'http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1';
  return element(
    'manifest',
    {
      identifier,
      xmlns: namespace,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${namespace} http://www.imsglobal.org/xsd/imscp_v1p1.xsd`,
    },
    [
      element('metadata', {}, [
        textElement('schema', 'IMS Content'),
        textElement('schemaversion', '1.1.3'),
      ]),
      element('organizations'),
      element('resources', {}, resources.map(writeResource)),
    ],
  );
}

/**
 * Returns the files of a QTI 1.2 package in the layout of Canvas's own exports: a folder named
 * after the quiz with the assessment and `assessment_meta.xml`, activities as sections of the root
 * section, pictures by the token for the package's files.
 */
export function createCanvasPackage(
  quiz: ExportedQuiz,
  stored: QuizToExport,
  options: ExportOptions,
  report: string,
): readonly PackageFile[] {
  const { identifier } = quiz;
  const assessmentPath = `${identifier}/${identifier}.xml`;
  const metaPath = `${identifier}/assessment_meta.xml`;
  const pictures = listManifestPictures(options.pictures, identifier);
  const resources: readonly ManifestResource[] = [
    {
      identifier,
      type: 'imsqti_xmlv1p2',
      files: [assessmentPath],
      dependencies: [`${identifier}-meta`, ...pictures.map((each) => each.identifier)],
    },
    {
      identifier: `${identifier}-meta`,
      type: 'associatedcontent/imscc_xmlv1p1/learning-application-resource',
      href: metaPath,
      files: [metaPath],
    },
    ...pictures.map((each) => createWebContent(each.identifier, each.path)),
    createWebContent(`${identifier}-report`, reportPath),
  ];
  return [
    {
      path: 'imsmanifest.xml',
      text: () => writeXml(writeManifest(`package-${identifier}`, resources)),
    },
    { path: assessmentPath, text: () => writeXml(writeAssessment(quiz, stored.duration, options)) },
    { path: metaPath, text: () => writeXml(writeCanvasMeta(quiz, stored)) },
    ...pictures.map(({ address, path }): PackageFile => ({ path, address })),
    { path: reportPath, text: () => report },
  ];
}
