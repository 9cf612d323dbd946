import { canvasPackage } from './canvas/canvas-package.ts';
import { exportQuiz } from './export-quiz.ts';
import type { ExportOptions } from './export-options.ts';
import type { PackageFile } from './package-file.ts';
import { picturesOf, placePictures } from './pictures.ts';
import { qtiPackage } from './qti/qti-package.ts';
import type { QtiFormat } from './qti-formats.ts';
import type { QuizToExport } from './quiz-to-export.ts';
import { reportContent } from './report/report-content.ts';
import { reportDetails, type ExportRequest } from './report/report-details.ts';
import type { ReportEntry } from './report/report-entry.ts';
import { exportReportText } from './report/report-text.ts';
import { videoAddress } from './video-address.ts';

/** What an export of a quiz as QTI needs to know. */
export interface QtiExportInput extends ExportRequest {
  readonly quiz: QuizToExport;
  readonly format: QtiFormat;
  /** The site's own address, such as `https://lectern.test`. */
  readonly site: string;
  /** Where videos are watched when the caller gave no link: an address or a path of the site. */
  readonly player: string;
  /** Which of the asked-for addresses are pictures of ours that are there. */
  readonly isThere: (address: string) => boolean;
}

/** A package that is about to be written, and what it says of itself. */
export interface QtiExport {
  readonly files: readonly PackageFile[];
  readonly report: readonly ReportEntry[];
}

/** The addresses of all pictures that a package of `quiz` may hold, for asking which of them are there. */
export const picturesToExport = (quiz: QuizToExport): readonly string[] => picturesOf(exportQuiz(quiz));

/** A quiz as a QTI package of one version (QIO-08), with the report of what the package holds in another form or not at all. */
export function qtiExport({ quiz, format, site, player, institutionId, isThere, ...asked }: QtiExportInput): QtiExport {
  const ownPlayer = new URL(player, site).href;
  const link = asked.link === ownPlayer ? null : asked.link;
  const exported = exportQuiz(quiz);
  const addresses = picturesOf(exported);
  const options: ExportOptions = {
    site,
    videoAddress: (articleId) => videoAddress({ player: link ?? ownPlayer, institutionId, showsCaptions: quiz.showCaption }, articleId),
    pictures: placePictures(addresses.filter(isThere)),
    missing: new Set(addresses.filter((address) => !isThere(address) && !/^https:\/\//i.test(address))),
  };
  const hasVideos = exported.sections.some(({ items }) => items.some(({ kind }) => kind === 'video'));
  const isCanvas = format === '1.2';
  const report = [...reportDetails(quiz, { link, institutionId }, { dates: isCanvas, graded: isCanvas }, hasVideos), ...reportContent(exported, options, { dropsLinkTitles: !isCanvas })];
  const text = exportReportText(quiz.title, `QTI ${format}`, report);
  return { files: isCanvas ? canvasPackage(exported, quiz, options, text) : qtiPackage(format, exported, quiz.duration, options, text), report };
}
