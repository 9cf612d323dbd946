import type { FormatMessage } from '../../../messages/message.ts';
import { toLineValues } from '../../one-line.ts';
import type { ReportCode, ReportEntry } from './report-entry.ts';

/** The path of the report in every package. */
export const reportPath = 'lectern-export-report.txt';

/** Returns what an entry of a report says, in one line. */
export function formatReportEntry(
  { code, values = {}, location }: ReportEntry,
  formatMessage: FormatMessage,
): string {
  const message = formatMessage(`quizExportReport.${code}`, toLineValues(values));
  return location === undefined
    ? message
    : formatMessage('quizExportReport.location', { ...toLineValues({ ...location }), message });
}

/** Returns the report inside a package: what it changes or omits, one line each. */
export function formatExportReport(
  title: string,
  format: string,
  entries: readonly ReportEntry[],
  formatMessage: FormatMessage,
): string {
  const head = [
    formatMessage('quizExportReport.heading'),
    formatMessage('quizExportReport.quiz', toLineValues({ title })),
    formatMessage('quizExportReport.format', { format }),
    '',
  ];
  const lines = entries.map((entry) => `- ${formatReportEntry(entry, formatMessage)}`);
  const body =
    lines.length === 0
      ? [formatMessage('quizExportReport.nothing')]
      : [formatMessage('quizExportReport.intro'), ...lines];
  return `${[...head, ...body].join('\n')}\n`;
}

/** Counts the entries of a report by code, for the response header. */
export function countCodes(
  entries: readonly ReportEntry[],
): Readonly<Partial<Record<ReportCode, number>>> {
  const counts: Partial<Record<ReportCode, number>> = {};
  for (const { code } of entries) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
