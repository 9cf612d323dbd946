import type { CartridgeFormat } from '../../package-format.ts';
import type { ExportOptions } from '../export-options.ts';
import { listVideos, type ExportedQuiz, type QuizToExport } from '../exported-quiz.ts';
import { createWebContent, type ManifestResource } from '../manifest-resource.ts';
import type { PackageFile } from '../quiz-package.ts';
import { listManifestPictures } from '../pictures.ts';
import { reportPath } from '../report/format-report.ts';
import { writeXml } from '../../xml/write-xml.ts';
import { writeCartridgeAssessment } from './write-assessment.ts';
import { cartridgeDialects } from './cartridge-dialect.ts';
import { writeCartridgeManifest } from './write-manifest.ts';
import { writeWebLink } from './write-web-link.ts';

const assessmentPath = 'assessment.xml';
const getLinkPath = (identifier: string): string => `weblinks/${identifier}.xml`;

/**
 * Returns the files of a Common Cartridge: the assessment at the root, where readers resolve its
 * pictures alike, videos as web links, pictures and the report as web content.
 */
export function createCartridgePackage(
  format: CartridgeFormat,
  quiz: ExportedQuiz,
  stored: QuizToExport,
  options: ExportOptions,
  report: string,
): readonly PackageFile[] {
  const dialect = cartridgeDialects[format];
  const videos = quiz.sections.flatMap(({ items }) => listVideos(items));
  const pictures = listManifestPictures(options.pictures, quiz.identifier);
  const resources: readonly ManifestResource[] = [
    {
      identifier: quiz.identifier,
      type: dialect.resources.assessment,
      files: [assessmentPath],
      dependencies: pictures.map(({ identifier }) => identifier),
    },
    ...videos.map(({ identifier }): ManifestResource => ({
      identifier,
      type: dialect.resources.webLink,
      files: [getLinkPath(identifier)],
    })),
    ...pictures.map(({ identifier, path }) => createWebContent(identifier, path)),
    createWebContent(`${quiz.identifier}-report`, reportPath),
  ];
  return [
    {
      path: 'imsmanifest.xml',
      text: () =>
        writeXml(
          writeCartridgeManifest(
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
      text: () => writeXml(writeCartridgeAssessment(dialect, quiz, stored.duration, options)),
    },
    ...videos.map((video): PackageFile => ({
      path: getLinkPath(video.identifier),
      text: () => writeXml(writeWebLink(dialect, video, options.getVideoAddress(video.articleId))),
    })),
    ...pictures.map(({ address, path }): PackageFile => ({ path, address })),
    { path: reportPath, text: () => report },
  ];
}
