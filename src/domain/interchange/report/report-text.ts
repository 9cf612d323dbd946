import { quizExportReport as say } from '../../sentences/quiz-export-report.ts';
import type { ReportCode, ReportEntry } from './report-entry.ts';

/** Where the report lies in every package. */
export const reportPath = 'lectern-export-report.txt';

const filled = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place).replaceAll(/\s+/g, ' '));

function lineOf({ code, values = {}, place }: ReportEntry): string {
  const said = filled(say[code], values);
  return `- ${place === undefined ? said : filled(say.place, { ...place, said })}`;
}

/** The report as it lies in the package: what the package holds in another form or not at all, a line each. */
export function exportReportText(title: string, format: string, entries: readonly ReportEntry[]): string {
  const head = [say.heading, filled(say.quiz, { title }), filled(say.format, { format }), ''];
  return `${[...head, ...(entries.length === 0 ? [say.nothing] : [say.intro, ...entries.map(lineOf)])].join('\n')}\n`;
}

/** How often each code stands in a report: what the answer's header carries. */
export function countCodes(entries: readonly ReportEntry[]): Readonly<Partial<Record<ReportCode, number>>> {
  const counts: Partial<Record<ReportCode, number>> = {};
  for (const { code } of entries) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
