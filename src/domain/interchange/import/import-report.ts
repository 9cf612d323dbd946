import type { FormatMessage } from '../../messages/message.ts';
import { toCsv } from '../../text/to-csv.ts';
import type { ImportEntry } from './imported-package.ts';
import { getSelectionKey, type ImportReview } from './import-review.ts';

/** What an import did: what the server returned, and the keys of the items that nobody chose. */
export interface ImportResult {
  readonly fileName: string;
  readonly imported: ImportReview;
  readonly excludedItems: ReadonlySet<string>;
}

/** An entry of the report with the title of its quiz, '' for an entry about the package. */
export interface ReportRow {
  readonly quiz: string;
  readonly entry: ImportEntry;
}

/** What an import left out or changed, each with the reason, and how many items nobody chose. */
export interface ImportSummary {
  readonly skipped: readonly ReportRow[];
  readonly changed: readonly ReportRow[];
  readonly unselectedCount: number;
}

const listRows = ({ imported: { sources, report } }: ImportResult): readonly ReportRow[] =>
  report.map((entry) => ({
    quiz: entry.source === null ? '' : (sources[entry.source]?.title ?? ''),
    entry,
  }));

/** Returns what an import left out or changed. */
export function summarizeImport(result: ImportResult): ImportSummary {
  const rows = listRows(result);
  const skipped = rows.filter(({ entry }) => entry.outcome === 'skipped');
  const isUnselected = ({ entry }: ReportRow): boolean =>
    result.excludedItems.has(getSelectionKey(entry));
  return {
    skipped: skipped.filter((row) => !isUnselected(row)),
    changed: rows.filter(({ entry }) => entry.outcome === 'partial'),
    unselectedCount: skipped.filter(isUnselected).length,
  };
}

const headings = ['quiz', 'file', 'identifier', 'title', 'outcome', 'reason'] as const;

/** Returns the whole report as CSV, one row for each entry. */
export const toReportCsv = (result: ImportResult, formatMessage: FormatMessage): string =>
  toCsv([
    headings.map((heading) => formatMessage(`quizImportReport.csv.${heading}`)),
    ...listRows(result).map(({ quiz: name, entry }) => [
      name,
      entry.file,
      entry.identifier,
      entry.title,
      formatMessage(`quizImportReport.outcome.${entry.outcome}`),
      entry.reason,
    ]),
  ]);
