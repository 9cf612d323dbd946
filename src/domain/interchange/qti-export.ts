import { canvasPackage } from './canvas/canvas-package.ts';
import { prepareExport, type ExportInput, type QuizPackage } from './prepare-export.ts';
import { qtiPackage } from './qti/qti-package.ts';
import type { QtiFormat } from './qti-formats.ts';
import { reportContent } from './report/report-content.ts';
import { reportDetails } from './report/report-details.ts';
import { reportTitles } from './report/report-titles.ts';
import { exportReportText } from './report/report-text.ts';

/** What an export of a quiz as QTI needs to know. */
export interface QtiExportInput extends ExportInput {
  readonly format: QtiFormat;
}

/** A quiz as a QTI package of one version (QIO-08), with the report of what the package holds in another form or not at all. */
export function qtiExport({ format, ...input }: QtiExportInput): QuizPackage {
  const { quiz } = input;
  const { exported, options, request, hasVideos } = prepareExport(input);
  const isCanvas = format === '1.2';
  const report = [
    ...reportDetails(
      quiz,
      request,
      { dates: isCanvas, graded: isCanvas, subjects: false, gradedIfUnsaid: isCanvas },
      hasVideos,
    ),
    ...reportTitles(quiz, false),
    ...reportContent(exported, options, { dropsLinkTitles: !isCanvas, dropsCharacters: true }),
  ];
  const text = exportReportText(quiz.title, `QTI ${format}`, report);
  return {
    files: isCanvas
      ? canvasPackage(exported, quiz, options, text)
      : qtiPackage(format, exported, quiz.duration, options, text),
    report,
  };
}
