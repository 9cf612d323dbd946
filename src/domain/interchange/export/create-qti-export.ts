import { createCanvasPackage } from './canvas/create-canvas-package.ts';
import { prepareExport, type ExportInput } from './prepare-export.ts';
import type { QuizPackage } from './quiz-package.ts';
import { createQtiPackage } from './qti/create-qti-package.ts';
import type { QtiFormat } from '../package-format.ts';
import { reportContent } from './report/report-content.ts';
import { reportDetails } from './report/report-details.ts';
import { reportTitles } from './report/report-titles.ts';
import { formatExportReport } from './report/format-report.ts';

/** What the export of a quiz as QTI needs. */
export interface QtiExportInput extends ExportInput {
  readonly format: QtiFormat;
}

/** Creates the QTI package of a quiz (QIO-08) with a report of what it changes or omits. */
export function createQtiExport({ format, ...input }: QtiExportInput): QuizPackage {
  const { quiz } = input;
  const { exported, options, request, hasVideos } = prepareExport(input);
  const isCanvas = format === '1.2';
  const report = [
    ...reportDetails(
      quiz,
      request,
      { hasDates: isCanvas, hasGrading: isCanvas, hasSubjects: false, isGradedByDefault: isCanvas },
      hasVideos,
    ),
    ...reportTitles(quiz, false),
    ...reportContent(exported, options, { dropsLinkTitles: !isCanvas, dropsCharacters: true }),
  ];
  const text = formatExportReport(quiz.title, `QTI ${format}`, report, input.formatMessage);
  return {
    files: isCanvas
      ? createCanvasPackage(exported, quiz, options, text)
      : createQtiPackage(format, exported, quiz.duration, options, text),
    report,
  };
}
