import { prepareExport, type ExportInput, type QuizPackage } from './prepare-export.ts';
import { reportContent } from './report/report-content.ts';
import { reportDetails } from './report/report-details.ts';
import { exportReportText } from './report/report-text.ts';
import { playQuiz } from './scorm/play-quiz.ts';
import { reportScorm } from './scorm/report-scorm.ts';
import { scormPackage, type PlayerFiles } from './scorm/scorm-package.ts';
import type { ScormFormat } from './scorm-formats.ts';

/** What an export of a quiz as SCORM needs to know. */
export interface ScormExportInput extends ExportInput {
  readonly format: ScormFormat;
  readonly playerFiles: PlayerFiles;
}

/** A quiz as a SCORM package (QIO-10), with the report of what the package holds in another form or not at all. */
export function scormExport({ format, playerFiles, ...input }: ScormExportInput): QuizPackage {
  const { quiz } = input;
  const { exported, options, request, hasVideos } = prepareExport(input);
  const played = playQuiz(format, exported, quiz, options);
  const report = [
    ...reportDetails(quiz, request, { dates: false, graded: true, subjects: false }, hasVideos),
    ...reportScorm(played),
    ...reportContent(exported, options, { dropsLinkTitles: false, dropsCharacters: false }),
  ];
  return {
    files: scormPackage(
      exported.identifier,
      played,
      playerFiles,
      options,
      exportReportText(quiz.title, `SCORM ${format}`, report),
    ),
    report,
  };
}
