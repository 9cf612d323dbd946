import { quizExportReport as say } from '../../../messages/en/interchange/quiz-export-report.ts';
import { formatOnOneLine } from '../../format-on-one-line.ts';
import type { ReportCode, ReportEntry } from './report-entry.ts';

/** The path of the report in every package. */
export const reportPath = 'lectern-export-report.txt';

/** Returns what an entry of a report says, in one line. */
export function formatReportEntry({ code, values = {}, location }: ReportEntry): string {
  const message = formatOnOneLine(say[code], values);
  return location === undefined ? message : formatOnOneLine(say.location, { ...location, message });
}

/** Returns the report inside a package: what it changes or omits, one line each. */
export function formatExportReport(
  title: string,
  format: string,
  entries: readonly ReportEntry[],
): string {
  const head = [
    say.heading,
    formatOnOneLine(say.quiz, { title }),
    formatOnOneLine(say.format, { format }),
    '',
  ];
  const lines = entries.map((entry) => `- ${formatReportEntry(entry)}`);
  const body = lines.length === 0 ? [say.nothing] : [say.intro, ...lines];
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
