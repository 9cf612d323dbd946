import type { CartridgeFormat } from './cartridge-formats.ts';
import { cartridgePackage } from './cartridge/cartridge-package.ts';
import {
  prepareExport,
  type ExportInput,
  type PreparedExport,
  type QuizPackage,
} from './prepare-export.ts';
import { reportContent } from './report/report-content.ts';
import { reportDetails } from './report/report-details.ts';
import type { ReportEntry } from './report/report-entry.ts';
import { reportTitles } from './report/report-titles.ts';
import { exportReportText } from './report/report-text.ts';

/** What an export of a quiz as a Common Cartridge needs to know. */
export interface CartridgeExportInput extends ExportInput {
  readonly format: CartridgeFormat;
}

const reportOrder = ({
  exported: { sections },
  hasVideos,
}: PreparedExport): readonly ReportEntry[] => [
  ...(sections.length > 1
    ? [{ code: 'activitiesAsCategories', values: { count: sections.length } } as const]
    : []),
  ...(hasVideos ? [{ code: 'videosApart' } as const] : []),
];

/** A quiz as a Common Cartridge (QIO-09), with the report of what the package holds in another form or not at all. */
export function cartridgeExport({ format, ...input }: CartridgeExportInput): QuizPackage {
  const { quiz } = input;
  const prepared = prepareExport(input);
  const { exported, options, request, hasVideos } = prepared;
  const report = [
    ...reportDetails(quiz, request, { dates: false, graded: false, subjects: true }, hasVideos),
    ...reportTitles(quiz, true),
    ...reportOrder(prepared),
    ...reportContent(exported, options, { dropsLinkTitles: false, dropsCharacters: true }),
  ];
  return {
    files: cartridgePackage(
      format,
      exported,
      quiz,
      options,
      exportReportText(quiz.title, `Common Cartridge ${format}`, report),
    ),
    report,
  };
}
