import { prepareExport, type ExportInput } from './prepare-export.ts';
import type { QuizPackage } from './quiz-package.ts';
import { reportContent } from './report/report-content.ts';
import { reportDetails } from './report/report-details.ts';
import { formatExportReport } from './report/format-report.ts';
import { toPlayerQuiz } from './scorm/to-player-quiz.ts';
import { reportScormLimits } from './report/report-scorm-limits.ts';
import {
  createScormPackage,
  type MathFont,
  type PlayerFiles,
} from './scorm/create-scorm-package.ts';
import type { ScormFormat } from '../package-format.ts';

/** What the export of a quiz as SCORM needs. */
export interface ScormExportInput extends ExportInput {
  readonly format: ScormFormat;
  readonly playerFiles: PlayerFiles;
  /** The font for `listMathCharacters`; null without formulas. */
  readonly mathFont: MathFont | null;
}

/** Creates the SCORM package of a quiz (QIO-10) with a report of what it changes or omits. */
export function createScormExport({
  format,
  playerFiles,
  mathFont,
  ...input
}: ScormExportInput): QuizPackage {
  const { quiz } = input;
  const { exported, options, request, hasVideos } = prepareExport(input);
  const played = toPlayerQuiz(format, exported, quiz, options);
  const report = [
    ...reportDetails(
      quiz,
      request,
      { hasDates: false, hasGrading: true, hasSubjects: false },
      hasVideos,
    ),
    ...reportScormLimits(played),
    ...reportContent(exported, options, { dropsLinkTitles: false, dropsCharacters: false }),
  ];
  return {
    files: createScormPackage(
      exported.identifier,
      played,
      playerFiles,
      mathFont,
      options,
      formatExportReport(quiz.title, `SCORM ${format}`, report, input.formatMessage),
    ),
    report,
  };
}
