import type { CartridgeFormat } from '../package-format.ts';
import { createCartridgePackage } from './cartridge/create-cartridge-package.ts';
import { prepareExport, type ExportInput, type PreparedExport } from './prepare-export.ts';
import type { QuizPackage } from './quiz-package.ts';
import { reportContent } from './report/report-content.ts';
import { reportDetails } from './report/report-details.ts';
import type { ReportEntry } from './report/report-entry.ts';
import { reportTitles } from './report/report-titles.ts';
import { formatExportReport } from './report/format-report.ts';

/** What the export of a quiz as a Common Cartridge needs. */
export interface CartridgeExportInput extends ExportInput {
  readonly format: CartridgeFormat;
}

const reportItemOrder = ({
  exported: { sections },
  hasVideos,
}: PreparedExport): readonly ReportEntry[] => [
  ...(sections.length > 1
    ? [{ code: 'activitiesAsCategories', values: { count: sections.length } } as const]
    : []),
  ...(hasVideos ? [{ code: 'videosApart' } as const] : []),
];

/** Reports a requested link that has parameters of its own, beside that of the video. */
const reportLinks = ({ request: { link }, hasVideos }: PreparedExport): readonly ReportEntry[] =>
  link !== null && hasVideos && [...new URL(link).searchParams.keys()].some((name) => name !== 'id')
    ? [{ code: 'severalParameters', values: { address: link } }]
    : [];

/** Creates the Common Cartridge of a quiz (QIO-09) with a report of what it changes or omits. */
export function createCartridgeExport({ format, ...input }: CartridgeExportInput): QuizPackage {
  const { quiz } = input;
  const prepared = prepareExport(input, 'fragment');
  const { exported, options, request, hasVideos } = prepared;
  const report = [
    ...reportDetails(
      quiz,
      request,
      { hasDates: false, hasGrading: false, hasSubjects: true },
      hasVideos,
    ),
    ...reportLinks(prepared),
    ...reportTitles(quiz, true),
    ...reportItemOrder(prepared),
    ...reportContent(exported, options, { dropsLinkTitles: false, dropsCharacters: true }),
  ];
  return {
    files: createCartridgePackage(
      format,
      exported,
      quiz,
      options,
      formatExportReport(quiz.title, `Common Cartridge ${format}`, report, input.formatMessage),
    ),
    report,
  };
}
