import type { CartridgeFormat } from '../cartridge-formats.ts';
import type { ExportOptions } from '../export-options.ts';
import type { ExportedQuiz } from '../exported-quiz.ts';
import type { Resource } from '../manifest.ts';
import type { PackageFile } from '../package-file.ts';
import { placedPictures } from '../pictures.ts';
import type { QuizToExport } from '../quiz-to-export.ts';
import { reportPath } from '../report/report-text.ts';
import { writeXml } from '../xml/write-xml.ts';
import { cartridgeAssessment } from './cartridge-assessment.ts';
import { cartridgeDialects } from './cartridge-dialect.ts';
import { cartridgeManifest } from './cartridge-manifest.ts';
import { webLink } from './web-link.ts';

const assessmentPath = 'assessment.xml';
const linkPath = (identifier: string): string => `weblinks/${identifier}.xml`;

/**
 * A quiz as a Common Cartridge: the assessment at the root, where readers that resolve pictures from its folder and readers that resolve them from
 * the package agree; videos as web links; pictures and the report as web content.
 */
export function cartridgePackage(
  format: CartridgeFormat,
  quiz: ExportedQuiz,
  stored: QuizToExport,
  options: ExportOptions,
  report: string,
): readonly PackageFile[] {
  const dialect = cartridgeDialects[format];
  const videos = quiz.sections.flatMap(({ items }) =>
    items.filter((item) => item.kind === 'video'),
  );
  const pictures = placedPictures(options.pictures);
  const resources: readonly Resource[] = [
    {
      identifier: quiz.identifier,
      type: dialect.resources.assessment,
      files: [assessmentPath],
      needs: pictures.map(({ identifier }) => identifier),
    },
    ...videos.map(({ identifier }): Resource => ({
      identifier,
      type: dialect.resources.webLink,
      files: [linkPath(identifier)],
    })),
    ...pictures.map(({ identifier, path }): Resource => ({
      identifier,
      type: 'webcontent',
      href: path,
      files: [path],
    })),
    { identifier: 'export-report', type: 'webcontent', href: reportPath, files: [reportPath] },
  ];
  return [
    {
      path: 'imsmanifest.xml',
      text: () =>
        writeXml(
          cartridgeManifest(
            dialect,
            quiz,
            stored.tags.map(({ title }) => title),
            options,
            resources,
          ),
        ),
    },
    {
      path: assessmentPath,
      text: () => writeXml(cartridgeAssessment(dialect, quiz, stored.duration, options)),
    },
    ...videos.map((video): PackageFile => ({
      path: linkPath(video.identifier),
      text: () => writeXml(webLink(dialect, video, options.videoAddress(video.articleId))),
    })),
    ...pictures.map(({ address, path }): PackageFile => ({ path, address })),
    { path: reportPath, text: () => report },
  ];
}
