import { asiDocument } from '../asi/asi-document.ts';
import type { ExportOptions } from '../export-options.ts';
import type { ExportedQuiz } from '../exported-quiz.ts';
import { resourceElement, type Resource } from '../manifest.ts';
import type { PackageFile } from '../package-file.ts';
import { placedPictures } from '../pictures.ts';
import type { QuizToExport } from '../quiz-to-export.ts';
import { reportPath } from '../report/report-text.ts';
import { element, worded, type XmlElement } from '../xml/element.ts';
import { writeXml } from '../xml/write-xml.ts';
import { canvasItem } from './canvas-item.ts';
import { canvasMeta } from './canvas-meta.ts';

const assessment = (
  quiz: ExportedQuiz,
  durationMinutes: number | null,
  options: ExportOptions,
): XmlElement =>
  asiDocument(
    quiz,
    'http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd',
    durationMinutes === null ? {} : { qmd_timelimit: String(durationMinutes) },
    quiz.sections.map(({ identifier, title, items }) =>
      element(
        'section',
        { ident: identifier, title },
        items.map((item) => canvasItem(item, options)),
      ),
    ),
  );

function manifest(identifier: string, resources: readonly Resource[]): XmlElement {
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
      element('metadata', {}, [worded('schema', 'IMS Content'), worded('schemaversion', '1.1.3')]),
      element('organizations'),
      element('resources', {}, resources.map(resourceElement)),
    ],
  );
}

/**
 * A quiz as QTI 1.2 in the layout of Canvas's own exports: one folder named after the quiz with the assessment and `assessment_meta.xml`, activities as
 * sections of the root section, pictures through the token for the package's files.
 */
export function canvasPackage(
  quiz: ExportedQuiz,
  stored: QuizToExport,
  options: ExportOptions,
  report: string,
): readonly PackageFile[] {
  const { identifier } = quiz;
  const assessmentPath = `${identifier}/${identifier}.xml`;
  const metaPath = `${identifier}/assessment_meta.xml`;
  const pictures = placedPictures(options.pictures);
  const resources: readonly Resource[] = [
    {
      identifier,
      type: 'imsqti_xmlv1p2',
      files: [assessmentPath],
      needs: [`${identifier}-meta`, ...pictures.map((each) => each.identifier)],
    },
    {
      identifier: `${identifier}-meta`,
      type: 'associatedcontent/imscc_xmlv1p1/learning-application-resource',
      href: metaPath,
      files: [metaPath],
    },
    ...pictures.map((each): Resource => ({
      identifier: each.identifier,
      type: 'webcontent',
      href: each.path,
      files: [each.path],
    })),
    { identifier: 'export-report', type: 'webcontent', href: reportPath, files: [reportPath] },
  ];
  return [
    { path: 'imsmanifest.xml', text: () => writeXml(manifest(`package-${identifier}`, resources)) },
    { path: assessmentPath, text: () => writeXml(assessment(quiz, stored.duration, options)) },
    { path: metaPath, text: () => writeXml(canvasMeta(quiz, stored)) },
    ...pictures.map(({ address, path }): PackageFile => ({ path, address })),
    { path: reportPath, text: () => report },
  ];
}
